public import DialogModel

/// A notification that the system keeps until it fires: a copy, made when it was scheduled.
public struct ScheduledNotification: Hashable, Sendable {
  /// The notification in the document.
  public let notification: NotificationID
  /// The 1-based number among all that were scheduled.
  public internal(set) var number: Int
  /// When it fires next.
  public internal(set) var next: Instant
  /// The 1-based number of the input that scheduled it.
  var input: Int
  /// When it fires, and how often.
  var recurrence: Recurrence
  /// The instant of its last firing, if it has fired.
  var fired: Instant?
}

/// A notification that fired while the application was not in front.
public struct DeliveredNotification: Hashable, Sendable {
  /// The notification in the document.
  public let notification: NotificationID
  /// The 1-based number among all deliveries.
  public internal(set) var number: Int
  /// The instant when it fired.
  public internal(set) var fired: Instant
  /// The moment when it came up where it is.
  public internal(set) var since: SimulatedTime
}

/// A sound that the device played.
public struct PlayedSound: Hashable, Sendable {
  /// What was played.
  public let sound: LocalNotification.Sound
  /// When.
  public let time: SimulatedTime
}

/// A notification that a person opened.
public struct OpenedNotification: Hashable, Sendable {
  /// The notification in the document.
  public let notification: NotificationID
  /// When it was opened.
  public let time: SimulatedTime
  /// Whether the application was not running, and was launched for it.
  public let launches: Bool
}

/// The part of a run's state that holds local notifications, the person's settings for them, and the
/// device's clock.
///
/// Lists that are drawn have the newest notification first.
public struct Notifications: Hashable, Sendable {
  /// What is scheduled, in the order of the next firings; at most 64.
  public internal(set) var scheduled: [ScheduledNotification] = []
  /// The alerts that are up over the home screen or another application, from the lowest to the
  /// topmost; only the topmost takes taps.
  public internal(set) var alerts: [DeliveredNotification] = []
  /// The banner that is up, if there is one; it goes ``bannerDuration`` after
  /// ``DeliveredNotification/since``.
  public internal(set) var banner: DeliveredNotification?
  /// The banners that wait for their turn.
  public internal(set) var waitingBanners: [DeliveredNotification] = []
  /// The list on the lock screen, the newest first.
  public internal(set) var lockScreen: [DeliveredNotification] = []
  /// The list in Notification Center, the newest first.
  public internal(set) var center: [DeliveredNotification] = []
  /// The number on the application's icon; 0 for none.
  public internal(set) var badge = 0
  /// What a person has set.
  public internal(set) var settings: NotificationSettings
  /// The last sound that was played.
  public internal(set) var sound: PlayedSound?
  /// The notification that the application was opened with last.
  public internal(set) var opened: OpenedNotification?
  /// The instant on the device's clock at simulated time 0, if the clock had never been set.
  public internal(set) var start: Instant
  /// The name of the device's time zone.
  public internal(set) var timeZone: String
  /// How many notifications were scheduled, and how many were delivered.
  var scheduledCount = 0, deliveredCount = 0
  /// The instant for which the last firing was on the list.
  var lastFiring: Instant?
  /// Whether the date decides when something fires, and not only the time that passes.
  let dependsOnDate: Bool

  /// How long a banner is up, in milliseconds.
  public static let bannerDuration = 5_000
  /// How long a locked device shows its screen after it woke, in milliseconds.
  public static let lightDuration = 10_000
  /// How many scheduled notifications the system keeps.
  public static let limit = 64

  init(_ prototype: Prototype, zones: ZoneOffsets) {
    settings = prototype.notificationSettings
    timeZone = prototype.clock.timeZone
    start =
      switch prototype.clock.start {
      case .instant(let instant): instant
      case .wallClock(let clock): zones.instant(of: clock, in: prototype.clock.timeZone)
      }
    dependsOnDate = prototype.notifications.contains { notification in
      if notification.repeats != nil { return true }
      return switch notification.fireDate {
      case .immediately, .after: false
      case .at, .atWallClock: true
      }
    }
  }

  /// The instant on the device's clock at a simulated time.
  public func instant(at time: SimulatedTime) -> Instant {
    Instant(milliseconds: start.milliseconds + time.milliseconds)
  }

  /// The simulated time at which the device's clock is at an instant; it may be in the past.
  public func time(of instant: Instant) -> SimulatedTime {
    SimulatedTime(milliseconds: instant.milliseconds - start.milliseconds)
  }

  /// Everything that was delivered and is still somewhere; some of it several times.
  public var delivered: [DeliveredNotification] {
    alerts + center + lockScreen + waitingBanners + [banner].compactMap { $0 }
  }

  /// The alert that takes the taps, if one is up.
  public var topAlert: DeliveredNotification? { alerts.last }
}

extension Simulator {
  /// What the device's clock shows now, in the device's time zone.
  public var wallClock: WallClock? {
    wallClock(at: state.notifications.instant(at: state.now))
  }

  /// What the device's clock shows at an instant; `nil` before the year 1 and after the year 9999.
  public func wallClock(at instant: Instant) -> WallClock? {
    zones.wallClock(at: instant, in: state.notifications.timeZone)
  }

  /// Whether the time zone is known on this machine.
  public func knowsZone(_ name: String) -> Bool {
    zones.offset(name, state.notifications.start) != nil
  }
}
