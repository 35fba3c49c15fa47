public import DialogModel
import DialogSimulator

/// A change that a ``Workbench`` reports to its observers.
public enum WorkbenchChange {
  /// The document was read, or could not be.
  case document(DocumentReading)
  /// Another run has replaced the one before, or the run has ended.
  ///
  /// A new run has not been launched yet.
  case run
  /// The state of the run has changed.
  case state
  /// A program takes part in the run, or does something else than before.
  case program
  /// A program has made or changed a part of what runs.
  case grown
  /// A person looks at another moment of the past, or at the present again.
  case past
  /// An input was to be given to the run while its past is looked at; nothing is performed.
  case inThePast(Input)
  /// The breakpoints, or the values that are logged afterwards, have changed.
  case breakpoints
  /// A scenario began to play, or has ended.
  case progress
  /// The caption of the scenario has changed.
  case caption
  /// The scenario that plays is about to give the run this input.
  case performing(Input)
  /// The permissions of commands or built-in activities have changed.
  case permissions
  /// A built-in activity is to be performed; it runs until its end is sent to the run.
  case activity(LiveActivity)
  /// The warnings of the document have changed.
  case warnings
  /// The stage is edited from now on, or played again.
  case editing
  /// The document was changed in the window; without a change, the edited stage shows another place.
  case edited(EditChange?)
  /// Another part is selected.
  case selection
  /// The document was saved, or could not be.
  case saving
  /// A scenario was run by itself after a change; ``Workbench/results`` says how it ended.
  case checked
  /// The document is in another file from now on.
  case moved
  /// So many changes were found that had not been saved, and are made again.
  case recovered(Int)
  /// The file was changed while it was not open, and what had been changed here before can be neither
  /// undone nor made again.
  case forgotten
  /// Another problem, in the person's language; the hint may be empty.
  case problem(String, hint: String)
}

/// A built-in activity that a person has allowed to be performed.
public struct LiveActivity: Hashable, Sendable {
  /// Its number in the run.
  public let number: Int
  /// The activity to perform.
  public let activity: BuiltInActivity
  /// The activity picker with the items to share.
  public let picker: ActivityPicker

  /// The input that reports its end to the run.
  public func end(completed: Bool) -> Input { .endActivity(number, completed: completed) }
}
