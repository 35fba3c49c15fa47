/// Something that happens to a run from outside: a person, the system, or code by hand.
public enum Input: Hashable, Sendable {
  /// The application starts for the first time.
  case launch
  /// The application starts from a changed document, in the place of the run before.
  case reload(Reload)
  /// A finger on a button of a dialog, by its 0-based index.
  case tapButton(DialogID, index: Int)
  /// A finger beside the topmost dialog.
  case tapOutside
  /// A finger on a control of the screen, or of a popover.
  case tapControl(ControlID)
  /// A finger on a text field.
  case tapField(FieldID)
  /// A change of the text that is being edited; without a range, of what is selected there.
  case edit(TextEdit)
  /// Text dragged from one place of the field that is being edited to another, in UTF-16 units.
  case moveText(TextRange, to: Int)
  /// Takes back the last change of the text that is being edited, or does it again.
  case undo, redo
  /// The Return key.
  case pressReturn
  /// The Tab key: to the next field.
  case pressTab
  /// The clear button of a field.
  case pressClear(FieldID)
  /// Something done by code, from outside any callback.
  case perform(Action)
  /// The system takes a dialog away.
  case systemCancel(DialogID)
  /// The Home button.
  case home
  /// The power button: locks the device, or wakes it.
  case power
  /// Another application's alert appears over this one, or goes.
  case interrupt(Bool)
  /// A finger on the application's icon.
  case launchApp
  /// The application is ended from the task switcher.
  case killApp
  /// The device is turned.
  case rotate(Orientation)
  /// Whoever draws a dialog had to cut one of its texts; never in a run without a window.
  case truncated(DialogID, String)
  /// The answer to the question that waits, or where none does, to the next one like it.
  case answer(Selector, Bool, target: Target?)
  /// Makes the call that a breakpoint stopped.
  case goOn
  /// Changes what is settled outside of the run; it is neither counted nor shown.
  case configure(ConfigurationChange)
  /// A finger on the button of a loader that cancels its job.
  case cancelLoader(DialogID)
  /// A finger on an icon of an activity picker.
  case chooseActivity(DialogID, ActivityChoice)
  /// A finger on the button that closes an activity picker.
  case cancelPicker(DialogID)
  /// A built-in activity that is performed for real has ended; of the picker of that number.
  case endBuiltIn(Int, completed: Bool)
  /// A person decides how a simulated job goes on.
  case steer(TaskID, JobSteering)
  /// A command that runs tells something; of the job of that number.
  indirect case report(JobReport, job: Int)
  /// Words about something that the document does not have, or none that it knows; never performed.
  case unread(NamedInput)
}

/// A person's change of a text.
public struct TextEdit: Hashable, Sendable {
  /// What a person does.
  public enum Kind: Hashable, Sendable {
    case typed, pasted, deleted
  }

  /// What is done.
  public var kind: Kind
  /// What is changed; without it what is selected, or with nothing selected the character before
  /// the caret of a deletion.
  public var range: TextRange?
  /// What comes in.
  public var text: String

  /// Typing: a character, or what an input method commits.
  public static func type(_ text: String, over range: TextRange? = nil) -> TextEdit {
    TextEdit(kind: .typed, range: range, text: text)
  }

  /// Pasting or dropping from elsewhere.
  public static func paste(_ text: String, over range: TextRange? = nil) -> TextEdit {
    TextEdit(kind: .pasted, range: range, text: text)
  }

  /// Deleting.
  public static func delete(_ range: TextRange? = nil) -> TextEdit {
    TextEdit(kind: .deleted, range: range, text: "")
  }
}
