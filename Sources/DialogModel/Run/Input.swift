/// An event from outside the run: by a person, by the system, or by code outside a callback.
public enum Input: Hashable, Sendable {
  /// The application starts for the first time.
  case launch
  /// The application starts from a changed document and replaces the run before.
  case reload(Reload)
  /// A tap on a button of a dialog, by its 0-based index.
  case tapButton(DialogID, index: Int)
  /// A tap outside the topmost dialog.
  case tapOutside
  /// A tap on a control of the screen, or of a popover.
  case tapControl(ControlID)
  /// A tap on the back button of the navigation bar.
  case tapBack
  /// A tap on a segment of a segmented control, by its 0-based index.
  case tapSegment(ControlID, index: Int)
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
  /// A tap on the icon of another application.
  case openApp
  /// A person ends the application in the task switcher.
  case killApp
  /// The task switcher is opened, or closed.
  case switcher(Bool)
  /// Notification Center is pulled down, or pushed away.
  case pullDown(Bool)
  /// A person slides to unlock.
  case slide
  /// A person answers a notification where it is up: in an alert, in a banner, on the lock screen or
  /// in Notification Center; if the notification is there several times, the delivery with this
  /// number, or else the newest one.
  case openNotification(NotificationID, delivery: Int?)
  /// A person closes a notification where it is up, without opening the application.
  case closeNotification(NotificationID, delivery: Int?)
  /// A person takes a notification out of Notification Center: the delivery with this number, or else
  /// the newest one.
  case removeFromCenter(NotificationID, delivery: Int?)
  /// A scheduled notification fires now: the one with this number, or else the next one.
  case fireNotification(NotificationID, scheduled: Int?)
  /// A scheduled notification is removed from the list: the one with this number, or else the next
  /// one.
  case removeNotification(NotificationID, scheduled: Int?)
  /// A person changes the settings for the application's notifications.
  case setNotificationSettings(NotificationSettings)
  /// The device's clock is set; a wall clock is in the device's time zone.
  indirect case setClock(WrittenMoment)
  /// The device is moved to a time zone, by its name.
  case setTimeZone(String)
  /// The system runs out of memory.
  case memoryWarning
  /// The device is rotated.
  case rotate(Orientation)
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
  /// The chosen activity of the picker with this number has ended, before its time where it has one.
  case endActivity(Int, completed: Bool)
  /// A person decides how a simulated job continues.
  case steer(TaskID, JobSteering)
  /// A running command reports something, for the job with this number.
  indirect case report(JobReport, job: Int)
  /// The program that performs the innermost open call says something; it is neither counted nor
  /// shown, and without such a call it is nothing.
  indirect case outside(ProgramWord)
  /// The program has made a dialog or a screen, which comes after those that there are; it is neither
  /// counted nor shown.
  indirect case define(DefinedPart)
  /// The program has changed a dialog that is neither up nor waits, or a screen, by its 0-based place
  /// among those of its sort; it is neither counted nor shown.
  indirect case redefine(DefinedPart, at: Int)
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
