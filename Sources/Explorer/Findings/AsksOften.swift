import DialogModel
import Texts

/// A shortest way between two screens on which several alerts come.
enum AsksOften {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    var told: Set<ScreenID> = []
    for node in graph.settled {
      let situation = graph.situation(node)
      guard let screen = situation.screen, situation.dialogs.isEmpty,
        told.insert(screen).inserted
      else { continue }
      let alerts = alerts(onTheWayTo: node, screen, graph)
      guard alerts.count > 1 else { continue }
      findings.append(
        ExploredFinding(
          .asksOften, at: [.screen(screen)] + alerts.map { .dialog($0) },
          tr(
            "The way to “{name}” asks {n} times.",
            ["name": graph.words.name(screen), "n": String(alerts.count)]),
          way: graph.way(node)))
    }
    return findings
  }

  /// The alerts that come on the way since the screen before was shown first, each as often as it
  /// does, without those of tasks.
  private static func alerts(
    onTheWayTo node: Int, _ screen: ScreenID, _ graph: Graph
  ) -> [DialogID] {
    let own = graph.prototype.dialogs.count - graph.prototype.tasks.count
    var alerts: [DialogID] = []
    var before: ScreenID?
    var now = node
    while graph.found.parents[now] != Exploration.none {
      let parent = Int(graph.found.parents[now])
      guard let step = graph.steps(parent).first(where: { $0.target == now }) else { break }
      let there = graph.situation(parent).screen
      if there != screen {
        if let before, before != there { break }
        before = there
      }
      alerts += step.facts.shown.reversed().filter {
        $0.index < own && graph.prototype[$0]?.alert != nil
      }.map { DialogID($0.index) }
      now = parent
    }
    return before == nil ? [] : alerts.reversed()
  }
}
