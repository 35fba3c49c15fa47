import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

// Changes of a document that a person makes in a window.

extension OpenDocument {
  /// Why the document can't be changed, in the person's language; `nil` if it can.
  var editRefusal: String? {
    if name == nil { return tr("No document is open.") }
    if isRecording { return tr("A recorded run can be looked at, but not changed.") }
    if revision == nil { return tr("The document can’t be read.") }
    return nil
  }

  /// Changes the document in several steps, which are undone at once.
  ///
  /// - Parameters:
  ///   - label: what they are called in “Undo”; that of the first one without it.
  ///   - isWanted: which other uses of the changed parts change with them.
  ///   - joins: whether the change is one with the last one of the same part within a second.
  ///   - place: what the window shows before them.
  /// - Throws: why one of them can't be done; nothing is changed then.
  func edit(
    _ edits: [DocumentEdit], named label: String?, also isWanted: (OtherUse) -> Bool, joins: Bool,
    from source: EditChange.Source, at place: EditPlace?, by origin: any DocumentObserver
  ) throws(EditRefusal) {
    try prepareToSave()
    let typed = try typedText(edits, goesOn: joins)
    var planned: [PlannedEdit] = []
    var editor: DocumentEditor
    if let typed { editor = typed.start } else { editor = try self.editor() }
    for edit in edits {
      let plan = try editor.planPlaying(
        edit, also: isWanted, isStep: edits.count > 1, mostSteps: Workbench.mostSteps)
      let next = DocumentEditor(after: plan, in: environment)
      planned.append(
        PlannedEdit(
          edit: edit, plan: plan, renames: edit.mayRename ? editor.renames(by: plan) : [],
          before: editor, after: next))
      editor = next
    }
    let plans = planned.map(\.plan)
    let before = bytes ?? []
    guard let first = planned.first, var last = plans.last, last.after != before else { return }
    if edits.count > 1 { last = try self.editor().checked(last) }
    guard let revision = last.revision else { return }
    var entry = EditHistory.Entry(
      label: label ?? first.plan.label, path: first.edit.path, edits: plans.map(\.edits),
      inverse: plans.reversed().map(\.inverse))
    entry.shifts = planned.map { PartShift($0.edit, $0.renames) }.filter { !$0.isEmpty }
    entry.before = place
    if joins, typed != nil {
      // The plan can be of an earlier text.
      let edits = textEdits(from: before, to: last.after)
      (entry.edits, entry.inverse) = ([edits], [edits.inverse(in: before)])
    }
    self.typed = typed
    self.typed?.now = revision
    followed = FollowedSteps(plans, of: edits, isWanted, from: source)
    followed?.revision = revision
    accept(revision, entry, .planned(planned), joins: joins, source, by: origin)
  }

  /// Changes the text of the document, also to one that can't be read.
  ///
  /// - Parameters:
  ///   - edits: in order, none overlaps another, and all are in the text.
  ///   - label: what the change is called in “Undo”.
  ///   - place: what the window shows before it.
  /// - Throws: why the document can't be changed.
  func editText(
    _ edits: [SourceEdit], named label: String, joins: Bool, from source: EditChange.Source,
    at place: EditPlace?, by origin: any DocumentObserver
  ) throws(EditRefusal) {
    guard let before = bytes else { return }
    try prepareToSave()
    var entry = EditHistory.Entry(
      label: label, path: .document, edits: [edits], inverse: [edits.inverse(in: before)])
    if source != .text { entry.before = place }
    accept(
      makeRevision(edits.applied(to: before)), entry, .none, joins: joins, source, by: origin)
  }

  private func accept(
    _ revision: Revision, _ entry: EditHistory.Entry, _ movements: PartMovements, joins: Bool,
    _ source: EditChange.Source, by origin: any DocumentObserver
  ) {
    let now = ContinuousClock.now
    let joined = history.add(entry, joins: joins && now - lastChange < .seconds(1))
    lastChange = now
    recoveredSteps = 0
    change(
      to: revision, EditChange(edits: entry.edits, path: entry.path, source: source), movements,
      by: origin, journal: joined ? .joined(entry) : .edit(entry))
  }

