import DialogModel
import Texts

/// A part of the prototype that nobody comes back from.
enum Trap {
  /// From several situations with controls no way leads back to the screen of the launch.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    guard let start = graph.situation(graph.rest(0).node).screen else { return [] }
    // All nodes from which the first screen can be reached, found backwards.
    var back: [Int: [Int]] = [:]
    for node in 0..<graph.found.count {
      for step in graph.steps(node) { back[step.target, default: []].append(node) }
    }
    var returns = [Bool](repeating: false, count: graph.found.count)
    var open = (0..<graph.found.count).filter { node in
      graph.situation(node).screen == start
        || !graph.flags(node).contains(.expanded) || graph.flags(node).contains(.stopped)
    }
    for node in open { returns[node] = true }
    while let node = open.popLast() {
      for before in back[node] ?? [] where !returns[before] {
        returns[before] = true
        open.append(before)
      }
    }
    let caught = graph.settled.filter { !returns[$0] && graph.situation($0).isActive }
    // One dead end is told of as such.
    guard
      let first = caught.first(where: { node in
        graph.nextSettled(node).contains { $0.step.move.isPersonal && $0.node != node }
      })
    else { return [] }
    let situation = graph.situation(first)
    return [
      ExploredFinding(
        .trap, at: [situation.screen.map { .screen($0) }].compactMap { $0 },
        tr(
          "Once in “{place}”, nobody comes back to “{start}”.",
          [
            "place": situation.screen.map { graph.words.name($0) } ?? "",
            "start": graph.words.name(start),
          ]), way: graph.way(first))
    ]
  }
}
