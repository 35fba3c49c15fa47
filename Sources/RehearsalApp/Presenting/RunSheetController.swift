import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Scenario
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// The run sheet of a window.
@MainActor
final class RunSheetController {
  unowned let host: any PresentingHost
  private unowned let presenting: PresentingController
  private(set) var sheet: RunSheet?
  /// Draws what comes next in the sheet; made with it.
  private var preview: RunSheetPreview?
  private var action: SimpleAction?
  /// Whether the next step can't come.
  private var isHindered = false

  var window: ApplicationWindow { host.window }
  var workbench: Workbench { host.workbench }
  var session: Session? { host.session }
  var stage: Stage { host.stage }

  init(_ host: any PresentingHost, _ presenting: PresentingController) {
    (self.host, self.presenting) = (host, presenting)
  }

  /// Whether the sheet is on the screen.
  var isShown: Bool { sheet?.isShown == true }
  /// The window of the sheet while it is on the screen.
  var shownWindow: Window? { sheet.flatMap { $0.isShown ? $0.window : nil } }

  /// Whether there is a run that it is about.
  var isEnabled: Bool {
    get { action?.isEnabled == true }
    set { action?.isEnabled = newValue }
  }

  /// Shows a sentence.
  func tell(_ text: String) { sheet?.tell(text) }

  /// Shows what is wrong with the files.
  func show(problem: String?) { sheet?.show(problem: problem) }

  /// Gives the sheet the keyboard.
  func takeKeys() { sheet?.takeKeys() }

  /// Shows or hides the list of keys.
  func toggleKeys() { sheet?.keys.isActive.toggle() }

  /// Adds the actions.
  func connect() {
    action = window.addAction("run-sheet") { [weak self] in self?.present() }
    window.addTextAction("prepare") { [weak self] in self?.prepare($0) }
    window.connect("destroy") { [weak self] in self?.sheet?.window.destroy() }
  }

  private func present() {
    let sheet = sheet ?? RunSheet()
    if self.sheet == nil {
      self.sheet = sheet
      sheet.window.useActions(of: window)
      sheet.onClosed = { [weak self] in self?.presenting.followAudience() }
      sheet.onRequest = { [weak self] in self?.perform($0) }
      preview = RunSheetPreview(sheet.next)
      host.appearance.follow(sheet.window) { _ in }
      // Over the calls, where it leaves the stage to be tapped.
      sheet.window.move(toEndEdgeOf: window)
    }
    let isNew = !sheet.isShown
    sheet.present()
    if isNew, let monitor = presenting.presenterMonitor { sheet.window.move(toMonitor: monitor) }
    presenting.followAudience()
    sheet.show(problem: host.messages.problem)
    // What stood at the edge of the stage is in the sheet from now on.
    presenting.edge.clear()
    show()
  }

  /// Shows in the run sheet where the scenario is when the present change is complete: a run that
  /// continues has no scenario for a moment, and the sheet's clock would begin again.
  func follow() {
    guard isShown else { return }
    MainLoop.idle { [weak self] in
      self?.show()
      return false
    }
  }

  /// Shows in the run sheet where the scenario is.
  private func show() {
    guard let sheet, sheet.isShown else { return }
    // A tap on the stage does not hide it; the audience's screen is the stage's alone.
    sheet.window.setAbove(presenting.isOn ? nil : window)
    guard let prototype = session?.prototype, let script else {
      return sheet.show(RunSheet.State())
    }
    let places = script.steps.indices.filter { script.steps[$0].isForPeople }
    let next = workbench.nextStep ?? 0
    isHindered = workbench.walk.isHindered
    sheet.show(
      RunSheet.State(
        scenario: script.name, scenarios: prototype.scenarios.map(\.name),
        title: prototype.title ?? "",
        steps: places.map {
          let step = script.steps[$0]
          return RunSheet.SheetStep(
            words: words(of: step, isNext: $0 == next), part: step.shared?.words, say: step.say,
            notes: step.notes)
        },
        next: places.count { $0 < next }, notes: script.notes,
        minutes: script.minutes, offTrack: offTrack(places), ways: ways,
        saysFirst: presenting.captions.isChosen && workbench.walk.saysFirst(of: script.name),
        hasSaid: workbench.walk.hasSaid,
        waits: workbench.waits && waitsLong,
        hasBegun: workbench.progress != nil || workbench.walk.isOffTrack,
        isOn: presenting.isOnStage,
        isPresenting: presenting.isOn))
    followDecisions()
    followPreview()
  }

  /// What a step does; a button that it names by its number has its title, where that is known.
  private func words(of step: ScenarioStep, isNext: Bool) -> String {
    guard let session else { return "" }
    guard case .tapOn(.button(let index), let named) = step.kind,
      let dialog = named ?? (isNext ? session.state.showings.last?.dialog : nil),
      case let buttons = session.simulator.indices[dialog.index].buttons,
      buttons.indices.contains(index), let title = buttons[index].title.literal
    else { return step.words(in: session.prototype) }
    return tr("Tap {what}", ["what": tr("“{words}”", ["words": OneLine.text(title)])])
  }

