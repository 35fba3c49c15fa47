import DialogModel
import DialogSimulator
import Texts

/// An end and a tap that lead elsewhere in the other order.
enum Race {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      let steps = graph.steps(node)
      // How long something takes that comes later is known, so that a tap has its place.
      let ends = steps.filter { $0.move.isOfWorld && $0.move != .time }
      guard !ends.isEmpty else { continue }
      for end in ends {
        for tap in steps where tap.move.isTap && !starts(tap.facts, end.move) {
          if let finding = finding(node, end, tap, graph) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  private static func finding(
    _ node: Int, _ end: Graph.Step, _ tap: Graph.Step, _ graph: Graph
  ) -> ExploredFinding? {
    guard let later = graph.step(tap.move, from: end.target),
      let other = graph.step(end.move, from: tap.target)
    else { return nil }
    guard ends(end, later, graph) != ends(tap, other, graph) else { return nil }
    let places = [end.move, tap.move].compactMap { move -> ExploredFinding.Place? in
      if case .input(let input) = move { ExploredFinding.Place(input) } else { nil }
    }
    let way = graph.way(node)
    return ExploredFinding(
      .race, at: places,
      tr(
        "It makes a difference which comes first: {end}, or {tap}.",
        ["end": graph.words.words(end.move), "tap": graph.words.words(tap.move)]),
      way: way + [end.move, tap.move], other: way + [tap.move, end.move])
  }

  /// What shows when all rests after two moves, and what was called until then.
  private struct End: Hashable {
    let situation: Situation
    let calls: [EdgeFacts.Call: Int]
  }

  /// The ends of two moves, for all answers to what is asked.
  private static func ends(_ first: Graph.Step, _ second: Graph.Step, _ graph: Graph) -> Set<End> {
    Set(
      graph.outcomes(second).map { end in
        End(
          situation: graph.situation(end.node), calls: (first.facts + end.facts).ownCalls)
      })
  }

  /// Whether a tap runs the task, or schedules the notification, whose end is the other move.
  private static func starts(_ facts: EdgeFacts, _ end: Move) -> Bool {
    switch end {
    case .input(.steer(let task, _)): facts.runs.contains(task)
    case .input(.fireNotification(let id, _)): facts.notified.contains(id)
    default: false
    }
  }
}
