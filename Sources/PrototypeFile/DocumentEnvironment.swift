/// The functions that a reader of documents calls about files, regular expressions and time zones.
///
/// The reader opens no file, does not parse patterns and knows no time zone.
public struct DocumentEnvironment: Sendable {
  /// The error in a regular expression, in the person's language; `nil` if it has none.
  public var patternProblem: @Sendable (String) -> String?
  /// Whether this computer knows a time zone by this name.
  public var knowsZone: @Sendable (String) -> Bool
  /// The files that the document names.
  public var files: NamedFiles

  /// Makes an environment from the functions for patterns, for files and for time zones.
  public init(
    patternProblem: @escaping @Sendable (String) -> String?, files: NamedFiles,
    knowsZone: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.patternProblem = patternProblem
    self.files = files
    self.knowsZone = knowsZone
  }

  /// Accepts every pattern, file and time zone: for texts that a program has written.
  public static var bare: DocumentEnvironment {
    DocumentEnvironment(
      patternProblem: { _ in nil },
      files: NamedFiles(place: { _ in .inside }, picture: { _ in nil }, siblings: { _ in [] }))
  }
}
