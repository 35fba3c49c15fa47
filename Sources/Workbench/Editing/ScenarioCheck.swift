import DialogModel
import Scenario
import Session

/// A scenario that is run without display after a change, and what it did before the change.
struct ScenarioCheck: Sendable {
  private let script: ScenarioScript
  private let prototype: Prototype
  /// The document before the changes; `nil` where what is expected does not follow them.
  private let before: Prototype?
  /// The language of the run; `nil` for the scenario's own.
  private let language: String?

  init(
    _ script: ScenarioScript, in prototype: Prototype, _ language: String?, before: PlayedBefore?
  ) {
    (self.script, self.prototype, self.language) = (script, prototype, language)
    self.before = before?.prototype
  }

  /// How it ended, and its new calls where the document shall expect them from now on.
  func run() -> (progress: ScenarioProgress, due: ScenarioResult?) {
    let run = HeadlessRun(prototype.applying(script, language: language))
    let status = ScenarioProgress.Status(run.play(script), of: script, on: run.session)
    let due: ScenarioResult? = if case .differs = status { self.due } else { nil }
    return (ScenarioProgress(script.name, status), due)
  }

  /// What it does now, where it held before the changes and only its calls are others.
  var due: ScenarioResult? {
    guard let before, script.expect != nil, let old = before.scenario(named: script.name),
      old.expect != nil
    else { return nil }
    let result = result(of: script, in: prototype)
    guard case .differs = result.outcome, self.result(of: old, in: before).isGood else {
      return nil
    }
    return result
  }

  private func result(of script: ScenarioScript, in prototype: Prototype) -> ScenarioResult {
    ScenarioRunner.run(script, in: prototype.applying(script, language: language))
  }
}
