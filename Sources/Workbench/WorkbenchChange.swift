public import DialogModel
import DialogSimulator

/// What an observer of a ``Workbench`` is told.
public enum WorkbenchChange {
  /// The document was read, or could not be.
  case document(Document.Reading)
  /// Another run has taken the place of the one before, or there is none any more. A new run has
  /// not been launched yet.
  case run
  /// The run has gone on.
  case state
  /// A scenario began to play, or has ended.
  case progress
  /// The scenario that plays is about to give the run this input.
  case performing(Input)
  /// What commands and built-in activities may do has changed.
  case permissions
  /// A built-in activity is to be performed; it runs until its end is sent to the run.
  case activity(LiveActivity)
  /// Something else went wrong, in a person's words; the hint may be empty.
  case problem(String, hint: String)
}

/// A built-in activity that a person has allowed to be performed.
public struct LiveActivity: Hashable, Sendable {
  /// Its number in the run.
  public let number: Int
  /// What is to be done.
  public let activity: BuiltInActivity
  /// What has the items to share.
  public let picker: ActivityPicker

  /// The input that tells the run of its end.
  public func end(completed: Bool) -> Input { .endBuiltIn(number, completed: completed) }
}
