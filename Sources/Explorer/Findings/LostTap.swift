import DialogModel
import DialogSimulator
import Texts

/// A tap on a dialog that comes by itself, before it takes taps.
enum LostTap {
  /// The dialog is shown by an end or by a notification, so that a person may be about to tap.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var known: Set<Int> = []
    var findings: [ExploredFinding] = []
    for node in graph.settled where graph.situation(node).isActive {
      for step in graph.steps(node) where step.move.isOfWorld {
        let end = graph.outcome(step)
        guard let dialog = end.facts.shown.first(where: { !known.contains($0.index) }),
          let tap = lostTap(in: dialog, after: graph.way(node) + [step.move], end.node, graph)
        else { continue }
        known.insert(dialog.index)
        findings.append(
          ExploredFinding(
            .lostTap, at: [.button(DialogID(dialog.index), index: tap.index)],
            tr(
              "A tap on “{name}” while “{dialog}” comes in is lost.",
              ["name": graph.words.name(tap.input), "dialog": graph.words.name(dialog)]),
            way: graph.way(node) + [step.move]))
      }
    }
    return findings
  }

  /// A button that is drawn and takes no tap yet, and that acts once nothing moves.
  private static func lostTap(
    in dialog: DialogID, after way: [Move], _ end: Int, _ graph: Graph
  ) -> (input: Input, index: Int)? {
    var way = way
    for _ in 0..<8 {
      let simulator = graph.explorer.replay(way).simulator
      guard simulator.state.isInMovement else { return nil }
      let disabled = simulator.disabledInputs
      for tap in simulator.taps {
        guard case .tapButton(let id, let index) = tap, id.index == dialog.index,
          simulator.ignored(tap) == .entering, !disabled.contains(tap),
          let step = graph.step(.input(tap), from: end),
          graph.situation(graph.outcome(step).node) != graph.situation(end)
        else { continue }
        return (tap, index)
      }
      way.append(.time)
    }
    return nil
  }
}
