import DialogModel
public import DialogSimulator
import Texts

extension SystemScene {
  /// What the system shows in a state of a run.
  ///
  /// - Parameters:
  ///   - now: the simulated time that is drawn, in milliseconds.
  ///   - slideOpensNewest: whether Classic's slider opens the newest notification.
  public init(_ simulator: Simulator, now: Int, slideOpensNewest: Bool) {
    let state = simulator.state
    let shown = state.notifications
    let instant = shown.instant(at: SimulatedTime(milliseconds: now))
    func entry(_ delivered: DeliveredNotification) -> Entry {
      Entry(
        id: delivered.number, body: simulator.body(of: delivered.notification),
        age: DateText.age(
          milliseconds: max(0, instant.milliseconds - delivered.fired.milliseconds)),
        action: simulator.action(of: delivered.notification))
    }
    showsApplication = state.showsApplication
    if state.isLocked {
      lock = Lock(
        isDark: !state.screenIsOn, entries: shown.lockScreen.map(entry),
        slideOpensNewest: slideOpensNewest)
    } else {
      // Under Notification Center and the switcher it is not seen.
      let isUnder = state.centerIsDown || state.switcherIsOpen
      banner = isUnder ? nil : shown.banner.map(entry)
      if state.hasSystemAlert { alerts.append(SystemScene.otherAlert) }
      alerts += shown.alerts.map { delivered in
        Alert(
          notification: delivered.number, title: simulator.prototype.iconName,
          message: simulator.body(of: delivered.notification),
          close: simulator.prototype.closeTitle,
          action: simulator.action(of: delivered.notification))
      }
      isCenterDown = state.centerIsDown
      isSwitching = state.switcherIsOpen
    }
    center = shown.center.map(entry)
    isRunning = state.application != .notRunning && state.application != .terminating
    badge = shown.badge
  }

  /// The alert of another application.
  private static var otherAlert: Alert {
    Alert(
      notification: nil, title: tr("Battery Low"), message: tr("20 % of battery remaining"),
      close: tr("Dismiss"), action: nil)
  }
}

extension Simulator {
  /// The message of a notification.
  fileprivate func body(of notification: NotificationID) -> String {
    prototype[notification]?.body ?? ""
  }

  /// The title of the button that opens the application; `nil` if the notification has none.
  fileprivate func action(of notification: NotificationID) -> String? {
    prototype[notification]?.hasAction == true
      ? prototype.actionTitle(of: notification) : nil
  }
}
