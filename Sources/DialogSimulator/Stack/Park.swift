import DialogModel

/// The rest of a dismissal, stored while a job keeps the alert up.
public struct ParkedDismissal: Hashable, Sendable {
  /// The index that it will be dismissed with.
  public let buttonIndex: Int
  /// The rules of the dismissal.
  let rules: RuleSet
  /// The 1-based number of the input of the dismissal.
  var input: Int
}

/// A job may keep an alert up after its button was tapped. The rest of the dismissal is then stored
/// in the alert's phase; no frame waits, and everything else continues.
extension Simulator {
  /// Ends the parking of an alert: it leaves, if its button was tapped.
  mutating func unpark(_ dialog: DialogID) {
    guard let position = state.position(of: dialog),
      case .parked(let dismissal) = state.stack.showings[position].phase
    else { return }
    state.stack.showings[position].phase = .presented
    guard let dismissal else {
      state.stack.showings[position].loader = nil
      return
    }
    let rules = dismissal.rules.union(state.kernel.frames.last?.rules ?? dismissal.rules)
    requestDismissal(
      at: position, buttonIndex: dismissal.buttonIndex, animated: true, rules: rules,
      input: dismissal.input)
  }
}

extension Stack {
  /// Keeps an alert up; the dismissal after the tap waits for ``Simulator/unpark(_:)``.
  mutating func park(_ dialog: DialogID) {
    guard let position = position(of: dialog),
      showings[position].phase == .presented
    else { return }
    showings[position].phase = .parked(then: nil)
  }

  /// Stores the dismissal of a parked alert; false if the alert is not parked.
  mutating func parkDismissal(at position: Int, _ dismissal: ParkedDismissal) -> Bool {
    guard case .parked = showings[position].phase else { return false }
    showings[position].phase = .parked(then: dismissal)
    return true
  }
}
