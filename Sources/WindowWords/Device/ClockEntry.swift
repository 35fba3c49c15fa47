public import DialogModel

/// What a person types to set the device's clock.
public enum ClockEntry {
  /// A date and a time, such as `2013-01-07 09:41`, or a time alone on the day of another clock.
  ///
  /// - Returns: `nil` for a text that is neither, and for a day or a time that does not exist.
  public static func read(_ text: String, on day: WallClock?) -> WallClock? {
    let parts = text.split { $0 == " " || $0 == "T" }
    guard let last = parts.last, parts.count <= 2 else { return nil }
    let date = numbers(parts[0], "-").flatMap { $0.count == 3 ? $0 : nil }
    if parts.count == 1, let date {
      return clock(year: date[0], month: date[1], day: date[2], [0, 0])
    }
    guard let time = numbers(last, ":") else { return nil }
    if parts.count == 2 {
      return date.flatMap { clock(year: $0[0], month: $0[1], day: $0[2], time) }
    }
    return day.flatMap { clock(year: $0.year, month: $0.month, day: $0.day, time) }
  }

  /// The text for a clock.
  public static func text(_ clock: WallClock) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let year = String(clock.year)
    let padded = String(repeating: "0", count: max(0, 4 - year.count)) + year
    return "\(padded)-\(two(clock.month))-\(two(clock.day)) \(two(clock.hour)):\(two(clock.minute))"
  }

  /// The same time of the next day.
  public static func tomorrow(after clock: WallClock, hour: Int, minute: Int) -> WallClock? {
    let midnight = WallClock(year: clock.year, month: clock.month, day: clock.day)
    let next = midnight.flatMap { midnight -> WallClock? in
      let instant = midnight.instant(minutesAheadOfUTC: 0)
      return WallClock(inUTC: Instant(milliseconds: instant.milliseconds + 86_400_000))
    }
    return next.flatMap {
      WallClock(year: $0.year, month: $0.month, day: $0.day, hour: hour, minute: minute)
    }
  }

  private static func clock(year: Int, month: Int, day: Int, _ time: [Int]) -> WallClock? {
    guard time.count == 2 || time.count == 3 else { return nil }
    return WallClock(
      year: year, month: month, day: day, hour: time[0], minute: time[1],
      second: time.count == 3 ? time[2] : 0)
  }

  /// Numbers between separators; `nil` for anything else.
  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 4 && part.allSatisfy(\.isASCIIDigit) ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
