import DialogModel

/// When a notification fires: once, or again and again.
struct Recurrence: Hashable, Sendable {
  /// The local time of the first firing, in milliseconds since the clocks of ``zone`` showed the
  /// beginning of 1970.
  let local: Int
  /// The zone whose clocks show it.
  var zone: String
  /// Whether it follows the device to another time zone.
  let isWallClock: Bool
  /// How often it fires again; `nil` for never.
  let unit: LocalNotification.RepeatInterval?

  /// A recurrence from an instant on, by the calendar in UTC.
  init(at instant: Instant, _ unit: LocalNotification.RepeatInterval?) {
    (local, zone, isWallClock) = (instant.milliseconds, "UTC", false)
    self.unit = unit
  }

  /// A recurrence from the moment on when the clocks of a zone show this.
  init(at clock: WallClock, in zone: String, _ unit: LocalNotification.RepeatInterval?) {
    local = clock.instant(minutesAheadOfUTC: 0).milliseconds
    (self.zone, isWallClock) = (zone, true)
    self.unit = unit
  }

  /// The same so many milliseconds later.
  func moved(by milliseconds: Int) -> Recurrence {
    Recurrence(at: Instant(milliseconds: local + milliseconds), unit)
  }

  /// The first firing.
  func first(_ zones: ZoneOffsets) -> Instant { zones.instant(ofLocal: local, in: zone) }

  /// The first firing at an instant or after it; `nil` if it does not repeat that long.
  func next(from instant: Instant, _ zones: ZoneOffsets) -> Instant? {
    let first = first(zones)
    guard first < instant else { return first }
    guard let unit else { return nil }
    if let length = unit.fixedLength {
      let passed = instant.milliseconds - first.milliseconds
      let count = (passed + length - 1) / length
      return Instant(milliseconds: first.milliseconds + count * length)
    }
    // Near enough before it, whatever the clocks do; then one after the other.
    var count = max(0, (zones.local(instant, in: zone) - local) / unit.longest - 2)
    while let local = local(ofFiring: count, unit) {
      let firing = zones.instant(ofLocal: local, in: zone)
      if !(firing < instant) { return firing }
      count += 1
    }
    return nil
  }

  /// The local time of the firing with a 0-based number; `nil` after the year 9999.
  ///
  /// The last day of a month that is too short is taken (``Rules/endOfMonth``).
  private func local(ofFiring number: Int, _ unit: LocalNotification.RepeatInterval) -> Int? {
    let day = 86_400_000
    let months: Int
    switch unit {
    case .minute, .hour: return nil
    case .day: return inCalendar(local + number * day)
    case .week: return inCalendar(local + number * 7 * day)
    case .month: months = number
    case .year: months = number * 12
    }
    guard let start = WallClock(inUTC: Instant(milliseconds: local)) else { return nil }
    let month = start.month - 1 + months
    let (year, place) = (start.year + month / 12, month % 12 + 1)
    return WallClock(
      year: year, month: place, day: min(start.day, WallClock.days(inMonth: place, ofYear: year)),
      hour: start.hour, minute: start.minute, second: start.second, millisecond: start.millisecond
    )?.instant(minutesAheadOfUTC: 0).milliseconds
  }

  private func inCalendar(_ local: Int) -> Int? {
    WallClock(inUTC: Instant(milliseconds: local)) == nil ? nil : local
  }
}

extension LocalNotification.RepeatInterval {
  /// The length of a minute and of an hour, in milliseconds, whatever the clocks do
  /// (``Rules/fixedUnits``); `nil` for a unit of the calendar.
  fileprivate var fixedLength: Int? {
    switch self {
    case .minute: 60_000
    case .hour: 3_600_000
    case .day, .week, .month, .year: nil
    }
  }

  /// The longest that it is, in milliseconds, by local time.
  fileprivate var longest: Int {
    let days =
      switch self {
      case .minute, .hour, .day: 1
      case .week: 7
      case .month: 31
      case .year: 366
      }
    return days * 86_400_000
  }
}
