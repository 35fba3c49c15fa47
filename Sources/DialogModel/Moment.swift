/// A point in time, the same everywhere.
public struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, as POSIX counts them.
  public var milliseconds: Int

  /// The instant so many milliseconds after the beginning of 1970 in UTC.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Whether the first instant comes before the second.
  public static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }
}

/// A local date and time without a time zone: an existing day of the Gregorian calendar, and a time
/// of that day.
public struct WallClock: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1-based.
  public let day: Int
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int
  /// Milliseconds of the second, 0 to 999.
  public let millisecond: Int

  /// A day and a time; `nil` if the day or the time does not exist.
  public init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0,
    millisecond: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...WallClock.days(inMonth: month, ofYear: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999).contains(millisecond)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// What clocks in UTC show at an instant; `nil` before the year 1 and after the year 9999.
  public init?(inUTC instant: Instant) {
    func divided(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
      let rest = number % divisor
      return rest < 0
        ? (number / divisor - 1, rest + divisor) : (number / divisor, rest)
    }
    let (days, time) = divided(instant.milliseconds, by: 86_400_000)
    // The reverse of ``instant(minutesAheadOfUTC:)``: 400 years from March on are an era.
    let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: 400 * era + yearOfEra + (month > 2 ? 0 : 1), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1, hour: time / 3_600_000,
      minute: time / 60_000 % 60, second: time / 1000 % 60, millisecond: time % 1000)
  }

  /// It in ISO 8601, without an offset: `2013-01-07T09:41:00`; with milliseconds if there are some.
  public var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: count - text.count) + text
    }
    let day = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    let time = "\(digits(hour, 2)):\(digits(minute, 2)):\(digits(second, 2))"
    return "\(day)T\(time)" + (millisecond == 0 ? "" : "." + digits(millisecond, 3))
  }

  /// How many days a month has.
  ///
  /// - Parameter month: 1 to 12.
  public static func days(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The instant when clocks that are this many minutes ahead of UTC show this.
  public func instant(minutesAheadOfUTC offset: Int) -> Instant {
    // Years are counted from March, so that the leap day is the last day of a year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    let minutes = (days * 24 + hour) * 60 + minute - offset
    return Instant(milliseconds: (minutes * 60 + second) * 1000 + millisecond)
  }
}

/// A moment as a document writes it: an instant with an offset from UTC, else a wall clock.
public enum WrittenMoment: Hashable, Sendable {
  case instant(Instant)
  case wallClock(WallClock)
}

/// The simulated clock of the device.
public struct DeviceClock: Hashable, Sendable {
  /// The time when a run begins; a wall clock is in ``timeZone``.
  public var start: WrittenMoment
  /// The name of the device's time zone.
  public var timeZone: String

  /// A clock, by default that of Monday, 7 January 2013, 9:41 in UTC.
  public init(start: WrittenMoment = DeviceClock.defaultStart, timeZone: String = "UTC") {
    self.start = start
    self.timeZone = timeZone
  }

  /// 2013-01-07T09:41:00 in UTC.
  public static let defaultStart = WrittenMoment.instant(Instant(milliseconds: 1_357_551_660_000))
}
