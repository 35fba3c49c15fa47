import Texts

extension FitVerdict.Kind {
  /// How many texts or stages have a verdict of the kind, in words.
  public func counted(_ count: Int) -> String {
    switch self {
    case .cut: ntr("{n} cut", "{n} cut", count)
    case .overlaps: ntr("{n} overlaps", "{n} overlap", count)
    case .missingGlyph: ntr("{n} without a glyph", "{n} without glyphs", count)
    case .scrolls: ntr("{n} scrolls", "{n} scroll", count)
    case .shrunk: ntr("{n} shrunk", "{n} shrunk", count)
    case .wraps: ntr("{n} wraps", "{n} wrap", count)
    case .fits: ntr("{n} fits", "{n} fit", count)
    }
  }
}
