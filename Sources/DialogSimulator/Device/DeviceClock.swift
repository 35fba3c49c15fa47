import DialogModel

/// The device's clock and its time zone, and the person's settings.
extension Simulator {
  /// Sets the clock; what it passes fires at once, and what repeats looks for its next firing.
  mutating func setClock(_ instant: Instant) {
    let before = state.notifications.instant(at: state.now)
    state.notifications.start = Instant(
      milliseconds: instant.milliseconds - state.now.milliseconds)
    let isBack = instant < before
    emitClock()
    let now = state.notifications.instant(at: state.now)
    state.notifications.rearrange(at: now, zones) { entry in
      if isBack { entry.fired = nil }
      // What the clock has passed is due.
      return instant < entry.next
    }
    state.awaitFiring()
  }

  /// Moves the device: what is bound to a wall clock follows it.
  mutating func setTimeZone(_ zone: String) {
    state.notifications.timeZone = zone
    emitClock()
    let now = state.notifications.instant(at: state.now)
    state.notifications.rearrange(at: now, zones) { entry in
      guard entry.recurrence.isWallClock else { return false }
      entry.recurrence.zone = zone
      return true
    }
    state.awaitFiring()
  }

  private mutating func emitClock() {
    emit(
      .notification(.clock(wallClock, timeZone: state.notifications.timeZone)),
      target: .application)
  }

  /// Changes the settings; what is up or listed already stays.
  mutating func set(_ settings: NotificationSettings) {
    state.notifications.settings = settings
    emit(.notification(.settings(settings)), target: .application)
  }
}

extension Notifications {
  /// The clock is set.
  func planSetClock(_ moment: WrittenMoment, _ zones: ZoneOffsets) -> Plan {
    let instant =
      switch moment {
      case .instant(let instant): instant
      case .wallClock(let clock): zones.instant(of: clock, in: timeZone)
      }
    return Plan(
      [.notification(.setClock(instant))], rule: Rules.deviceIsSet, target: .application)
  }

  /// The device is moved to a time zone.
  func planSetTimeZone(_ zone: String, _ zones: ZoneOffsets) -> Plan {
    guard zones.offset(zone, start) != nil else {
      return Plan([], rule: Rules.deviceIsSet, target: .application, ignored: .unknownZone)
    }
    return Plan(
      [.notification(.setTimeZone(zone))], rule: Rules.deviceIsSet, target: .application)
  }

  /// Finds the next firings again, of the entries for which the function says so.
  fileprivate mutating func rearrange(
    at now: Instant, _ zones: ZoneOffsets, _ isMoved: (inout ScheduledNotification) -> Bool
  ) {
    let entries = scheduled
    scheduled = []
    for var entry in entries {
      if isMoved(&entry) {
        let start = entry.fired.map { max($0.next, now) } ?? now
        if entry.recurrence.unit == nil {
          entry.next = entry.recurrence.first(zones)
        } else if let next = entry.recurrence.next(from: start, zones) {
          entry.next = next
        } else {
          continue
        }
      }
      _ = insert(entry)
    }
  }
}
