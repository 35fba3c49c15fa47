/// A `UILocalNotification` as a document describes it.
public struct LocalNotification: Hashable, Sendable {
  /// When it fires.
  public enum FireDate: Hashable, Sendable {
    /// As soon as it is scheduled.
    case immediately
    /// So many milliseconds after it was scheduled.
    case after(milliseconds: Int)
    /// At an instant, independent of the device's time zone.
    case at(Instant)
    /// When the clocks of a time zone show this; without a zone, those of UTC.
    case atWallClock(WallClock, timeZone: String?)
  }

  /// `repeatInterval`.
  public enum RepeatInterval: String, CaseIterable, Sendable {
    case minute, hour, day, week, month, year
  }

  /// The sound that is played.
  public enum Sound: Hashable, Sendable {
    /// `UILocalNotificationDefaultSoundName`.
    case `default`
    /// A file, by its path from the document's folder.
    case file(String)
  }

  /// The id in the document.
  public var id: String
  /// `alertBody`; `nil` for none.
  public var body: String?
  /// `alertAction`; `nil` for the system's title, which is a choice.
  public var action: String?
  /// Whether there is an action button.
  public var hasAction = true
  /// When it fires.
  public var fireDate = FireDate.immediately
  /// How often it fires again; `nil` for never.
  public var repeats: RepeatInterval?
  /// The sound that is played; `nil` for none.
  public var sound: Sound?
  /// The number on the application's icon; 0 does not change it.
  public var badge = 0
  /// The `userInfo` that the application gets back with the notification.
  public var userInfo: [PropertyListEntry] = []
  /// `alertLaunchImage`, a picture's path from the document's folder; `nil` for none.
  public var launchImage: String?

  /// A notification that fires as soon as it is scheduled.
  public init(id: String) {
    self.id = id
  }
}

/// A value that a notification can carry; numbers and words are kept as written.
public indirect enum PropertyListValue: Hashable, Sendable {
  case text(String)
  case list([PropertyListValue])
  case map([PropertyListEntry])
}

/// A key with its value, in the document's order.
public struct PropertyListEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value of the key.
  public var value: PropertyListValue

  /// A key with its value.
  public init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}

/// The settings of a person for the application's notifications.
public struct NotificationSettings: Hashable, Sendable {
  /// How a notification is shown.
  public enum Style: String, CaseIterable, Sendable {
    case alert, banner, none
  }

  /// How a notification is shown.
  public var style = Style.banner
  /// Whether it shows on the lock screen.
  public var showsOnLockScreen = true
  /// Whether it is listed in Notification Center.
  public var isInCenter = true
  /// Whether its sound is played.
  public var playsSounds = true

  /// The settings of a new application.
  public init() {}
}

extension NotificationSettings {
  /// A change of some of the settings; what is `nil` stays as it is.
  public struct Change: Hashable, Sendable {
    /// How a notification is shown from now on.
    public var style: Style?
    /// Whether it shows on the lock screen from now on.
    public var showsOnLockScreen: Bool?
    /// Whether it is listed in Notification Center from now on.
    public var isInCenter: Bool?
    /// Whether its sound is played from now on.
    public var playsSounds: Bool?

    /// A change of nothing.
    public init() {}
  }

  /// The settings after a change.
  public func changed(by change: Change) -> NotificationSettings {
    var settings = self
    settings.style = change.style ?? style
    settings.showsOnLockScreen = change.showsOnLockScreen ?? showsOnLockScreen
    settings.isInCenter = change.isInCenter ?? isInCenter
    settings.playsSounds = change.playsSounds ?? playsSounds
    return settings
  }
}

extension LocalNotification {
  /// The text of a value in ``userInfo``; `nil` if there is none, or if it is a list or a map.
  public func info(_ key: String) -> String? {
    guard case .text(let text) = userInfo.first(where: { $0.key == key })?.value else { return nil }
    return text
  }
}

extension Prototype {
  /// The title of the button in an alert that opens the application, in the language of the texts.
  public func actionTitle(of notification: NotificationID) -> String {
    self[notification]?.action ?? systemText(choices.alertAction.rawValue)
  }

  /// The title of the button that closes a notification's alert, in the language of the texts.
  public var closeTitle: String { systemText("Close") }

  /// The name under the application's icon and in its notifications.
  public var applicationName: String? { application?.name ?? title }

  /// A word of the system, as the document translates it.
  private func systemText(_ text: String) -> String {
    guard let language else { return text }
    return strings[language]?[text]?.sourceText ?? text
  }
}
