extension ScenarioStep {
  /// What is tapped.
  public enum TapTarget: Hashable, Sendable {
    /// The element with this text, in the topmost dialog first.
    case text(TextPattern)
    /// A button by its 0-based index.
    case button(Int)
    /// A control on the screen, by its id.
    case control(ControlReference)
    /// A segment of a segmented control, by its 0-based index.
    case segment(ControlReference, index: Int)
    /// Outside the dialog.
    case outside
    /// A field of the dialog, by its 0-based index.
    case field(Int)
    /// The clear button of a text field, whether the field edits or not.
    case clear(FieldID)
    /// An activity, by its type or the name of a built-in one.
    case activity(String)
  }
}

/// A text to find on the stage: the whole text, or a pattern.
public enum TextPattern: Hashable, Sendable {
  /// The whole text.
  case whole(String)
  /// A pattern in PCRE's syntax, without its slashes; found anywhere in the text.
  case pattern(String)

  /// The text as written in a document.
  public var sourceText: String {
    switch self {
    case .whole(let text): text
    case .pattern(let pattern): "/\(pattern)/"
    }
  }
}
