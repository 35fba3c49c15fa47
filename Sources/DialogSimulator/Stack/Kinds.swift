import DialogModel

// Dialogs of different kinds above each other. The rows of alerts about the queue, turns and
// callbacks apply to all kinds.

extension Rules {
  /// The row by which one dialog is above another.
  ///
  /// M1: an alert above a sheet, a picker or a popover, M2: a sheet or a picker, M3: a popover
  /// above any dialog: the newest is on top; the one below can still be seen, and its delegate
  /// receives no call.
  static func standing(_ upper: Showing.Kind, above lower: Showing.Kind) -> Rule {
    switch (upper, lower) {
    case (.alert, .alert): presentationAbove
    case (.alert, _): .m1
    case (.sheet, _), (.picker, _): .m2
    case (.popover, _): .m3
    case (.view, _): viewShown
    }
  }

  /// M4: a tap dismisses the upper one; the one below is live again, and receives no call.
  static func tap(_ upper: Showing.Kind, above lower: Showing.Kind) -> Rule {
    upper == .alert && lower == .alert ? tapAbove(editing: false) : .m4
  }

  /// M5: a sheet inside a popover leaves with the popover, first and at once, with -1.
  static let leavesWithHost = Rule.m5
}

extension Simulator {
  /// Dismisses the sheets inside a popover that leaves; their calls come before the popover's.
  mutating func startDismissalOfSheets(in host: DialogID, rules: RuleSet, input: Int?) {
    while let place = state.stack.showings.lastIndex(where: {
      $0.placement.host == host && !$0.isLeaving
    }) {
      startDismissal(
        at: place, buttonIndex: -1, animated: false,
        rules: rules.adding(Rules.leavesWithHost),
        input: input)
    }
  }
}

extension Stack {
  /// The row of a tap outside a dialog by the dialog below it; the least row if there is none.
  func ruleAbove(_ top: Showing) -> Rule {
    let below = position(of: top.dialog).flatMap { place in
      showings[..<place].last { !$0.isLeaving }
    }
    return below.map { Rules.tap(top.kind, above: $0.kind) } ?? Rules.shown
  }

  /// Whether the dialog at a place is a popover in which a sheet comes in or goes out.
  func holdsMovingSheet(at position: Int) -> Bool {
    let dialog = showings[position].dialog
    return showings.contains {
      $0.placement.host == dialog && ($0.isEntering || $0.isLeaving)
    }
  }
}
