/// A button of a dialog.
public struct Button: Hashable, Sendable {
  /// What stands on it.
  public var title: Template
  /// What happens inside `clickedButtonAtIndex:`.
  public var then: [Action]
  /// What happens inside `didDismissWithButtonIndex:`.
  public var afterwards: [Action]

  /// A button with a title, and what it makes happen.
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

    /// The fields of the style, as they are where the document says no more about them.
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
  /// The fields that it shows: as the document has them, else as the style has.
  public var shownFields: [TextField] {
    textFields.isEmpty ? style.textFields : textFields
  }

  /// The cancel button that the initializer is given.
  public var cancelButton: Button?
  /// The other buttons that the initializer is given.
  public var otherButtons: [Button] = []
  /// Buttons appended after creation by `addButtonWithTitle:`.
  public var addedButtons: [Button] = []
  /// `cancelButtonIndex` as set after creation, -1 for none; `nil` where it is left alone.
  public var cancelButtonIndex: Int?

  /// An alert without texts or buttons.
  public init() {}
}
