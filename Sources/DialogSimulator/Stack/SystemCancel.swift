import DialogModel

extension Rules {
  /// The delegate hears of the system's dismissal.
  static let cancelTold = Rule.c1
  /// It does not, and the cancel button is clicked for it.
  static let cancelClicked = Rule.c2
  /// It does not, and there is no cancel button.
  static let cancelWithoutButton = Rule.c3

  /// C6: the application's handler dismisses an alert in the background: it leaves at once.
  static let dismissedInBackground = Rule.c6

  /// The system dismisses an alert.
  ///
  /// `cancel` is the index of this dismissal.
  ///
  /// C1: a delegate with `alertViewCancel:` receives that and no `clicked`. C2: a delegate without
  /// it receives `clicked` for the cancel button. C3: without a cancel button, it receives only the
  /// dismissal with -1, or by the document's choice `clicked` with -1 first. C9: the same for a
  /// sheet, with the sheet's methods; a popover is dismissed without a call.
  ///
  /// C8: a field of the alert that edits stops between `willDismiss` and `didDismiss`.
  static func systemCancelSteps(
    _ dialog: DialogID, in simulator: Simulator
  ) -> (steps: [Step], rule: Rule) {
    let (steps, rule) = silentSystemCancelSteps(dialog, in: simulator)
    let isHeard =
      simulator.tables.kind(of: dialog) == .alert && simulator.state.focus.isEditing(in: dialog)
    return (steps, isHeard ? .c8 : rule)
  }

  private static let clickedBySystem: [Step] = [
    .movement(.tell(.clicked)), .movement(.dismissForSystem),
  ]

  private static func silentSystemCancelSteps(
    _ dialog: DialogID, in simulator: Simulator
  ) -> (steps: [Step], rule: Rule) {
    let table = simulator.tables.dialogs[dialog.index]
    if table.kind == .popover { return ([.movement(.dismissForSystem)], popoverDismissedByCode) }
    if table.kind == .view { return ([.movement(.dismissForSystem)], viewShown) }
    if table.kind == .picker { return ([.movement(.dismissForSystem)], pickerDismissedByCode) }
    func row(_ alerts: Rule) -> Rule { table.kind == .sheet ? .c9 : alerts }
    if Delegates.hear(.cancel, dialog, in: simulator) {
      return ([.movement(.tell(.cancel)), .movement(.dismissForSystem)], row(.c1))
    }
    if table.cancelButtonIndex >= 0 { return (clickedBySystem, row(.c2)) }
    switch simulator.prototype.choices.systemCancelWithoutCancelButton {
    case .dismiss: return ([.movement(.dismissForSystem)], row(.c3))
    case .click: return (clickedBySystem, row(.c3))
    }
  }
}

extension Simulator {
  /// The system dismisses one dialog; running movements end first.
  func planSystemCancel(_ asked: DialogID) -> Plan {
    let dialog = state.stack.instance(toLeave: asked)
    guard state.position(of: dialog) != nil else {
      return Plan([], rule: .c1, target: .dialog(dialog), ignored: .notShowing)
    }
    let rules: RuleSet = [Rules.systemCancelSteps(dialog, in: self).rule, loadingRule(dialog)]
    return Plan(
      [.completeTransitions, .systemCancel(dialog), .movement(.startNext)], rules: rules,
      target: .dialog(dialog))
  }

  /// Performs one dialog's system cancel, if it is still up: a dialog that has left and comes in
  /// again is not cancelled.
  mutating func systemCancel(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      let frame = state.kernel.frames.last
    else { return }
    let (steps, rule) = Rules.systemCancelSteps(dialog, in: self)
    state.push(
      steps,
      Operands(dialog: dialog, buttonIndex: tables.dialogs[dialog.index].cancelButtonIndex),
      rules: frame.rules.union([rule, loadingRule(dialog)]))
  }

  /// The system dismisses every dialog.
  ///
  /// C7: topmost first, each complete before the next. C4: the same at Home before multitasking,
  /// before the application ends.
  mutating func cancelAll() {
    // A presented view is no dialog to be cancelled: it goes with the application.
    let dialogs = state.stack.showings.filter { !$0.isLeaving && $0.kind != .view }
    guard let top = dialogs.last else { return }
    let isLater = state.kernel.frames.last?.rules.shown == .c7
    state.push(
      [.completeTransitions, .systemCancel(top.dialog), .cancelAll],
      rules: RuleSet(isLater || dialogs.count > 1 ? .c7 : .c4))
  }

  /// Dismisses a dialog for the system: without animation, before all waiting requests.
  ///
  /// C5: with multitasking this is never reached; Home does not change alerts.
  mutating func dismissForSystem(_ dialog: DialogID, buttonIndex: Int) {
    guard let position = state.position(of: dialog), state.stack.showings[position].isUp,
      let frame = state.kernel.frames.last
    else { return }
    state.stack.waiting.removeAll { $0.dialog == dialog && $0.isDismissal }
    cancelJob(shownOn: dialog)
    // A dialog that `cancel` or `clicked` showed covers it now.
    let rules =
      state.stack.isCovered(at: position)
      ? frame.rules.adding(Rules.coveredInsideClicked) : frame.rules
    startDismissal(at: position, buttonIndex: buttonIndex, animated: false, rules: rules)
  }
}
