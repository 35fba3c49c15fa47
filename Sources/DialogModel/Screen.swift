/// A screen of the prototyped application.
public struct Screen: Hashable, Sendable {
  /// The id in the document.
  public var id: String
  /// The title in the navigation bar; `nil` for no bar.
  public var title: String?
  /// The controls from top to bottom.
  public var controls: [Control]

  /// A screen with its controls.
  public init(id: String, title: String? = nil, controls: [Control] = []) {
    self.id = id
    self.title = title
    self.controls = controls
  }
}

/// Something on a screen.
public struct Control: Hashable, Sendable {
  /// What a control is.
  public enum Kind: Hashable, Sendable {
    /// A push button.
    case button
    /// A row of a table, with a disclosure indicator where it does something.
    case row
    /// A text that cannot be tapped.
    case label
  }

  /// The id, unique on its screen.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// What stands on it.
  public var text: String
  /// What a tap makes happen.
  public var then: [Action]

  /// A control with its text.
  public init(id: String, kind: Kind, text: String, then: [Action] = []) {
    self.id = id
    self.kind = kind
    self.text = text
    self.then = then
  }
}
