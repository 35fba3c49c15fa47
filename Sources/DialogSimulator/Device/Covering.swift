import DialogModel

extension Rules {
  /// Pushes away Notification Center and closes the task switcher, over whatever is in front.
  static let uncoverSteps: [Step] = [
    .notification(.center(false)), .notification(.switcher(false)),
  ]
}

/// What covers the application and takes its events: Notification Center, the task switcher, and
/// another application's alert.
extension Simulator {
  /// Notification Center is pulled down, or pushed away.
  func planPullDown(_ isDown: Bool) -> Plan {
    planCover(isDown, state.device.centerIsDown, .center(isDown), besides: .switcher(false))
  }

  /// The task switcher is opened, or closed.
  func planSwitcher(_ opens: Bool) -> Plan {
    planCover(opens, state.device.switcherIsOpen, .switcher(opens), besides: .center(false))
  }

  /// Both need a device that is not locked, and no alert over it; one takes the place of the other.
  private func planCover(
    _ isWanted: Bool, _ isSo: Bool, _ step: NotificationStep, besides other: NotificationStep
  ) -> Plan {
    func ignored(_ why: Ignored) -> Plan {
      Plan([], rule: Rules.centerOverApplication, target: .application, ignored: why)
    }
    // Both came with multitasking or later.
    guard prototype.era == .ios6 else { return ignored(.notInEra) }
    if state.device.isLocked { return ignored(.locked) }
    guard isWanted else { return isSo ? planUncover() : ignored(.notUp) }
    if isSo { return ignored(.upAlready) }
    if state.hasAlertAbove { return ignored(.alertIsUp) }
    return Plan(
      [.notification(other), .notification(step), .notification(.deactivate)],
      rule: Rules.centerOverApplication, target: .application)
  }

  /// Pushes away Notification Center and closes the task switcher; the application has its events
  /// again if it is in front.
  func planUncover() -> Plan {
    Plan(
      Rules.uncoverSteps + [.notification(.activate)], rule: Rules.centerOverApplication,
      target: .application)
  }

  /// Takes the events away from the application, if it has them.
  mutating func deactivate() {
    guard state.device.life == .active else { return }
    state.push([.application(.enter(.inactive)), .application(.tell(.applicationWillResignActive))])
  }

  /// Gives the application its events, if it is in front and nothing covers it; waiting requests
  /// start in any case.
  mutating func activate() {
    guard state.device.life == .inactive, state.device.isInFront else { return }
    guard !state.device.isCovered else { return state.push([.movement(.startNext)]) }
    state.push([
      .application(.enter(.active)), .application(.tell(.applicationDidBecomeActive)),
      .movement(.startNext),
    ])
  }

  /// Another application's alert disappears.
  mutating func endInterruption() {
    state.device.hasSystemAlert = false
    let isOver = state.device.isInFront && state.device.life != .notRunning
    state.push(
      [.notification(.activate)],
      rules: isOver ? [Rules.interrupted, Rules.otherAlert] : [Rules.interrupted])
  }

  /// Turns the screen of a locked device on, for a while, or off.
  mutating func light(_ isOn: Bool) {
    _ = state.kernel.agenda.remove(.light)
    state.device.isDark = !isOn
    guard isOn, state.device.isLocked else { return }
    state.kernel.agenda.add(
      Frame(
        steps: [.notification(.light(false))], input: state.currentInput, rules: state.currentRules),
      due: state.now.after(milliseconds: Notifications.lightDuration), .light)
  }
}
