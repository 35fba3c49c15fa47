internal import DialogModel

/// When a notification comes, as `Date` for the few things that are needed here.
///
/// The library has no Foundation. Where the same sources are built with UIKit, say
/// `typealias UIFireDate = Date`.
public struct UIFireDate: Hashable, Sendable {
  /// How many seconds of virtual time after it is scheduled.
  public let timeIntervalSinceNow: Double

  /// A moment so many seconds from now.
  public init(timeIntervalSinceNow: Double) { self.timeIntervalSinceNow = timeIntervalSinceNow }
}

/// The name that stands for the system's own sound (UILocalNotification.h).
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// An alert that the system shows for an application that is not in front, as UIKit's class of this
/// name (UILocalNotification.h, iOS 4).
@MainActor
open class UILocalNotification: IdentityHashable {
  /// How often it comes again.
  public enum RepeatInterval: String, Sendable {
    case minute, hour, day, week, month, year
  }

  /// The name that calls and documents use; `nil` for one made from the text.
  open var rehearsalID: String?
  /// When it comes; `nil` for at once.
  open var fireDate: UIFireDate?
  /// How often it comes again; `nil` for not at all.
  open var repeatInterval: RepeatInterval?
  /// What it says.
  open var alertBody: String?
  /// What the button says that opens the application.
  open var alertAction: String?
  /// Whether there is such a button.
  open var hasAction = true
  /// The picture that shows while the application starts.
  open var alertLaunchImage: String?
  /// The name of the file with its sound; `nil` for silence.
  open var soundName: String?
  /// The number that the icon of the application gets; 0 leaves it as it is.
  open var applicationIconBadgeNumber = 0
  /// What the application is told with it.
  open var userInfo: [AnyHashable: Any]?

  /// The notification of the document that it is.
  var id: NotificationID?

  /// A notification that says nothing.
  public init() {}

  /// The notification of a document that it is.
  func described(as id: String) -> LocalNotification {
    var notification = LocalNotification(id: id)
    (notification.body, notification.action) = (alertBody, alertAction)
    notification.hasAction = hasAction
    notification.fireDate =
      fireDate.map {
        .after(milliseconds: SimulatedTime(seconds: $0.timeIntervalSinceNow).milliseconds)
      }
      ?? .immediately
    notification.repeats = repeatInterval.flatMap {
      LocalNotification.RepeatInterval(rawValue: $0.rawValue)
    }
    notification.sound = soundName.map {
      $0 == UILocalNotificationDefaultSoundName ? .default : .file($0)
    }
    notification.badge = applicationIconBadgeNumber
    notification.launchImage = alertLaunchImage
    notification.userInfo = UILocalNotification.entries(userInfo ?? [:])
    return notification
  }

  private static func entries(_ values: [AnyHashable: Any]) -> [PropertyListEntry] {
    values.map { PropertyListEntry(key: "\($0.key)", value: value($0.value)) }
      .sorted { $0.key < $1.key }
  }

  private static func value(_ value: Any) -> PropertyListValue {
    switch value {
    case let values as [AnyHashable: Any]: .map(entries(values))
    case let values as [Any]: .list(values.map { self.value($0) })
    default: .text("\(value)")
    }
  }
}
