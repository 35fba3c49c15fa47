import DialogModel

extension Rules {
  /// O7: a popover comes in, and nobody is told.
  static let popoverShown = Rule.o7

  /// O5: dismissed by code it goes, and nobody is told.
  static let popoverDismissedByCode = Rule.o5

  /// The row for a popover that goes while a field in it edits, which is asked and stops all the
  /// same.
  ///
  /// O9: a tap beside it sends it away. O10: code dismisses it, or the system.
  static func popoverGoneWhileEditing(sentAway: Bool) -> Rule { sentAway ? .o9 : .o10 }

  /// O8: on a phone there are no popovers.
  static let onPhone = Rule.o8

  /// O4: `passthroughViews` stay live while a popover is up, and it stays up; so does the bar of
  /// the bar button item that it comes out of, unless they are `nil`.
  static let passthroughSet = Rule.o4

  /// A popover is sent away, where its delegate lets it go.
  static let sendAwaySteps: [Step] = [.sendAway]
}

extension Simulator {
  /// A finger beside a popover.
  ///
  /// O1: the delegate is asked, then the popover goes, then the delegate is told.
  func planTap(besidePopover popover: Showing) -> Plan {
    Plan(
      [askWhetherToLeave(popover)], rules: [.o1, ruleAbove(popover)],
      target: .dialog(popover.dialog))
  }

  /// Asks the delegate of what is in a popover whether a tap beside it sends that away.
  ///
  /// O2: after a no, nothing follows.
  func askWhetherToLeave(_ showing: Showing) -> Step {
    .call(
      Call(
        .popoverControllerShouldDismissPopover, .dialog(showing.dialog), .none,
        Question(yes: Rules.sendAwaySteps, Operands(dialog: showing.dialog), refused: .o2)))
  }

  /// A finger on something that a popover keeps from it: a tap beside that.
  func planTapOutside(onto title: String) -> Plan {
    let plan = planTapOutside()
    return Plan(
      plan.steps, plan.operands, rules: plan.rules, target: plan.target,
      title: title.isEmpty ? .none : .text(title), ignored: plan.ignored)
  }

  /// O3: a modal popover stays, and its delegate is not asked.
  func popoverModalRule(_ popover: Showing) -> Rule? {
    prototype.dialogs[popover.dialog.index].popover?.isModal == true ? .o3 : nil
  }

  /// Sends a popover away, if it is not going already.
  mutating func sendAway(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      !state.stack.isDismissalWaiting(dialog)
    else { return }
    state.stack.showings[position].isSentAway = true
    requestDismissal(at: position, buttonIndex: -1, animated: true, rules: currentRules)
  }

  /// Whether a dialog can be shown on this device; where a popover cannot, UIKit raises an
  /// exception.
  mutating func mayShowPopover(_ dialog: DialogID) -> Bool {
    guard kind(of: dialog) == .popover, prototype.device == .phone else { return true }
    emit(
      .console(
        .text(
          "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] "
            + "called when not running under UIUserInterfaceIdiomPad")),
      target: .dialog(dialog), rule: Rules.onPhone)
    return false
  }

  /// The controls that the document lets through a popover are live from now on.
  mutating func letThrough(_ dialog: DialogID) {
    guard let popover = prototype.dialogs[dialog.index].popover,
      let position = state.position(of: dialog)
    else { return }
    state.stack.showings[position].passthrough = popover.passthrough?.flatMap(\.candidates)
  }

  /// Changes what stays live under a popover that is up, a picker's on a tablet among them.
  mutating func letThrough(_ controls: [ControlReference]?, _ dialog: DialogID, _ action: Action) {
    guard let position = state.position(of: dialog),
      case .popover = state.stack.showings[position].placement
    else {
      return refuse(action, .notShowing, rule: Rules.passthroughSet)
    }
    note(action, rule: Rules.passthroughSet)
    state.stack.showings[position].passthrough = controls?.flatMap(\.candidates)
    giveWay(RuleSet(Rules.passthroughSet))
    editAgain()
  }
}
