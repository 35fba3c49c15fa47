import DialogModel

/// What a person does with a notification that is up.
extension Simulator {
  /// A person answers a notification where it is.
  func planOpen(_ notification: NotificationID, _ delivery: Int?) -> Plan {
    let found = state.notifications.find(notification, delivery, on: state.device)
    guard let (delivered, place) = found.found else {
      return Plan(
        [], rule: Rules.answeredSuspended, target: .application,
        title: prototype.title(of: notification),
        ignored: found.ignored)
    }
    let launches = state.device.life == .notRunning
    let isInFront = state.device.isInFront && !launches
    var (steps, rules) = state.notifications.stepsToReach(
      place, isInFront: isInFront, centerIsDown: state.device.centerIsDown)
    steps.append(.notification(.answer(delivered.number, launches: launches)))
    if place == .lockScreen { steps.append(.notification(.emptyLockScreen)) }
    if launches {
      rules.insert(Rules.launchedWithOptions)
      steps += Rules.launchSteps(
        with: notification, alsoReceives: prototype.choices.launchDelivery == .optionsThenReceive,
        isCovered: state.device.hasSystemAlert)
    } else if isInFront {
      steps += [.notification(.receive(notification, .inactive)), .notification(.activate)]
    } else {
      rules.insert(
        state.device.isSuspended ? Rules.answeredSuspended : Rules.answeredRunning)
      if state.topController.flatMap(prototype.controller(of:)) != nil {
        rules.insert(Rules.answeredWithViews)
      }
      steps += Rules.returnSteps(receiving: notification)
    }
    return Plan(
      steps, rules: rules, target: .application, title: .text(prototype.title(of: notification)))
  }

  /// Removes what a person answered from wherever it is; the other alerts go to Notification
  /// Center, and the other banners are there already.
  mutating func noteAnswer(to number: Int, launches: Bool) {
    let shown = state.notifications
    let answered =
      (shown.alerts + shown.lockScreen + shown.center + [shown.banner].compactMap { $0 })
      .first { $0.number == number }
    guard let answered else { return }
    state.notifications.opened = OpenedNotification(
      notification: answered.notification, time: state.now, launches: launches)
    let others = shown.alerts.filter { $0.number != number }
    state.notifications.alerts = []
    if state.notifications.settings.isInCenter {
      for other in others {
        state.notifications.center.insert(other, at: 0)
        emit(
          .notification(.center(other.notification)), target: .application,
          rule: Rules.alertsStack)
      }
    }
    if shown.banner != nil { endBanners() }
    state.notifications.center.removeAll { $0.number == number }
    state.notifications.lockScreen.removeAll { $0.number == number }
  }

}

extension Prototype {
  /// The message of a notification, as it shows.
  func title(of notification: NotificationID) -> String {
    notifications[notification.index].body ?? ""
  }
}

extension Notifications {
  /// Where a notification can be answered.
  fileprivate enum Place {
    case lockScreen, alert, banner, center
  }

  /// Where a notification is to be answered, or why it cannot be.
  fileprivate func find(
    _ notification: NotificationID, _ delivery: Int?, on device: Device
  ) -> (found: (DeliveredNotification, Place)?, ignored: Ignored?) {
    func isMeant(_ delivered: DeliveredNotification) -> Bool {
      delivered.notification == notification && (delivery.map { $0 == delivered.number } ?? true)
    }
    func first(_ list: [DeliveredNotification], _ place: Place) -> (DeliveredNotification, Place)? {
      list.first(where: isMeant).map { ($0, place) }
    }
    if device.isLocked {
      let found = first(lockScreen, .lockScreen)
      return (found, found == nil ? .notUp : nil)
    }
    if let alert = topAlert {
      return isMeant(alert) ? ((alert, .alert), nil) : (nil, .alertIsUp)
    }
    if device.hasSystemAlert { return (nil, .alertIsUp) }
    let found =
      (device.centerIsDown ? nil : banner).flatMap { first([$0], .banner) }
      ?? first(center, .center)
    return (found, found == nil ? .notUp : nil)
  }

  /// The steps before the application is told, and the rows that they come from.
  fileprivate func stepsToReach(
    _ place: Place, isInFront: Bool, centerIsDown: Bool
  ) -> (steps: [Step], rules: RuleSet) {
    var rules: RuleSet = []
    var steps: [Step] = []
    switch place {
    case .lockScreen:
      rules = [Rules.openedFromLock]
      steps = [.application(.lock(false)), .notification(.light(true))]
    case .alert: if alerts.count > 1 { rules = [Rules.alertsStack] }
    case .banner:
      if !waitingBanners.isEmpty { rules = [Rules.bannersInTurn] }
    case .center:
      rules = [isInFront ? Rules.openedOverApplication : Rules.openedFromCenter]
      if !centerIsDown { steps = [.notification(.center(true))] }
      steps.append(.notification(.endBanners))
    }
    return (steps + Rules.uncoverSteps, rules)
  }

  /// A person closes a notification.
  func planClose(
    _ notification: NotificationID, _ delivery: Int?, on device: Device,
    in prototype: Prototype
  ) -> Plan {
    let found = find(notification, delivery, on: device)
    guard let (delivered, place) = found.found, place != .lockScreen else {
      return Plan(
        [], rule: Rules.closed, target: .application, title: prototype.title(of: notification),
        ignored: found.ignored ?? .locked)
    }
    return Plan(
      [.notification(.close(delivered.number))], rules: [Rules.closed], target: .application,
      title: .text(prototype.title(of: notification)))
  }

  /// A person takes a notification out of Notification Center.
  func planTakeOut(
    _ notification: NotificationID, _ delivery: Int?, on device: Device, in prototype: Prototype
  ) -> Plan {
    let found = center.first { delivered in
      delivered.notification == notification && (delivery.map { $0 == delivered.number } ?? true)
    }
    guard let found, !device.isLocked else {
      return Plan(
        [], rule: Rules.takenOut, target: .application, title: prototype.title(of: notification),
        ignored: device.isLocked ? .locked : .notListed)
    }
    return Plan(
      [.notification(.takeOut(found.number))], rule: Rules.takenOut, target: .application,
      title: prototype.title(of: notification))
  }

  /// A person lets a scheduled notification fire now.
  func planFire(_ notification: NotificationID, _ number: Int?, in prototype: Prototype) -> Plan {
    plan(for: notification, number, in: prototype, rule: Rules.leavesList) { .fireEarly($0) }
  }

  /// A person removes a scheduled notification from the list.
  func planRemove(_ notification: NotificationID, _ number: Int?, in prototype: Prototype) -> Plan {
    plan(for: notification, number, in: prototype, rule: Rules.cancelled) { .unschedule($0) }
  }

  private func plan(
    for notification: NotificationID, _ number: Int?, in prototype: Prototype, rule: Rule,
    _ step: (Int) -> NotificationStep
  ) -> Plan {
    let entry = scheduled.first { entry in
      entry.notification == notification && (number.map { $0 == entry.number } ?? true)
    }
    guard let entry else {
      return Plan(
        [], rule: rule, target: .application, title: prototype.title(of: notification),
        ignored: .notScheduled)
    }
    return Plan(
      [.notification(step(entry.number))], rule: rule, target: .application,
      title: prototype.title(of: notification))
  }
}
