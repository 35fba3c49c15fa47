import DialogModel

extension Rules {
  /// Pushes away Notification Center and closes the task switcher, over whatever is in front.
  static let uncoverSteps: [Step] = [
    .notification(.center(false)), .notification(.switcher(false)),
  ]
}

extension Device {
  /// Notification Center is pulled down, or pushed away.
  func planPullDown(_ isDown: Bool, _ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    planCover(isDown, centerIsDown, .center(isDown), besides: .switcher(false), era, notifications)
  }

  /// The task switcher is opened, or closed.
  func planSwitcher(_ opens: Bool, _ era: Prototype.Era, _ notifications: Notifications) -> Plan {
    planCover(opens, switcherIsOpen, .switcher(opens), besides: .center(false), era, notifications)
  }

  /// Both need a device that is not locked, and no alert over it; one takes the place of the other.
  private func planCover(
    _ isWanted: Bool, _ isSo: Bool, _ step: NotificationStep, besides other: NotificationStep,
    _ era: Prototype.Era, _ notifications: Notifications
  ) -> Plan {
    func ignored(_ why: Ignored) -> Plan {
      Plan([], rule: Rules.centerOverApplication, target: .application, ignored: why)
    }
    // Both came with multitasking or later.
    guard era == .ios6 else { return ignored(.notInEra) }
    if isLocked { return ignored(.locked) }
    guard isWanted else { return isSo ? .uncover : ignored(.notUp) }
    if isSo { return ignored(.upAlready) }
    if hasAlert(above: notifications) { return ignored(.alertIsUp) }
    return Plan(
      [.notification(other), .notification(step), .notification(.deactivate)],
      rule: Rules.centerOverApplication, target: .application)
  }

  /// Takes the events away from the application, if it has them.
  var stepsToDeactivate: [Step] {
    guard life == .active else { return [] }
    return [.application(.enter(.inactive)), .application(.tell(.applicationWillResignActive))]
  }

  /// Gives the application its events, if it is in front and nothing covers it; waiting requests
  /// start in any case.
  var stepsToActivate: [Step] {
    guard life == .inactive, isInFront else { return [] }
    guard !isCovered else { return [.movement(.startNext)] }
    return [
      .application(.enter(.active)), .application(.tell(.applicationDidBecomeActive)),
      .movement(.startNext),
    ]
  }

  /// Whether an alert is up that is not one of the application.
  func hasAlert(above notifications: Notifications) -> Bool {
    hasSystemAlert || !notifications.alerts.isEmpty
  }
}

extension Plan {
  /// Pushes away Notification Center and closes the task switcher; the application has its events
  /// again if it is in front.
  static let uncover = Plan(
    Rules.uncoverSteps + [.notification(.activate)], rule: Rules.centerOverApplication,
    target: .application)
}

extension State {
  /// Another application's alert disappears.
  mutating func endInterruption() {
    device.hasSystemAlert = false
    let isOver = device.isInFront && device.life != .notRunning
    push(
      [.notification(.activate)],
      rules: isOver ? [Rules.interrupted, Rules.otherAlert] : [Rules.interrupted])
  }

  /// Turns the screen of a locked device on, for a while, or off.
  mutating func light(_ isOn: Bool) {
    _ = kernel.agenda.remove(.light)
    device.isDark = !isOn
    guard isOn, device.isLocked else { return }
    kernel.agenda.add(
      Frame(
        steps: [.notification(.light(false))], input: currentInput, rules: currentRules),
      due: now.after(milliseconds: Notifications.lightDuration), .light)
  }
}
