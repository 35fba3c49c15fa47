import DialogModel
import DialogSimulator
import Texts

/// A control that destroys something at once.
enum Destroys {
  /// Its title says so, or it is red; it runs a task or leaves the screen, and no dialog asks before.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    acts(graph).map { act in
      ExploredFinding(
        .destroysWithoutAsking, at: [.control(act.control)],
        tr(
          "“{name}” acts at once; nobody is asked.", ["name": graph.words.name(act.control)]),
        way: act.way)
    }
  }

  /// A tap on such a control.
  struct Act {
    let control: ControlID
    let facts: EdgeFacts
    let way: [Move]
  }

  /// Every tap that destroys something at once.
  static func acts(_ graph: Graph) -> [Act] {
    var acts: [Act] = []
    for node in graph.settled {
      for step in graph.steps(node) {
        guard case .input(.tapControl(let id)) = step.move, isDestructive(id, graph.prototype)
        else { continue }
        let facts = graph.outcome(step).facts
        guard facts.actions.contains(where: \.leaves),
          facts.shown.allSatisfy({ shown in
            graph.prototype[shown].map { !$0.hasInstances } ?? true
              || graph.prototype.tasks.indices.contains(
                shown.index - graph.prototype.dialogs.count + graph.prototype.tasks.count)
          })
        else { continue }
        acts.append(Act(control: id, facts: facts, way: graph.way(node) + [step.move]))
      }
    }
    return acts
  }

  private static func isDestructive(_ id: ControlID, _ prototype: Prototype) -> Bool {
    let control = prototype.control(id)
    switch control.kind {
    case .button, .barButton, .toolbarButton, .row:
      return control.details.style == .destructive || TitleWords.destroy(control.text)
    default: return false
    }
  }
}

extension Action {
  /// Whether it does more than show something: a task, or another screen.
  var leaves: Bool {
    switch self {
    case .run, .goTo, .navigate, .goBack: true
    default: false
    }
  }
}
