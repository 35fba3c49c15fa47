public import DialogModel
public import PrototypeFile

/// What the server asks of the program that it is in, on any thread.
public struct Host: Sendable {
  /// Something that exploring has found in a document.
  public struct Explored: Sendable {
    /// What was found.
    let finding: Finding
    /// What a change does that removes it and adds nothing, in the person's language, and the document
    /// with it; `nil` if none is known.
    let correction: (title: String, bytes: [UInt8])?

    /// What was found, and its correction.
    public init(_ finding: Finding, _ correction: (title: String, bytes: [UInt8])?) {
      (self.finding, self.correction) = (finding, correction)
    }
  }

  /// Reads a document as `rehearsal check` does; the path is `nil` for one that is no file.
  public var check: @Sendable (_ bytes: [UInt8], _ path: String?) -> [Finding]
  /// Explores a document without errors, and looks for corrections; this may take some seconds.
  public var explore: @Sendable (_ bytes: [UInt8], _ path: String?) -> [Explored]
  /// What the text of a document alone does not say.
  public var environment: @Sendable (_ path: String?) -> DocumentEnvironment
  /// What the tables of behaviour say about a method, in Markdown; `nil` for nothing.
  public var note: @Sendable (Selector) -> String?
  /// The texts that a person can tap when the step on a 1-based line of a document comes, in their
  /// order; the path is `nil` for one that is no file.
  public var tappableTexts: @Sendable (_ bytes: [UInt8], _ path: String?, _ line: Int) -> [String]
  /// The version of the program.
  public var version: String

  /// A program that a server is in.
  public init(
    version: String, check: @escaping @Sendable ([UInt8], String?) -> [Finding],
    environment: @escaping @Sendable (String?) -> DocumentEnvironment,
    note: @escaping @Sendable (Selector) -> String?,
    tappableTexts: @escaping @Sendable ([UInt8], String?, Int) -> [String],
    explore: @escaping @Sendable ([UInt8], String?) -> [Explored] = { _, _ in [] }
  ) {
    (self.version, self.check, self.environment, self.note) = (version, check, environment, note)
    (self.tappableTexts, self.explore) = (tappableTexts, explore)
  }
}
