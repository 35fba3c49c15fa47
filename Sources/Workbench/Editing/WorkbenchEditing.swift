import DialogModel
import DialogSimulator
public import PrototypeEditing
public import PrototypeFile
import Scenario
import Session
import Texts

// Changes of the document that a person makes in the window.

extension Workbench {
  /// Why the document can't be changed, in the person's language; `nil` if it can.
  public var editRefusal: String? {
    if !hasDocument { return tr("No document is open.") }
    if document.isRecording { return tr("A recorded run can be looked at, but not changed.") }
    if document.bytes == nil { return tr("The document can’t be read.") }
    return nil
  }

  /// The editor of the text as it is now.
  ///
  /// - Throws: why the text can't be changed other than as text.
  public func editor() throws(EditRefusal) -> DocumentEditor {
    guard let revision = document.revision else {
      throw EditRefusal(tr("the document can’t be read"))
    }
    return try revision.editor()
  }

  /// What the document's text alone does not say.
  public var environment: DocumentEnvironment {
    DocumentReader(in: document.request.documentFolder).environment
  }

  // MARK: The mode

  /// Begins to edit: a scenario that plays and the past are left, and time stands.
  public func beginEditing() {
    guard !editing.isOn, editRefusal == nil else { return }
    backToNow()
    lost = leftStep
    driver?.cancel()
    if isPlaying, let name = progress?.name { progress = ScenarioProgress(name, .stopped) }
    (driver, queue, turning) = (nil, nil, nil)
    editing.isOn = true
    editing.names = [:]
    editing.begun = document.lastGood
    session?.stands = true
    editing.shown = session?.simulator
    showEdited()
    tell(.progress)
    tell(.editing)
  }

  /// Ends editing: the run goes on, with the changed document if it was changed.
  public func endEditing() {
    guard editing.isOn else { return }
    editing.isOn = false
    editing.shown = nil
    editing.history.rest()
    session?.stands = false
    tell(.editing)
    let changed = !editing.begun.hasSameText(as: document.lastGood)
    if changed, let prototype { goOn(with: prototype, after: editing.begun) }
    editing.begun = nil
    editing.names = [:]
    if !changed { tell(.state) }
  }

  /// Forgets what was edited, because another document is opened.
  func forgetEditing() {
    collectTyping()
    saveAtEnd()
    checkingScenarios?.cancel()
    dropUnusedDraft()
    let isSeen = editing.isOn || !editing.history.isEmpty
    if editing.isOn {
      editing.isOn = false
      session?.stands = false
    }
    (editing.shown, editing.selection, editing.begun, editing.names) = (nil, nil, nil, [:])
    leaveOthers()
    if isSeen { tell(.editing) }
  }

  // MARK: The selection

  /// Selects a part; with `nil`, nothing.
  ///
  /// A dialog or a screen that is not up is brought up on the edited stage.
  ///
  /// - Parameter isWanted: whether the person wants to see it also where it is selected already.
  public func select(_ path: PartAddress?, again isWanted: Bool = false) {
    guard path != editing.selection || isWanted else { return }
    editing.history.rest()
    editing.selection = path
    if let path, editing.isOn { reveal(path) }
    tell(.selection)
  }

  /// Brings the screen or the dialog of a part up on the edited stage.
  private func reveal(_ path: PartAddress) {
    // The parts of a text with errors have other places than those of the stage.
    guard isCurrent, let shown = editing.shown, let prototype,
      let part = (try? editor())?.part(at: path)
    else { return }
    // The run has dialogs of its own, so its prototype is not the document's.
    let changed = prepared(prototype, scenario)
    var place = shown.place(in: changed)
    switch part.stageHolder {
    case .screen(let id):
      guard place.screen != id || !place.dialogs.isEmpty else { return }
      place.screen = id
      place.dialogs = []
    case .dialog(let id):
      let up = place.dialogs.firstIndex { $0.index == id.index }
      guard up == nil || up != place.dialogs.indices.last else { return }
      // One that others cover is uncovered.
      place.dialogs = up.map { Array(place.dialogs[...$0]) } ?? [id]
    case nil: return
    }
    editing.shown = shown.standing(in: changed, at: place)
    tell(.edited(nil))
  }

