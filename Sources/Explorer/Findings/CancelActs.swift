import DialogModel
import DialogSimulator
import Texts

/// A cancel button that does not only cancel.
enum CancelActs {
  /// It runs a task, or leads to something that was not there on the way to the dialog.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      for step in graph.steps(node) {
        guard case .input(.tapButton(let dialog, let index)) = step.move, index >= 0,
          index == graph.words.cancelIndex(dialog), let other = others(dialog, index, graph),
          other
        else { continue }
        let end = graph.outcome(step)
        guard let act = act(end, node, graph) else { continue }
        findings.append(
          ExploredFinding(
            .cancelActs, at: [.button(DialogID(dialog.index), index: index)],
            tr(
              "The cancel button of “{name}” starts “{act}”.",
              ["name": graph.words.name(dialog), "act": act]),
            way: graph.way(node) + [step.move]))
      }
    }
    return findings
  }

  /// Whether there is another button: the only one of a dialog is no choice.
  private static func others(_ dialog: DialogID, _ index: Int, _ graph: Graph) -> Bool? {
    graph.words.button(dialog, index == 0 ? 1 : 0) != nil
  }

  private static func act(_ end: Graph.Rest, _ node: Int, _ graph: Graph) -> String? {
    if let task = end.facts.runs.first { return graph.words.name(task) }
    let situation = graph.situation(end.node)
    for action in end.facts.actions {
      switch action {
      case .present(let id), .presentNew(let id), .presentView(let id, _, _):
        if situation.shows(id), !wasThere(node, graph, { $0.shows(id) }) {
          return graph.words.name(id)
        }
      case .goTo(let id), .navigate(let id, _, _):
        if situation.screen == id,
          !wasThere(node, graph, { $0.screens.contains(id) || $0.screen == id })
        {
          return graph.words.name(id)
        }
      default: break
      }
    }
    return nil
  }

  /// Whether something is so in a state on the way to a node.
  private static func wasThere(
    _ node: Int, _ graph: Graph, _ holds: (Situation) -> Bool
  ) -> Bool {
    var now = UInt32(node)
    while now != Exploration.none {
      if holds(graph.situation(Int(now))) { return true }
      now = graph.found.parents[Int(now)]
    }
    return false
  }
}
