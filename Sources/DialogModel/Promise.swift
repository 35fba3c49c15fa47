/// What a document promises of everything that can happen; exploring says whether it holds.
public struct Promise: Hashable, Sendable {
  /// What is promised.
  public enum Form: Hashable, Sendable {
    /// The situation never comes, not even in a movement.
    case never(PromisedSituation)
    /// After the step the situation holds as soon as nothing moves and nothing is under way, before
    /// the person does something else.
    case always(after: ScenarioStep.Kind, PromisedSituation)
    /// From where the step has led to, some way leads to the situation.
    case reach(after: ScenarioStep.Kind, PromisedSituation)
    /// From everywhere some way leads to the situation.
    case reachable(PromisedSituation)
    /// The step cannot be done in the situation.
    case not(ScenarioStep.Kind, while: PromisedSituation)
  }

  /// What it is called; `nil` if the document does not say.
  public var name: String?
  /// What is promised.
  public var form: Form

  /// A promise of a form.
  public init(_ form: Form, name: String? = nil) { (self.form, self.name) = (form, name) }

  /// The situation that it is about.
  public var situation: PromisedSituation {
    switch form {
    case .never(let situation), .always(_, let situation), .reach(_, let situation),
      .reachable(let situation), .not(_, let situation):
      situation
    }
  }

  /// The step that it is about, if it is about one.
  public var step: ScenarioStep.Kind? {
    switch form {
    case .always(let step, _), .reach(let step, _), .not(let step, _): step
    case .never, .reachable: nil
    }
  }
}

/// What is so at a moment of a run.
public indirect enum PromisedSituation: Hashable, Sendable {
  /// All of these are up, covered or not; of screens the one that is shown.
  case shown([Condition.Shown])
  /// The task runs.
  case running(TaskID)
  /// The flag is set.
  case flag(FlagID)
  /// Every one of these holds.
  case all([PromisedSituation])
  /// At least one of these holds.
  case any([PromisedSituation])
  /// This does not hold.
  case not(PromisedSituation)

  /// The flags that it looks at.
  public var flags: Set<FlagID> {
    switch self {
    case .shown, .running: []
    case .flag(let flag): [flag]
    case .all(let situations), .any(let situations):
      situations.reduce(into: []) { $0.formUnion($1.flags) }
    case .not(let situation): situation.flags
    }
  }
}
