import DialogModel
import Texts

/// A dialog that comes by itself over another one, or while a person types.
enum Uninvited {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      let facts = graph.facts.node(node)
      guard facts.situation.isActive else { continue }
      let below = facts.situation.dialogs.last { $0.loader == nil }
      guard below != nil || facts.editing != nil else { continue }
      for step in graph.steps(node) where step.move.isOfWorld {
        let end = graph.outcome(step)
        let after = graph.situation(end.node).dialogs
        for dialog in end.facts.shown
        where after.contains(where: { $0.dialog == dialog })
          && !facts.situation.dialogs.contains(where: { $0.dialog == dialog })
        {
          let isOver = below.map { below in after.contains { $0.dialog == below.dialog } } ?? true
          guard isOver else { continue }
          findings.append(
            finding(dialog, over: below?.dialog, facts.editing, node, step.move, graph))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ dialog: DialogID, over below: DialogID?, _ field: FieldID?, _ node: Int, _ move: Move,
    _ graph: Graph
  ) -> ExploredFinding {
    let words = graph.words
    let values =
      [
        "name": words.name(dialog), "end": words.words(move),
        "below": below.map { words.name($0) }
          ?? field.map { graph.prototype.name(of: $0) } ?? "",
      ] as KeyValuePairs
    let text =
      below == nil
      ? tr("“{name}” comes while “{below}” is edited, if {end} then.", values)
      : tr("“{name}” comes over “{below}”, if {end} then.", values)
    let other: ExploredFinding.Place? =
      below.map { .dialog(DialogID($0.index)) } ?? field.map { .init($0) }
    return ExploredFinding(
      .uninvited, at: [.dialog(DialogID(dialog.index))] + [other].compactMap { $0 }, text,
      way: graph.way(node) + [move])
  }
}
