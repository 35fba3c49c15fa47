public import DialogModel
public import PrototypeFile

extension Retitling {
  /// How many scenarios are played for one change.
  private static let mostScenarios = 100

  /// Plays the scenarios that a change of texts may concern, and finds what it means for their steps;
  /// none for a step that is not reached.
  ///
  /// - Parameter mostSteps: how many steps a scenario has at most that is played.
  public func played(mostSteps: Int = .max) -> [StepFinding] {
    let scripts = before.scenarios.lazy.filter { $0.steps.count <= mostSteps && concerns($0) }
    return scripts.prefix(Retitling.mostScenarios).flatMap { script in
      var run = RetitledRun(self, script)
      run.play()
      return run.findings
    }
  }

  /// Whether a step of a scenario may find something by a text that changes, or by its new one.
  private func concerns(_ script: ScenarioScript) -> Bool {
    let patterns = script.steps.compactMap(\.kind.pattern)
    guard !patterns.isEmpty else { return false }
    let texts = texts(in: script.language).flatMap { [$0.old, $0.new] }
    let matcher = Matcher()
    return texts.contains { text in
      guard let text = text.literal else { return true }
      return patterns.contains { matcher.matches($0, text) }
    }
  }
}

extension ScenarioRunner {
  /// The names of the scenarios that hold in a prototype, and cannot be played to their end in a
  /// changed one.
  ///
  /// - Parameter mostSteps: how many steps a scenario has at most that is played.
  public static func broken(
    from before: Prototype, to after: Prototype, mostSteps: Int
  ) -> [String] {
    after.scenarios.filter { script in
      guard script.steps.count <= mostSteps, let old = before.scenario(named: script.name) else {
        return false
      }
      switch run(script, in: after.applying(script)).outcome {
      case .failed, .stopped, .crashed: return run(old, in: before.applying(old)).isGood
      default: return false
      }
    }.map(\.name)
  }
}
