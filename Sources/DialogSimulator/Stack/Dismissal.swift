import DialogModel

extension Rules {
  /// A dismissal by code, before other rows are known.
  static let dismissedByCode = Rule.g1

  /// A dismissal of an alert under another one.
  static let dismissedUnderAnother = Rule.g8

  /// A dialog goes out: `willDismiss`, the movement, `didDismiss`, both with the same index.
  ///
  /// G2: without animation, both calls are made before the request returns; the same for an alert
  /// that leaves while another one comes in, without a turn.
  static let dismissalSteps: [MovementStep] = [
    .tell(.willDismiss), .content(.viewWillDisappear), .endEditingInside, .uncover, .animate,
    .settle, .tell(.didDismiss), .content(.viewDidDisappear), .tellSentAway, .pickerHasGone,
    .showLoader, .tellUncovered, .startNext,
  ]

  /// The steps for a dialog that leaves while another one comes in.
  static let dismissalStepsBeside = dismissalSteps.filter { $0 != .animate && $0 != .startNext }

  /// Whether a row is about a dismissal by code, and not about fields.
  static func isByCode(_ rules: RuleSet) -> Bool { (Rule.g1...Rule.g8).contains(rules.shown) }

  /// The last row of the tables that applies to a dismissal by code, apart from its turn.
  ///
  /// G1: `clicked` is never called, not even for the index of a real button. G6: inside `clicked`
  /// of the same alert, the index given here is used, and the dismissal of the tap does nothing.
  static func dismissal(
    of dialog: DialogID, _ kind: Showing.Kind, animated: Bool, inside scope: Scope?
  ) -> Rule {
    switch kind {
    case .alert: break
    case .sheet: return sheetDismissedByCode
    case .popover: return popoverDismissedByCode
    case .picker: return pickerDismissedByCode
    case .view: return viewShown
    }
    if scope?.selector == .alertViewClickedButtonAtIndex, scope?.target == .dialog(dialog) {
      return .g6
    }
    return animated ? dismissedByCode : .g2
  }
}

extension Simulator {
  /// Dismisses a dialog by code, now or when its turn comes.
  ///
  /// G4: the first dismissal is used, G7: also before one that is requested inside its
  /// `willDismiss`. G5: an alert that is not up cannot be dismissed.
  mutating func requestDismissal(
    _ asked: DialogID, buttonIndex: Int?, animated: Bool
  ) {
    let dialog = state.stack.instance(toLeave: asked)
    if tables.kind(of: dialog) == .view {
      let action = Action.dismiss(dialog, buttonIndex: nil, animated: animated)
      return requestViewDismissal(dialog, animated: animated, completion: nil, action)
    }
    let action = Action.dismiss(dialog, buttonIndex: buttonIndex, animated: animated)
    let index = buttonIndex ?? tables.dialogs[dialog.index].cancelButtonIndex
    let scope = state.currentScope
    var rules = RuleSet(
      Rules.dismissal(of: dialog, tables.kind(of: dialog), animated: animated, inside: scope))
    if state.stack.isDismissalWaiting(dialog) { return refuse(action, .alreadyLeaving, rule: .g4) }
    guard let position = state.position(of: dialog) else {
      guard state.stack.waiting.contains(where: { $0.dialog == dialog }) else {
        return refuse(action, .notShowing, rule: .g5)
      }
      let turn = state.wait(
        dialog, .dismissal(buttonIndex: index, animated: animated),
        in: tables.kind(of: dialog).window,
        rules: rules)
      return note(action, waits: true, rules: turn)
    }
    if state.stack.showings[position].isLeaving {
      let inside = scope?.moment == .willDismiss && scope?.target == .dialog(dialog)
      return refuse(action, .alreadyLeaving, rule: inside ? .g7 : .g4)
    }
    if state.device.isInBackground { rules.insert(Rules.dismissedInBackground) }
    if state.tasks.job(keepingUp: dialog) != nil { rules.insert(Rules.dismissedWhileLoading) }
    let starts = state.mayLeaveNow(at: position)
    note(action, waits: !starts, rules: rules)
    requestDismissal(at: position, buttonIndex: index, animated: animated, rules: rules)
  }

  /// Begins the dismissal of the dialog at a place, or lets it wait for its turn.
  ///
  /// G8: a covered alert needs no turn: it leaves at once and does not change the one above it.
  mutating func requestDismissal(
    at position: Int, buttonIndex: Int, animated: Bool, rules: RuleSet, input: Int? = nil
  ) {
    if state.mayLeaveNow(at: position) {
      startDismissal(
        at: position, buttonIndex: buttonIndex, animated: animated, rules: rules, input: input)
    } else {
      let showing = state.stack.showings[position]
      state.wait(
        showing.dialog, .dismissal(buttonIndex: buttonIndex, animated: animated),
        in: showing.kind.window, rules: rules)
    }
  }
}

extension State {
  /// Whether a dismissal of the dialog at a place starts now.
  @inline(__always)
  fileprivate func mayLeaveNow(at position: Int) -> Bool {
    dismissalMayStart(in: stack.showings[position].kind.window)
      || (stack.isCovered(at: position) && !stack.showings[position].isEntering
        && !stack.holdsMovingSheet(at: position)
        && stack.dialogs(presentedFrom: stack.showings[position].dialog).isEmpty)
  }
}
