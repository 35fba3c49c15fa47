import DialogModel
import Texts

/// A task that goes on after what started it has gone.
enum Outlives {
  /// The screen or the presented view from which it was run is gone, and its end changes what shows.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    let starts = starts(graph)
    guard !starts.isEmpty else { return [] }
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      let facts = graph.facts.node(node)
      guard facts.situation.isActive else { continue }
      for task in Set(facts.jobs) {
        guard let places = starts[task], !places.isEmpty,
          places.allSatisfy({ !$0.isThere(facts.situation) }),
          let end = graph.steps(node).first(where: { step in
            if case .input(.steer(task, _)) = step.move {
              graph.situation(graph.outcome(step).node) != facts.situation
            } else {
              false
            }
          })
        else { continue }
        findings.append(
          ExploredFinding(
            .outlives, at: [.task(task)],
            tr(
              "“{task}” goes on after “{place}” was left, and its end shows elsewhere.",
              [
                "task": graph.words.name(task),
                "place": places.map { $0.name(graph.words) }.sorted().listed(),
              ]), way: graph.way(node) + [end.move]))
      }
    }
    return findings
  }

  /// What a task belongs to.
  private enum Start: Hashable {
    case screen(ScreenID)
    case dialog(DialogID)

    func isThere(_ situation: Situation) -> Bool {
      switch self {
      case .screen(let screen): situation.screen == screen || situation.screens.contains(screen)
      case .dialog(let dialog): situation.shows(dialog)
      }
    }

    func name(_ words: FindingWords) -> String {
      switch self {
      case .screen(let screen): words.name(screen)
      case .dialog(let dialog): words.name(dialog)
      }
    }
  }

  /// Where each task is run: the topmost view with controls.
  private static func starts(_ graph: Graph) -> [TaskID: Set<Start>] {
    var starts: [TaskID: Set<Start>] = [:]
    for node in 0..<graph.found.count {
      let situation = graph.situation(node)
      for step in graph.steps(node) {
        for task in step.facts.runs {
          let view = situation.dialogs.last { up in
            graph.prototype[up.dialog].map { !$0.controls.isEmpty } ?? false
          }
          if let view {
            starts[task, default: []].insert(.dialog(DialogID(view.dialog.index)))
          } else if let screen = situation.screen {
            starts[task, default: []].insert(.screen(screen))
          }
        }
      }
    }
    return starts
  }
}
