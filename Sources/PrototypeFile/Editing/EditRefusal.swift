internal import Texts

/// The reason why a document is not changed, in the person's language.
public struct EditRefusal: Error, Hashable, Sendable {
  /// What is not possible, and where.
  public let message: String
  /// What to do instead; `nil` if nothing is known.
  public let hint: String?

  /// A refusal in words.
  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The refusal to change something that is written in a form that this program cannot change.
  ///
  /// - Parameter line: its line, 1-based.
  static func unusual(line: Int) -> EditRefusal {
    EditRefusal(
      tr("line {line} is written in a form that cannot be changed here", ["line": String(line)]),
      hint: tr("change it in a text editor"))
  }
}