  // MARK: Changes

  /// Changes the document.
  ///
  /// - Parameters:
  ///   - isWanted: which other uses of the changed part change with it; without it, those that are
  ///     certain.
  ///   - joins: whether the change is one with the last one of the same part within a second.
  /// - Throws: why it can't be done; nothing is changed then.
  public func edit(
    _ edit: DocumentEdit, also isWanted: (OtherUse) -> Bool = { $0.isCertain },
    joins: Bool = false, from source: EditChange.Source = .properties
  ) throws(EditRefusal) {
    try self.edit([edit], named: nil, also: isWanted, joins: joins, from: source)
  }

  /// Changes the document in several steps, which are undone at once.
  ///
  /// - Parameter label: what they are called in “Undo”; that of the first one without it.
  /// - Throws: why one of them can't be done; nothing is changed then.
  public func edit(
    _ edits: [DocumentEdit], named label: String?,
    also isWanted: (OtherUse) -> Bool = { $0.isCertain }, joins: Bool = false,
    from source: EditChange.Source = .properties
  ) throws(EditRefusal) {
    collectTyping()
    if let refusal = editRefusal { throw EditRefusal(refusal) }
    try prepareToSave()
    if !joins { settleExpected() }
    let before = document.bytes ?? []
    let place = editPlace
    let typed = try typedText(edits, goesOn: joins)
    var editor: DocumentEditor
    if let typed { editor = typed.start } else { editor = try self.editor() }
    var plans: [EditPlan] = []
    var shifts: [PartShift] = []
    let all = others + [self]
    var selections = all.map { $0.editing.selection.map { SelectedPart($0, in: editor) } }
    var names = all.map(\.editing.names)
    for edit in edits {
      let plan = try editor.planPlaying(
        edit, also: isWanted, isStep: edits.count > 1, mostSteps: Workbench.mostSteps)
      let renames = edit.mayRename ? editor.renames(by: plan) : []
      for place in names.indices { names[place].take(renames) }
      let shift = PartShift(edit, renames)
      if !shift.isEmpty { shifts.append(shift) }
      let next = DocumentEditor(after: plan, in: environment)
      for place in selections.indices {
        selections[place]?.follow(edit, plan, of: editor, to: next)
      }
      plans.append(plan)
      editor = next
    }
    guard var last = plans.last, let first = edits.first, last.after != before else { return }
    if edits.count > 1 { last = try self.editor().checked(last) }
    guard let revision = last.revision else { return }
    for (place, workbench) in all.enumerated() {
      workbench.editing.names = names[place]
      workbench.editing.selection = selections[place]?.path(in: editor)
    }
    var entry = EditHistory.Entry(
      label: label ?? plans[0].label, path: first.path, edits: plans.map(\.edits),
      inverse: plans.reversed().map(\.inverse))
    (entry.shifts, entry.before) = (shifts, place)
    if joins, typed != nil {
      // The plan can be of an earlier text.
      let edits = textEdits(from: before, to: last.after)
      (entry.edits, entry.inverse) = ([edits], [edits.inverse(in: before)])
    }
    editing.file.typed = typed
    editing.file.typed?.now = revision
    editing.file.followed = FollowedSteps(plans, of: edits, isWanted, from: source)
    editing.file.followed?.revision = revision
    accept(revision, entry, joins: joins, source)
  }

  /// Changes the text of the document, also to one that can't be read.
  ///
  /// - Parameters:
  ///   - edits: in order, none overlaps another.
  ///   - label: what the change is called in “Undo”.
  public func editText(
    _ edits: [SourceEdit], named label: String, joins: Bool = true,
    from source: EditChange.Source = .text
  ) {
    guard let before = document.bytes, editRefusal == nil, !edits.isEmpty, edits.fit(before.count)
    else { return }
    do {
      try prepareToSave()
    } catch {
      return tell(.problem(error.message, hint: tr("Nothing was changed.")))
    }
    let after = makeRevision(edits.applied(to: before))
    var entry = EditHistory.Entry(
      label: label, path: .document, edits: [edits], inverse: [edits.inverse(in: before)])
    if source != .text { entry.before = editPlace }
    accept(after, entry, joins: joins, source)
  }

