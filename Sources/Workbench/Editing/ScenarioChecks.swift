import DialogModel
import PrototypeFile
import Scenario
import Session

// Whether the scenarios still hold after a change.

extension Workbench {
  /// How many steps a scenario may have that is run by itself.
  static let mostSteps = 500

  /// Runs the scenarios once more without display, after a change; one at a time, and none with
  /// commands.
  ///
  /// - Parameters:
  ///   - changed: the document as it is now; `nil` for the one that is shown.
  ///   - only: the names of those that are run; `nil` for all.
  func checkScenariosSoon(of changed: Prototype? = nil, only: Set<String>? = nil) {
    endCheckingScenarios()
    guard isCurrent, let prototype = changed ?? prototype,
      !prototype.tasks.contains(where: { $0.command != nil })
    else {
      return
    }
    let names = prototype.scenarios.filter { $0.steps.count <= Workbench.mostSteps }.map(\.name)
      .filter { only?.contains($0) ?? true }
    guard !names.isEmpty else { return }
    let round = checkingRound
    checkingScenarios.call { [weak self] in self?.check(names[...], [], in: round) }
  }

  /// Drops what is being run, or is about to be.
  func endCheckingScenarios() {
    checkingScenarios.cancel()
    checkingRound += 1
  }

  /// Runs those scenarios once more that ended before another program changed the document; not
  /// while one plays, and after that.
  func checkStaleScenariosSoon(of changed: Prototype? = nil) {
    if editing.isOn || editing.playedBefore != nil { return checkScenariosSoon(of: changed) }
    checkScenariosSoon(of: changed, only: Set(staleResults.keys.filter { results[$0] == nil }))
  }

  /// Keeps how the scenarios ended as what was so before the document was changed.
  func forgetResults() {
    staleResults.merge(results) { _, new in new }
    results = [:]
  }

  /// - Parameter changed: what the scenarios that were run already shall expect now.
  private func check(
    _ names: ArraySlice<String>, _ changed: [ScenarioResult], in round: Int
  ) {
    guard round == checkingRound, let prototype, !isPlaying else { return }
    guard let name = names.first else { return expect(changed) }
    var changed = changed
    if let script = prototype.scenario(named: name) {
      let run = HeadlessRun(prototype.applying(script, language: request.language))
      let end = run.play(script)
      let status: ScenarioProgress.Status =
        switch end {
        case .failed(let failure): .failed(failure)
        case .stopped: .stopped
        case .finished where script.expect == nil: .played
        case .finished: Verdict(on: run.session, script).map { .differs($0) } ?? .passed
        }
      if case .differs = status { changed += due(script).map { [$0] } ?? [] }
      results[name] = ScenarioProgress(name, status)
      tell(.checked)
    }
    // The window is live between two of them.
    Task { @MainActor [weak self, changed] in
      self?.check(names.dropFirst(), changed, in: round)
    }
  }
}
