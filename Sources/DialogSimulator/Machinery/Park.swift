import DialogModel

/// A job may hold an alert up after its button was tapped. The rest of the dismissal is then part
/// of the alert's phase; no frame waits, and everything else goes on.
extension Simulator {
  /// Keeps an alert up; its dismissal, once asked by the tap, waits for ``unpark(_:)``.
  mutating func park(_ dialog: DialogID) {
    guard let position = state.position(of: dialog), state.showings[position].phase == .presented
    else { return }
    state.showings[position].phase = .parked(then: nil)
  }

  /// Notes the dismissal that a parked alert owes; false where the alert is not parked.
  mutating func parkDismissal(at position: Int, buttonIndex: Int) -> Bool {
    guard case .parked = state.showings[position].phase, let frame = state.frames.last else {
      return false
    }
    state.showings[position].phase = .parked(
      then: ParkedDismissal(
        buttonIndex: buttonIndex, rule: rule(of: frame), input: frame.input))
    return true
  }

  /// Lets a parked alert go on: it leaves, if its button was tapped.
  mutating func unpark(_ dialog: DialogID) {
    guard let position = state.position(of: dialog),
      case .parked(let dismissal) = state.showings[position].phase
    else { return }
    state.showings[position].phase = .presented
    guard let dismissal else {
      state.showings[position].loader = nil
      return
    }
    let rule = max(dismissal.rule, state.frames.last?.rule ?? dismissal.rule)
    requestDismissal(
      at: position, buttonIndex: dismissal.buttonIndex, animated: true, rule: rule,
      input: dismissal.input)
  }
}
