import DialogModel
import DialogSimulator

/// Which ways of a document its scenarios go, and how to get to the others.
public struct Coverage: Sendable {
  /// What is known of a way.
  public enum State: Hashable, Sendable {
    /// These scenarios go it.
    case covered([String])
    /// None does; these moves do.
    case uncovered([Move])
    /// No moves do.
    case unreachable
    /// None was found, but not all were tried.
    case notDecided
  }

  /// The ways in the order of the document, each with what is known of it.
  public let ways: [(way: DocumentWay, state: State)]

  /// The ways of a document.
  ///
  /// - Parameter scenarios: the ways that each scenario goes, in the order of the document.
  public init(_ explorer: Explorer, scenarios: [(name: String, ways: Set<DocumentWay>)]) {
    let document = explorer.document
    let moves = Coverage.moves(explorer)
    let isWhole = explorer.found.bounds.isEmpty && explorer.isDone
    ways = DocumentWay.all(of: document).map { way in
      let names = scenarios.filter { $0.ways.contains(way) }.map(\.name)
      guard names.isEmpty else { return (way, .covered(names)) }
      if let node = moves[way] {
        return (way, .uncovered(explorer.found.way(to: node.node) + [node.move]))
      }
      if explorer.firstWays.contains(way) { return (way, .uncovered([])) }
      return (way, isWhole && way.isTried ? .unreachable : .notDecided)
    }
  }

  /// How many ways are covered.
  public var covered: Int {
    ways.count { if case .covered = $0.state { true } else { false } }
  }

  /// How many ways the scenarios could go.
  public var reachable: Int {
    ways.count { if case .unreachable = $0.state { false } else { true } }
  }

  /// A move that goes each way that was found: from the node that it costs least to come to.
  private static func moves(_ explorer: Explorer) -> [DocumentWay: (node: Int, move: Move)] {
    var best: [DocumentWay: (node: Int, move: Move, cost: Int)] = [:]
    let found = explorer.found
    for node in 0..<found.count where found.flags(of: node).contains(.expanded) {
      let start = Int(found.edgeStarts[node])
      let cost = Int(found.costs[node]) * 2 + (found.flags(of: node).contains(.moving) ? 1 : 0)
      for place in start..<start + Int(found.edgeCounts[node]) {
        let move = found.moves[Int(found.edgeMoves[place])]
        for way in ways(of: move, place, explorer)
        where best[way].map({ cost < $0.cost }) ?? true {
          best[way] = (node, move, cost)
        }
      }
    }
    return best.mapValues { ($0.node, $0.move) }
  }

  /// The ways that a move goes by itself, whatever follows from it.
  static func ways(of move: Move, about target: Target? = nil) -> [DocumentWay] {
    switch move {
    case .input(.steer(let task, .succeed)): [.end(task, .done)]
    case .input(.steer(let task, .fail)): [.end(task, .failed)]
    case .input(let input): DocumentWay.ways(of: input, about: target)
    case .time, .text, .endActivity: []
    }
  }

  /// The ways that an edge goes.
  static func ways(of move: Move, _ place: Int, _ explorer: Explorer) -> [DocumentWay] {
    var ways = ways(of: move, about: explorer.facts?.edge(at: place).target)
    guard let facts = explorer.facts?.edge(at: place) else { return ways }
    for call in facts.calls {
      if let way = DocumentWay.way(call.selector, call.target, returned: call.returned) {
        ways.append(way)
      }
    }
    for task in facts.cancelled { ways.append(.end(task, .cancelled)) }
    return ways + facts.branches
  }
}

extension Explorer {
  /// What was explored, without the alerts that show tasks.
  var document: Prototype {
    var document = start.prototype
    document.dialogs.removeLast(document.tasks.count)
    return document
  }
}
