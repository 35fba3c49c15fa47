internal import DialogModel
internal import Texts

/// An object that code names.
struct CodeReference {
  var text: String
  /// Whether it may be missing.
  var isOptional: Bool
  /// Whether Swift has asked for it with `?` already, before a member that is always there.
  var isChain = false

  init(_ text: String, isOptional: Bool = false) {
    (self.text, self.isOptional) = (text, isOptional)
  }
}

/// What code can name where it stands.
struct CodeScope {
  /// The index of the button that a method is about.
  enum Index {
    /// There is none.
    case none
    /// The variable `buttonIndex`.
    case variable
    /// One that is known when the code is written.
    case known(Int)
  }

  var home: CodeHome
  /// The word for the object whose method this is.
  var me = "self"
  /// The dialog whose method this is.
  var dialog: DialogID?
  /// The variable with that dialog.
  var object: CodeReference?
  var index = Index.none
  /// The variable with the text field whose method this is.
  var field: CodeReference?
  /// Whether that field is secure.
  var isSecure = false
  /// The variable with the text that the field would have.
  var changed: String?
  var replacement: String?
  /// The variable with the notification that the method is about.
  var notification: String?
  /// The variable with what the method answers.
  var answer: String?
  /// Whether the alerts of tasks wait until the dialog has left whose method this is.
  var hasLoadersLater = false
  var percent: String?
  var error: String?

  init(_ home: CodeHome) { self.home = home }
}

/// A condition as code, or its value where that is known already.
enum CodeCondition {
  case known(Bool)
  case text(String, isAtom: Bool)

  var text: String {
    switch self {
    case .known(let value): value ? "YES" : "NO"
    case .text(let text, _): text
    }
  }

  /// The text in parentheses where it has operators.
  var atom: String {
    if case .text(let text, isAtom: false) = self { "(\(text))" } else { text }
  }

  /// The text as one of several that are joined: comparisons need no parentheses there.
  var part: String { text.has(" && ") || text.has(" || ") ? atom : text }
}
