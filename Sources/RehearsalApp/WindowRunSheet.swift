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

// The run sheet of a window.

extension MainWindow {
  func connectRunSheet() {
    runSheetAction = window.addAction("run-sheet") { [weak self] in self?.presentRunSheet() }
    window.addTextAction("prepare") { [weak self] in self?.prepare($0) }
    window.connect("destroy") { [weak self] in self?.runSheet?.window.destroy() }
  }

  private func presentRunSheet() {
    let sheet = runSheet ?? RunSheet()
    if runSheet == nil {
      runSheet = sheet
      sheet.window.useActions(of: window)
      sheet.onRequest = { [weak self] in self?.perform($0) }
      preview = RunSheetPreview(sheet.next)
      appearance.follow(sheet.window) { _ in }
      // Over the calls, where it leaves the stage to be tapped.
      sheet.window.move(toEndEdgeOf: window)
    }
    let isNew = !sheet.isShown
    sheet.present()
    if isNew, let monitor = presentation?.presenterMonitor { sheet.window.move(toMonitor: monitor) }
    // What stood at the edge of the stage is in the sheet from now on.
    edge.clear()
    showRunSheet()
  }

  /// Shows in the run sheet where the scenario is when the present change is complete: a run that
  /// goes on has no scenario for a moment, and the sheet's clock would begin again.
  func followRunSheet() {
    guard runSheet?.isShown == true else { return }
    MainLoop.idle { [weak self] in
      self?.showRunSheet()
      return false
    }
  }

  /// Shows in the run sheet where the scenario is.
  private func showRunSheet() {
    guard let runSheet, runSheet.isShown else { return }
    // A tap on the stage does not hide it; the audience's screen is the stage's alone.
    runSheet.window.setAbove(presentation?.isOn == true ? nil : window)
    guard let prototype = session?.prototype, let script = sheetScript else {
      return runSheet.show(RunSheet.State())
    }
    let places = script.steps.indices.filter { script.steps[$0].isForPeople }
    let next = workbench.nextStep ?? 0
    runSheet.show(
      RunSheet.State(
        scenario: script.name, scenarios: prototype.scenarios.map(\.name),
        title: prototype.title ?? "",
        steps: places.map {
          let step = script.steps[$0]
          return RunSheet.Step(
            words: words(of: step, isNext: $0 == next), say: step.say, notes: step.notes)
        },
        next: places.count { $0 < next }, notes: script.notes, offTrack: offTrack(places),
        waits: workbench.waits && waitsLong,
        hasBegun: workbench.progress != nil, isOn: isOnStage,
        isPresenting: presentation?.isOn == true))
    followDecisions()
    followPreview()
  }

  /// What a step does; a button that it names by its number has its title, where that is known.
  private func words(of step: ScenarioStep, isNext: Bool) -> String {
    guard let session else { return "" }
    guard case .tapOn(.button(let index), let named, _) = step.kind,
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
    return workbench.failedStep.map { failed in
      tr(
        "Step {number} can’t be performed: what it needs is not there.",
        ["number": String(places.count { $0 < failed } + 1)])
    }
  }

  /// Whether the present step has not been performed for a second; asked for the first time, it looks
  /// again then.
  private var waitsLong: Bool {
    guard workbench.waits, let runSheet else {
      runSheet?.waiting = nil
      return false
    }
    if let waiting = runSheet.waiting, waiting.step == workbench.nextStep {
      return waiting.since.duration(to: .now) >= .milliseconds(900)
    }
    runSheet.waiting = (workbench.nextStep, .now)
    MainLoop.timeout(milliseconds: 1_000) { [weak self] in
      self?.followRunSheet()
      return false
    }
    return false
  }

  /// Draws in the run sheet what the next step leads to, when nothing changes any more.
  func followPreview() {
    guard let preview, runSheet?.isShown == true else { return }
    preview.follow { [weak self] in
      guard let self, let simulator = workbench.foreseenNextStep(of: header.current) else {
        return nil
      }
      var shot = StageShot(.screen, scale: 1)
      shot.look = stage.look
      shot.axes = stage.currentAxes
      shot.phone = stage.model.device == .phone ? stage.model : Preferences.shared.phone
      shot.showsKeyboard = stage.showsKeyboard
      return (simulator, shot, pictures?.source ?? PictureSource.none)
    }
  }

  /// What a presenter has put on the stage.
  var isOnStage: Set<PresenterKey> {
    let all: [(PresenterKey, Bool)] = [
      (.black, blackout.isOn), (.captions, showsCaptions), (.marks, stage.marksTaps),
      (.lastCalls, calls.showsLast), (.foreseen, calls.showsForeseen),
    ]
    return Set(all.filter(\.1).map(\.0))
  }

  /// The scenario of the sheet.
  private var sheetScript: ScenarioScript? {
    (workbench.progress?.name ?? header.current).flatMap { session?.prototype.scenario(named: $0) }
  }

  private func perform(_ request: RunSheet.Request) {
    switch request {
    case .key(let key): perform(key)
    case .decide(let input): decide(input)
    case .present: presentation?.set(presentation?.isOn != true)
    case .share: share(scenario: sheetScript?.name, over: runSheet?.window)
    case .firstStep: goTo(step: \.first)
    case .end: goTo(step: { $0.isEmpty ? nil : $0.count })
    }
  }

  private func goTo(step: (Range<Int>) -> Int?) {
    setBlack(false)
    guard let script = sheetScript else { return }
    let places = script.steps.indices.filter { script.steps[$0].isForPeople }
    guard let first = places.first, let wanted = step(script.steps.indices) else { return }
    workbench.goTo(step: wanted == 0 ? first : wanted, of: script.name)
  }

  /// Stands before the first step of a scenario.
  private func prepare(_ name: String) {
    setBlack(false)
    guard let script = session?.prototype.scenario(named: name) else { return }
    workbench.goTo(step: script.steps.firstIndex(where: \.isForPeople) ?? 0, of: name)
  }

  /// Makes the stage black for the audience, or shows it again.
  func setBlack(_ isBlack: Bool) {
    guard isBlack != blackout.isOn else { return }
    blackout.isOn = isBlack
    if isBlack { window.setFocus(nil) }
    followRunSheet()
  }
}
