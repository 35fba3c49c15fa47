import DialogModel
import Texts

/// Something that is no alert over a popover.
enum OverPopover {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    var findings: [ExploredFinding] = []
    for node in graph.settled {
      let dialogs = graph.situation(node).dialogs
      for (place, up) in dialogs.enumerated() {
        guard up.loader == nil, let upper = graph.prototype[up.dialog], upper.liesAbove,
          let below = dialogs[..<place].last(where: { isPopover($0.dialog, graph) }),
          // What a control of the popover shows is found without exploring.
          !isShown(up.dialog, byControlsOf: below.dialog, graph)
        else { continue }
        findings.append(
          ExploredFinding(
            .overPopover,
            at: [.dialog(DialogID(up.dialog.index)), .dialog(DialogID(below.dialog.index))],
            tr(
              "“{name}” is over the popover “{host}”, and only an alert may be.",
              ["name": graph.words.name(up.dialog), "host": graph.words.name(below.dialog)]),
            way: graph.way(node)))
      }
    }
    return findings
  }

  private static func isPopover(_ id: DialogID, _ graph: Graph) -> Bool {
    graph.prototype[id]?.popover != nil
  }

  private static func isShown(
    _ dialog: DialogID, byControlsOf popover: DialogID, _ graph: Graph
  ) -> Bool {
    graph.prototype.controls(of: .dialog(DialogID(popover.index))).contains { control in
      control.then.unconditional.contains { $0.presents(dialog) }
    }
  }
}

extension Dialog {
  /// Whether it lies above what is there: not in it, and not in the window of alerts.
  fileprivate var liesAbove: Bool {
    switch kind {
    case .alert: false
    case .actionSheet(let sheet): sheet.source.on(.tablet) != .view
    case .activityPicker, .presentedView, .formSheet, .popover: true
    }
  }
}
