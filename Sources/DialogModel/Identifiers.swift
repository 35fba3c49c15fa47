/// A screen, by its 0-based place in ``Prototype/screens``.
public struct ScreenID: Hashable, Sendable {
  /// The 0-based place in the document's list of screens.
  public let index: Int

  /// The screen at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A dialog, by its 0-based place in ``Prototype/dialogs``.
public struct DialogID: Hashable, Sendable {
  // Two halves of a word, to save memory: rows and states hold many of these.
  private let place: Int32
  private let number: Int32

  /// The 0-based place in the document's list of dialogs.
  public var index: Int { Int(place) }

  /// The 1-based number among the instances of the same dialog that are up at the same time.
  ///
  /// In what a document says, 1 is the newest one (`ID`), and ``first`` is the first (`ID#1`).
  public var instance: Int { Int(number) }

  /// The number of `ID#1` in what a document says.
  public static let first = 0

  /// The dialog at a 0-based place.
  public init(_ index: Int, instance: Int = 1) {
    place = Int32(truncatingIfNeeded: index)
    number = Int32(truncatingIfNeeded: instance)
  }
}

extension DialogID {
  /// The instance with that number: where a document says `ID#1`, the first one.
  public var exact: DialogID { instance == DialogID.first ? DialogID(index) : self }
}

/// A task, by its 0-based place in ``Prototype/tasks``.
public struct TaskID: Hashable, Sendable {
  /// The 0-based place in the document's list of tasks.
  public let index: Int

  /// The task at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A notification, by its 0-based place in ``Prototype/notifications``.
public struct NotificationID: Hashable, Sendable {
  /// The 0-based place in the document's list of notifications.
  public let index: Int

  /// The notification at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A flag, by its 0-based place in ``Prototype/flags``.
public struct FlagID: Hashable, Sendable {
  /// The 0-based place in the document's list of flags.
  public let index: Int

  /// The flag at a 0-based place.
  public init(_ index: Int) { self.index = index }
}

/// A custom activity, by its picker and its 0-based place there.
public struct ActivityID: Hashable, Sendable {
  /// The picker that offers it.
  public let dialog: DialogID
  /// The 0-based place in ``ActivityPicker/activities``.
  public let index: Int

  /// The activity at a 0-based place.
  public init(_ dialog: DialogID, index: Int) {
    self.dialog = dialog
    self.index = index
  }
}

/// A control, by what holds it and its 0-based place there.
public struct ControlID: Hashable, Sendable {
  /// What can hold controls.
  public enum Holder: Hashable, Sendable {
    case screen(ScreenID)
    /// A presented view, a form sheet or a popover.
    case dialog(DialogID)
    /// The view of an activity.
    case activity(ActivityID)
  }

  /// What holds the control.
  public let holder: Holder
  /// The 0-based place among the controls there.
  public let index: Int

  /// The control at a 0-based place.
  public init(_ holder: Holder, index: Int) {
    self.holder = holder
    self.index = index
  }

  /// The control at a 0-based place on a screen.
  public init(screen: ScreenID, index: Int) {
    self.init(.screen(screen), index: index)
  }
}

/// A text field.
public enum FieldID: Hashable, Sendable {
  /// In an alert, by its 0-based index.
  case alert(DialogID, index: Int)
  /// A control.
  case control(ControlID)

  /// The dialog that the field is in; `nil` for a field of a screen.
  public var dialog: DialogID? {
    switch self {
    case .alert(let dialog, _): dialog
    case .control(let control):
      switch control.holder {
      case .screen: nil
      case .dialog(let dialog): dialog
      case .activity(let activity): activity.dialog
      }
    }
  }
}

/// What a row of the log is about.
public enum Target: Hashable, Sendable {
  /// The application's delegate.
  case application
  /// A dialog.
  case dialog(DialogID)
  /// A screen, for what happens on it.
  case screen(ScreenID)
  /// A text field.
  indirect case field(FieldID)
  /// A custom activity.
  indirect case activity(ActivityID)
  /// The separate alert of a running task, if it has one.
  case task(TaskID)
  /// The delegate of the navigation controller.
  case navigation
  /// The delegate of the tab bar controller.
  case tabs
}
