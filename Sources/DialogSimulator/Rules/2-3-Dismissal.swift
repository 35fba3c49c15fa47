import DialogModel

extension Rules {
  /// A dismissal by code: what it is before more is known.
  static let dismissedByCode = Rule.g1

  /// A dismissal of an alert with another one above it.
  static let dismissedUnderAnother = Rule.g8

  /// An alert goes out: `willDismiss`, the movement, `didDismiss`, both with the same index.
  ///
  /// G2: without animation both calls are made before the request returns; so they are for an
  /// alert that leaves beside another one's coming in, which takes no turn.
  static func dismissalSteps(
    _ dialog: DialogID, buttonIndex: Int, uncovering uncovered: DialogID?, takesTurn: Bool,
    hasFields: Bool
  ) -> [Step] {
    var steps: [Step] = [
      .call(.alertViewWillDismissWithButtonIndex, dialog, buttonIndex: buttonIndex)
    ]
    if hasFields { steps.append(.endEditingIn(dialog)) }
    if let uncovered { steps.append(.uncover(uncovered)) }
    if takesTurn { steps.append(.animate) }
    steps += [
      .settle(dialog),
      .call(.alertViewDidDismissWithButtonIndex, dialog, buttonIndex: buttonIndex),
    ]
    if let uncovered { steps.append(.tellUncovered(uncovered)) }
    if takesTurn { steps.append(.startNext) }
    return steps
  }

  /// Whether a row is about a dismissal by code, which says nothing of fields.
  static func isByCode(_ rule: Rule) -> Bool { (Rule.g1...Rule.g8).contains(rule) }

  /// The last row of the tables that applies to a dismissal by code, apart from its turn.
  ///
  /// G1: `clicked` is never made, not even for the index of a real button. G6: inside `clicked`
  /// of the same alert the index asked here wins, and the tap's own dismissal does nothing.
  static func dismissal(of dialog: DialogID, animated: Bool, inside scope: Scope?) -> Rule {
    if scope?.selector == .alertViewClickedButtonAtIndex, scope?.target == .dialog(dialog) {
      return .g6
    }
    return animated ? dismissedByCode : .g2
  }
}

extension Simulator {
  /// Dismisses an alert by code, now or when its turn comes.
  ///
  /// G4: the first dismissal wins, G7: also against one asked inside its `willDismiss`. G5: an
  /// alert that is not up cannot be dismissed.
  mutating func requestDismissal(
    _ dialog: DialogID, buttonIndex: Int?, animated: Bool, _ action: Action
  ) {
    let index = buttonIndex ?? indices[dialog.index].cancelButtonIndex
    let scope = state.frames.last?.scope
    var rule = Rules.dismissal(of: dialog, animated: animated, inside: scope)
    if isDismissalWaiting(dialog) { return refuse(action, .alreadyLeaving, rule: .g4) }
    guard let position = state.position(of: dialog) else {
      guard state.waiting.contains(where: { $0.dialog == dialog }) else {
        return refuse(action, .notShowing, rule: .g5)
      }
      let turn = wait(dialog, .dismissal(buttonIndex: index, animated: animated), rule: rule)
      return note(action, waits: true, rule: turn)
    }
    if state.alerts[position].isLeaving {
      let inside =
        scope?.selector == .alertViewWillDismissWithButtonIndex
        && scope?.target == .dialog(dialog)
      return refuse(action, .alreadyLeaving, rule: inside ? .g7 : .g4)
    }
    if state.isInBackground { rule.grow(to: Rules.dismissedInBackground) }
    let starts = dismissalMayStart || state.isCovered(at: position)
    note(action, waits: !starts, rule: rule)
    requestDismissal(at: position, buttonIndex: index, animated: animated, rule: rule)
  }

  /// Whether a dismissal of the alert waits for its turn.
  func isDismissalWaiting(_ dialog: DialogID) -> Bool {
    state.waiting.contains { $0.dialog == dialog && $0.isDismissal }
  }

  /// Begins the dismissal of the alert at a place, or lets it wait for its turn.
  ///
  /// G8: a covered alert needs no turn: it goes at once and leaves the one above it alone.
  mutating func requestDismissal(
    at position: Int, buttonIndex: Int, animated: Bool, rule: Rule, input: Int? = nil
  ) {
    if dismissalMayStart || state.isCovered(at: position) {
      startDismissal(
        at: position, buttonIndex: buttonIndex, animated: animated, rule: rule, input: input)
    } else {
      wait(
        state.alerts[position].dialog,
        .dismissal(buttonIndex: buttonIndex, animated: animated), rule: rule)
    }
  }
}
