import DialogModel
import DialogSimulator
import Texts

/// A method that a delegate lacks, although it would decide something.
enum DecidingLack {
  /// How many states are looked at with each method, and how many methods are tried.
  private static let mostStates = 20_000
  private static let mostMethods = 40

  /// Explores the document again with each method that asks, or that is told of a system's cancel.
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var left = mostMethods
    var findings: [ExploredFinding] = []
    let before = endings(graph)
    // The alerts of tasks are added when a run begins.
    var document = graph.prototype
    document.dialogs.removeLast(document.tasks.count)
    for (index, dialog) in document.dialogs.enumerated() {
      for selector in lacks(dialog) {
        guard left > 0 else { return findings }
        left -= 1
        var changed = document
        changed.dialogs[index].delegate.methods.insert(selector)
        guard let other = Graph(explored(changed, graph)), endings(other) != before else {
          continue
        }
        findings.append(
          ExploredFinding(
            .decidingLack, at: [.dialog(DialogID(index))],
            tr(
              "Without {method} “{name}” goes other ways than with it.",
              ["method": selector.name, "name": dialog.id])))
      }
    }
    return findings
  }

  /// The methods that decide, and that a delegate of the kind lacks; one that is nil lacks none.
  private static func lacks(_ dialog: Dialog) -> [Selector] {
    let all: [Selector] =
      dialog.alert != nil
      ? [.alertViewShouldEnableFirstOtherButton, .alertViewCancel]
      : dialog.actionSheet != nil
        ? [.actionSheetCancel]
        : dialog.popover != nil ? [.popoverControllerShouldDismissPopover] : []
    return all.filter { !dialog.delegate.methods.contains($0) }
  }

  private static func explored(_ prototype: Prototype, _ graph: Graph) -> Explorer {
    var options = graph.explorer.options
    options.mostStates = min(options.mostStates, mostStates)
    var explorer = Explorer(
      prototype, options, matches: graph.explorer.start.matches,
      zones: graph.explorer.start.zones, forFindings: true)
    explorer.run()
    return explorer
  }

  /// What a move may do, and where it may lead.
  private struct Ending: Hashable {
    let move: Move
    let actions: [Action]
    let hasConsole: Bool
    let situation: Situation
  }

  private static func endings(_ graph: Graph) -> Set<Ending> {
    var endings: Set<Ending> = []
    for node in graph.settled {
      for step in graph.steps(node) {
        let end = graph.outcome(step)
        endings.insert(
          Ending(
            move: step.move, actions: end.facts.actions, hasConsole: end.facts.hasConsole,
            situation: graph.situation(end.node)))
      }
    }
    return endings
  }
}
