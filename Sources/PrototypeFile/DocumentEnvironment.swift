/// The functions that a reader of documents calls about files and regular expressions.
///
/// The reader opens no file and does not parse patterns.
public struct DocumentEnvironment {
  /// The error in a regular expression, in the person's language; `nil` if it has none.
  public var patternProblem: (String) -> String?
  /// The files that the document names.
  public var files: NamedFiles

  /// Makes an environment from the function for patterns and the functions for files.
  public init(patternProblem: @escaping (String) -> String?, files: NamedFiles) {
    self.patternProblem = patternProblem
    self.files = files
  }

  /// Accepts every pattern and every file: for texts that a program has written.
  public static var bare: DocumentEnvironment {
    DocumentEnvironment(
      patternProblem: { _ in nil },
      files: NamedFiles(place: { _ in .inside }, picture: { _ in nil }, siblings: { _ in [] }))
  }
}
