import DialogSimulator
import EventLog
import Session
import Texts

/// Says that a run has stopped because the application would crash, and offers to start again.
@MainActor
final class StopNotice {
  /// The number of the message while it shows.
  private var number: Int?

  /// Shows or hides the message.
  func follow(
    _ session: Session?, in notice: Notice, startAgain: @escaping @MainActor () -> Void
  ) {
    guard let session, let stop = session.state.stop, stop.isCrash else {
      if let number { notice.hide(number) }
      number = nil
      return
    }
    guard number == nil else { return }
    notice.show(
      StopText.text(stop, Names(session.prototype)), isGrave: true, offering: tr("Start Again"),
      startAgain)
    number = notice.number
  }
}
