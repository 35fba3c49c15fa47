/// A range of a text, counted in UTF-16 units as in `NSRange`.
public struct TextRange: Hashable, Sendable {
  /// Where it begins, from 0.
  public var location: Int
  /// How long it is; 0 for a place between two characters.
  public var length: Int

  /// A range of a text.
  public init(_ location: Int, _ length: Int) {
    self.location = location
    self.length = length
  }

  /// Where it ends.
  public var end: Int { location + length }
}

extension String {
  /// The text as a secure field shows it: one bullet for each character.
  public var concealed: String { String(repeating: "\u{2022}", count: count) }
}
