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
  /// The button lies under a bar that clips the sheet.
  case clipped
  /// There is nothing to tap: the dialog or control is not showing.
  case notShowing
  /// The application is not in front.
  case notInFront
  /// The application is in front already.
  case inFrontAlready
  /// The application is not running.
  case notRunning
  /// The task does not run, or its command runs and nobody can decide for it.
  case taskNotRunning
  /// It is something that this version does not perform; the word is the document's.
  case notSupported(String)
  /// The device is held so already.
  case heldSoAlready
  /// The screen cannot be held so.
  case cannotBeHeldSo
  /// No text field is being edited.
  case notEditing
  /// There is no text to delete, to take back or to do again.
  case nothingToChange
  /// A text field has one line, and the text has several.
  case severalLines
  /// There is no other field to go to.
  case noOtherField
  /// A call waits for its answer.
  case held
  /// No call waits.
  case nothingWaits
  /// It names something that the document does not have.
  case notInDocument
  /// The run has come to its limit.
  case stopped
}
