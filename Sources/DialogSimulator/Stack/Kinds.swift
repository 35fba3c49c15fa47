import DialogModel

// Dialogs of different kinds above each other. What the rows of alerts say of the queue, of turns
// and of callbacks goes for all kinds.

extension Rules {
  /// The row by which one dialog stands above another.
  ///
  /// M1: an alert above a sheet, a picker or a popover, M2: a sheet or a picker, M3: a popover above
  /// anything: the newest is on top, the one below can be seen still and hears nothing.
  static func standing(_ upper: Showing.Kind, above lower: Showing.Kind) -> Rule {
    switch (upper, lower) {
    case (.alert, .alert): presentationAbove
    case (.alert, _): .m1
    case (.sheet, _), (.picker, _): .m2
    case (.popover, _): .m3
    }
  }

  /// M6: what covers a popover or an activity's view ends a field that edits there, and that edits
  /// again once it is uncovered.
  static let coveredWhileEditing = Rule.m6

  /// M4: the upper one leaves by a tap; the one below is live again and hears nothing.
  static func tap(_ upper: Showing.Kind, above lower: Showing.Kind) -> Rule {
    upper == .alert && lower == .alert ? tapAbove(editing: false) : .m4
  }

  /// M5: a sheet inside a popover leaves with it, first and at once, with -1.
  static let leavesWithHost = Rule.m5
}

extension Simulator {
  /// The row of a tap beside a dialog for what lies below it; the least there is, if nothing does.
  func ruleAbove(_ top: Showing) -> Rule {
    let below = state.position(of: top.dialog).flatMap { place in
      state.stack.showings[..<place].last { !$0.isLeaving }
    }
    return below.map { Rules.tap(top.kind, above: $0.kind) } ?? Rules.shown
  }

  /// Whether the dialog at a place is a popover in which a sheet comes in or goes out.
  func holdsMovingSheet(at position: Int) -> Bool {
    let dialog = state.stack.showings[position].dialog
    return state.stack.showings.contains {
      $0.placement.host == dialog && ($0.isEntering || $0.isLeaving)
    }
  }

  /// A popover takes the sheets inside it along; their calls come before its own.
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
