import DialogModel
import PrototypeFile
import Scenario
import Session

// Whether the scenarios still hold after a change.

extension Workbench {
  /// How many steps a scenario may have that is run by itself.
  static let mostSteps = 500

  /// Runs the scenarios once more without display, after a change; none with commands.
  ///
  /// - Parameters:
  ///   - changed: the document as it is now; `nil` for the one that is shown.
  ///   - only: the names of those that are run; `nil` for all.
  func checkScenariosSoon(of changed: Prototype? = nil, only: Set<String>? = nil) {
    checkingScenarios.cancel()
    guard isCurrent, let prototype = changed ?? prototype, !prototype.hasCommands else { return }
    let checks = prototype.scenarios.filter {
      $0.steps.count <= Workbench.mostSteps && only?.contains($0.name) ?? true
    }.map { ScenarioCheck($0, in: prototype, request.language, before: editing.playedBefore) }
    guard !checks.isEmpty else { return }
    var due: [ScenarioResult] = []
    checkingScenarios.begin(checks.map { check in { @Sendable in check.run() } }) {
      [weak self] result in
      // While one plays, the others are not run; they are after it.
      guard let self, !isPlaying else { return self?.checkingScenarios.cancel() ?? () }
      results[result.progress.name] = result.progress
      if let changed = result.due { due.append(changed) }
      tell(.checked)
    } end: { [weak self] in
      self?.expect(due)
    }
  }

  /// Runs those scenarios once more that ended before another program changed the document; not
  /// while one plays, and after that.
  func checkStaleScenariosSoon(of changed: Prototype? = nil) {
    if isEditing || editing.playedBefore != nil { return checkScenariosSoon(of: changed) }
    checkScenariosSoon(of: changed, only: Set(staleResults.keys.filter { results[$0] == nil }))
  }

  /// Keeps how the scenarios ended as what was so before the document was changed.
  func forgetResults() {
    staleResults.merge(results) { _, new in new }
    results = [:]
  }
}

extension Prototype {
  /// Whether a task has a command, which is run only when a person asks for it.
  var hasCommands: Bool { tasks.contains { $0.command != nil } }
}
