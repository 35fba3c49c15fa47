import Glibc

/// Dates as people write them in files: `2012-09-21`.
public enum DateText {
  /// The date of today, in the person's time zone.
  public static var today: String {
    var (now, parts) = (time(nil), tm())
    localtime_r(&now, &parts)
    return [(parts.tm_year + 1900, 4), (parts.tm_mon + 1, 2), (parts.tm_mday, 2)]
      .map { number, count in
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
      }.joined(separator: "-")
  }

  /// Whether a text is such a date.
  public static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return parts.map(\.utf8.count) == [4, 2, 2] && numbers.count == 3 && numbers[0] > 0
      && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
  }
}
