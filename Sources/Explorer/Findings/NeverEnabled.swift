import DialogModel
import Texts

/// Something that is drawn, and disabled wherever it is.
enum NeverEnabled {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    guard graph.isWhole else { return [] }
    return graph.facts.disabled.compactMap { input, node in
      guard !graph.facts.enabled.contains(input), !isSame(input, graph),
        let place = ExploredFinding.Place(input)
      else { return nil }
      return ExploredFinding(
        .neverEnabled, at: [place],
        tr("“{name}” can never be tapped.", ["name": graph.words.name(input)]),
        way: graph.way(node))
    }
  }

  /// Whether it is a button of another instance than one in which it can be tapped.
  private static func isSame(_ input: Input, _ graph: Graph) -> Bool {
    guard case .tapButton(let dialog, let index) = input else { return false }
    return graph.facts.enabled.contains {
      if case .tapButton(let other, index) = $0 { other.index == dialog.index } else { false }
    }
  }
}
