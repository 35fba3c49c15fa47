/// Calls as a person names them: `4-6`, or `4`.
public enum CallNumbers {
  /// The first and the last call, 1-based; `nil` for a text that names none.
  public static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "–" }
    ).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      first >= 1, first <= last
    else { return nil }
    return first...last
  }

  /// The text of a range.
  public static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
