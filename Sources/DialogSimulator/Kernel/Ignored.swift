/// Why an input had no effect.
public enum Ignored: Hashable, Sendable {
  /// The entry of the dialog has not ended.
  case entering
  /// A dialog is leaving.
  case leaving
  /// A job keeps the dialog up, and its buttons are hidden.
  case parked
  /// The button or control is disabled.
  case disabled
  /// A dialog covers what was tapped.
  case covered
  /// An alert, or a phone's sheet, takes the keys from the field that is being edited.
  case coveredByAlert
  /// The dialog is modal: a tap outside it does nothing.
  case modal
  /// The button is under a bar that clips the sheet.
  case clipped
  /// The dialog or control is not showing.
  case notShowing
  /// The application is not in front.
  case notInFront
  /// The application is in front already.
  case inFrontAlready
  /// The device is locked.
  case locked
  /// The device is not locked.
  case notLocked
  /// The home screen is in front already.
  case atHome
  /// An alert of the system must be answered before.
  case alertIsUp
  /// It is not up, so that it cannot be answered, closed or pushed away.
  case notUp
  /// It is not listed in Notification Center.
  case notListed
  /// It is up already.
  case upAlready
  /// The notification is not scheduled.
  case notScheduled
  /// The era of the document does not have it.
  case notInEra
  /// The time zone is not known on this machine.
  case unknownZone
  /// The application is not running.
  case notRunning
  /// The task does not run, or its command runs and a person cannot decide for it.
  case taskNotRunning
  /// The device is in this orientation already.
  case heldSoAlready
  /// The segment is selected already.
  case selectedAlready
  /// The screen does not support the orientation.
  case cannotBeHeldSo
  /// No text field is being edited.
  case notEditing
  /// There is no text to delete, to undo or to redo.
  case nothingToChange
  /// A text field has one line, and the text has several.
  case severalLines
  /// There is no other field to move to.
  case noOtherField
  /// A call is waiting for its answer.
  case held
  /// No call is waiting.
  case nothingWaits
  /// It names something that the document does not have.
  case notInDocument
  /// The run has reached its limit.
  case stopped
}
