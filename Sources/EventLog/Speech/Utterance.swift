public import DialogModel
import Texts

/// One thing that VoiceOver says.
public struct Utterance: Hashable, Sendable {
  /// Why it is said.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// A person touched something.
    case tap
    /// A dialog or a screen came, or a notification.
    case shown
    /// What can be reached in what came, in the order of reading.
    case element
    /// The focus moved by itself, or a field began to edit.
    case focus
    /// Something that is up says something new: a job, or the keyboard.
    case change
  }

  /// A piece of it.
  public struct Part: Hashable, Sendable {
    /// The text, in one line.
    public let text: String
    /// Whether it is a word of VoiceOver, and not a text of the prototype.
    public let isWord: Bool

    /// A text of the prototype.
    static func text(_ text: String) -> Part { Part(text: OneLine.text(text), isWord: false) }
    /// A word of VoiceOver.
    static func word(_ word: String) -> Part { Part(text: word, isWord: true) }
  }

  /// When, in simulated time.
  public let time: SimulatedTime
  /// The 1-based number of the last input before it.
  public let input: Int
  /// Why it is said.
  public let kind: Kind
  /// The pieces, in the order in which they are said.
  public let parts: [Part]
  /// What it is about on the stage; `nil` for nothing that could be touched.
  public let place: SpokenPlace?

  /// What is between two pieces.
  public var separator: String { kind == .shown ? " · " : ", " }

  /// The whole of it in one line.
  public var text: String { parts.map(\.text).joined(separator: separator) }

  /// Whether the pieces, or one of them, are what was meant.
  ///
  /// - Parameter matches: whether a text is meant.
  public func isMeant(_ matches: (String) -> Bool) -> Bool {
    matches(text) || parts.contains { matches($0.text) }
  }
}

/// What VoiceOver can speak about on the stage.
public enum SpokenPlace: Hashable, Sendable {
  case title(DialogID), message(DialogID)
  case field(FieldID)
  /// A button of a dialog, by its 0-based index.
  case button(DialogID, index: Int)
  case cancelLoader(DialogID)
  case activity(DialogID, ActivityChoice)
  case cancelPicker(DialogID)
  case control(ControlID)
  /// A segment of a segmented control, by its 0-based index.
  case segment(ControlID, index: Int)
  case back
  case screen(ScreenID)
  /// The buttons of a notification's alert.
  case openNotification(NotificationID), closeNotification(NotificationID)

  /// Whether a double tap there does something.
  public var isTappable: Bool {
    switch self {
    case .title, .message, .screen: false
    default: true
    }
  }
}
