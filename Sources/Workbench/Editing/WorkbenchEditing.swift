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
  public var editRefusal: String? { document.editRefusal }

  /// The editor of the text as it is now.
  ///
  /// - Throws: why the text can't be changed other than as text.
  public func editor() throws(EditRefusal) -> DocumentEditor { try document.editor() }

  /// What the document's text alone does not say.
  public var environment: DocumentEnvironment { document.environment }

  // MARK: The mode

  /// Begins to edit: a scenario that plays and the past are left, and time is stopped.
  public func beginEditing() {
    guard !isEditing, editRefusal == nil else { return }
    backToNow()
    lost = leftStep
    driver?.cancel()
    if isPlaying, let name = progress?.name { progress = ScenarioProgress(name, .stopped) }
    (driver, queue, turning) = (nil, nil, nil)
    activity = .editing(EditedStage(shown: session?.simulator, begun: document.lastGood))
    session?.isFrozen = true
    showEdited()
    tell(.progress)
    tell(.editing)
  }

  /// Ends editing: the run continues, with the changed document if it was changed.
  public func endEditing() {
    guard isEditing else { return }
    editing.settleNames(in: self)
    guard let edited else { return }
    activity = session == nil ? .idle : .running
    document.history.endCoalescing()
    session?.isFrozen = false
    tell(.editing)
    guard !edited.begun.hasSameText(as: document.lastGood) else { return tell(.state) }
    if let prototype {
      resume(with: prototype, after: edited.begun, renamed: edited.names)
    }
  }

  /// Forgets what was edited, because another document is opened.
  func forgetEditing(for next: OpenDocument, _ request: DocumentRequest) {
    document.handOnTyping()
    let isSeen = isEditing || !document.history.isEmpty
    leaveDocument(for: next, request)
    if isEditing {
      activity = session == nil ? .idle : .running
      session?.isFrozen = false
    }
    editing.selection = nil
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
    if let titled = editing.titled, path.map({ !titled.contains($0) }) ?? true {
      editing.settleNames(in: self)
    }
    document.history.endCoalescing()
    editing.selection = path
    if let path, isEditing {
      reveal(path)
    } else if edited?.task != nil {
      showEdited()
      tell(.edited(nil))
    }
    tell(.selection)
  }

  /// Brings the screen or the dialog of a part up on the edited stage.
  private func reveal(_ path: PartAddress) {
    // The parts of a text with errors have other places than those of the stage.
    guard isCurrent, let shown = edited?.shown, let prototype,
      let part = (try? editor())?.part(at: path)
    else { return }
    // The run has dialogs of its own, so its prototype is not the document's.
    let changed = prepared(prototype, scenario)
    var place = shown.place(in: changed)
    let (task, hadTask) = (part.task, edited?.task != nil)
    switch part.stageHolder {
    case .screen(let id):
      guard place.screen != id || !place.dialogs.isEmpty || hadTask else { return }
      place.screen = id
      place.dialogs = []
    case .dialog(let id):
      let up = place.dialogs.firstIndex { $0.index == id.index }
      guard up == nil || up != place.dialogs.indices.last || hadTask else { return }
      // One that others cover is uncovered.
      place.dialogs = up.map { Array(place.dialogs[...$0]) } ?? [id]
    case .task:
      guard task != edited?.task else { return }
      place.dialogs = []
    case nil: guard hadTask else { return }
    }
    edited?.task = task
    edited?.shown = EditedStage.stage(shown.standing(in: changed, at: place), running: task)
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
    document.handOnTyping()
    if let refusal = editRefusal { throw EditRefusal(refusal) }
    editing.note(edits, in: self)
    if !joins { settleExpected() }
    let before = document.revision
    // What a person expects is what is written: it must not follow the run at once.
    let isExpected = edits.contains { $0.path.ends(in: ScenarioKey.expect) }
    let played = isExpected ? nil : playedBefore(source)
    try document.edit(
      edits, named: label, also: isWanted, joins: joins, from: source, at: editPlace, by: self)
    if document.revision != before { expectLater(what: played) }
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
    editing.settleNames(in: self)
    let played = playedBefore(source)
    do {
      try document.editText(
        edits, named: label, joins: joins, from: source, at: editPlace, by: self)
      expectLater(what: played)
    } catch {
      tell(.problem(error.message, hint: tr("Nothing was changed.")))
    }
  }

  /// Takes the last change back.
  public func undo() {
    document.handOnTyping()
    editing.titled = nil
    settleExpected()
    if !document.undo(at: editPlace, by: self) { refuseUndo() }
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    document.handOnTyping()
    editing.titled = nil
    if !document.redo(by: self) { refuseUndo() }
  }

  private func refuseUndo() {
    tell(.edited(nil))
    tell(
      .problem(
        tr("This can’t be undone: the document was changed meanwhile."),
        hint: tr("Nothing was changed.")))
  }

  /// Takes back all changes that had not been saved and were made again.
  public func undoRecovered() {
    for _ in 0..<document.recoveredSteps { undo() }
    document.recoveredSteps = 0
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
      session?.isFrozen = true
      edited = EditedStage(shown: session?.simulator, begun: document.lastGood)
    }
    guard let edited, let shown = edited.shown else { return }
    let changed = prepared(prototype, scenario)
    let place = shown.place(in: changed, renamed: edited.names)
    // The loader of the selected task stays, also where tasks have come before it.
    let task = edited.task.flatMap { _ in
      editing.selection.flatMap { try? editor().part(at: $0)?.task }
    }
    self.edited?.task = task
    self.edited?.shown = EditedStage.stage(shown.standing(in: changed, at: place), running: task)
  }
}

extension ModelPart {
  /// The task that it is; `nil` for other parts.
  fileprivate var task: TaskID? { if case .task(let id) = self { id } else { nil } }
}

extension EditedStage {
  /// A stage with the loader of a task, which hangs; without a task, as it is.
  fileprivate static func stage(_ shown: Simulator, running task: TaskID?) -> Simulator {
    guard let task, shown.prototype.tasks.indices.contains(task.index) else { return shown }
    var copy = shown
    copy.perform(.perform(.run(task)), at: shown.state.now)
    copy.perform(.steer(task, .hang), at: shown.state.now)
    let end = shown.state.now.after(milliseconds: Durations.longestEntry)
    while copy.state.hold == nil, let due = copy.wake, due <= end { copy.advance(to: due) }
    _ = copy.takeRows()
    return copy
  }
}
