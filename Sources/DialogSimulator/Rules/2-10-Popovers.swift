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
  /// the bar button item that it comes out of.
  static let passthroughSet = Rule.o4

  /// What a delegate hears once a tap beside its popover has sent that away.
  static func popoverSentAway(_ dialog: DialogID) -> Step {
    .call(.popoverControllerDidDismissPopover, dialog, buttonIndex: nil)
  }
}

extension Simulator {
  /// A finger beside a popover.
  ///
  /// O1: the delegate is asked, then the popover goes, then the delegate is told.
  func planTap(besidePopover popover: Showing) -> Plan {
    Plan(
      [
        .call(.popoverControllerShouldDismissPopover, popover.dialog, buttonIndex: nil),
        .sendAway(popover.dialog),
      ], rule: max(.o1, ruleAbove(popover)), target: .dialog(popover.dialog))
  }

  /// A finger on something that a popover keeps from it: a tap beside that.
  func planTapOutside(onto title: String) -> Plan {
    let plan = planTapOutside()
    return Plan(
      plan.steps, rule: plan.rule, target: plan.target, title: title, ignored: plan.ignored)
  }

  /// O3: a modal popover stays, and its delegate is not asked.
  func popoverModalRule(_ popover: Showing) -> Rule? {
    prototype.dialogs[popover.dialog.index].popover?.isModal == true ? .o3 : nil
  }

  /// Takes the answer to whether a popover may go.
  ///
  /// O2: after a no, nothing follows.
  mutating func takeLeave(_ answer: Bool, at position: Int) {
    state.showings[position].mayLeave = answer
    guard !answer, let frame = state.frames.indices.last else { return }
    state.frames[frame].rule.grow(to: .o2)
  }

  /// Sends a popover away, if it may go and is not going already.
  mutating func sendAway(_ dialog: DialogID) {
    guard let position = state.position(of: dialog) else { return }
    defer { if let place = state.position(of: dialog) { state.showings[place].mayLeave = true } }
    guard state.showings[position].mayLeave, state.showings[position].isUp,
      !isDismissalWaiting(dialog), let frame = state.frames.last
    else { return }
    state.showings[position].isSentAway = true
    requestDismissal(at: position, buttonIndex: -1, animated: true, rule: rule(of: frame))
  }

  /// Whether a dialog can be shown on this device; where a popover cannot, UIKit raises an
  /// exception.
  mutating func mayShowPopover(_ dialog: DialogID) -> Bool {
    guard kind(of: dialog) == .popover, prototype.device == .phone else { return true }
    emit(
      .console(
        "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called "
          + "when not running under UIUserInterfaceIdiomPad"),
      target: .dialog(dialog), rule: Rules.onPhone)
    return false
  }

  /// The controls that the document lets through a popover are live from now on.
  mutating func letThrough(_ dialog: DialogID) {
    guard let popover = prototype.dialogs[dialog.index].popover,
      let position = state.position(of: dialog)
    else { return }
    state.showings[position].passthrough = popover.passthrough.flatMap(\.candidates)
  }

  /// Changes what stays live under a popover that is up.
  mutating func letThrough(_ controls: [ControlReference], _ dialog: DialogID, _ action: Action) {
    guard let position = state.position(of: dialog) else {
      return refuse(action, .notShowing, rule: Rules.passthroughSet)
    }
    note(action, rule: Rules.passthroughSet)
    state.showings[position].passthrough = controls.flatMap(\.candidates)
    giveWay(rule: Rules.passthroughSet)
    editAgain()
  }
}
