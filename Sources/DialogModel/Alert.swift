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
  /// The title; `nil` for none.
  public var title: Template?
  /// The message; `nil` for none.
  public var message: Template?
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

/// A dialog of a document: what it is and who hears of it.
public struct Dialog: Hashable, Sendable {
  /// The id in the document.
  public var id: String
  /// What it is.
  public var alert: Alert
  /// Who hears of it.
  public var delegate: Delegate

  /// A dialog with its delegate.
  public init(id: String, alert: Alert, delegate: Delegate = Delegate()) {
    self.id = id
    self.alert = alert
    self.delegate = delegate
  }
}
