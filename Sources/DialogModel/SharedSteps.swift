/// Steps with a name, which scenarios perform.
public struct SharedSteps: Hashable, Sendable {
  /// The name in the document.
  public var name: String
  /// What is done, in order.
  public var items: [Item]

  /// Steps of a name.
  public init(name: String, items: [Item] = []) {
    (self.name, self.items) = (name, items)
  }

  /// A step, or all those of a name.
  public enum Item: Hashable, Sendable {
    case step(ScenarioStep)
    case perform(SharedSteps.Use)
  }

  /// A step that performs all those of a name.
  public struct Use: Hashable, Sendable {
    /// Their 0-based place in ``Prototype/sharedSteps``.
    public var list: Int
    /// The line of the word in the document, 1-based.
    public var line: Int
    /// The caption that the audience reads from the first of them on.
    public var say: String?
    /// What the presenter reads about them; no audience sees this.
    public var notes: String?

    /// A use at a line.
    public init(_ list: Int, line: Int) {
      (self.list, self.line) = (list, line)
    }
  }
}

extension ScenarioStep {
  /// The steps with a name that a step of a scenario belongs to.
  public struct Shared: Hashable, Sendable {
    /// Their 0-based place in ``Prototype/sharedSteps``.
    public var list: Int
    /// Their name; the innermost, where they perform others in turn.
    public var name: String
    /// The 1-based number among them, and how many they are; those that they perform count.
    public var (number, count): (Int, Int)
    /// The 1-based line in the document where the scenario performs them.
    public var line: Int

    /// The place of a step among others.
    public init(list: Int, name: String, number: Int, of count: Int, line: Int) {
      (self.list, self.name, self.number, self.count) = (list, name, number, count)
      self.line = line
    }
  }

  /// Where a step is in a scenario and in the document.
  public struct Place: Hashable, Sendable {
    /// The 1-based number in the scenario.
    public let number: Int
    /// The 1-based line in the document.
    public let line: Int
    /// The steps with a name that it belongs to; `nil` for one that the scenario has itself.
    public let shared: Shared?

    /// A step's place.
    ///
    /// - Parameter number: its 1-based number in the scenario.
    public init(_ step: ScenarioStep, number: Int) {
      (self.number, line, shared) = (number, step.line, step.shared)
    }
  }
}

extension Prototype {
  /// The 0-based places of the steps in ``sharedSteps`` that scenarios perform.
  public var performedSteps: Set<Int> {
    var open = scenarios.flatMap { $0.uses.values.map(\.list) }
    var found: Set<Int> = []
    while let list = open.popLast() {
      guard found.insert(list).inserted, sharedSteps.indices.contains(list) else { continue }
      for case .perform(let use) in sharedSteps[list].items { open.append(use.list) }
    }
    return found
  }
}

extension ScenarioScript {
  /// The 0-based places of the steps that are written at a place of the scenario: one, or all that
  /// are performed there.
  ///
  /// - Parameter entry: the 0-based place among the items that the scenario has.
  public func steps(ofEntry entry: Int) -> Range<Int> {
    let first = steps.firstIndex { $0.entry >= entry } ?? steps.endIndex
    let end = steps[first...].firstIndex { $0.entry > entry } ?? steps.endIndex
    return first..<end
  }
}

extension ScenarioStep {
  /// Whether people see something of the step.
  public var isForPeople: Bool { say != nil || !isQuiet }

  /// Whether the step only waits or looks.
  public var isQuiet: Bool {
    switch kind {
    case .wait, .waitFor, .waitForAnimationToEnd: true
    default: kind.asserts
    }
  }
}

extension ScenarioStep.Kind {
  /// Whether the step only looks or listens at what is there, and fails if that is not as it should be.
  public var asserts: Bool {
    switch self {
    case .assertVisible, .assertNotVisible, .assertEnabled, .assertDisabled, .assertProperty,
      .assertFlags, .assertScheduled, .assertBadge, .assertSpoken:
      true
    default: false
    }
  }
}
