/// How a text has room where it is drawn, from the best to the worst.
public enum FitVerdict: Hashable, Sendable {
  /// The kind of a verdict; its raw value is its word on the command line and in JSON.
  public enum Kind: String, CaseIterable, Comparable, Sendable {
    case fits, wraps, shrunk, scrolls
    case missingGlyph = "missing-glyph"
    case overlaps, cut

    /// Whether a verdict is better than another.
    public static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }

    private var rank: Int { Kind.allCases.firstIndex(of: self) ?? 0 }
  }

  /// As it was meant.
  case fits
  /// In so many lines, where one is meant.
  case wraps(lines: Int)
  /// In a type that is smaller by a factor below 1.
  case shrunk(Double)
  /// Its pane is higher than the room for it.
  case scrolls
  /// So many of its letters are in no font.
  case missingGlyph(Int)
  /// The buttons of its bar leave no room for it.
  case overlaps
  /// Some of it is not drawn.
  case cut

  /// Its kind.
  public var kind: Kind {
    switch self {
    case .fits: .fits
    case .wraps: .wraps
    case .shrunk: .shrunk
    case .scrolls: .scrolls
    case .missingGlyph: .missingGlyph
    case .overlaps: .overlaps
    case .cut: .cut
    }
  }
}

extension FitVerdict: Comparable {
  /// Whether a verdict is better than another; of two of one kind, the one that changes less.
  public static func < (left: FitVerdict, right: FitVerdict) -> Bool {
    switch (left, right) {
    case (.shrunk(let one), .shrunk(let other)): one > other
    case (.wraps(let one), .wraps(let other)): one < other
    case (.missingGlyph(let one), .missingGlyph(let other)): one < other
    default: left.kind < right.kind
    }
  }
}
