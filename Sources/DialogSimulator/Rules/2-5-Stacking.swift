import DialogModel

// What concerns the queue of movements stands with it, in `Machinery/Transitions.swift`.

extension Rules {
  /// K1: an alert shown above another hides it, and the one below hears nothing of it.
  static let presentationAbove = Rule.k1

  /// K2: one above another, tapped, leaves; the one below shows again and hears nothing, unless
  /// the document chose otherwise.
  static let tapAbove = Rule.k2

  /// K4: an alert shown inside `clicked` stands over the tapped one, which then goes at once.
  static let coveredInsideClicked = Rule.k4

  /// The row for a show by the call that asked for it.
  ///
  /// K6: inside `didDismiss` the old alert is gone and the new one comes in at once.
  static func presentationAsked(inside scope: Scope?) -> Rule {
    switch scope?.selector {
    case .alertViewClickedButtonAtIndex: coveredInsideClicked
    case .alertViewDidDismissWithButtonIndex: .k6
    default: shown
    }
  }
}

extension Simulator {
  /// Tells an uncovered alert that it is up again, where the document chose that.
  ///
  /// K3: the newest stands on top, so the alert below is the one that was covered last.
  mutating func tellUncovered(_ dialog: DialogID) {
    guard prototype.choices.coveredAlert == .presentedAgain, state.transition == nil,
      let top = state.alerts.last, top.dialog == dialog, top.phase == .presented
    else { return }
    call(.didPresentAlertView, dialog, buttonIndex: nil)
  }
}
