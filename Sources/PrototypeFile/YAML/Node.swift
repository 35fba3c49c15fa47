/// A place in a document.
public struct Mark: Hashable, Comparable, Sendable {
  // Each is half as large as an Int, because every part of a document has two marks.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// The line, 1-based.
  public var line: Int { Int(storedLine) }
  /// The column, 1-based, in Unicode scalars.
  public var column: Int { Int(storedColumn) }

  /// The place at a 1-based line and column; either is at most 2 147 483 647.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// Whether the first place comes before the second.
  public static func < (left: Mark, right: Mark) -> Bool {
    (left.storedLine, left.storedColumn) < (right.storedLine, right.storedColumn)
  }
}

/// A part of a YAML or JSON document, as it is written: YAML's implicit types are not applied.
public struct YAMLNode: Hashable, Sendable {
  /// How a text is written.
  public enum Style: Hashable, Sendable {
    /// Without quotes: only such a text can be read as a number or as `true` or `false`.
    case plain
    /// In single or double quotes.
    case quoted
    /// As a block after `|` or `>`.
    case block
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key; always a text.
    public var key: YAMLNode
    /// The value after the key.
    public var value: YAMLNode

    /// A key with its value.
    public init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  /// What a part can be.
  public enum Content: Hashable, Sendable {
    /// A text, and how it is written.
    case scalar(String, Style)
    /// A list.
    case list([YAMLNode])
    /// Keys with their values, in the document's order; no key is there twice.
    case map([Entry])
    /// Something that the loader has reported, so that no other check needs to report it.
    case refused
  }

  /// What it is.
  public var content: Content
  /// Where it begins.
  public var start: Mark
  /// Where it ends: the place after its last character.
  public var end: Mark

  /// A part of a document.
  public init(_ content: Content, start: Mark, end: Mark) {
    self.content = content
    self.start = start
    self.end = end
  }
}
