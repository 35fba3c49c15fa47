import DialogModel
import Texts

/// A dialog that nothing takes away.
enum NoWayOut {
  /// An alert or a sheet is on top; what can be tapped then leads to no other situation, and nothing
  /// else does.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var stuck: [Int: Bool] = [:]
    return graph.settled.compactMap { node in
      guard let up = graph.situation(node).dialogs.last, graph.situation(node).isActive,
        let dialog = graph.prototype[up.dialog], dialog.hasInstances, up.loader == nil,
        !DeadEnd.isDead(node, graph), isStuck(node, graph, &stuck)
      else { return nil }
      return ExploredFinding(
        .noWayOut, at: [.dialog(DialogID(up.dialog.index))],
        tr(
          "“{name}” has no button that takes it away, and nothing else does.",
          ["name": graph.words.name(up.dialog)]), way: graph.way(node))
    }
  }

  /// Whether all that can be done from a node leads to its situation again.
  private static func isStuck(_ node: Int, _ graph: Graph, _ known: inout [Int: Bool]) -> Bool {
    if let isStuck = known[node] { return isStuck }
    let situation = graph.situation(node)
    var seen: Set<Int> = [node]
    var open = [node]
    var isStuck = true
    search: while let now = open.popLast() {
      if graph.facts.node(now).hasWork || !graph.flags(now).contains(.expanded) {
        isStuck = false
        break
      }
      for (step, end) in graph.nextSettled(now) {
        if graph.flags(end).contains(.stopped) || step.move.isOfWorld
          || step.move.answersNotification
          || (step.move.isPersonal && graph.situation(end) != situation)
        {
          isStuck = false
          break search
        }
        if step.move.isPersonal, seen.insert(end).inserted { open.append(end) }
      }
    }
    for now in seen where isStuck { known[now] = true }
    known[node] = isStuck
    return isStuck
  }
}