  /// Why the scenario does not go on as it should; `nil` if it does.
  private func offTrack(_ places: [Int]) -> String? {
    if workbench.isInterrupted { return tr("Off the sheet: the scenario was interrupted.") }
    if workbench.isOffTrack {
      guard let session, let row = workbench.wrongRow,
        let what = LensText(session.prototype, indices: session.simulator.indices)
          .words(row, .presenter)
      else { return tr("Off the sheet: something else was tapped.") }
      return tr("Off the sheet: {what}.", ["what": what])
    }
    return workbench.failedStep != nil || isHindered ? hindrance : nil
  }

  /// What is said of a next step that can't come.
  var hindrance: String {
    guard let script, let next = workbench.failedStep ?? workbench.nextStep,
      script.steps.indices.contains(next)
    else { return tr("The step can’t be performed: what it needs is not there.") }
    let step = script.steps[next]
    let number = String(script.steps[..<next].count(where: \.isForPeople) + 1)
    let words =
      step.shared.map {
        tr("{part}, step {number}", ["part": $0.words, "number": number])
      } ?? tr("Step {number}", ["number": number])
    guard case .steer(let task, .fail) = workbench.walk.decision, let prototype = session?.prototype
    else {
      return tr("{step} can’t be performed: what it needs is not there.", ["step": words])
    }
    return tr(
      "{step} can’t be performed: “{task}” has failed, as you chose.",
      ["step": words, "task": prototype.name(of: .task(task))])
  }

  /// What a person can do where the scenario does not go on as it should.
  private var ways: RunSheetTrackBar.Ways {
    let isStuck = workbench.failedStep != nil || isHindered
    let decision = isStuck ? workbench.walk.decision : nil
    return RunSheetTrackBar.Ways(
      goesBack: workbench.isOffTrack || workbench.failedStep != nil || decision != nil,
      skips: !workbench.isInterrupted,
      otherwise: decision.flatMap {
        switch $0 {
        case .steer(_, .fail): tr("Succeed Instead")
        case .steer: tr("Fail Instead")
        case .answer(_, let answer, _): answer ? tr("NO Instead") : tr("YES Instead")
        default: nil
        }
      })
  }

  /// Whether the present step has not been performed for a second; asked for the first time, it looks
  /// again then.
  private var waitsLong: Bool {
    guard workbench.waits, let sheet else {
      sheet?.waiting = nil
      return false
    }
    if let waiting = sheet.waiting, waiting.step == workbench.nextStep {
      return waiting.since.duration(to: .now) >= .milliseconds(900)
    }
    sheet.waiting = (workbench.nextStep, .now)
    MainLoop.timeout(milliseconds: 1_000) { [weak self] in
      self?.follow()
      return false
    }
    return false
  }

  /// Draws in the run sheet what the next step leads to, when nothing changes any more.
  func followPreview() {
    guard let preview, isShown else { return }
    preview.follow { [weak self] in
      guard let self else { return nil }
      followHindrance()
      guard let foresight = workbench.foreseenNextStep(of: scenario) else { return nil }
      var shot = StageShot(.screen, scale: 1)
      shot.look = stage.look
      shot.axes = stage.currentAxes
      shot.phone = stage.model.device == .phone ? stage.model : Preferences.shared.phone
      shot.showsKeyboard = stage.showsKeyboard
      return (foresight, shot, host.pictures?.source ?? PictureSource.none)
    }
  }

  /// Looks whether the next step can come, when the run rests.
  private func followHindrance() {
    let now = workbench.walk.isHindered
    guard now != isHindered else { return }
    isHindered = now
    show()
  }

  /// The name of the scenario of the sheet.
  var scenario: String? { workbench.scenarioOfSteps ?? host.header.current }

  /// The scenario of the sheet.
  private var script: ScenarioScript? {
    scenario.flatMap { session?.prototype.scenario(named: $0) }
  }

  private func perform(_ request: RunSheet.Request) {
    switch request {
    case .key(let key): presenting.perform(key)
    case .decide(let input): decide(input)
    case .skip: workbench.walk.skip()
    case .decideOtherwise: workbench.walk.decideOtherwise()
    case .present: presenting.set(!presenting.isOn)
    case .share: host.export.share(scenario: script?.name, over: sheet?.window)
    case .firstStep: goTo(step: \.first)
    case .end: goTo(step: { $0.isEmpty ? nil : $0.count })
    }
  }

  private func goTo(step: (Range<Int>) -> Int?) {
    presenting.setBlack(false)
    guard let script else { return }
    let places = script.steps.indices.filter { script.steps[$0].isForPeople }
    guard let first = places.first, let wanted = step(script.steps.indices) else { return }
    workbench.goTo(step: wanted == 0 ? first : wanted, of: script.name)
  }

  /// Stands before the first step of a scenario.
  private func prepare(_ name: String) {
    presenting.setBlack(false)
    guard let script = session?.prototype.scenario(named: name) else { return }
    workbench.goTo(step: script.steps.firstIndex(where: \.isForPeople) ?? 0, of: name)
  }
}
