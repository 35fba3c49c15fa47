internal import Texts

/// The reason why a document is not changed, in the person's language.
public struct EditRefusal: Error, Hashable, Sendable {
  /// What is not possible, and where.
  public let message: String
  /// What to do instead; `nil` if nothing is known.
  public let hint: String?
  /// Whether the reason is in the document; else it is in what was asked for.
  public private(set) var isOfDocument = false

  /// A refusal in words.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The refusal to change something that is written in a form that this program cannot change.
  ///
  /// - Parameter line: its line, 1-based.
  package static func unusual(line: Int) -> EditRefusal {
    var refusal = EditRefusal(
      tr("line {line} is written in a form that cannot be changed here", ["line": String(line)]),
      hint: tr("change it in a text editor"))
    refusal.isOfDocument = true
    return refusal
  }

  /// The refusal to write a comment where the document has no line for it.
  package static var noComment: EditRefusal {
    var refusal = EditRefusal(
      tr("a comment has no place there"), hint: tr("write it above the part that has this one"))
    refusal.isOfDocument = true
    return refusal
  }

  /// The refusal to write a comment between brackets.
  ///
  /// - Parameter line: the line of the first bracket, 1-based.
  package static func noComment(inBracketsOnLine line: Int) -> EditRefusal {
    var refusal = EditRefusal(
      tr(
        "line {line} has brackets, and a comment has no place in them", ["line": String(line)]),
      hint: noComment.hint)
    refusal.isOfDocument = true
    return refusal
  }

  /// The refusal to change a document that cannot be read.
  package static func unreadable(_ message: String, hint: String?) -> EditRefusal {
    var refusal = EditRefusal(message, hint: hint)
    refusal.isOfDocument = true
    return refusal
  }
}
