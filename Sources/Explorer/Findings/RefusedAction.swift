import DialogModel
import DialogSimulator
import Texts

/// An action that cannot be done when its turn comes.
enum RefusedAction {
  /// A warning where it is refused on every way; else a note.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var done: Set<Action> = []
    for facts in graph.facts.edges { done.formUnion(facts.actions) }
    var findings: [ExploredFinding] = []
    for node in 0..<graph.found.count {
      for step in graph.steps(node) {
        for refused in step.facts.refused where !refused.isOfWait {
          let severity: FindingKind.Severity = done.contains(refused.action) ? .note : .warning
          let place = place(refused.action) ?? placeOfMove(step.move) ?? .application
          findings.append(
            ExploredFinding(
              .refused, at: [place], text(refused, step.move, node, graph),
              way: graph.way(node) + [step.move], severity: severity))
        }
      }
    }
    return findings
  }

  private static func text(
    _ refused: EdgeFacts.Refused, _ move: Move, _ node: Int, _ graph: Graph
  ) -> String {
    let after = graph.words.after(graph.way(node) + [move])
    let name = place(refused.action).map { placeName($0, graph) } ?? refused.action.word
    let values = ["way": after, "action": refused.action.word, "name": name] as KeyValuePairs
    switch refused.why {
    case .alreadyShowing:
      return tr("After {way}, “{name}” is to be shown while it is up already.", values)
    case .notShowing:
      return tr("After {way}, “{name}” is to be changed or dismissed, and is not up.", values)
    default: return tr("After {way}, {action} “{name}” cannot be done.", values)
    }
  }

  private static func placeOfMove(_ move: Move) -> ExploredFinding.Place? {
    if case .input(let input) = move { ExploredFinding.Place(input) } else { nil }
  }

  /// What an action is about.
  static func place(_ action: Action) -> ExploredFinding.Place? {
    switch action {
    case .present(let id), .presentNew(let id), .dismiss(let id, _, _), .presentView(let id, _, _),
      .dismissView(let id, _, _), .setTexts(let id, _, _), .setDelegate(let id, _),
      .setPassthrough(let id, _):
      .dialog(DialogID(id.index))
    case .goTo(let screen), .navigate(let screen, _, _): .screen(screen)
    case .setFieldText(let field, _), .setOverlay(let field, _), .focus(let field),
      .resign(let field):
      .init(field)
    case .run(let task), .cancelTask(let task): .task(task)
    case .schedule(let id), .presentNow(let id), .cancelNotification(let id): .notification(id)
    default: nil
    }
  }

  private static func placeName(_ place: ExploredFinding.Place, _ graph: Graph) -> String {
    switch place {
    case .dialog(let id): graph.words.name(id)
    case .screen(let id): graph.words.name(id)
    case .task(let id): graph.words.name(id)
    case .notification(let id): graph.words.name(id)
    case .field(let id): graph.prototype.name(of: id)
    case .control(let id): graph.words.name(id)
    case .button(let id, _): graph.words.name(id)
    case .application, .promise: "application"
    }
  }
}

extension EdgeFacts.Refused {
  /// Whether the rest of a list is dropped with its controller, which is how it is meant.
  fileprivate var isOfWait: Bool { if case .wait = action { true } else { false } }
}
