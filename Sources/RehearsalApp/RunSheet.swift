import DialogModel
import Gtk
import Scenario
import Texts
import Workbench

/// A presenter's window beside the stage: the steps of a scenario, the next one large.
@MainActor
final class RunSheet {
  let window = Window()
  /// Called for the next step, and to go back to the state after the current step.
  var onPerform: (@MainActor () -> Void)?
  var onBackOnTrack: (@MainActor () -> Void)?

  private let header = HeaderBar()
  private let clock = Label(ticking: "00:00")
  private let count = Label()
  private let list = ScrolledWindow()
  private let (done, coming) = (Box(.vertical), Box(.vertical))
  private var rows: [Widget] = []
  private let next = RunSheetCard()
  private let offTrack = RunSheetBar(
    tr("Off the sheet: something else was tapped."), tr("Back on Track"))
  private let closing = RunSheetBar(tr("Close the run sheet?"), tr("Close"))
  private let perform = Button(label: "")
  private var shown: State?
  private var began: ContinuousClock.Instant?
  private var timer: Source?

  /// What the sheet shows.
  struct State: Equatable {
    var scenario: String
    var title: String
    var steps: [Step]
    /// The place of the next step in the list; the number of steps after the last.
    var next: Int
    var isOffTrack: Bool
    /// Whether a step of the scenario was performed.
    var hasBegun: Bool
  }

  /// A step that people see.
  struct Step: Equatable {
    var words: String
    var notes: String?
  }

  init() {
    window.title = tr("Run Sheet")
    window.setDefaultSize(Size(width: 520, height: 640))
    header.title = tr("Run Sheet")
    header.showCloseButton = true
    window.setTitlebar(header)
    let top = Box(.horizontal)
    top.addClass("run-sheet-top")
    clock.addClass("run-sheet-clock")
    top.packStart(clock)
    top.packEnd(count)
    let steps = Box(.vertical)
    for part in [done, next.widget, coming] { steps.packStart(part) }
    list.setPolicy(horizontal: .never, vertical: .automatic)
    list.add(steps)
    perform.addClass("suggested-action")
    perform.addClass("run-sheet-perform")
    let column = Box(.vertical)
    column.addClass("run-sheet")
    column.setSizeRequest(width: 400, height: 430)
    column.packStart(top)
    column.packStart(list, expand: true)
    for part in [offTrack.widget, closing.widget, perform] { column.packStart(part) }
    window.add(column)
    header.showAll()
    column.showAll()
    perform.onClicked { [weak self] in self?.onPerform?() }
    offTrack.button.onClicked { [weak self] in self?.onBackOnTrack?() }
    closing.button.onClicked { [weak self] in self?.window.close() }
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

  private func close() {
    closing.widget.hide()
    timer?.remove()
    timer = nil
    window.hide()
  }

  /// Whether the sheet can be seen.
  var isShown: Bool { window.isVisible }

  private func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    switch press.name {
    case "Escape":
      let asks = !closing.widget.isVisible
      closing.widget.isVisible = asks
      if asks {
        closing.button.grabFocus()
        closing.widget.announce(closing.text)
      } else {
        perform.grabFocus()
      }
    case "Page_Down", "Next", "KP_Page_Down", "KP_Next", "Right": onPerform?()
    case "space":
      // A button that was given the focus has its key.
      if window.hasFocus(offTrack.button) || window.hasFocus(closing.button) { return false }
      onPerform?()
    default: return false
    }
    return true
  }

  /// Shows where the scenario is.
  func show(_ state: State) {
    guard state != shown else { return }
    let before = shown
    shown = state
    if !state.hasBegun { began = nil } else if began == nil { began = .now }
    header.subtitle = [state.scenario, state.title].filter { !$0.isEmpty }.joined(separator: ", ")
    fill(state)
    let (number, all) = (String(state.next + 1), String(state.steps.count))
    let hasNext = state.next < state.steps.count
    count.text =
      hasNext
      ? tr("Step {number} of {all}", ["number": number, "all": all]) : tr("The end")
    perform.label = hasNext ? tr("Perform Step {number}", ["number": number]) : tr("No more steps")
    perform.isSensitive = hasNext
    // A hidden button keeps no focus, and the next key is for the next step.
    if offTrack.widget.isVisible, !state.isOffTrack { perform.grabFocus() }
    offTrack.widget.isVisible = state.isOffTrack
    if state.isOffTrack, before?.isOffTrack != true {
      offTrack.widget.announce(offTrack.text)
    } else if before?.next != state.next || before?.scenario != state.scenario {
      next.widget.announce(next.text)
    }
    tick()
  }

  private func fill(_ state: State) {
    for row in rows { row.destroy() }
    rows = []
    for (place, step) in state.steps.enumerated() where place != state.next {
      let row = RunSheetCard.row(step.words, number: place + 1, isDone: place < state.next)
      (place < state.next ? done : coming).packStart(row)
      row.showAll()
      rows.append(row)
    }
    if state.next < state.steps.count {
      next.show(state.steps[state.next], number: state.next + 1)
    } else {
      next.showEnd(hasSteps: !state.steps.isEmpty)
    }
    MainLoop.idle { [weak self] in
      // Two rows of what was performed stay in sight.
      if let self { list.verticalOffset = Double(max(0, done.allocation.height - 74)) }
      return false
    }
  }

  private func tick() {
    let seconds = began.map { Int($0.duration(to: .now).components.seconds) } ?? 0
    clock.text = [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
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
