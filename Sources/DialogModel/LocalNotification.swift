/// A `UILocalNotification` as a document describes it.
public struct LocalNotification: Hashable, Sendable {
  /// When it fires.
  public enum FireDate: Hashable, Sendable {
    /// As soon as it is scheduled.
    case immediately
    /// So many milliseconds after it was scheduled.
    case after(milliseconds: Int)
    /// At an instant, whatever the device's zone.
    case at(Instant)
    /// When clocks of a time zone show this; without a zone, UTC's.
    case atWallClock(WallClock, timeZone: String?)
  }

  /// `repeatInterval`.
  public enum RepeatInterval: String, CaseIterable, Sendable {
    case minute, hour, day, week, month, year
  }

  /// What is heard.
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
  /// `alertAction`; `nil` for the system's word, which is a choice.
  public var action: String?
  /// Whether there is an action button.
  public var hasAction = true
  /// When it fires.
  public var fireDate = FireDate.immediately
  /// How often it fires again; `nil` for never.
  public var repeats: RepeatInterval?
  /// What is heard; `nil` for nothing.
  public var sound: Sound?
  /// The number on the application's icon; 0 leaves it as it is.
  public var badge = 0
  /// What is handed back with it.
  public var userInfo: [PropertyListEntry] = []
  /// `alertLaunchImage`, a picture's path from the document's folder; `nil` for none.
  public var launchImage: String?

  /// A notification that fires as soon as it is scheduled.
  public init(id: String) {
    self.id = id
  }
}

/// What a notification can carry; numbers and words are kept as written.
public indirect enum PropertyListValue: Hashable, Sendable {
  case text(String)
  case list([PropertyListValue])
  case map([PropertyListEntry])
}

/// A key with its value, in the document's order.
public struct PropertyListEntry: Hashable, Sendable {
  /// The key.
  public var key: String
  /// What stands at it.
  public var value: PropertyListValue

  /// A key with its value.
  public init(key: String, value: PropertyListValue) {
    self.key = key
    self.value = value
  }
}

/// What a person has set for the application's notifications.
public struct NotificationSettings: Hashable, Sendable {
  /// How a notification shows.
  public enum Style: String, CaseIterable, Sendable {
    case alert, banner, none
  }

  /// How a notification shows.
  public var style = Style.banner
  /// Whether it shows on the lock screen.
  public var showsOnLockScreen = true
  /// Whether it is listed in Notification Center.
  public var isInCenter = true
  /// Whether it is heard.
  public var playsSounds = true

  /// The settings of a new application.
  public init() {}
}
