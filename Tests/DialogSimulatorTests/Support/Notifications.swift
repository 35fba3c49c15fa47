import DialogModel

@testable import DialogSimulator

// Notifications in a test's words. They have one letter each, from n on; the clock begins on
// 7 January 2013 at 9:41 in UTC.

/// The id of the notification of that letter.
func note(_ name: String) -> NotificationID {
  NotificationID(Int(name.unicodeScalars.first?.value ?? 110) - 110)
}

extension ZoneOffsets {
  /// UTC; East, an hour ahead and from 31 March to 27 October 2013 two hours; and West, five hours
  /// behind.
  static let invented = ZoneOffsets { zone, instant in
    let summer = 1_364_691_600_000..<1_382_835_600_000
    return switch zone {
    case "UTC": 0
    case "East": summer.contains(instant.milliseconds) ? 7_200 : 3_600
    case "West": -18_000
    default: nil
    }
  }
}

/// A notification with a message.
func notification(
  _ name: String, after seconds: Int? = nil, at date: LocalNotification.FireDate? = nil,
  repeats: LocalNotification.RepeatInterval? = nil, badge: Int = 0,
  sound: LocalNotification.Sound? = nil, body: String? = "Message"
) -> LocalNotification {
  var notification = LocalNotification(id: name)
  notification.body = body
  if let seconds { notification.fireDate = .after(milliseconds: seconds * 1000) }
  if let date { notification.fireDate = date }
  notification.repeats = repeats
  notification.badge = badge
  notification.sound = sound
  return notification
}

/// What the clocks show, by their digits.
func clock(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
) -> WallClock {
  guard
    let clock = WallClock(year: year, month: month, day: day, hour: hour, minute: minute)
  else { preconditionFailure("no such day") }
  return clock
}

extension Run {
  /// A run of an application with notifications, which has been launched; its launch is not told.
  static func notified(
    _ dialogs: Dialog..., by notifications: [LocalNotification] = [notification("n")],
    style: NotificationSettings.Style = .banner, does: [Selector: [Action]] = [:],
    inBackground: Prototype.Application.InBackground = .suspended,
    era: Prototype.Era = .ios6, launched: Bool = true,
    prepare: (inout Prototype) -> Void = { _ in }
  ) -> Run {
    var prototype = Prototype()
    prototype.dialogs = dialogs
    prototype.notifications = notifications
    prototype.notificationSettings.style = style
    prototype.era = era
    prototype.application = Prototype.Application(
      inBackground: inBackground, delegate: hearing(does: does))
    prepare(&prototype)
    var run = Run(prototype)
    guard launched else { return run }
    run.perform(.launch)
    run.forget()
    return run
  }

  mutating func schedule(_ names: String...) {
    for name in names { perform(.schedule(note(name))) }
  }

  mutating func presentNow(_ name: String, at time: Int? = nil) {
    perform(.presentNow(note(name)), at: time)
  }

  mutating func close(_ name: String, at time: Int? = nil) {
    perform(.closeNotification(note(name), delivery: nil), at: time)
  }

  /// The rows about notifications until now.
  var shown: Order {
    Order(
      rows.filter { if case .notification = $0.content { true } else { false } }.map(\.words))
  }

  /// The letters of what is somewhere.
  func letters(_ place: KeyPath<Notifications, [DeliveredNotification]>) -> String {
    simulator.state.notifications[keyPath: place].map { name($0.notification) }.joined()
  }
}
