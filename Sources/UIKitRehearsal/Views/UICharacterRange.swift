/// A range of the characters of a text, in UTF-16 units, as `NSRange`.
///
/// The library has no Foundation, and a type of the same name would be ambiguous beside it. Where the
/// same sources are built with UIKit, say `typealias UICharacterRange = NSRange`.
public struct UICharacterRange: Hashable, Sendable {
  /// The 0-based place of the first character.
  public var location: Int
  /// How many characters there are.
  public var length: Int

  /// A range of characters.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}
