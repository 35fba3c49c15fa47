import EventLog
import Texts

/// Times in the log: milliseconds, and from one minute on seconds, which can still be read then.
public enum LogTimeText {
  private static let leastInSeconds = 60_000

  /// A time in a column of milliseconds; seconds have their unit.
  public static func inColumn(milliseconds: Int) -> String {
    milliseconds < leastInSeconds ? StopText.grouped(milliseconds) : inSeconds(milliseconds)
  }

  /// A time with its unit.
  public static func withUnit(milliseconds: Int) -> String {
    milliseconds < leastInSeconds
      ? tr("{n} ms", ["n": StopText.grouped(milliseconds)]) : inSeconds(milliseconds)
  }

  private static func inSeconds(_ milliseconds: Int) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
    let fraction = String(1_000 + rest).dropFirst()
    return tr("{seconds} s", ["seconds": "\(StopText.grouped(seconds)).\(fraction)"])
  }
}
