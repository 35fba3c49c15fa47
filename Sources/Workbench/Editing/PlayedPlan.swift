import PrototypeEditing
import PrototypeFile
import Scenario

extension DocumentEditor {
  /// Plans a change after playing the scenarios that it may concern: a step that finds something by
  /// a text follows the text of what it really finds, also where a text is there twice.
  ///
  /// - Parameters:
  ///   - isWanted: whether one of the changes of other parts is made; without it, each that is
  ///     certain.
  ///   - isStep: whether others follow, after which ``checked(_:)`` looks for errors.
  ///   - mostSteps: how many steps a scenario has at most that is played.
  /// - Throws: a refusal in words; also if the document would get an error that it does not have.
  @MainActor
  func planPlaying(
    _ edit: DocumentEdit, also isWanted: (OtherUse) -> Bool = { $0.isCertain },
    isStep: Bool = false, mostSteps: Int
  ) throws(EditRefusal) -> EditPlan {
    try plan(edit, also: isWanted, isStep: isStep, playing: { $0.played(mostSteps: mostSteps) })
  }
}
