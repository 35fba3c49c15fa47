import DialogModel

/// What code does with notifications: it schedules them, presents them, and removes them.
extension Simulator {
  /// Puts notifications on the list, or replaces the list with them.
  mutating func schedule(
    _ notifications: [NotificationID], replacesAll: Bool, _ action: Action
  ) {
    guard prototype.era == .ios6 else {
      return refuse(action, .notInEra, rule: Rules.scheduledCopy)
    }
    guard
      notifications.allSatisfy({
        state.notifications.knowsZone(of: prototype.notifications[$0.index], zones)
      })
    else {
      return refuse(action, .unknownZone, rule: Rules.scheduledCopy)
    }
    note(action, rule: Rules.scheduledCopy)
    if replacesAll { state.notifications.scheduled = [] }
    for notification in notifications { schedule(notification) }
    if replacesAll { state.awaitFiring() }
  }

  /// Presents a notification at once.
  mutating func presentNow(_ notification: NotificationID, _ action: Action) {
    guard prototype.era == .ios6 else {
      return refuse(action, .notInEra, rule: Rules.deliveredAtOnce)
    }
    note(action, rule: Rules.deliveredAtOnce)
    state.deliverLater(notification, rules: [Rules.deliveredAtOnce, Rules.receivedLater])
  }

  /// Puts a copy of a notification on the list, or delivers it at once if it is due.
  private mutating func schedule(_ notification: NotificationID) {
    let described = prototype.notifications[notification.index]
    let now = state.notifications.instant(at: state.now)
    let recurrence: Recurrence
    switch described.fireDate {
    case .immediately: recurrence = Recurrence(at: now, described.repeats)
    case .after(let milliseconds):
      recurrence = Recurrence(
        at: Instant(milliseconds: now.milliseconds + milliseconds), described.repeats)
    case .at(let instant): recurrence = Recurrence(at: instant, described.repeats)
    case .atWallClock(let clock, nil):
      recurrence = Recurrence(at: clock.instant(minutesAheadOfUTC: 0), described.repeats)
    case .atWallClock(let clock, let zone?):
      recurrence = Recurrence(at: clock, in: zone, described.repeats)
    }
    let isCopy = state.notifications.scheduled.contains { $0.notification == notification }
    state.notifications.scheduledCount += 1
    var entry = ScheduledNotification(
      notification: notification, number: state.notifications.scheduledCount,
      next: recurrence.first(zones), input: state.currentInput, recurrence: recurrence, fired: nil)
    if !(now < entry.next) {
      state.deliverLater(notification, rules: [Rules.deliveredAtOnce])
      entry.fired = now
      guard let next = recurrence.next(from: now.next, zones) else { return }
      entry.next = next
    }
    if let dropped = state.notifications.insert(entry) {
      emit(.notification(.dropped(dropped)), target: .application, rule: Rules.overLimit)
    }
    if state.notifications.scheduled.contains(where: { $0.number == entry.number }) {
      emit(
        .notification(.scheduled(notification, wallClock(at: entry.next))), target: .application,
        rules: isCopy ? [Rules.scheduledCopy, Rules.scheduledTwice] : [Rules.scheduledCopy])
    }
    state.awaitFiring()
  }

  /// Removes notifications from all lists.
  mutating func cancel(_ action: Action, _ isCancelled: (NotificationID) -> Bool) {
    guard prototype.era == .ios6 else { return refuse(action, .notInEra, rule: Rules.cancelled) }
    note(action, rule: Rules.cancelled)
    for entry in state.notifications.scheduled where isCancelled(entry.notification) {
      emit(
        .notification(.removed(entry.notification)), target: .application, rule: Rules.cancelled)
    }
    state.notifications.scheduled.removeAll { isCancelled($0.notification) }
    state.notifications.center.removeAll { isCancelled($0.notification) }
    state.notifications.lockScreen.removeAll { isCancelled($0.notification) }
    state.awaitFiring()
  }

  /// The first notification on the list fires: it stays there if it repeats.
  mutating func fireFirst() {
    guard let first = state.notifications.scheduled.first else { return }
    let isTogether =
      state.notifications.lastFiring == first.next
      || state.notifications.scheduled.dropFirst().first?.next == first.next
    state.notifications.lastFiring = first.next
    state.notifications.scheduled.removeFirst()
    state.notifications.reschedule(
      first, at: state.notifications.instant(at: state.now), zones)
    state.awaitFiring()
    deliver(
      first.notification,
      rules: isTogether ? state.currentRules.adding(Rules.receivedTogether) : state.currentRules)
  }

  /// A person lets a scheduled notification fire before its time.
  mutating func fireEarly(_ number: Int) {
    guard let place = state.notifications.scheduled.firstIndex(where: { $0.number == number })
    else {
      return
    }
    let entry = state.notifications.scheduled[place]
    if entry.recurrence.unit == nil { state.notifications.scheduled.remove(at: place) }
    state.awaitFiring()
    deliver(entry.notification, rules: state.currentRules)
  }
}

extension ScheduledNotification {
  /// The order of the list: by the next firing, then in the order of scheduling.
  fileprivate func isBefore(_ other: ScheduledNotification) -> Bool {
    (next.milliseconds, number) < (other.next.milliseconds, other.number)
  }
}

extension Instant {
  /// The instant a millisecond later.
  var next: Instant { Instant(milliseconds: milliseconds + 1) }
}

extension State {
  /// Waits for the first firing on the list, in the agenda.
  mutating func awaitFiring() {
    _ = kernel.agenda.remove(.firing)
    guard let first = notifications.scheduled.first else { return }
    kernel.agenda.add(
      Frame(
        steps: [.notification(.fire)], input: first.input,
        rules: [first.recurrence.unit == nil ? Rules.leavesList : Rules.staysScheduled]),
      due: max(now, notifications.time(of: first.next)), .firing)
  }

  /// Delivers a notification when the code that asks for it has returned.
  fileprivate mutating func deliverLater(_ notification: NotificationID, rules: RuleSet) {
    kernel.agenda.add(
      Frame(
        steps: [.notification(.deliver(notification))], input: currentInput, rules: rules),
      due: now, .delivery)
  }
}

extension Notifications {
  /// Whether the time zone that a notification names is known.
  fileprivate func knowsZone(of described: LocalNotification, _ zones: ZoneOffsets) -> Bool {
    guard case .atWallClock(_, let zone?) = described.fireDate
    else { return true }
    return zones.offset(zone, start) != nil
  }

  /// Puts an entry at its place in the list, of which only the soonest are kept.
  ///
  /// - Returns: the notification that was dropped, if there were too many.
  mutating func insert(_ entry: ScheduledNotification) -> NotificationID? {
    var place = scheduled.count
    while place > 0, entry.isBefore(scheduled[place - 1]) { place -= 1 }
    scheduled.insert(entry, at: place)
    return scheduled.count > Notifications.limit ? scheduled.removeLast().notification : nil
  }

  /// Puts an entry that has fired on the list again, if it repeats.
  fileprivate mutating func reschedule(
    _ entry: ScheduledNotification, at now: Instant, _ zones: ZoneOffsets
  ) {
    guard entry.recurrence.unit != nil else { return }
    var entry = entry
    entry.fired = now
    guard let next = entry.recurrence.next(from: max(now, entry.next).next, zones) else { return }
    entry.next = next
    // It has just left the list, which has room for it.
    _ = insert(entry)
  }
}
