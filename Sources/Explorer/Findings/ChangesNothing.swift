import DialogModel
import Texts

/// A button whose actions never do anything.
enum ChangesNothing {
  /// Wherever it is tapped, the state stays the same but for the dialog that it belongs to, and no
  /// action is performed or refused.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    guard graph.isWhole else { return [] }
    var acts: Set<ExploredFinding.Place> = []
    var idle: [ExploredFinding.Place: (node: Int, input: Input)] = [:]
    for node in graph.settled {
      for step in graph.steps(node) {
        guard case .input(let input) = step.move, hasActions(input, graph),
          let place = ExploredFinding.Place(input), !acts.contains(place)
        else { continue }
        let end = graph.outcome(step)
        var isIdle = end.facts.actions.isEmpty && end.facts.refused.isEmpty && !end.facts.hasConsole
        if case .tapControl = input, end.node != node { isIdle = false }
        if isIdle {
          idle[place] = idle[place] ?? (node, input)
        } else {
          acts.insert(place)
        }
      }
    }
    return idle.filter { !acts.contains($0.key) }.map { place, first in
      ExploredFinding(
        .changesNothing, at: [place],
        tr(
          "“{name}” does something in the document, but nothing in any state.",
          ["name": graph.words.name(first.input)]),
        way: graph.way(first.node) + [.input(first.input)])
    }
  }

  private static func hasActions(_ input: Input, _ graph: Graph) -> Bool {
    switch input {
    case .tapControl(let id):
      let control = graph.prototype.control(id)
      switch control.kind {
      case .button, .barButton, .toolbarButton: return !control.then.isEmpty
      default: return false
      }
    case .tapButton(let dialog, let index):
      guard let described = graph.prototype[dialog], !described.delegate.isNil,
        let button = graph.words.button(dialog, index)
      else { return false }
      let isAlert = described.alert != nil
      let delegate = described.delegate
      return
        (!button.then.isEmpty
        && delegate.responds(
          to: isAlert ? .alertViewClickedButtonAtIndex : .actionSheetClickedButtonAtIndex))
        || (!button.afterwards.isEmpty
          && delegate.responds(
            to: isAlert
              ? .alertViewDidDismissWithButtonIndex : .actionSheetDidDismissWithButtonIndex))
    default: return false
    }
  }
}
