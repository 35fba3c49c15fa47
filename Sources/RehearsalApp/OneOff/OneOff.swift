import DialogModel
import DialogSimulator
import EventLog
import Session

/// One dialog that is shown alone; its calls are printed when they happen.
struct OneOff {
  /// The format of the printed calls, as in `rehearsal trace`.
  var format: RowFormat
  /// Whether rows that are not calls are printed too.
  var all: Bool

  /// The exit status of the program.
  enum Outcome: Int32 {
    /// A button was tapped that is not the cancel button.
    case chosen = 0
    case cancelled = 1
    /// The window was closed while the dialog was up.
    case closed = 2
  }
}

extension Session {
  /// The outcome of a dialog, when nothing of it is visible any more; `nil` before.
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
      // The index is -1 if the system dismissed the dialog.
      let cancel = simulator.indices.first?.cancelButtonIndex
      return index == cancel || index < 0 ? .cancelled : .chosen
    }
    return nil
  }
}
