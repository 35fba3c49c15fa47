/// A condition that a delegate's answer can depend on.
public indirect enum Condition: Hashable, Sendable {
  /// A text passes a test.
  case text(Subject, TextTest)
  /// Every one of these holds.
  case all([Condition])
  /// At least one of these holds.
  case any([Condition])
  /// This does not hold.
  case not(Condition)

  /// The text that is tested.
  public enum Subject: Hashable, Sendable {
    /// A field of the alert, by its 0-based index.
    case field(Int)
    /// The field whose delegate gets the question; in `shouldChange`, the text after the change.
    case ownField
    /// The replacement text in `shouldChange`.
    case replacement
  }
}

/// What a text must be; each part that is not `nil` must hold.
public struct TextTest: Hashable, Sendable {
  /// The least length, in UTF-16 units.
  public var minLength: Int?
  /// The greatest length, in UTF-16 units.
  public var maxLength: Int?
  /// The text itself.
  public var equals: String?
  /// A pattern in PCRE's syntax that the whole text matches.
  public var matches: String?

  /// A test; without any part it holds for every text.
  public init(
    minLength: Int? = nil, maxLength: Int? = nil, equals: String? = nil, matches: String? = nil
  ) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.equals = equals
    self.matches = matches
  }
}
