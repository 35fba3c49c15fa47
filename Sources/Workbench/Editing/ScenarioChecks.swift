import DialogModel
import PrototypeFile
import Scenario
import Session

// Whether the scenarios still hold after a change.

extension Workbench {
  /// How long after the last change the scenarios are run, in milliseconds.
  private static let pause: UInt32 = 500
  /// How many steps a scenario may have that is run by itself.
  private static let mostSteps = 500

  /// Runs the scenarios once more without display, after a change; one at a time, and none with
  /// commands.
  func checkScenariosSoon() {
    checkingScenarios?.cancel()
    guard isCurrent, let prototype, !prototype.tasks.contains(where: { $0.command != nil }) else {
      return
    }
    let names = prototype.scenarios.filter { $0.steps.count <= Workbench.mostSteps }.map(\.name)
    guard !names.isEmpty else { return }
    checkingScenarios = BackgroundWork.start(after: Workbench.pause) { [weak self] work in
      Task { @MainActor in self?.check(names[...], of: work) }
    }
  }

  private func check(_ names: ArraySlice<String>, of work: BackgroundWork) {
    guard !work.isCancelled, let name = names.first, let prototype, !isPlaying else { return }
    if let script = prototype.scenario(named: name) {
      let run = HeadlessRun(prototype.applying(script, language: document.request.language))
      let end = run.play(script)
      let status: ScenarioProgress.Status =
        switch end {
        case .failed(let failure): .failed(failure)
        case .stopped: .stopped
        case .finished where script.expect == nil: .played
        case .finished: Verdict(on: run.session, script).map { .differs($0) } ?? .passed
        }
      results[name] = ScenarioProgress(name, status)
      tell(.checked)
    }
    // The window is live between two of them.
    Task { @MainActor [weak self] in self?.check(names.dropFirst(), of: work) }
  }
}
