/// A button of a dialog.
public struct Button: Hashable, Sendable {
  /// The title of the button.
  public var title: Template
  /// The actions inside `clickedButtonAtIndex:`.
  public var then: [Action]
  /// The actions inside `didDismissWithButtonIndex:`.
  public var afterwards: [Action]

  /// A button with a title and its actions.
  public init(title: Template, then: [Action] = [], afterwards: [Action] = []) {
    self.title = title
    self.then = then
    self.afterwards = afterwards
  }
}

/// A `UIAlertView` as a document describes it.
public struct Alert: Hashable, Sendable {
  /// `UIAlertViewStyle`: which text fields an alert has.
  public enum Style: String, CaseIterable, Sendable {
    /// None.
    case `default`
    /// One.
    case plainText
    /// One that shows bullets.
    case secureText
    /// One, and below it one that shows bullets.
    case loginAndPassword

    /// The fields of the style, if the document does not describe them.
    public var textFields: [TextField] {
      switch self {
      case .default: return []
      case .plainText: return [TextField()]
      case .secureText: return [TextField(isSecure: true)]
      case .loginAndPassword:
        return [
          TextField(placeholder: "Login"), TextField(placeholder: "Password", isSecure: true),
        ]
      }
    }
  }

  /// The title; `nil` for none.
  public var title: Template?
  /// The message; `nil` for none.
  public var message: Template?
  /// Which text fields it has.
  public var style = Style.default
  /// The text fields from top to bottom, as many as the style has.
  public var textFields: [TextField] = []
  /// The fields that the alert shows: those of the document, else those of the style.
  public var shownFields: [TextField] {
    textFields.isEmpty ? style.textFields : textFields
  }

  /// The cancel button that the initializer receives.
  public var cancelButton: Button?
  /// The other buttons that the initializer receives.
  public var otherButtons: [Button] = []
  /// Buttons appended after creation by `addButtonWithTitle:`.
  public var addedButtons: [Button] = []
  /// `cancelButtonIndex` as set after creation, -1 for none; `nil` if it is not set.
  public var cancelButtonIndex: Int?

  /// An alert without texts or buttons.
  public init() {}
}
