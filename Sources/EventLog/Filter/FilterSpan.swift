/// A span of simulated time, as `time:` asks for it: `>1s`, `<=250ms`, `1s..2.5s`, `..2s`, `0.25s`.
///
/// A number has a unit, `ms`, `s` or `min`: the list shows milliseconds, and files have seconds.
struct FilterSpan: Hashable, Sendable {
  /// In milliseconds.
  private let range: ClosedRange<Int>

  /// How times are written, for messages and completion.
  static let examples = [">1s", "<250ms", "1s..2.5s"]

  init(_ text: String) throws(FilterProblem) {
    guard let range = FilterSpan.range(text[...]) else { throw .time(text) }
    self.range = range
  }

  func contains(_ milliseconds: Int) -> Bool { range.contains(milliseconds) }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    if let dots = text.indices.first(where: { text[$0...].hasPrefix("..") }) {
      let (from, to) = (text[..<dots], text[dots...].dropFirst(2))
      guard !from.isEmpty || !to.isEmpty, let first = from.isEmpty ? 0 : milliseconds(from),
        let last = to.isEmpty ? Int.max : milliseconds(to), first <= last
      else { return nil }
      return first...last
    }
    let sign = text.prefix { $0 == "<" || $0 == ">" || $0 == "=" }
    guard let time = milliseconds(text[sign.endIndex...]) else { return nil }
    switch sign {
    case ">": return time == Int.max ? nil : time + 1...Int.max
    case ">=": return time...Int.max
    // Nothing is before the beginning.
    case "<": return time == 0 ? -1 ... -1 : 0...time - 1
    case "<=": return 0...time
    case "", "=": return time...time
    default: return nil
    }
  }

  /// A number with a unit, in milliseconds; `nil` for anything else, and for what is too long.
  private static func milliseconds(_ text: Substring) -> Int? {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit: Double
    switch text[number.endIndex...].lowercased() {
    case "ms": unit = 1
    case "s": unit = 1000
    case "min": unit = 60_000
    default: return nil
    }
    guard let value = Double(number), value * unit < 1e15 else { return nil }
    return Int((value * unit).rounded())
  }
}
