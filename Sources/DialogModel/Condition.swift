/// A condition that an action, or a delegate's answer, can depend on.
public indirect enum Condition: Hashable, Sendable {
  /// A text passes a test.
  case text(Subject, TextTest)
  /// A flag is set.
  case flag(FlagID)
  /// A dialog is up, or a screen is the one that is shown.
  case visible(Shown)
  /// The run is on this device.
  case device(Prototype.Device)
  /// The application is in this state, as UIKit would tell it now.
  case state(ApplicationState)
  /// The process of the application was launched so.
  case launchedBy(LaunchCause)
  /// The method that is running is about this notification.
  case notification(NotificationID)
  /// The method that is running is about the button with this index; -1 for none.
  case button(Int)
  /// The method that is running has answered this.
  case answer(Bool)
  /// Every one of these holds.
  case all([Condition])
  /// At least one of these holds.
  case any([Condition])
  /// This does not hold.
  case not(Condition)

  /// The text that is tested.
  public enum Subject: Hashable, Sendable {
    /// A field of the alert, by its 0-based index.
    case field(Int)
    /// The field whose delegate gets the question; in `shouldChange`, the text after the change.
    case ownField
    /// The replacement text in `shouldChange`.
    case replacement
    /// Any field of the document; if there is no such field now, the test does not hold.
    case named(FieldID)
  }

  /// What can be visible.
  public enum Shown: Hashable, Sendable {
    /// A dialog, whichever of its instances.
    case dialog(DialogID)
    /// One instance of a dialog.
    case instance(DialogID)
    /// The screen that is shown, whatever is over it.
    case screen(ScreenID)
  }
}

/// How the process of the application was launched.
public enum LaunchCause: Hashable, Sendable {
  /// By its icon, or because the run began.
  case icon
  /// Because a person opened a notification.
  case notification(NotificationID)
}

/// What a text must be; each part that is not `nil` must hold.
public struct TextTest: Hashable, Sendable {
  /// The least length, in UTF-16 units.
  public var minLength: Int?
  /// The greatest length, in UTF-16 units.
  public var maxLength: Int?
  /// The text itself.
  public var equals: String?
  /// A pattern in PCRE's syntax that the whole text matches.
  public var matches: String?

  /// A test; without any part it holds for every text.
  public init(
    minLength: Int? = nil, maxLength: Int? = nil, equals: String? = nil, matches: String? = nil
  ) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.equals = equals
    self.matches = matches
  }
}
