import Gtk
import Texts
import WindowWords

import enum DialogModel.Input

/// A presenter's window next to the stage: the steps of a scenario, the next one large.
@MainActor
final class RunSheet {
  let window = Window()
  /// What the presenter asks for.
  var onRequest: (@MainActor (Request) -> Void)?

  /// Called when it is not on the screen any more.
  var onClosed: (@MainActor () -> Void)?

  /// What a presenter can ask for.
  enum Request: Equatable {
    case key(PresenterKey)
    case firstStep, end
    /// Shows the stage alone on the full screen, or ends that.
    case present
    /// Makes a file of the scenario, for people who were not there.
    case share
    /// Answers a question, or ends a task.
    case decide(Input)
    /// Goes on behind the next step without it.
    case skip
    /// Decides the last question or task in the other way.
    case decideOtherwise
  }

  let header = HeaderBar()
  let clock = Label(ticking: "00:00")
  let count = Label()
  let progress = ProgressBar()
  let list = ScrolledWindow()
  let keyPage = RunSheet.listOfKeys()
  private let pages = Stack()
  let (done, coming) = (Box(.vertical), Box(.vertical))
  private(set) var rows: [Widget] = []
  let next = RunSheetCard()
  let black = RunSheetBar(tr("The stage is black."), tr("Show the Stage"))
  let offTrack = RunSheetTrackBar()
  /// What is wrong with the files, which the audience does not see.
  let problem = Label()
  let scenarios = Menu()
  private(set) lazy var scenarioMenu = MenuButton(icon: "pan-down-symbolic", menu: scenarios)
  let perform = Button(label: "")
  let back = Button(icon: "go-previous-symbolic")
  let restart = Button(icon: "view-refresh-symbolic")
  let presents = ToggleButton(icon: "video-display-symbolic")
  let keys = ToggleButton(icon: "input-keyboard-symbolic")
  let share = Button(icon: "send-to-symbolic")
  let choices = RunSheetChoices()
  let switches = RunSheetSwitches()
  /// The step that is not performed yet, and since when.
  var waiting: (step: Int?, since: ContinuousClock.Instant)?
  private var shown: State?
  private var began: ContinuousClock.Instant?
  @Scheduled private var timer: Source?
  private var isShowing = false
  /// The size of the list that was followed last.
  var listSize = Size(width: 0, height: 0)
  private let note = Label()
  @Scheduled private var noteTimer: Source?

  /// What the sheet shows.
  struct State: Equatable {
    var scenario = ""
    /// All scenarios of the document.
    var scenarios: [String] = []
    var title = ""
    var steps: [SheetStep] = []
    /// The place of the next step in the list; the number of steps after the last.
    var next = 0
    /// The presenter's notes on the whole.
    var notes: String?
    /// How many minutes the scenario is planned to take.
    var minutes: Int?
    /// What was done that is no step, or the step that can't be performed, in a sentence; `nil` if
    /// all goes as it should.
    var offTrack: String?
    /// What a person can do then.
    var ways: RunSheetTrackBar.Ways = RunSheetTrackBar.Ways()
    /// Whether the audience reads the next step before it is performed.
    var saysFirst = false
    /// Whether it reads that now.
    var hasSaid = false
    /// Whether the step before the next one still waits for something.
    var waits = false
    /// Whether a step of the scenario was performed.
    var hasBegun = false
    /// What of the tool is on the stage.
    var isOn: Set<PresenterKey> = []
    var isPresenting = false
  }

  /// A step that people see.
  struct SheetStep: Equatable {
    /// What is done.
    var words: String
    /// Which one of the steps with a name it is; `nil` for one that the scenario has itself.
    var part: String?
    /// What the audience reads then.
    var say: String?
    var notes: String?
  }

  init() {
    window.title = tr("Run Sheet")
    window.setDefaultSize(Size(width: 520, height: 640))
    header.title = tr("Run Sheet")
    header.showCloseButton = true
    window.setTitlebar(header)
    fillHeader()
    list.setPolicy(horizontal: .never, vertical: .automatic)
    let steps = Box(.vertical)
    steps.accessibleRole = .list
    steps.accessibleName = tr("Steps")
    for part in [done, next.widget, coming] { steps.packStart(part) }
    list.add(steps)
    // Bars come and go, and the window may get another size.
    list.onAllocate { [weak self] in self?.follow($0) }
    pages.add(list, named: "steps")
    pages.add(keyPage, named: "keys")
    let column = Box(.vertical)
    column.addClass("run-sheet")
    column.setSizeRequest(width: 400, height: 430)
    column.packStart(makeTop())
    column.packStart(pages, expand: true)
    note.addClass("run-sheet-note")
    note.setWraps(true)
    note.xalign = 0
    note.ignoresShowAll = true
    problem.addClass("run-sheet-bar")
    problem.setWraps(true)
    problem.setLines(3)
    problem.setEllipsize(.end)
    problem.xalign = 0
    problem.ignoresShowAll = true
    for part in [
      choices.widget, note, problem, black.widget, offTrack.widget, makeFoot(),
    ] {
      column.packStart(part)
    }
    window.add(column)
    header.showAll()
    column.showAll()
    connect()
  }

  private func connect() {
    func ask(_ button: Button, _ request: Request) {
      button.onClicked { [weak self] in self?.onRequest?(request) }
    }
    ask(perform, .key(.nextStep))
    ask(back, .key(.stepBack))
    ask(restart, .firstStep)
    ask(offTrack.back, .key(.backOnTrack))
    ask(offTrack.skip, .skip)
    ask(offTrack.otherwise, .decideOtherwise)
    ask(black.button, .key(.black))
    ask(share, .share)
    switches.onChosen = { [weak self] in
      if let self, !isShowing { onRequest?(.key($0)) }
    }
    presents.onToggled { [weak self] in
      if let self, !isShowing { onRequest?(.present) }
    }
    keys.onToggled { [weak self] in
      if let self { pages.visibleChildName = keys.isActive ? "keys" : "steps" }
    }
    choices.onChosen = { [weak self] in self?.onRequest?(.decide($0)) }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.onClose { [weak self] in
      self?.close()
      return true
    }
  }