  /// Takes the last change back.
  public func undo() {
    collectTyping()
    settleExpected()
    guard let entry = editing.history.takeUndo(at: editPlace) else { return }
    change(by: entry.inverse, entry, isUndo: true)
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    collectTyping()
    guard let entry = editing.history.takeRedo() else { return }
    change(by: entry.edits, entry, isUndo: false)
  }

  private func change(
    by edits: [[SourceEdit]], _ entry: EditHistory.Entry, isUndo: Bool
  ) {
    guard let bytes = document.bytes else { return }
    let back = isUndo ? entry.edits : entry.inverse
    guard let changed = edits.applied(inTurnTo: bytes), back.applied(inTurnTo: changed) == bytes
    else {
      // It is of another text, which must not happen; nothing is spoiled then.
      forgetHistory()
      tell(.edited(nil))
      return tell(
        .problem(
          tr("This can’t be undone: the document was changed meanwhile."),
          hint: tr("Nothing was changed.")))
    }
    if editing.disk == nil { editing.disk = document.revision }
    follow(entry, isUndo: isUndo)
    editing.returning = isUndo ? entry.before : entry.after
    take(makeRevision(changed), EditChange(edits: edits, path: entry.path, source: .undo))
    editing.returning = nil
    editing.recoveredSteps = 0
    editing.file.followed = nil
    keepInJournal(isUndo ? .undo : .redo)
    saveSoon()
  }

  private func accept(
    _ revision: Revision, _ entry: EditHistory.Entry, joins: Bool, _ source: EditChange.Source
  ) {
    let now = ContinuousClock.now
    let joined = editing.history.add(entry, joins: joins && now - editing.file.last < .seconds(1))
    editing.file.last = now
    // Who changes the text as such writes what is expected as well.
    let before = source == .text ? nil : editing.playedBefore?.prototype ?? prototype
    take(revision, EditChange(edits: entry.edits, path: entry.path, source: source))
    editing.playedBefore = before.map { PlayedBefore(prototype: $0, revision: revision) }
    editing.recoveredSteps = 0
    keepInJournal(joined ? .joined(entry) : .edit(entry))
    saveSoon()
  }

  /// Shows the changed text, here and in the other windows on the document.
  func take(_ revision: Revision, _ change: EditChange) {
    show(content(of: revision), change)
    share(revision, change)
  }

  /// What a version says in this window.
  func content(of revision: Revision) -> Document.Content {
    Document.Content(revision: revision, reading: document.request.reading(of: revision))
  }

  /// The document with another text.
  func makeRevision(_ text: [UInt8]) -> Revision { Revision(text, in: environment) }

  func show(_ content: Document.Content, _ change: EditChange) {
    forgetResults()
    let taken = document.take(content)
    if case .loaded(let changed) = taken { prototype = changed }
    if [.undo, .outside].contains(change.source) { selectWhatIsLeft() }
    tell(.document(taken))
    check()
    checkScenariosSoon()
    if editing.isOn {
      showEdited()
      goBack(to: editing.returning)
    }
    tell(.edited(change))
    if !editing.isOn, case .loaded(let changed) = taken {
      goOn(with: changed, after: nil)
    }
  }

  /// Selects what had the selected part, where a change has taken that away.
  func selectWhatIsLeft() {
    // An alert has fields that the document does not write.
    guard let path = editing.selection, path.holder(at: AlertKey.textFields) == nil,
      let editor = try? editor()
    else { return }
    var left = path
    while !left.isDocument, editor.value(at: left) == nil { left = left.parent }
    guard left != path else { return }
    editing.selection = editor.part(at: left).flatMap { editor.address(of: $0) }
  }

  /// Brings the document as it is now onto the edited stage, at the place where it stood.
  func showEdited() {
    guard let prototype else { return }
    if session == nil {
      // The document could not be read before.
      begin(prototype, playing: nil)
      session?.stands = true
      (editing.shown, editing.begun) = (session?.simulator, document.lastGood)
    }
    guard let shown = editing.shown else { return }
    let changed = prepared(prototype, scenario)
    let place = shown.place(in: changed, renamed: editing.names)
    editing.shown = shown.standing(in: changed, at: place)
  }
}