  /// Adds a change to the last one: both are undone at once.
  func amend(by plan: TriedEdits) {
    guard let last = history.done.last else { return }
    let entry = EditHistory.Entry(
      label: last.label, path: last.path, edits: [plan.edits], inverse: [plan.inverse])
    history.join(entry)
    let after = makeRevision(plan.after)
    if typed?.now == revision { typed?.now = after }
    if followed?.revision == revision { followed?.revision = after }
    change(
      to: after, EditChange(edits: entry.edits, path: entry.path, source: .properties),
      journal: .joined(entry))
  }

  /// Gives a part another name as a part of the last change, if that is one of the part: both are
  /// undone at once.
  ///
  /// Where the last change is of something else, such as one by another program, it is undone alone.
  /// Nothing is named while a change can be made again, which another window has taken back.
  ///
  /// - Throws: why it can't be done; nothing is changed then.
  func rename(
    _ path: PartAddress, to name: String, by origin: any DocumentObserver
  ) throws(EditRefusal) {
    guard history.undone.isEmpty, let last = history.done.last else { return }
    try prepareToSave()
    let (edit, editor) = (DocumentEdit.rename(path: path, to: name), try editor())
    let plan = try editor.planPlaying(edit, also: { $0.isCertain }, mostSteps: Workbench.mostSteps)
    guard let revision = plan.revision else { return }
    let planned = PlannedEdit(
      edit: edit, plan: plan, renames: editor.renames(by: plan), before: editor,
      after: DocumentEditor(after: plan, in: environment))
    let joins = last.path.map(path.contains) ?? false
    var entry = EditHistory.Entry(
      label: joins ? last.label : plan.label, path: joins ? last.path : path, edits: [plan.edits],
      inverse: [plan.inverse])
    entry.shifts = [PartShift(edit, planned.renames)].filter { !$0.isEmpty }
    typed = nil
    guard joins else {
      return accept(revision, entry, .planned([planned]), joins: false, .stage, by: origin)
    }
    history.join(entry)
    if followed?.revision == self.revision { followed?.revision = revision }
    change(
      to: revision, EditChange(edits: entry.edits, path: entry.path, source: .stage),
      .planned([planned]), by: origin, journal: .joined(entry))
  }

  /// Takes the last change back.
  ///
  /// - Parameter place: what the window shows now, which redoing brings back.
  /// - Returns: `false` if the change is of another text, which must not happen; nothing is changed
  ///   then.
  func undo(at place: EditPlace?, by origin: any DocumentObserver) -> Bool {
    guard let entry = history.takeUndo(at: place) else { return true }
    return perform(entry, isUndo: true, by: origin)
  }

  /// Makes the change again that was taken back last; likewise.
  func redo(by origin: any DocumentObserver) -> Bool {
    guard let entry = history.takeRedo() else { return true }
    return perform(entry, isUndo: false, by: origin)
  }

  private func perform(
    _ entry: EditHistory.Entry, isUndo: Bool, by origin: any DocumentObserver
  ) -> Bool {
    guard let bytes else { return true }
    let (edits, back) = isUndo ? (entry.inverse, entry.edits) : (entry.edits, entry.inverse)
    guard let changed = edits.applied(inTurnTo: bytes), back.applied(inTurnTo: changed) == bytes
    else {
      forgetHistory()
      return false
    }
    if disk == nil { disk = revision }
    recoveredSteps = 0
    followed = nil
    change(
      to: makeRevision(changed), EditChange(edits: edits, path: entry.path, source: .undo),
      .shifted(isUndo ? entry.shifts.reversed() : entry.shifts, isUndo: isUndo),
      showing: isUndo ? entry.before : entry.after, by: origin, journal: isUndo ? .undo : .redo)
    return true
  }

  /// The changes that lead from one text to another, without what both have.
  func textEdits(from old: [UInt8], to new: [UInt8]) -> [SourceEdit] {
    LineDifference(from: old, to: new).edits.map { $0.trimmed(in: old) }
  }

  /// The text that a change types; `nil` for a change of anything else.
  ///
  /// What follows a text follows the whole of its change, from the text before the first letter, and
  /// nothing that was there only on the way.
  ///
  /// - Parameter goesOn: whether it may go on with what was typed before.
  private func typedText(
    _ edits: [DocumentEdit], goesOn: Bool
  ) throws(EditRefusal) -> TypedText? {
    guard edits.count == 1, case .set(let path, let value) = edits[0], value.text != nil,
      !edits[0].mayRename, let revision
    else { return nil }
    if goesOn, let typed, typed.path == path, typed.now == revision { return typed }
    return TypedText(path: path, start: try editor(), now: revision)
  }
}
