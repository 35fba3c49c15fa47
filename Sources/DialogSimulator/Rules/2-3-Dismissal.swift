import DialogModel

extension Rules {
  /// A dismissal by code: what it is before more is known.
  static let dismissedByCode = Rule.g1

  /// A dismissal of an alert with another one above it.
  static let dismissedUnderAnother = Rule.g8

  /// A dialog goes out: `willDismiss`, the movement, `didDismiss`, both with the same index.
  ///
  /// G2: without animation both calls are made before the request returns; so they are for an
  /// alert that leaves beside another one's coming in, which takes no turn.
  static func dismissalSteps(
    _ leaving: Showing, buttonIndex: Int, uncovering uncovered: Showing?, takesTurn: Bool,
    hasFields: Bool, mayShowLoader: Bool
  ) -> [Step] {
    let dialog = leaving.dialog
    let hid = leaving.kind == .alert && uncovered?.kind == .alert
    var steps: [Step] = [
      .call(.alertViewWillDismissWithButtonIndex, dialog, buttonIndex: buttonIndex)
    ]
    if hasFields { steps.append(.endEditingIn(dialog)) }
    if let uncovered { steps.append(.uncover(uncovered.dialog, wasHidden: hid)) }
    if takesTurn { steps.append(.animate) }
    steps += [
      .settle(dialog),
      .call(.alertViewDidDismissWithButtonIndex, dialog, buttonIndex: buttonIndex),
    ]
    if leaving.isSentAway { steps.append(popoverSentAway(dialog)) }
    if let number = leaving.picker?.number { steps.append(.pickerHasGone(number)) }
    if mayShowLoader { steps.append(.showLoader(after: dialog)) }
    if let uncovered, hid { steps.append(.tellUncovered(uncovered.dialog)) }
    if takesTurn { steps.append(.startNext) }
    return steps
  }

  /// Whether a row is about a dismissal by code, which says nothing of fields.
  static func isByCode(_ rule: Rule) -> Bool { (Rule.g1...Rule.g8).contains(rule) }

  /// The last row of the tables that applies to a dismissal by code, apart from its turn.
  ///
  /// G1: `clicked` is never made, not even for the index of a real button. G6: inside `clicked`
  /// of the same alert the index asked here wins, and the tap's own dismissal does nothing.
  static func dismissal(
    of dialog: DialogID, _ kind: Showing.Kind, animated: Bool, inside scope: Scope?
  ) -> Rule {
    switch kind {
    case .alert: break
    case .sheet: return sheetDismissedByCode
    case .popover: return popoverDismissedByCode
    case .picker: return pickerDismissedByCode
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
  /// G4: the first dismissal wins, G7: also against one asked inside its `willDismiss`. G5: an
  /// alert that is not up cannot be dismissed.
  mutating func requestDismissal(
    _ asked: DialogID, buttonIndex: Int?, animated: Bool
  ) {
    let dialog = instance(toLeave: asked)
    let action = Action.dismiss(dialog, buttonIndex: buttonIndex, animated: animated)
    let index = buttonIndex ?? indices[dialog.index].cancelButtonIndex
    let scope = state.frames.last?.scope
    var rule = Rules.dismissal(
      of: dialog, kind(of: dialog), animated: animated, inside: scope)
    if isDismissalWaiting(dialog) { return refuse(action, .alreadyLeaving, rule: .g4) }
    guard let position = state.position(of: dialog) else {
      guard state.waiting.contains(where: { $0.dialog == dialog }) else {
        return refuse(action, .notShowing, rule: .g5)
      }
      let turn = wait(dialog, .dismissal(buttonIndex: index, animated: animated), rule: rule)
      return note(action, waits: true, rule: turn)
    }
    if state.showings[position].isLeaving {
      let inside =
        scope?.selector?.inAlerts == .alertViewWillDismissWithButtonIndex
        && scope?.target == .dialog(dialog)
      return refuse(action, .alreadyLeaving, rule: inside ? .g7 : .g4)
    }
    if state.isInBackground { rule.grow(to: Rules.dismissedInBackground) }
    if state.job(keepingUp: dialog) != nil { rule.grow(to: Rules.dismissedWhileLoading) }
    let starts = mayLeaveNow(at: position)
    note(action, waits: !starts, rule: rule)
    requestDismissal(at: position, buttonIndex: index, animated: animated, rule: rule)
  }

  /// Whether a dismissal of the alert waits for its turn.
  func isDismissalWaiting(_ dialog: DialogID) -> Bool {
    state.waiting.contains { $0.dialog == dialog && $0.isDismissal }
  }

  /// Whether a dismissal of the dialog at a place starts now.
  private func mayLeaveNow(at position: Int) -> Bool {
    dismissalMayStart || (state.isCovered(at: position) && !holdsMovingSheet(at: position))
  }

  /// Begins the dismissal of the dialog at a place, or lets it wait for its turn.
  ///
  /// G8: a covered alert needs no turn: it goes at once and leaves the one above it alone.
  mutating func requestDismissal(
    at position: Int, buttonIndex: Int, animated: Bool, rule: Rule, input: Int? = nil
  ) {
    if mayLeaveNow(at: position) {
      startDismissal(
        at: position, buttonIndex: buttonIndex, animated: animated, rule: rule, input: input)
    } else {
      wait(
        state.showings[position].dialog,
        .dismissal(buttonIndex: buttonIndex, animated: animated), rule: rule)
    }
  }
}
