import DialogModel

extension Rules {
  /// C6: in the background an alert dismissed by the application's own handler goes at once.
  static let dismissedInBackground = Rule.c6

  /// The system takes an alert away.
  ///
  /// `cancel` is the index it then leaves with.
  ///
  /// C1: a delegate with `alertViewCancel:` hears that and no `clicked`. C2: one without it hears
  /// a click on the cancel button. C3: where there is none, it hears of the dismissal with -1
  /// alone, or by the document's choice of a click of -1 first. C9: so it is with a sheet, by its
  /// own methods; a popover goes without a word.
  ///
  /// C8: where a field of it edits, that ends between `willDismiss` and `didDismiss`.
  static func systemCancelSteps(_ dialog: DialogID, in simulator: Simulator) -> ([Step], Rule) {
    let (steps, rule) = silentSystemCancelSteps(dialog, in: simulator)
    let isHeard = simulator.kind(of: dialog) == .alert && simulator.isEditing(in: dialog)
    return (steps, isHeard ? .c8 : rule)
  }

  private static func silentSystemCancelSteps(
    _ dialog: DialogID, in simulator: Simulator
  ) -> ([Step], Rule) {
    let cancel = simulator.indices[dialog.index].cancelButtonIndex
    let dismissal = Step.dismissForSystem(dialog, buttonIndex: cancel)
    let click = Step.call(.alertViewClickedButtonAtIndex, dialog, buttonIndex: cancel)
    let described = simulator.prototype.dialogs[dialog.index]
    let kind = simulator.kind(of: dialog)
    if kind == .popover { return ([dismissal], popoverDismissedByCode) }
    if kind == .picker { return ([dismissal], pickerDismissedByCode) }
    func row(_ alerts: Rule) -> Rule { kind == .sheet ? .c9 : alerts }
    let heard = Selector.alertViewCancel.parallel(for: described.kind)
    if let heard, described.delegate.responds(to: heard) {
      return ([.call(.alertViewCancel, dialog, buttonIndex: nil), dismissal], row(.c1))
    }
    if cancel >= 0 { return ([click, dismissal], row(.c2)) }
    switch simulator.prototype.choices.systemCancelWithoutCancelButton {
    case .dismiss: return ([dismissal], row(.c3))
    case .click: return ([click, dismissal], row(.c3))
    }
  }
}

extension Simulator {
  /// The system takes one alert away; what moves is brought to its end first.
  func planSystemCancel(_ asked: DialogID) -> Plan {
    let dialog = instance(toLeave: asked)
    guard state.position(of: dialog) != nil else {
      return Plan([], rule: .c1, target: .dialog(dialog), ignored: .notShowing)
    }
    let rule = max(Rules.systemCancelSteps(dialog, in: self).1, loadingRule(dialog))
    return Plan(
      [.completeTransition, .systemCancel(dialog), .startNext], rule: rule,
      target: .dialog(dialog))
  }

  /// The calls of one alert's system cancel, if it is still up: one that has left meanwhile and
  /// comes in anew is another one.
  mutating func systemCancel(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.showings[position].isUp,
      let frame = state.frames.last
    else { return }
    let (steps, rule) = Rules.systemCancelSteps(dialog, in: self)
    push(steps, rule: max(rule, frame.rule, loadingRule(dialog)))
  }

  /// The system takes away every alert.
  ///
  /// C7: topmost first, each complete before the next. C4: so does Home, before multitasking, ahead
  /// of the application's end.
  mutating func cancelAllAlerts() {
    guard let top = state.showings.last(where: { !$0.isLeaving }) else { return }
    let ours = state.frames.last?.rule == .c7
    push(
      [.completeTransition, .systemCancel(top.dialog), .cancelAllAlerts],
      rule: ours || state.showings.count > 1 ? .c7 : .c4)
  }

  /// Dismisses an alert for the system: without animation, ahead of whatever waits.
  ///
  /// C5: with multitasking nothing comes here; Home leaves alerts as they are.
  mutating func dismissForSystem(_ dialog: DialogID, buttonIndex: Int) {
    guard let position = state.position(of: dialog), state.showings[position].isUp,
      let frame = state.frames.last
    else { return }
    state.waiting.removeAll { $0.dialog == dialog && $0.isDismissal }
    cancelJob(shownOn: dialog)
    startDismissal(
      at: position, buttonIndex: buttonIndex, animated: false, rule: frame.rule)
  }
}
