public import DialogModel

extension Row {
  /// What the system does with a notification.
  public enum NotificationEvent: Hashable, Sendable {
    /// It is on the list, and fires next when the device's clock shows this.
    case scheduled(NotificationID, WallClock?)
    /// It is not on the list any more, because 64 others fire before it.
    case dropped(NotificationID)
    /// It was removed from the list, by code or by a person.
    case removed(NotificationID)
    /// It fires.
    case fires(NotificationID)
    /// The number on the application's icon.
    case badge(Int)
    /// A sound is played.
    case sound(LocalNotification.Sound)
    /// It is up in an alert.
    case alert(NotificationID)
    /// It is up in a banner.
    case banner(NotificationID)
    /// It is not up any more.
    case gone(NotificationID)
    /// It is on the lock screen.
    case lockScreen(NotificationID)
    /// It is in Notification Center.
    case center(NotificationID)
    /// The clock was set, or the device moved: it shows this now.
    case clock(WallClock?, timeZone: String)
    /// A person has set this.
    case settings(NotificationSettings)
  }
}
