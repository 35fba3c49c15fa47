import DialogModel

extension Rules {
  /// O7: a popover comes in, and no delegate is called.
  static let popoverShown = Rule.o7

  /// O5: code dismisses a popover, and no delegate is called.
  static let popoverDismissedByCode = Rule.o5

  /// The row for a popover that is dismissed while a field in it edits; the field gets its
  /// question, and stops whatever it answers.
  ///
  /// O9: a tap outside the popover dismisses it. O10: code dismisses it, or the system.
  static func popoverGoneWhileEditing(sentAway: Bool) -> Rule { sentAway ? .o9 : .o10 }

  /// O8: on a phone there are no popovers.
  static let onPhone = Rule.o8

  /// O4: `passthroughViews` are live while a popover is up, and the popover stays; the same for the
  /// bar of its bar button item, unless they are `nil`.
  static let passthroughSet = Rule.o4

  /// A tap outside a popover dismisses it, after its delegate allowed that.
  static let sendAwaySteps: [Step] = [.movement(.sendAway)]
}

extension Simulator {
  /// A tap on something that a popover blocks: it is a tap outside the popover.
  func planTapOutside(onto title: String) -> Plan {
    let plan = planTapOutside()
    return Plan(
      plan.steps, plan.operands, rules: plan.rules, target: plan.target,
      title: title.isEmpty ? .none : .text(title), ignored: plan.ignored)
  }

  /// Dismisses a popover after a tap outside it, if it is not leaving already.
  mutating func sendAway(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      !state.stack.isDismissalWaiting(dialog)
    else { return }
    state.stack.showings[position].isSentAway = true
    requestDismissal(at: position, buttonIndex: -1, animated: true, rules: state.currentRules)
  }

  /// Whether a dialog can be shown on this device; if a popover cannot, UIKit raises an exception.
  mutating func mayShowPopover(_ dialog: DialogID) -> Bool {
    guard tables.kind(of: dialog) == .popover, prototype.device == .phone else { return true }
    emit(
      .console(
        .text(
          "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] "
            + "called when not running under UIUserInterfaceIdiomPad")),
      target: .dialog(dialog), rule: Rules.onPhone)
    return false
  }

  /// Sets what is live under a popover that is up, including a picker's popover on a tablet.
  mutating func letThrough(_ controls: [ControlReference]?, _ dialog: DialogID, _ action: Action) {
    guard let position = state.position(of: dialog),
      case .popover = state.stack.showings[position].placement
    else {
      return refuse(action, .notShowing, rule: Rules.passthroughSet)
    }
    note(action, rule: Rules.passthroughSet)
    state.stack.showings[position].passthrough = controls?.flatMap(\.candidates)
  }
}

extension Showing {
  /// Asks the delegate of the dialog in a popover whether a tap outside it may dismiss it.
  ///
  /// O2: after a no, nothing follows.
  var questionBeforeLeaving: Step {
    .call(
      Call(
        .popoverControllerShouldDismissPopover, .dialog(dialog), .none,
        Question(yes: Rules.sendAwaySteps, Operands(dialog: dialog), refused: .o2)))
  }

  /// O3: a modal popover stays, and its delegate is not asked.
  func popoverModalRule(in prototype: Prototype) -> Rule? {
    prototype.dialogs[dialog.index].popover?.isModal == true ? .o3 : nil
  }
}

extension Stack {
  /// A tap outside a popover.
  ///
  /// O1: the delegate answers, then the popover is dismissed, then the delegate is called.
  func planTap(besidePopover popover: Showing) -> Plan {
    Plan(
      [popover.questionBeforeLeaving], rules: [.o1, ruleAbove(popover)],
      target: .dialog(popover.dialog))
  }

  /// Makes the controls live that the document lists in `passthroughViews`.
  mutating func letThrough(_ dialog: DialogID, in prototype: Prototype) {
    guard let popover = prototype.dialogs[dialog.index].popover,
      let position = position(of: dialog)
    else { return }
    showings[position].passthrough = popover.passthrough?.flatMap(\.candidates)
  }
}
