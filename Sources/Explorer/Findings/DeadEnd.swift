import DialogModel
import Texts

/// Nothing can be done any more.
enum DeadEnd {
  /// A settled state without an input of a person, an end, or anything that comes later; but for a
  /// start that shows something to read and nothing else.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    graph.settled.compactMap { node in
      let situation = graph.situation(node)
      guard situation.isActive, isDead(node, graph), !isPage(situation, graph) else { return nil }
      let way = graph.way(node)
      return ExploredFinding(
        .deadEnd, at: [place(situation)].compactMap { $0 },
        tr(
          "After {way} nothing can be tapped any more.", ["way": graph.words.after(way)]),
        way: way)
    }
  }

  /// Whether only the device's own buttons work.
  static func isDead(_ node: Int, _ graph: Graph) -> Bool {
    !graph.facts.node(node).hasWork
      && !graph.steps(node).contains {
        $0.move.isPersonal || $0.move.isOfWorld || $0.move.answersNotification
      }
  }

  /// The topmost dialog, or the screen.
  static func place(_ situation: Situation) -> ExploredFinding.Place? {
    situation.dialogs.last.map { .dialog(DialogID($0.dialog.index)) }
      ?? situation.screen.map { .screen($0) }
  }

  /// Whether it is the start, which has no controls and no dialogs.
  private static func isPage(_ situation: Situation, _ graph: Graph) -> Bool {
    guard situation.dialogs.isEmpty else { return false }
    guard let screen = situation.screen else { return true }
    return screen == graph.situation(graph.rest(0).node).screen
      && !(graph.prototype[screen]?.controls.contains { $0.takesTaps } ?? false)
  }
}

extension Control {
  /// Whether it is of a kind that can be tapped.
  var takesTaps: Bool {
    switch kind {
    case .button, .barButton, .toolbarButton, .tab, .row, .textField, .switch, .segmented: true
    case .label, .image, .section, .space: false
    }
  }
}
