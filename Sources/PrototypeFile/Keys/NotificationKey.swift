internal import DialogModel
internal import Texts

/// The keys of a local notification.
package enum NotificationKey: String, KeyTable {
  case body, action, hasAction, after, at, timeZone, repeats, repeatCalendar, sound, badge, userInfo
  case launchImage

  /// The only calendar in which notifications repeat.
  static let gregorian = "gregorian"

  package static let objectType = ObjectType(
    "notification", tr("A local notification, which fires once it is scheduled."),
    example: """
      notifications:
        coffee: {body: Time for another cup of coffee!, after: 15, sound: default}
        standup:
          body: Placement-up in five minutes
          action: Join
          at: 2013-01-08T09:55:00
          timeZone: Europe/Moscow
          repeats: day
          userInfo: {room: Blue}
      """)

  package static let rules: [KeyRule<NotificationKey>] = [
    .apart([[.after], [.at]]), .beside(.timeZone, [.at]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .body: KeyEntry(.text, tr("The message."))
    case .action:
      KeyEntry(.text, default: tr("the system’s word"), tr("The word on its action button."))
    case .hasAction:
      KeyEntry(.boolean, default: "true", tr("Whether it has an action button."))
    case .after: KeyEntry(.seconds, tr("How many seconds after it was scheduled it fires."))
    case .at:
      KeyEntry(
        .moment, default: tr("as soon as it is scheduled"),
        tr("When it fires: with an offset an instant, without one what clocks show."))
    case .timeZone:
      KeyEntry(.timeZone, default: "UTC", tr("Where the clocks hang that “at” is read from."))
    case .repeats:
      KeyEntry(
        .word(of: LocalNotification.RepeatInterval.self), default: tr("never"),
        tr("How often it fires again."))
    case .repeatCalendar:
      KeyEntry(
        .word([NotificationKey.gregorian]), default: NotificationKey.gregorian,
        tr("The calendar by which it repeats; there is no other."))
    case .sound:
      KeyEntry(.path, default: tr("none"), tr("What is heard: “default”, or a file."))
    case .badge:
      KeyEntry(
        .integer(least: 0), default: "0",
        tr("The number on the application’s icon; 0 leaves it as it is."))
    case .userInfo: KeyEntry(.named(.text, .anything), tr("What is handed back with it."))
    case .launchImage:
      KeyEntry(.path, tr("A picture that shows while it launches the application."))
    }
  }
}

/// The keys of a person's settings for notifications.
package enum NotificationSettingsKey: String, KeyTable {
  case style, lockScreen, center, sounds

  package static let objectType = ObjectType(
    "notificationSettings", tr("What a person has set for the application’s notifications."),
    example: "notificationSettings: {style: alert, sounds: false}")

  package var entry: KeyEntry {
    switch self {
    case .style:
      KeyEntry(
        .word(of: NotificationSettings.Style.self), default: "banner", tr("How they show."))
    case .lockScreen:
      KeyEntry(.boolean, default: "true", tr("Whether they show on the lock screen."))
    case .center:
      KeyEntry(.boolean, default: "true", tr("Whether they are listed in Notification Center."))
    case .sounds: KeyEntry(.boolean, default: "true", tr("Whether they are heard."))
    }
  }
}
