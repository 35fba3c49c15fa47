public import DialogModel
import Texts

/// Times and dates as the device shows them.
public enum DateText {
  /// The time of day, in hours and minutes.
  public static func time(_ clock: WallClock) -> String {
    "\(padded(clock.hour)):\(padded(clock.minute))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The day, such as “Monday, 7 January”.
  public static func day(_ clock: WallClock) -> String {
    tr(
      "{weekday}, {day} {month}",
      [
        "weekday": weekdays[weekday(of: clock)], "day": String(clock.day),
        "month": months[clock.month - 1],
      ])
  }

  /// The day of the week, 0 for Monday.
  static func weekday(of clock: WallClock) -> Int {
    let milliseconds = clock.instant(minutesAheadOfUTC: 0).milliseconds
    let days = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds + 1) / 86_400_000 - 1
    // The first day of 1970 was a Thursday.
    return ((days + 3) % 7 + 7) % 7
  }

  /// How long ago something was, such as “6 min ago”.
  public static func age(milliseconds: Int) -> String {
    let minutes = milliseconds / 60_000
    if minutes < 1 { return tr("now") }
    if minutes < 60 { return tr("{n} min ago", ["n": String(minutes)]) }
    if minutes < 24 * 60 { return tr("{n} h ago", ["n": String(minutes / 60)]) }
    return ntr("yesterday", "{n} days ago", minutes / (24 * 60))
  }

  /// The milliseconds of real time until the minute of a clock changes, at least 1,000: a clock may
  /// be slower than it says.
  ///
  /// - Parameter slowness: the number of real milliseconds for a simulated one.
  public static func untilNextMinute(_ clock: WallClock, slowness: Int = 1) -> Int {
    max(1_000, (60_000 - clock.second * 1000 - clock.millisecond) * slowness)
  }

  private static var weekdays: [String] {
    [
      tr("Monday"), tr("Tuesday"), tr("Wednesday"), tr("Thursday"), tr("Friday"), tr("Saturday"),
      tr("Sunday"),
    ]
  }

  private static var months: [String] {
    [
      tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July"),
      tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
    ]
  }
}
