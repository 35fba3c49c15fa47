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

  /// Which ways of the document the scenarios go; `nil` where that was not asked.
  public let coverage: TestCoverage?

  /// A file and its result.
  public init(name: String, content: Content, coverage: TestCoverage? = nil) {
    self.name = FileName.text(name)
    self.content = content
    self.coverage = coverage
  }
}

/// Which ways of a document its scenarios go.
public struct TestCoverage: Hashable, Sendable {
  /// How many ways the document has.
  public let ways: Int
  /// How many of them a scenario goes.
  public let covered: Int
  /// The same in the user's language, and a line for each way, what is not covered first.
  public let lines: [String]

  /// So many ways, with lines about them.
  public init(ways: Int, covered: Int, lines: [String]) {
    (self.ways, self.covered, self.lines) = (ways, covered, lines)
  }
}

/// Reports the results file by file.
public protocol TestReport {
  /// The lines about a file; none where this kind of report writes everything at its end.
  mutating func lines(about file: TestedFile) -> [String]
  /// The lines at the end.
  mutating func lastLines() -> [String]
}
