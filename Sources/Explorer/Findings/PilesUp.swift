import DialogModel
import Texts

/// More and more of something that is needed once.
enum PilesUp {
  /// A move makes a third one of a notification that waits, of a task that runs, or of a dialog that
  /// is up.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    guard graph.facts.edges.contains(where: { !$0.piles.isEmpty }) else { return [] }
    var findings: [ExploredFinding] = []
    for node in 0..<graph.found.count {
      for step in graph.steps(node) {
        for pile in step.facts.piles {
          let (place, name) =
            switch pile {
            case .notification(let id):
              (ExploredFinding.Place.notification(id), graph.words.name(id))
            case .task(let id): (.task(id), graph.words.name(id))
            case .dialog(let id): (.dialog(id), graph.words.name(id))
            }
          findings.append(
            ExploredFinding(
              .pilesUp, at: [place],
              tr(
                "Each time, {move} adds another “{name}”.",
                ["move": graph.words.words(step.move), "name": name]),
              way: graph.way(node) + [step.move]))
        }
      }
    }
    return findings
  }
}
