import DialogModel
import DialogSimulator
import Gtk
import Session
import Texts
import WindowWords

/// Sends what the device shows to the person's own desktop, if the person has asked for that.
@MainActor
final class DesktopController {
  /// Called with what a person did on the desktop, and with what the log is to say of it.
  var onInput: (@MainActor (Input) -> Void)?
  /// Called with what is known of the desktop's answers; empty if all is well.
  var onHint: (@MainActor (String) -> Void)?

  /// Whether an audience sees the stage: it is to see no notification of the desktop.
  var isPresenting = false
  private var desktop: DesktopNotifications?
  /// The number of the last delivery that was looked at.
  private var last = 0
  /// The deliveries that the desktop shows, by their numbers.
  private var sent: [Int: NotificationID] = [:]
  private var simulator: Simulator?

  /// Looks at a new run, whose deliveries so far are not sent.
  func begin(_ simulator: Simulator) {
    takeBack()
    self.simulator = simulator
    last = newest(simulator.state)
  }

  /// Sends the deliveries that are new in a state, and takes those away that are nowhere any more.
  func update(_ simulator: Simulator) {
    self.simulator = simulator
    let notifications = simulator.state.notifications
    let up = deliveries(notifications)
    // One can be in a banner and in Notification Center.
    var seen: Set<Int> = []
    let new = up.filter { $0.number > last && seen.insert($0.number).inserted }
      .sorted { $0.number < $1.number }
    last = max(last, newest(simulator.state))
    for number in sent.keys where !up.contains(where: { $0.number == number }) {
      desktop?.close(number)
    }
    guard Preferences.shared.sendsToDesktop, !isPresenting else { return }
    for delivery in new { send(delivery, simulator) }
  }

  /// Takes everything away that the desktop still shows.
  func takeBack() {
    for number in sent.keys { desktop?.close(number) }
    sent = [:]
  }

  private func newest(_ state: State) -> Int {
    deliveries(state.notifications).map(\.number).max() ?? 0
  }

  private func deliveries(_ shown: Notifications) -> [DeliveredNotification] {
    shown.alerts + shown.lockScreen + shown.center + shown.waitingBanners
      + [shown.banner].compactMap { $0 }
  }

  private func send(_ delivery: DeliveredNotification, _ simulator: Simulator) {
    let prototype = simulator.prototype
    guard let described = prototype[delivery.notification] else { return }
    let desktop = desktop ?? DesktopNotifications { [weak self] in self?.take($0) }
    self.desktop = desktop
    sent[delivery.number] = delivery.notification
    desktop.send(
      delivery.number, title: prototype.applicationName ?? tr("Prototype"),
      body: described.body ?? "", icon: RehearsalApp.id,
      action: described.hasAction ? prototype.actionTitle(of: delivery.notification) : nil)
  }

  private func take(_ event: DesktopNotifications.Event) {
    switch event {
    case .opened(let number):
      guard let notification = sent[number] else { return }
      onHint?("")
      onInput?(.openNotification(notification, delivery: number))
    case .closed(let number, let reason):
      guard let notification = sent.removeValue(forKey: number), let simulator else { return }
      let id = simulator.prototype.name(of: notification)
      onInput?(.perform(.log(Template(NotificationText.closedOnDesktop(id, reason.words)))))
      let close = Input.closeNotification(notification, delivery: number)
      if reason == .dismissed, simulator.ignored(close) == nil { onInput?(close) }
    case .failed(let number, let text):
      sent[number] = nil
      onHint?(tr("This desktop shows no notifications: {reason}", ["reason": text]))
    }
  }
}

extension DesktopNotifications.Reason {
  fileprivate var words: NotificationText.DesktopReason {
    switch self {
    case .expired: .expired
    case .dismissed: .dismissed
    case .byProgram: .byProgram
    case .unknown: .unknown
    }
  }
}
