import DialogModel

/// A step about notifications or about the device around the application.
enum NotificationStep: Hashable, Sendable {
  /// The first notification on the list fires.
  case fire
  /// A notification is delivered at once.
  case deliver(NotificationID)
  /// The scheduled notification with this number fires before its time.
  case fireEarly(Int)
  /// The scheduled notification with this number is removed from the list.
  case unschedule(Int)
  /// Tells the application of a notification.
  case receive(NotificationID, ApplicationState)
  /// Tells the application that it was launched with a notification.
  case tellLaunch(NotificationID)
  /// A person has answered the delivery with this number, which is nowhere any more.
  case answer(Int, launches: Bool)
  /// A person has closed the delivery with this number.
  case close(Int)
  /// A person has taken the delivery with this number out of Notification Center.
  case takeOut(Int)
  /// A person has closed all alerts.
  case closeAlerts
  /// Removes the banner, and those that wait.
  case endBanners
  /// The time of the banner is over.
  case endBanner
  /// Moves alerts to the lock screen.
  case moveToLockScreen
  /// Empties the list on the lock screen.
  case emptyLockScreen
  /// Sets the clock.
  case setClock(Instant)
  /// Moves the device to another time zone.
  indirect case setTimeZone(String)
  /// Changes the settings.
  case set(NotificationSettings)
  /// Pulls down Notification Center, or pushes it away.
  case center(Bool)
  /// Opens the task switcher, or closes it.
  case switcher(Bool)
  /// Turns the screen of a locked device on, or off.
  case light(Bool)
  /// Takes the events away from the application, if it has them.
  case deactivate
  /// Gives the application its events again, if nothing is over it.
  case activate
  /// Removes another application's alert.
  case endInterruption
}

extension Simulator {
  mutating func perform(_ step: NotificationStep) {
    switch step {
    case .fire: fireFirst()
    case .deliver(let notification): deliver(notification, rules: state.currentRules)
    case .fireEarly(let number): fireEarly(number)
    case .unschedule(let number):
      for entry in state.notifications.scheduled where entry.number == number {
        emit(.notification(.removed(entry.notification)), target: .application)
      }
      state.notifications.scheduled.removeAll { $0.number == number }
      state.awaitFiring()
    case .receive(let notification, let applicationState):
      call(
        Call(
          .applicationDidReceiveLocalNotification, .application,
          .notification(prototype.name(of: notification), applicationState)))
    case .tellLaunch(let notification):
      state.device.launch = .notification(notification)
      call(
        Call(
          .applicationDidFinishLaunchingWithOptions, .application,
          .notification(prototype.name(of: notification), nil)))
    case .answer(let number, let launches): noteAnswer(to: number, launches: launches)
    case .close(let number): close(number)
    case .takeOut(let number): state.notifications.center.removeAll { $0.number == number }
    case .closeAlerts: closeAlerts()
    case .endBanners: endBanners()
    case .endBanner: endBanner()
    case .moveToLockScreen: moveToLockScreen()
    case .emptyLockScreen: state.notifications.lockScreen = []
    case .setClock(let instant): setClock(instant)
    case .setTimeZone(let zone): setTimeZone(zone)
    case .set(let settings): set(settings)
    case .center(let isDown):
      state.device.centerIsDown = isDown
      if isDown {
        state.push([.notification(.deactivate)], rules: [Rules.centerOverApplication])
      }
    case .switcher(let isOpen): state.device.switcherIsOpen = isOpen
    case .light(let isOn): state.light(isOn)
    case .deactivate: state.push(state.device.stepsToDeactivate)
    case .activate: state.push(state.device.stepsToActivate)
    case .endInterruption: state.endInterruption()
    }
  }
}
