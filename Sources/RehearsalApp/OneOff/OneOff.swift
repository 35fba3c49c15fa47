import DialogModel
import DialogSimulator
import EventLog
import Session

/// One dialog that is shown alone, and whose calls are printed as they happen.
struct OneOff {
  /// How calls are printed, as by `rehearsal trace`.
  var format: RowFormat
  /// Whether what is not a call is printed too.
  var all: Bool

  /// How the program ends.
  enum Outcome: Int32 {
    /// A button was tapped that is not the cancel button.
    case chosen = 0
    case cancelled = 1
    /// The window was closed while the dialog was up.
    case closed = 2
  }
}

extension Session {
  /// What came of a dialog, once nothing is left to see of it; `nil` before.
  var outcome: OneOff.Outcome? {
    guard state.showings.isEmpty, !state.isMoving, state.pickers.isEmpty else { return nil }
    for entry in log.entries.reversed() {
      if case .call(.completionHandler, .completion(let type, _), _) = entry.row.content {
        return type == nil ? .cancelled : .chosen
      }
      guard
        case .call(let selector, .buttonIndex(let index), _) = entry.row.content,
        selector.moment == .didDismiss
      else { continue }
      // -1 where the system took it away.
      let cancel = simulator.indices.first?.cancelButtonIndex
      return index == cancel || index < 0 ? .cancelled : .chosen
    }
    return nil
  }
}
