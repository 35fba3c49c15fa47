public import DialogSimulator
public import PrototypeFile
import Session
import Texts

/// How a person changes the open document in the window.
///
/// Everything that changes it goes through here: the stage, the properties, the text, quick fixes.
/// There is one selection and one history for all of them.
@MainActor
public final class Editing {
  /// Whether the stage is edited: time stands, and a click selects.
  public internal(set) var isOn = false
  /// The selected part; `nil` if nothing is selected.
  public internal(set) var selection: PartAddress?
  /// What the stage shows while it is edited: the document as it is now, at the place where the run
  /// stood.
  public internal(set) var shown: Simulator?
  /// New names since the run stopped, by the old ones.
  var names: NewNames = [:]
  /// What the stage is to show again with a change that is taken back or made again.
  var returning: EditPlace?
  /// How often the document had been saved when the file was last begun to be read.
  var savesAtReading = 0
  /// The version that the run was made from.
  var begun: Revision?
  /// What the scenarios played before the changes whose effect on them is not known yet.
  var playedBefore: PlayedBefore?
  /// Whether changes are saved by themselves.
  public internal(set) var savesAsYouGo = true

  /// What other windows on the document have too.
  var file = EditedFile()

  /// What has been changed.
  public internal(set) var history: EditHistory {
    get { file.history }
    _modify { yield &file.history }
  }
  /// Whether the file has what was changed.
  public internal(set) var saveState: SaveState {
    get { file.saveState }
    set { file.saveState = newValue }
  }
  /// What another program has written over what was not saved.
  public internal(set) var theirs: Revision? {
    get { file.theirs }
    set { file.theirs = newValue }
  }
  /// Why the journal can't be written, if it can't.
  public internal(set) var journalProblem: String? {
    get { file.journalProblem }
    set { file.journalProblem = newValue }
  }
  /// How many changes at the end of the history were not saved and are made again; 0 after the next
  /// change.
  public internal(set) var recoveredSteps: Int {
    get { file.recoveredSteps }
    set { file.recoveredSteps = newValue }
  }
  /// What the file has, as far as it was read or written here; `nil` before the first change.
  var disk: Revision? {
    get { file.disk }
    set { file.disk = newValue }
  }
  var journal: EditJournal? {
    get { file.journal }
    set { file.journal = newValue }
  }
  var saving: BackgroundWork? {
    get { file.saving }
    set { file.saving = newValue }
  }

  init() {}
}

/// What a change of the document did.
public struct EditChange: Sendable {
  /// The changes of the text, in the order in which they were made.
  public let edits: [[SourceEdit]]
  /// The part that was changed, if one was.
  public let path: PartAddress?
  /// Where it comes from.
  public let source: Source

  /// What made a change.
  public enum Source: Hashable, Sendable {
    /// The text pane, which has it already.
    case text
    case stage, properties, undo
    /// The file was changed by another program.
    case outside
  }
}
