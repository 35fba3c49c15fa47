import DialogModel
public import PrototypeEditing
public import PrototypeFile
import Scenario
import Session

// Steps of scenarios that follow the texts of what they find.

/// The steps of scenarios that a change has taken along, because they find something by its text.
public struct FollowedSteps {
  /// The steps that find it by its new text now.
  public let changed: [OtherUse]
  /// The steps that could mean it and stay as they are.
  public let left: [OtherUse]
  /// The change.
  let edit: DocumentEdit
  let source: EditChange.Source
  /// The document after it.
  var revision: Revision?

  /// The steps that changes have taken along; `nil` where there are none, and where something was
  /// removed, as that was asked about.
  init?(
    _ plans: [EditPlan], of edits: [DocumentEdit], _ isWanted: (OtherUse) -> Bool,
    from source: EditChange.Source
  ) {
    guard edits.count == 1, let edit = edits.first, case .set = edit, let plan = plans.last else {
      return nil
    }
    let steps = plan.alsoUses.filter { $0.kind == .step }
    guard !steps.isEmpty else { return nil }
    changed = steps.filter(isWanted)
    left = steps.filter { !isWanted($0) }
    (self.edit, self.source) = (edit, source)
  }
}

extension Workbench {
  /// The steps that the last change has taken along, or left; `nil` where it had none, or where the
  /// document was changed since.
  public var followedSteps: FollowedSteps? {
    document.followed.flatMap { document.revision == $0.revision ? $0 : nil }
  }

  /// Makes the last change again without the steps that it has taken along.
  ///
  /// - Throws: why it can't be done.
  public func leaveSteps() throws(EditRefusal) {
    guard let followed = followedSteps else { return }
    // A text was maybe typed in several changes, and all of them are made again then.
    let isTyped = document.typed?.now == followed.revision
    if !isTyped { undo() }
    try edit(
      followed.edit, also: { $0.isCertain && $0.kind != .step }, joins: isTyped,
      from: followed.source)
    (document.followed, document.typed) = (nil, nil)
  }

  /// What refers to a part, also the steps that find something by its texts.
  ///
  /// - Parameter editor: that of the text as it is now.
  public func uses(removing path: PartAddress, in editor: DocumentEditor) -> [OtherUse] {
    let plan = try? editor.planPlaying(
      .remove(path: path), isStep: true, mostSteps: Workbench.mostSteps)
    return plan?.alsoUses ?? []
  }

  /// The scenarios that hold now, and cannot be played to their end after some changes.
  ///
  /// - Parameters:
  ///   - edits: the changes, one after the other.
  ///   - isWanted: which other uses of the changed parts change with them.
  /// - Returns: their names; none for a document with commands, which are not run for this.
  public func scenariosBroken(
    by edits: [DocumentEdit], also isWanted: (OtherUse) -> Bool
  ) -> [String] {
    guard isCurrent, let prototype, !prototype.tasks.contains(where: { $0.command != nil }),
      let start = try? editor()
    else { return [] }
    var editor = start
    for edit in edits {
      guard
        let plan = try? editor.planPlaying(
          edit, also: isWanted, isStep: true, mostSteps: Workbench.mostSteps)
      else { return [] }
      editor = DocumentEditor(after: plan, in: environment)
    }
    return ScenarioRunner.broken(
      from: start.prototype, to: editor.prototype, mostSteps: Workbench.mostSteps)
  }
}

/// A text of the document that is being typed, letter by letter.
struct TypedText {
  /// The part that has it.
  let path: PartAddress
  /// The editor of the document before the first letter.
  let start: DocumentEditor
  /// The document after the last letter.
  var now: Revision
}
