public import DialogModel
public import DialogSimulator

/// The states in which nothing moves, with every way between them: what can be tapped through.
///
/// They are in the order in which a person comes to them with the fewest inputs, that of the launch
/// first. A state that is reached only by inputs in the middle of a movement is not among them.
public struct RestingStates: Sendable {
  /// A call of a delegate.
  public struct Call: Hashable, Sendable {
    /// Whose delegate it is.
    public let target: Target
    /// The method.
    public let selector: Selector
    /// Its argument besides the sender.
    public let argument: Row.CallArgument
    /// What the delegate answered; `nil` where nothing was asked.
    public let returned: Bool?
  }

  /// What can be done in a state.
  public struct Way: Hashable, Sendable {
    /// What is done.
    public let move: Move
    /// The place of the state to which it leads; `nil` for one that is not among them.
    public let target: Int?
    /// The calls until all rests again.
    public let calls: [Call]
  }

  /// A state in which nothing moves.
  public struct State: Hashable, Sendable {
    /// The shortest way to it.
    public let way: [Move]
    /// What can be done in it, in the order in which it is tried.
    public let ways: [Way]
    /// The number of inputs after which a person is here at the earliest.
    public let inputs: Int
    /// Whether nothing was tried in it, because of a bound.
    public let isOpen: Bool
    /// Whether the run has reached a limit, and ends here.
    public let isStopped: Bool
  }

  /// The states, that of the launch first.
  public let states: [State]
  /// How many of them there are, also those that were left out.
  public let count: Int
  /// The calls of the launch.
  public let calls: [Call]

  /// How many states a person may still want to tap through.
  public static let most = 2_000

  /// The states of an exploration that was made for findings.
  ///
  /// - Parameter most: how many of them are kept, those that need the fewest inputs.
  public init(_ explorer: Explorer, most: Int = RestingStates.most) {
    guard let graph = Graph(explorer), graph.found.count > 0 else {
      (states, count, calls) = ([], 0, [])
      return
    }
    let first = graph.rest(0)
    var order = [first.node]
    var places = [first.node: 0]
    var depths = [0]
    var next = 0
    while next < order.count {
      for step in graph.steps(order[next]) {
        let node = graph.rest(step.target).node
        guard places[node] == nil else { continue }
        places[node] = order.count
        order.append(node)
        depths.append(depths[next] + 1)
      }
      next += 1
    }
    count = order.count
    calls = first.facts.restingCalls
    states = order.prefix(max(1, most)).enumerated().map { place, node in
      let flags = graph.flags(node)
      return State(
        way: graph.way(node),
        ways: graph.steps(node).map { step in
          let rest = graph.outcome(step)
          let target = places[rest.node].flatMap { $0 < max(1, most) ? $0 : nil }
          return Way(move: step.move, target: target, calls: rest.facts.restingCalls)
        },
        inputs: depths[place], isOpen: !flags.contains(.expanded),
        isStopped: flags.contains(.stopped))
    }
  }
}

extension EdgeFacts {
  fileprivate var restingCalls: [RestingStates.Call] {
    calls.map {
      RestingStates.Call(
        target: $0.target, selector: $0.selector, argument: $0.argument, returned: $0.returned)
    }
  }
}

extension FindingWords {
  /// What is done, for people who may not read what is typed into a secure field.
  public func shown(_ move: Move) -> String {
    guard case .text(let field, let text) = move, !text.isEmpty,
      prototype.textField(field)?.isSecure == true
    else { return words(move) }
    return words(.text(field, String(repeating: "•", count: min(text.count, 40))))
  }
}
