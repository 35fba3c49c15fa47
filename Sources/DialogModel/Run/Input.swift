/// An event from outside the run: by a person, by the system, or by code outside a callback.
public enum Input: Hashable, Sendable {
  /// The application starts for the first time.
  case launch
  /// The application starts from a changed document and replaces the run before.
  case reload(Reload)
  /// A tap on a button of a dialog, by its 0-based index.
  case tapButton(DialogID, index: Int)
  /// A tap beside the topmost dialog.
  case tapOutside
  /// A tap on a control of the screen, or of a popover.
  case tapControl(ControlID)
  /// A tap on a text field.
  case tapField(FieldID)
  /// A change of the text that is being edited; without a range, of the selection.
  case edit(TextEdit)
  /// Moves dragged text to another place of the field that is being edited, in UTF-16 units.
  case moveText(TextRange, to: Int)
  /// Undoes or redoes the last change of the text that is being edited.
  case undo, redo
  /// The Return key.
  case pressReturn
  /// The Tab key: to the next field.
  case pressTab
  /// The clear button of a field.
  case pressClear(FieldID)
  /// An action by code, outside any callback.
  case perform(Action)
  /// The system dismisses a dialog.
  case systemCancel(DialogID)
  /// The Home button.
  case home
  /// The power button: locks the device, or wakes it.
  case power
  /// Another application's alert appears over this one, or disappears.
  case interrupt(Bool)
  /// A tap on the application's icon.
  case launchApp
  /// A person ends the application in the task switcher.
  case killApp
  /// The device is rotated.
  case rotate(Orientation)
  /// A text of a dialog was cut when it was drawn; never in a run without a window.
  case truncated(DialogID, String)
  /// The answer to the open question; if none is open, to the next one that matches.
  case answer(Selector, Bool, target: Target?)
  /// Makes the call that a breakpoint stopped.
  case goOn
  /// Changes the settings of the run; it is neither counted nor shown.
  case configure(ConfigurationChange)
  /// A tap on the button of a loader that cancels its job.
  case cancelLoader(DialogID)
  /// A tap on an icon of an activity picker.
  case chooseActivity(DialogID, ActivityChoice)
  /// A tap on the button that closes an activity picker.
  case cancelPicker(DialogID)
  /// A built-in activity that a person performed has ended, in the picker with this number.
  case endBuiltIn(Int, completed: Bool)
  /// A person decides how a simulated job continues.
  case steer(TaskID, JobSteering)
  /// A running command reports something, for the job with this number.
  indirect case report(JobReport, job: Int)
  /// Words that are unknown, or that name a thing the document does not have; never performed.
  case unread(NamedInput)
}

/// A change of a text by a person.
public struct TextEdit: Hashable, Sendable {
  /// What a person does.
  public enum Kind: Hashable, Sendable {
    case typed, pasted, deleted
  }

  /// What is done.
  public var kind: Kind
  /// What is changed; without it, the selection.
  ///
  /// A deletion without a selection takes the character before the caret.
  public var range: TextRange?
  /// The new text.
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
