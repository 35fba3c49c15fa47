/// What a reader of documents cannot know by itself: it opens no file and knows no syntax of
/// patterns, so both are asked of functions.
public struct DocumentEnvironment {
  /// What is wrong with a regular expression, in the person's language; `nil` where nothing is.
  public var patternProblem: (String) -> String?
  /// The files that the document names.
  public var files: NamedFiles

  /// Answers to what a reader asks.
  public init(patternProblem: @escaping (String) -> String?, files: NamedFiles) {
    self.patternProblem = patternProblem
    self.files = files
  }

  /// Takes every pattern and every file for good: for texts that no person has written.
  public static var bare: DocumentEnvironment {
    DocumentEnvironment(
      patternProblem: { _ in nil },
      files: NamedFiles(place: { _ in .inside }, picture: { _ in nil }, siblings: { _ in [] }))
  }
}
