import CTextRuler

/// The fonts that texts are drawn with, each once, in the order of their first letters.
public struct UsedFonts: Equatable, Sendable {
  /// A font.
  public struct Font: Hashable, Sendable {
    /// Its family.
    public var family: String
    /// Its version, such as `0.303`; `nil` where that is not known.
    public var version: String?

    /// The family and the version: `Cantarell 0.303`.
    public var name: String { version.map { "\(family) \($0)" } ?? family }
  }

  /// The fonts; the first one is the one that was asked for, where it is installed.
  public private(set) var fonts: [Font] = []

  /// No font.
  public init() {}

  fileprivate mutating func add(_ family: String, _ version: Int32) {
    // Versions are numbers with 16 bits after the point; people write three digits of them.
    let thousandths = (Int(version) * 1000 + 0x8000) >> 16
    let rest = String(thousandths % 1000 + 1000).dropFirst()
    let font = Font(
      family: family, version: version > 0 ? "\(thousandths / 1000).\(rest)" : nil)
    if !fonts.contains(font) { fonts.append(font) }
  }
}

extension PangoRuler {
  /// Adds the fonts that a text is drawn with.
  public func addFonts(of text: String, bold: Bool, to used: inout UsedFonts) {
    withUnsafeMutablePointer(to: &used) { pointer in
      rehearsal_ruler_fonts(
        handle, text, bold,
        { context, family, version in
          guard let context, let family else { return }
          context.assumingMemoryBound(to: UsedFonts.self).pointee
            .add(String(cString: family), version)
        }, pointer)
    }
  }
}