  /// Shows the sheet, or brings it to the front.
  func present() {
    window.present()
    if !window.hasFocus(perform) { perform.grabFocus() }
    tick()
  }

  /// Takes the keyboard back, where the sheet is shown.
  func takeKeys() {
    guard isShown else { return }
    MainLoop.idle { [weak self] in
      self?.window.present()
      return false
    }
  }

  /// Shows what can be decided now.
  func showChoices(_ all: [RunSheetChoices.Choice]) {
    let hadFocus = window.hasFocus(inside: choices.widget)
    // A button that is gone keeps no focus, and the next key is for the next step.
    if choices.show(all), hadFocus { perform.grabFocus() }
  }

  /// Shows a sentence for a moment.
  func tell(_ text: String) {
    note.text = text
    note.show()
    note.announce(text)
    noteTimer?.remove()
    noteTimer = MainLoop.timeout(milliseconds: 4_000) { [weak self] in
      self?.noteTimer = nil
      self?.note.hide()
      return false
    }
  }

  /// Shows what is wrong with the files; `nil` if nothing is.
  func show(problem text: String?) {
    guard text ?? "" != problem.text else { return }
    problem.text = text ?? ""
    problem.tooltip = text
    problem.isVisible = text != nil
    if let text { problem.announce(text) }
  }

  private func close() {
    timer?.remove()
    timer = nil
    window.hide()
    onClosed?()
  }

  /// Whether the sheet can be seen.
  var isShown: Bool { window.isVisible }

  /// Shows where the scenario is.
  func show(_ state: State) {
    guard state != shown else { return }
    isShowing = true
    defer { isShowing = false }
    let before = shown
    shown = state
    // A talk begins with its first step, also after a rehearsal.
    if !state.hasBegun || state.next == 0 { began = nil } else if began == nil { began = .now }
    header.subtitle = [state.scenario, state.title].filter { !$0.isEmpty }.listed()
    if before?.steps != state.steps || before?.next != state.next || before?.notes != state.notes {
      fill(state)
    }
    next.isOnStage = state.hasSaid
    if before?.scenarios != state.scenarios { show(scenarios: state.scenarios) }
    let (number, all) = (String(state.next + 1), String(state.steps.count))
    let hasNext = state.next < state.steps.count
    count.text =
      hasNext
      ? tr("Step {number} of {all}", ["number": number, "all": all]) : tr("The end")
    progress.fraction =
      state.steps.isEmpty ? 0 : Double(state.next) / Double(state.steps.count)
    perform.label =
      !hasNext
      ? tr("No more steps")
      : state.waits
        ? tr("Step {number} waits…", ["number": number])
        : state.saysFirst
          ? tr("Caption of Step {number}", ["number": number])
          : tr("Perform Step {number}", ["number": number])
    perform.isSensitive = hasNext
    back.isSensitive = state.next > 0
    restart.isSensitive = state.next > 0
    presents.isActive = state.isPresenting
    share.isSensitive = !state.scenario.isEmpty
    switches.show(state.isOn)
    showBars(state, before)
    if state.offTrack == nil,
      before?.next != state.next || before?.scenario != state.scenario
    {
      next.widget.announce(next.text)
    }
    if state.waits, before?.waits != true { perform.announce(perform.label ?? "") }
    tick()
  }

  private func showBars(_ state: State, _ before: State?) {
    // A hidden button keeps no focus, and the next key is for the next step.
    if offTrack.widget.isVisible && state.offTrack == nil
      || black.widget.isVisible && !state.isOn.contains(.black)
    {
      perform.grabFocus()
    }
    let wasBlack = black.widget.isVisible
    black.widget.isVisible = state.isOn.contains(.black)
    if black.widget.isVisible, !wasBlack { black.widget.announce(black.text) }
    offTrack.show(state.offTrack, state.ways)
    if let text = state.offTrack, before?.offTrack != text { offTrack.widget.announce(text) }
  }

  private func fill(_ state: State) {
    for row in rows { row.destroy() }
    rows = []
    if let notes = state.notes, state.next == 0 {
      let row = RunSheetCard.notes(notes)
      done.packStart(row)
      row.showAll()
      rows.append(row)
    }
    for (place, step) in state.steps.enumerated() where place != state.next {
      let row = RunSheetCard.row(step, number: place + 1, isDone: place < state.next)
      (place < state.next ? done : coming).packStart(row)
      row.showAll()
      rows.append(row)
    }
    if state.next < state.steps.count {
      next.show(state.steps[state.next], number: state.next + 1)
    } else {
      next.showEnd(hasSteps: !state.steps.isEmpty)
    }
    showNext()
  }

  private func tick() {
    let seconds = began.map { Int($0.duration(to: .now).components.seconds) } ?? 0
    clock.text = RunSheetTime.text(seconds: seconds, planned: shown?.minutes)
    clock.setClass("over", RunSheetTime.isOver(seconds: seconds, planned: shown?.minutes))
    guard timer == nil, began != nil, window.isVisible else { return }
    timer = MainLoop.timeout(milliseconds: 500) { [weak self] in
      guard let self, began != nil else {
        self?.timer = nil
        return false
      }
      tick()
      return true
    }
  }
}
