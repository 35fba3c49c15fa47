/// How a very long text is shown: in pieces, of which only those near sight are laid out.
public enum LongText {
  /// The number of Unicode scalars from which a text is cut into pieces, and the largest number in
  /// one.
  public static let limit = 1500

  /// The largest number of Unicode scalars in a piece without a blank; a long word takes GTK time by
  /// the square of its length.
  private static let unbroken = 300

  /// The pieces of a text, each a paragraph of its own when drawn.
  ///
  /// A piece ends at the last line end, else at the last blank, else between two letters. The line
  /// end or the blank itself is in no piece. There is always at least one piece.
  public static func pieces(of text: String) -> [String] {
    guard text.utf8.count > limit else { return [text] }
    let scalars = text.unicodeScalars
    var pieces: [String] = []
    var start = scalars.startIndex
    while let cut = cut(scalars, from: start) {
      pieces.append(String(scalars[start..<cut.end]))
      start = cut.next
    }
    pieces.append(String(scalars[start...]))
    return pieces
  }

  /// The start of a text that is shown in one line or cut, with the end as well where `end` is
  /// true; what is between is left out, for it has no room in any case.
  public static func shortened(_ text: String, keepingEnd end: Bool = false) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return text }
    let half = end ? limit / 2 : limit
    let tail = end ? String(scalars.suffix(half)) : ""
    return String(scalars.prefix(half)) + "…" + tail
  }

  /// Where a piece ends and the next one starts; `nil` if the rest is short enough.
  private static func cut(
    _ scalars: String.UnicodeScalarView, from start: String.Index
  ) -> (end: String.Index, next: String.Index)? {
    var (place, count) = (start, 0)
    var (line, blank): (String.Index?, String.Index?) = (nil, nil)
    while place < scalars.endIndex, count < limit {
      if count == unbroken, line == nil, blank == nil { break }
      if scalars[place] == "\n" { line = place }
      if scalars[place] == " " { blank = place }
      place = scalars.index(after: place)
      count += 1
    }
    guard place < scalars.endIndex else { return nil }
    if let end = line ?? blank { return (end, scalars.index(after: end)) }
    // What belongs to the letter before stays with it, unless there is no end of it.
    for _ in 0..<64 where place < scalars.endIndex && belongs(scalars, place) {
      place = scalars.index(after: place)
    }
    return place < scalars.endIndex ? (place, place) : nil
  }

  /// Whether a scalar is drawn as a part of the one before it.
  private static func belongs(_ scalars: String.UnicodeScalarView, _ place: String.Index) -> Bool {
    let joiner: Unicode.Scalar = "\u{200D}"
    return scalars[place].properties.isGraphemeExtend || scalars[place] == joiner
      || scalars[scalars.index(before: place)] == joiner
  }
}

/// The heights of texts of which some are measured; the others are estimated by their lengths.
public struct TextHeights: Sendable {
  private let lengths: [Int]
  private var measured: [Int: Double] = [:]

  /// - Parameter texts: the texts; each is meant by its 0-based place.
  public init(_ texts: [String]) { lengths = texts.map(\.utf8.count) }

  /// The height of a text in points, in a width in points.
  public func height(of place: Int, width: Double) -> Double {
    if let height = measured[place] { return height }
    let lines = (Double(lengths[place]) * 6.5 / max(1, width)).rounded(.up)
    return max(1, lines) * 17
  }

  /// Notes a measured height in points.
  ///
  /// - Returns: whether it differs from the height before.
  public mutating func set(_ height: Double, of place: Int) -> Bool {
    guard measured[place] != height else { return false }
    measured[place] = height
    return true
  }

  /// Forgets what was measured.
  public mutating func forget() { measured = [:] }
}
