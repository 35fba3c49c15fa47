import Texts

/// The result of testing one file.
public struct TestedFile: Hashable, Sendable {
  /// The result.
  public enum Content: Hashable, Sendable {
    /// It could not be read; with the reason in the user's language.
    case unreadable(String)
    /// It has errors, a line each, with their places.
    case invalid([String])
    /// Its scenarios were played.
    case tested([ScenarioResult])
  }

  /// The file as diagnostics call it, safe to show in one line.
  public let name: String
  /// The result.
  public let content: Content

  /// A file and its result.
  public init(name: String, content: Content) {
    self.name = FileName.text(name)
    self.content = content
  }
}

/// Reports the results file by file.
public protocol TestReport {
  /// The lines about a file; none where this kind of report writes everything at its end.
  mutating func lines(about file: TestedFile) -> [String]
  /// The lines at the end.
  mutating func lastLines() -> [String]
}
