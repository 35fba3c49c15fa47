public import DialogModel
public import DialogSimulator
import StageGeometry
import Texts

/// What the window says about notifications, the device's clock and its sounds.
public enum NotificationText {
  /// A day with its year and a time, such as “Monday, 7 January 2013, 09:41”.
  public static func moment(_ clock: WallClock?) -> String {
    guard let clock else { return tr("beyond the calendar") }
    return tr(
      "{day} {year}, {time}",
      ["day": DateText.day(clock), "year": String(clock.year), "time": DateText.time(clock)])
  }

  /// How often a notification fires; `nil` for once.
  public static func repeats(_ unit: LocalNotification.RepeatInterval?) -> String? {
    switch unit {
    case nil: nil
    case .minute: tr("every minute")
    case .hour: tr("every hour")
    case .day: tr("every day")
    case .week: tr("every week")
    case .month: tr("every month")
    case .year: tr("every year")
    }
  }

  /// What a scheduled notification says, or its id if it says nothing.
  public static func name(_ id: NotificationID, in prototype: Prototype) -> String {
    prototype[id]?.body.flatMap { $0.isEmpty ? nil : $0 } ?? prototype.name(of: id)
  }

  /// When a scheduled notification fires next, and how often.
  public static func firing(
    _ scheduled: ScheduledNotification, in simulator: Simulator
  ) -> String {
    return [
      moment(simulator.wallClock(at: scheduled.next)),
      repeats(simulator.prototype[scheduled.notification]?.repeats),
    ].compactMap { $0 }.joined(separator: " · ")
  }

  /// How many notifications are scheduled.
  public static func count(_ count: Int) -> String {
    count == 0 ? tr("Nothing is scheduled") : ntr("One scheduled", "{n} scheduled", count)
  }

  /// The badge, and what the person's settings keep from being seen or heard.
  public static func glance(_ notifications: Notifications, commands: String?) -> String {
    let settings = notifications.settings
    var parts = [
      notifications.badge > 0
        ? tr("Badge {n}", ["n": String(notifications.badge)]) : tr("No badge")
    ]
    if settings.style == .none { parts.append(tr("neither alerts nor banners")) }
    if !settings.showsOnLockScreen { parts.append(tr("not on the lock screen")) }
    if !settings.isInCenter { parts.append(tr("not in Notification Center")) }
    if !settings.playsSounds { parts.append(tr("no sounds")) }
    if let commands { parts.append(commands) }
    return parts.joined(separator: " · ")
  }

  /// The title of a way in which notifications are shown.
  public static func title(_ style: NotificationSettings.Style) -> String {
    switch style {
    case .alert: tr("Alerts")
    case .banner: tr("Banners")
    case .none: tr("None")
    }
  }

  /// The row of the log for a notification that the desktop has closed.
  public static func closedOnDesktop(_ id: String, _ reason: DesktopReason) -> String {
    switch reason {
    case .expired: tr("the desktop closed {id}: its time was over", ["id": id])
    case .dismissed: tr("the desktop closed {id}: a person dismissed it", ["id": id])
    case .byProgram: tr("the desktop closed {id}: a program took it away", ["id": id])
    case .unknown: tr("the desktop closed {id}", ["id": id])
    }
  }

  /// Why the desktop has closed a notification.
  public enum DesktopReason: Sendable {
    case expired, dismissed, byProgram, unknown
  }
}
