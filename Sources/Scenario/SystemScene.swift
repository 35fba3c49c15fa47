import DialogModel
import DialogSimulator
import Texts

// What the system shows around the application: its icon, notifications in alerts, in banners, on
// the lock screen and in Notification Center.

extension Scene {
  /// A text that the system shows, and what a tap on it is.
  struct SystemText: Hashable {
    let text: String
    /// `nil` for what takes no tap.
    let input: Input?
  }

  /// The texts that the system shows, the topmost first.
  var systemTexts: [SystemText] {
    let shown = state.notifications
    if state.isLocked {
      guard state.screenIsOn else { return [] }
      return shown.lockScreen.flatMap { texts(of: $0, opens: true) }
    }
    if let alert = shown.topAlert {
      return texts(of: alert, opens: false) + [
        SystemText(
          text: prototype.closeTitle,
          input: .closeNotification(alert.notification, delivery: alert.number)),
        SystemText(
          text: prototype.actionTitle(of: alert.notification),
          input: .openNotification(alert.notification, delivery: alert.number)),
      ]
    }
    // Another application's alert has texts of its own.
    if state.hasSystemAlert { return [] }
    var found: [SystemText] = []
    if state.centerIsDown {
      found += shown.center.flatMap { texts(of: $0, opens: true) }
    } else if let banner = shown.banner {
      found += texts(of: banner, opens: true)
    }
    if state.front == .springboard, !state.centerIsDown, let name = prototype.applicationName {
      found.append(SystemText(text: name, input: .launchApp))
    }
    return found
  }

  /// The name of the application and the message.
  private func texts(of delivered: DeliveredNotification, opens: Bool) -> [SystemText] {
    let input = Input.openNotification(delivered.notification, delivery: delivered.number)
    let body = prototype[delivered.notification]?.body
    return [body, prototype.applicationName].compactMap { $0 }.map {
      SystemText(text: $0, input: opens ? input : nil)
    }
  }
}
