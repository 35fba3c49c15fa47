internal import Texts

/// What the program has to say about a part of a document, with its place: an error or advice.
public struct Finding: Error, Hashable, Sendable {
  /// How severe the finding is.
  public enum Severity: String, Sendable {
    /// The document does not load, or what it says cannot be meant.
    case error
    /// The document loads, but probably does not do what its author wants.
    case warning
    /// A fact that is worth a thought.
    case note
  }

  /// The rule that is broken.
  public var rule: FindingRule
  /// The part that it is about; `nil` for an error of the reader, which has only a place.
  public internal(set) var part: PartAddress?
  /// The language in which it holds; `nil` for all.
  public internal(set) var language: String?
  /// The line, 1-based.
  public var line: Int
  /// The column, 1-based, in Unicode scalars.
  public var column: Int
  /// What is wrong, in the person's language.
  public var message: String
  /// How to correct it, in the person's language; `nil` if nothing is known.
  public var hint: String?
  /// The keys or words that may stand at the place, in the person's language; `nil` where they are
  /// not listed.
  public internal(set) var choices: String?
  /// What would correct it, for a program; `nil` if only a person can tell.
  public internal(set) var suggestion: Suggestion?
  /// What would correct a warning, each change in the document that the one before gives; empty if
  /// only a person can tell.
  package var edits: [DocumentEdit] = []
  /// The question after what the author probably meant by a name, for a warning.
  var guess: String?

  /// How severe the finding is.
  public internal(set) var severity: Severity
  /// The section of `docs/checks.md` that explains it; `nil` where the message says everything.
  public var section: String? { rule.section }

  /// Makes a finding at a place; very long quotations in the message are shortened, and characters
  /// that do not fit in a line are escaped.
  public init(
    _ rule: FindingRule, at mark: Mark, _ message: String, hint: String? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    line = mark.line
    column = mark.column
    self.message = OneLine.text(Finding.cut(message))
    self.hint = hint.map { OneLine.text(Finding.cut($0)) }
  }

  /// The hint and the list of what may stand at the place; `nil` if there is neither.
  public var advice: String? {
    guard let hint, let choices else { return hint ?? choices }
    // A question has its own end.
    return hint.hasSuffix("?") ? "\(hint) \(choices)" : "\(hint); \(choices)"
  }

  /// The message, with the advice, if any, after a semicolon in place of a full stop.
  package var advised: String {
    guard let advice else { return message }
    return "\(message.hasSuffix(".") ? String(message.dropLast()) : message); \(advice)"
  }

  /// The advice without the page that explains a warning, for where nobody could open that.
  public var shortAdvice: String? { section == nil ? advice : guess }

  /// Returns `FILE:LINE:COLUMN: error: MESSAGE`, with the advice, if any, after a semicolon.
  ///
  /// The word for the severity is the same in every language, because editors look for it.
  public func text(file: String) -> String {
    "\(FileName.text(file)):\(line):\(column): \(severity.rawValue): \(advised)"
  }

  private static func cut(_ text: String) -> String {
    // The limit is not in characters: a single character can be as long as the document.
    text.utf8.count <= 2_000 ? text : String(text.unicodeScalars.prefix(300)) + "…"
  }

  /// The place of the finding.
  package var mark: Mark {
    Mark(line: line, column: column)
  }
}
