public import DialogModel

/// A part of a prototype that can be selected where it is drawn.
public struct StagePart: Hashable, Sendable {
  /// What is drawn.
  public enum Subject: Hashable, Sendable {
    case screen(ScreenID)
    case dialog(DialogID)
    case control(ControlID)
    /// A segment of a segmented control, by its 0-based place.
    case segment(ControlID, index: Int)
    /// A button of an alert or a sheet, by its index.
    case button(DialogID, index: Int)
    case field(FieldID)
    case activity(ActivityID)
  }

  /// A text of the part that is drawn at a place of its own.
  public enum Text: Hashable, Sendable {
    case title, message, subtitle, detail, footer
  }

  /// What is drawn.
  public var subject: Subject
  /// One of its texts; `nil` for the part as a whole.
  public var text: Text?

  /// A part.
  public init(_ subject: Subject, _ text: Text? = nil) {
    (self.subject, self.text) = (subject, text)
  }
}
