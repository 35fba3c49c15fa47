import DialogModel
import DialogSimulator
import Texts

/// A dialog that ends with -1, whose delegate asks for the title at that index.
enum EndsUntitled {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      for step in graph.steps(node) {
        let end = graph.outcome(step)
        for dialog in end.facts.untitled {
          findings.append(
            ExploredFinding(
              .endsUntitled, at: [.dialog(DialogID(dialog.index))],
              tr(
                "“{name}” is asked for the title of a button that it does not have.",
                ["name": graph.words.name(dialog)]), way: graph.way(node) + [step.move]))
        }
      }
    }
    return findings
  }
}
