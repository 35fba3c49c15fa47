public import DialogModel

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
  /// A finger on a control of the screen.
  case tapControl(ControlID)
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
}

/// Why an input had no effect.
public enum Ignored: Hashable, Sendable {
  /// The dialog is still coming in.
  case entering
  /// A dialog is on its way out.
  case leaving
  /// A job keeps the dialog up, and its buttons are gone.
  case parked
  /// The button or control is disabled.
  case disabled
  /// A dialog stands over what was tapped.
  case covered
  /// The dialog is modal: a tap beside it does nothing.
  case modal
  /// There is nothing to tap: the dialog or control is not showing.
  case notShowing
  /// The application is not in front.
  case notInFront
  /// The application is in front already.
  case inFrontAlready
  /// The application is not running.
  case notRunning
  /// It is something that this version does not perform; the word is the document's.
  case notSupported(String)
  /// The device is held so already.
  case heldSoAlready
  /// The screen cannot be held so.
  case cannotBeHeldSo
  /// A call waits for its answer.
  case held
  /// The run has come to its limit.
  case stopped
}
