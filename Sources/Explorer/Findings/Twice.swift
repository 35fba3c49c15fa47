import DialogModel
import DialogSimulator
import Texts

/// A second tap, while something moves after the first.
enum Twice {
  /// The second tap leads to another situation, or to other tasks that run.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      for step in graph.steps(node) where isRepeated(step.move) {
        if let finding = finding(node, step, graph) { findings.append(finding) }
      }
    }
    return findings
  }

  private static func finding(
    _ node: Int, _ step: Graph.Step, _ graph: Graph
  ) -> ExploredFinding? {
    guard case .input(let input) = step.move, let place = ExploredFinding.Place(input) else {
      return nil
    }
    let once = graph.rest(step.target)
    guard !graph.flags(once.node).contains(.held) else { return nil }
    var way = graph.way(node) + [step.move]
    var now = step.target
    var seen: Set<Int> = []
    while graph.flags(now).contains(.moving), seen.insert(now).inserted {
      if let again = graph.step(step.move, from: now) {
        let end = graph.outcome(again)
        if !graph.flags(end.node).contains(.held), differs(once.node, end.node, graph) {
          let task = (end.facts.runs).first
          let name = graph.words.name(input)
          let text =
            task.map {
              tr(
                "Tapping “{name}” twice while it moves runs “{task}” twice.",
                ["name": name, "task": graph.words.name($0)])
            }
            ?? tr(
              "Tapping “{name}” twice while it moves does it twice.", ["name": name])
          return ExploredFinding(
            .twice, at: [place], text, way: graph.way(node) + [step.move],
            other: way + [step.move])
        }
      }
      guard let time = graph.step(.time, from: now) else { break }
      way.append(.time)
      now = time.target
    }
    return nil
  }

  private static func differs(_ once: Int, _ twice: Int, _ graph: Graph) -> Bool {
    !graph.situation(once).isAlike(graph.situation(twice))
      || graph.facts.node(once).jobs != graph.facts.node(twice).jobs
      || graph.facts.node(once).scheduled != graph.facts.node(twice).scheduled
  }

  /// What a person taps twice by mistake; back and beside mean something else the second time.
  private static func isRepeated(_ move: Move) -> Bool {
    switch move {
    case .input(.tapButton), .input(.tapControl), .input(.tapSegment), .input(.chooseActivity):
      true
    default: false
    }
  }
}

extension Situation {
  /// Whether the same shows, each dialog once or twice; the screen that shows is the last of the
  /// stack when all rests.
  fileprivate func isAlike(_ other: Situation) -> Bool {
    screens == other.screens
      && Set(dialogs.map(\.dialog.index)) == Set(other.dialogs.map(\.dialog.index))
  }
}
