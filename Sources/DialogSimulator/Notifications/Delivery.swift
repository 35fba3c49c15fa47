import DialogModel

/// What happens when a notification fires.
extension Simulator {
  /// Tells the application if it is in front; else the system shows the notification, as the person
  /// has set.
  ///
  /// - Parameter rules: why it fires.
  mutating func deliver(_ notification: NotificationID, rules: RuleSet) {
    emit(.notification(.fires(notification)), target: .application, rules: rules)
    guard state.device.life == .notRunning || !state.device.isInFront else {
      var rules = rules.adding(Rules.receivedInFront)
      if !state.stack.showings.isEmpty { rules.insert(Rules.receivedUnderDialog) }
      let isActive = state.device.life == .active
      if !isActive { rules.insert(Rules.receivedInactive) }
      if prototype.notifications[notification.index].body != nil {
        keepInCenter(
          state.notifications.newDelivery(of: notification, at: state.now), rules: rules)
      }
      return state.push(
        [.notification(.receive(notification, isActive ? .active : .inactive))], rules: rules)
    }
    // All within one instant, in this order.
    let described = prototype.notifications[notification.index]
    if described.badge != 0 {
      state.notifications.badge = described.badge
      emit(.notification(.badge(described.badge)), target: .application, rule: Rules.badge)
    }
    if let sound = described.sound, state.notifications.settings.playsSounds {
      state.notifications.sound = PlayedSound(sound: sound, time: state.now)
      emit(.notification(.sound(sound)), target: .application, rule: Rules.shownBySystem)
    }
    // Without a message there is nothing to show.
    guard described.body != nil else { return }
    let delivered = state.notifications.newDelivery(of: notification, at: state.now)
    if state.device.isLocked { showOnLockScreen(delivered) } else { show(delivered) }
  }

  private mutating func showOnLockScreen(_ delivered: DeliveredNotification) {
    var rules: RuleSet = [Rules.onLockScreen]
    if state.device.front == .application { rules.insert(Rules.lockedInFront) }
    if state.notifications.settings.showsOnLockScreen {
      state.notifications.lockScreen.insert(delivered, at: 0)
      emit(
        .notification(.lockScreen(delivered.notification)), target: .application, rules: rules)
      state.light(true)
    }
    keepInCenter(delivered, rules: rules)
  }

  private mutating func show(_ delivered: DeliveredNotification) {
    var rules: RuleSet = [Rules.shownBySystem]
    if state.device.front == .otherApplication { rules.insert(Rules.overOther) }
    switch state.notifications.settings.style {
    case .alert:
      if !state.notifications.alerts.isEmpty { rules.insert(Rules.alertsStack) }
      state.notifications.alerts.append(delivered)
      emit(.notification(.alert(delivered.notification)), target: .application, rules: rules)
      // A closed alert is gone, so it is in no list.
      return
    case .banner:
      if state.notifications.banner == nil {
        showBanner(delivered, rules: rules)
      } else {
        state.notifications.waitingBanners.append(delivered)
      }
    case .none: break
    }
    keepInCenter(delivered, rules: rules)
  }

  private mutating func keepInCenter(_ delivered: DeliveredNotification, rules: RuleSet) {
    guard state.notifications.settings.isInCenter else { return }
    state.notifications.center.insert(delivered, at: 0)
    emit(.notification(.center(delivered.notification)), target: .application, rules: rules)
  }

  // MARK: Banners

  private mutating func showBanner(_ delivered: DeliveredNotification, rules: RuleSet) {
    var delivered = delivered
    delivered.since = state.now
    state.notifications.banner = delivered
    emit(.notification(.banner(delivered.notification)), target: .application, rules: rules)
    state.kernel.agenda.add(
      Frame(
        steps: [.notification(.endBanner)], input: state.currentInput, rules: [Rules.closed]),
      due: state.now.after(milliseconds: Notifications.bannerDuration), .banner)
  }

  /// The banner goes, and the next one comes.
  mutating func endBanner() {
    guard let banner = state.notifications.banner else { return }
    _ = state.kernel.agenda.remove(.banner)
    state.notifications.banner = nil
    emit(.notification(.gone(banner.notification)), target: .application)
    guard !state.notifications.waitingBanners.isEmpty else { return }
    showBanner(state.notifications.waitingBanners.removeFirst(), rules: [Rules.bannersInTurn])
  }

  /// The banner goes, and none follows; Notification Center keeps them all.
  mutating func endBanners() {
    state.notifications.waitingBanners = []
    endBanner()
  }

  // MARK: Alerts

  /// A person closes an alert or a banner, or removes an entry of Notification Center.
  mutating func close(_ number: Int) {
    if let alert = state.notifications.topAlert, alert.number == number {
      state.notifications.alerts.removeLast()
      emit(.notification(.gone(alert.notification)), target: .application)
    } else {
      let isBanner = state.notifications.banner?.number == number
      if isBanner { endBanner() }
      // Under Notification Center the banner is not visible: the entry is meant.
      guard !isBanner || state.device.centerIsDown else { return }
      state.notifications.center.removeAll { $0.number == number }
    }
  }

  /// The topmost alert first.
  mutating func closeAlerts() {
    while let alert = state.notifications.alerts.popLast() {
      emit(
        .notification(.gone(alert.notification)), target: .application, rule: Rules.closed)
    }
  }

  /// The device is locked: what is up in an alert is on the lock screen from now on.
  mutating func moveToLockScreen() {
    let alerts = state.notifications.alerts
    state.notifications.alerts = []
    for alert in alerts {
      emit(
        .notification(.gone(alert.notification)), target: .application, rule: Rules.movedToLock)
      if state.notifications.settings.showsOnLockScreen {
        state.notifications.lockScreen.insert(alert, at: 0)
        emit(
          .notification(.lockScreen(alert.notification)), target: .application,
          rule: Rules.movedToLock)
      }
      keepInCenter(alert, rules: [Rules.movedToLock])
    }
  }
}

extension Notifications {
  /// The next delivery of a notification, with a number of its own.
  fileprivate mutating func newDelivery(
    of notification: NotificationID, at time: SimulatedTime
  ) -> DeliveredNotification {
    deliveredCount += 1
    return DeliveredNotification(
      notification: notification, number: deliveredCount, fired: instant(at: time), since: time)
  }
}
