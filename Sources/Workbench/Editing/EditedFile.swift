import PrototypeFile

/// What windows on one document have in common: what was changed, and whether the file has it.
///
/// Each window has a run, a mode and a selection of its own.
@MainActor
final class EditedFile {
  /// What has been changed.
  var history = EditHistory()
  /// When the last change was made, for those that belong together.
  var last = ContinuousClock.now
  /// Whether the file has what was changed.
  var saveState = SaveState.saved
  /// What another program has written over what was not saved.
  var theirs: Revision?
  /// Why the journal can't be written, if it can't.
  var journalProblem: String?
  /// How many changes at the end of the history were not saved and are made again.
  var recoveredSteps = 0
  /// How often the document was saved here.
  var saves = 0
  /// What the file has, as far as it was read or written here; `nil` before the first change.
  var disk: Revision?
  var journal: EditJournal?
  var saving: BackgroundWork?
  /// The change by another program that is being read.
  var outside: EditHistory.Entry?
  /// The text that is being typed.
  var typed: TypedText?
  /// The steps of scenarios that the last change has taken along, or left.
  var followed: FollowedSteps?

  /// The workbenches of the windows.
  var workbenches: [Workbench] { members.compactMap(\.workbench) }
  private var members: [Member] = []

  private struct Member {
    weak var workbench: Workbench?
  }

  init() {}

  func add(_ workbench: Workbench) {
    members = members.filter { $0.workbench != nil && $0.workbench !== workbench }
    members.append(Member(workbench: workbench))
  }

  func remove(_ workbench: Workbench) {
    members = members.filter { $0.workbench != nil && $0.workbench !== workbench }
  }
}
