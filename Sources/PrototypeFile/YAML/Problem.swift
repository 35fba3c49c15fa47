internal import Texts

/// Something in a document that a person should mend, and where.
public struct Problem: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    /// The document does not load.
    case error
    /// The document loads, but does not do what it seems to say.
    case warning
  }

  /// What sort of rule is broken.
  public enum Category: String, CaseIterable, Sendable {
    /// Those of YAML, and of what a document may use of it.
    case syntax
    /// Those of keys, types and words, which the JSON Schema has as well.
    case shape
    /// Those of names: what is referred to must be there, and be the only one of that name.
    case reference
    /// All others: what is well said, but makes no sense.
    case meaning
  }

  /// How bad it is.
  public var severity: Severity
  /// What sort of rule is broken.
  public var category: Category
  /// The line, 1-based.
  public var line: Int
  /// The column, 1-based, in Unicode scalars.
  public var column: Int
  /// What is wrong, in the person's language.
  public var message: String
  /// How to mend it, in the person's language, where there is a good guess.
  public var hint: String?

  /// A problem at a place; what a message quotes at great length is cut.
  public init(
    _ severity: Severity, _ category: Category = .syntax, at mark: Mark, _ message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.category = category
    line = mark.line
    column = mark.column
    self.message = Problem.cut(message)
    self.hint = hint.map(Problem.cut)
  }

  /// `FILE:LINE:COLUMN: error: MESSAGE`, with the hint, if any, after a semicolon.
  ///
  /// The word for the severity is the same in every language, because editors look for it.
  public func text(file: String) -> String {
    let ending = hint.map { "; " + $0 } ?? ""
    return "\(file):\(line):\(column): \(severity.rawValue): \(message)\(ending)"
  }

  private static func cut(_ text: String) -> String {
    // Not by characters: a single one can be as long as the document.
    text.utf8.count <= 1_000 ? text : String(text.unicodeScalars.prefix(300)) + "…"
  }

  /// Where it is.
  var mark: Mark {
    Mark(line: line, column: column)
  }
}
