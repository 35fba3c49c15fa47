import DialogModel

/// Whether a promise of a document holds.
public enum PromiseVerdict: Hashable, Sendable {
  /// It holds in all that can happen.
  case held
  /// This is the shortest way that breaks it.
  case broken([Move])
  /// Nothing breaks it in so many states, and not all were found.
  case notDecided(states: Int)
  /// The step that it is about is possible nowhere, so that it says nothing.
  case empty

  /// The verdicts on the promises of a document, in its order; of an exploration for findings.
  public static func all(in explorer: Explorer) -> [PromiseVerdict] {
    Graph(explorer).map { all(in: $0) } ?? []
  }

  static func all(in graph: Graph) -> [PromiseVerdict] {
    graph.prototype.promises.map { PromiseCheck(graph, $0).verdict() }
  }

  /// The verdict on two explorations together, such as those of two devices.
  public func with(_ other: PromiseVerdict) -> PromiseVerdict {
    switch (self, other) {
    case (.broken, _): self
    case (_, .broken): other
    case (.notDecided(let states), .notDecided(let others)): .notDecided(states: states + others)
    case (.notDecided, _): self
    case (_, .notDecided): other
    case (.empty, .empty): .empty
    default: .held
    }
  }
}

/// Looks for what breaks a promise.
private struct PromiseCheck {
  private let graph: Graph
  private let promise: Promise
  /// Where the step was made.
  private let made: [(node: Int, step: Graph.Step)]
  /// Whether the situation holds, for each number of facts.
  private let holds: [Bool]

  init(_ graph: Graph, _ promise: Promise) {
    (self.graph, self.promise) = (graph, promise)
    holds = graph.facts.nodes.map { $0.holds(promise.situation) }
    guard
      let step = promise.step.map({
        PromisedStep($0, graph.prototype, graph.explorer.matches)
      })
    else {
      made = []
      return
    }
    made = (0..<graph.found.count).flatMap { node in
      graph.steps(node).filter { step.isMade(by: $0.move, title: $0.facts.title) }
        .map { (node, $0) }
    }
  }

  private func isSo(_ node: Int) -> Bool { holds[graph.facts.number(of: node)] }

  func verdict() -> PromiseVerdict {
    switch promise.form {
    case .never: shortest((0..<graph.found.count).filter(isSo).map { ($0, []) })
    case .always: always()
    case .reach: reach()
    case .reachable: reachable()
    case .not:
      stepped(made.filter { isSo($0.node) && graph.isSettled($0.node) }.map(broken))
    }
  }

  /// A node, and what is done from it on.
  private typealias Way = (node: Int, moves: [Move])

  private func broken(_ made: (node: Int, step: Graph.Step)) -> Way {
    (made.node, [made.step.move])
  }

  private func shortest(_ ways: [Way]) -> PromiseVerdict {
    let way = ways.min { cost($0) < cost($1) }
    return way.map { .broken(graph.way($0.node) + $0.moves) } ?? undecided ?? .held
  }

  private func cost(_ way: Way) -> Int {
    graph.found.cost(of: way.node) + way.moves.count { $0 != .time }
  }

  /// The verdict of a form with a step, which says nothing where the step is possible nowhere.
  private func stepped(_ ways: [Way]) -> PromiseVerdict {
    graph.isWhole && made.isEmpty ? .empty : shortest(ways)
  }

  private var undecided: PromiseVerdict? {
    graph.isWhole ? nil : .notDecided(states: graph.found.count)
  }

  // MARK: - What follows a step

  private func always() -> PromiseVerdict {
    var known: [Int: [Move]?] = [:]
    let ways = made.compactMap { node, step -> Way? in
      let target = step.target
      let rest = known[target] ?? rest(from: target)
      known.updateValue(rest, forKey: target)
      return rest.map { (node, [step.move] + $0) }
    }
    return stepped(ways)
  }

  /// The shortest way without the person to where all rests and the situation is not so.
  private func rest(from start: Int) -> [Move]? {
    var before: [Int: (node: Int, move: Move)] = [:]
    var seen: Set<Int> = [start]
    var open = [start]
    var place = 0
    while place < open.count {
      let node = open[place]
      place += 1
      let flags = graph.flags(node)
      guard flags.contains(.expanded), !flags.contains(.stopped) else { continue }
      let steps = graph.steps(node).filter { $0.move.isWithoutPerson }
      let moves = flags.contains(.moving) || flags.contains(.held)
      let isBusy =
        moves || graph.facts.node(node).hasWork || steps.contains { $0.move == .time }
      if !isBusy {
        if isSo(node) { continue }
        var way: [Move] = []
        var now = node
        while now != start, let last = before[now] {
          way.append(last.move)
          now = last.node
        }
        return way.reversed()
      }
      for step in steps where seen.insert(step.target).inserted {
        before[step.target] = (node, step.move)
        open.append(step.target)
      }
    }
    return nil
  }

  // MARK: - Where ways lead

  private func reach() -> PromiseVerdict {
    let leads = graph.nodes { isSo($0) }
    return stepped(made.filter { !leads[$0.step.target] }.map(broken))
  }

  private func reachable() -> PromiseVerdict {
    let leads = graph.nodes { isSo($0) }
    return shortest(graph.settled.filter { !leads[$0] }.map { ($0, []) })
  }
}

extension Graph {
  /// Whether some way leads to a goal, from each node; from where not all was tried, perhaps one does.
  func nodes(leadingTo isGoal: (Int) -> Bool) -> [Bool] {
    var back: [[Int32]] = Array(repeating: [], count: found.count)
    for node in 0..<found.count {
      for step in steps(node) { back[step.target].append(Int32(truncatingIfNeeded: node)) }
    }
    var leads = (0..<found.count).map { isGoal($0) || !flags($0).contains(.expanded) }
    var open = leads.indices.filter { leads[$0] }
    while let node = open.popLast() {
      for before in back[node].map({ Int($0) }) where !leads[before] {
        leads[before] = true
        open.append(before)
      }
    }
    return leads
  }
}

extension NodeFacts {
  /// Whether a situation is so.
  func holds(_ promised: PromisedSituation) -> Bool {
    switch promised {
    case .shown(let all): all.allSatisfy { shows($0) }
    case .running(let task): jobs.contains(task)
    case .flag(let flag): flags.contains(flag)
    case .all(let all): all.allSatisfy { holds($0) }
    case .any(let any): any.contains { holds($0) }
    case .not(let other): !holds(other)
    }
  }

  private func shows(_ shown: Condition.Shown) -> Bool {
    switch shown {
    case .dialog(let dialog): situation.shows(dialog)
    case .instance(let dialog):
      situation.dialogs.contains { $0.dialog.exact == dialog.exact }
    case .screen(let screen): situation.screen == screen
    }
  }
}

extension Move {
  /// Whether it comes without the person: time, an end, or what a developer decides.
  var isWithoutPerson: Bool {
    switch self {
    case .input(.answer), .endActivity: true
    default: isOfWorld
    }
  }
}
