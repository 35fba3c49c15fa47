/// What came of testing one file.
public struct TestedFile: Hashable, Sendable {
  /// What came of it.
  public enum Content: Hashable, Sendable {
    /// It could not be read; why, in a person's words.
    case unreadable(String)
    /// It has errors, a line each, with their places.
    case invalid([String])
    /// Its scenarios were played.
    case tested([ScenarioResult])
  }

  /// The file as diagnostics call it.
  public let name: String
  /// What came of it.
  public let content: Content

  /// A file and what came of it.
  public init(name: String, content: Content) {
    self.name = name
    self.content = content
  }
}

/// Says file after file what came of testing them.
public protocol TestReport {
  /// The lines about a file, if this kind of report says anything before its end.
  mutating func lines(about file: TestedFile) -> [String]
  /// The lines at the end.
  mutating func lastLines() -> [String]
}
