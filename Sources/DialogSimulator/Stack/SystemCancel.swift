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
  static func systemCancelSteps(
    _ dialog: DialogID, in simulator: Simulator
  ) -> (steps: [Step], rule: Rule) {
    let (steps, rule) = silentSystemCancelSteps(dialog, in: simulator)
    let isHeard = simulator.kind(of: dialog) == .alert && simulator.isEditing(in: dialog)
    return (steps, isHeard ? .c8 : rule)
  }

  private static let clickedBySystem: [Step] = [.tell(.clicked), .dismissForSystem]

  private static func silentSystemCancelSteps(
    _ dialog: DialogID, in simulator: Simulator
  ) -> (steps: [Step], rule: Rule) {
    let table = simulator.tables.dialogs[dialog.index]
    if table.kind == .popover { return ([.dismissForSystem], popoverDismissedByCode) }
    if table.kind == .picker { return ([.dismissForSystem], pickerDismissedByCode) }
    func row(_ alerts: Rule) -> Rule { table.kind == .sheet ? .c9 : alerts }
    if table.methods[Int(Moment.cancel.rawValue)].selector != nil {
      return ([.tell(.cancel), .dismissForSystem], row(.c1))
    }
    if table.cancelButtonIndex >= 0 { return (clickedBySystem, row(.c2)) }
    switch simulator.prototype.choices.systemCancelWithoutCancelButton {
    case .dismiss: return ([.dismissForSystem], row(.c3))
    case .click: return (clickedBySystem, row(.c3))
    }
  }
}

extension Simulator {
  /// The system takes one dialog away; what moves is brought to its end first.
  func planSystemCancel(_ asked: DialogID) -> Plan {
    let dialog = instance(toLeave: asked)
    guard state.position(of: dialog) != nil else {
      return Plan([], rule: .c1, target: .dialog(dialog), ignored: .notShowing)
    }
    let rules: RuleSet = [Rules.systemCancelSteps(dialog, in: self).rule, loadingRule(dialog)]
    return Plan(
      [.completeTransitions, .systemCancel(dialog), .startNext], rules: rules,
      target: .dialog(dialog))
  }

  /// The calls of one dialog's system cancel, if it is still up: one that has left meanwhile and
  /// comes in anew is another one.
  mutating func systemCancel(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      let frame = state.kernel.frames.last
    else { return }
    let (steps, rule) = Rules.systemCancelSteps(dialog, in: self)
    push(
      steps,
      Operands(dialog: dialog, buttonIndex: tables.dialogs[dialog.index].cancelButtonIndex),
      rules: frame.rules.union([rule, loadingRule(dialog)]))
  }

  /// The system takes away every dialog.
  ///
  /// C7: topmost first, each complete before the next. C4: so does Home, before multitasking, ahead
  /// of the application's end.
  mutating func cancelAll() {
    guard let top = state.stack.showings.last(where: { !$0.isLeaving }) else { return }
    let isLater = state.kernel.frames.last?.rules.shown == .c7
    push(
      [.completeTransitions, .systemCancel(top.dialog), .cancelAll],
      rules: RuleSet(isLater || state.stack.showings.count > 1 ? .c7 : .c4))
  }

  /// Dismisses a dialog for the system: without animation, ahead of whatever waits.
  ///
  /// C5: with multitasking nothing comes here; Home leaves alerts as they are.
  mutating func dismissForSystem(_ dialog: DialogID, buttonIndex: Int) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      let frame = state.kernel.frames.last
    else { return }
    state.stack.waiting.removeAll { $0.dialog == dialog && $0.isDismissal }
    cancelJob(shownOn: dialog)
    // What `cancel` or `clicked` showed is over it by then.
    let rules =
      state.stack.isCovered(at: position)
      ? frame.rules.adding(Rules.coveredInsideClicked) : frame.rules
    startDismissal(at: position, buttonIndex: buttonIndex, animated: false, rules: rules)
  }
}
