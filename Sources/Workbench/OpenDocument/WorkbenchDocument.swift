import DialogModel
import PrototypeFile
import Session
import Texts

// A workbench and the document that it shows with those of the other windows on it.

extension Workbench: DocumentObserver {
  func follow(_ event: DocumentEvent) {
    switch event {
    case .changed(let change): show(change)
    case .saving: tell(.saving)
    case .warnings: tell(.warnings)
    case .history: tell(.editing)
    case .moved:
      request.file = document.file
      (request.text, request.folder) = (nil, nil)
      // What is being read is of the file before.
      reader.cancel()
      tell(.moved)
    }
  }

  func handOnTyping() { onCollect?() }

  /// Shows what the document has become.
  func show(_ change: DocumentChange) {
    let changed = take(change)
    if isEditing, changed != nil || change.edit != nil {
      showEdited()
      if change.origin === self { goBack(to: change.place) }
    }
    if let edit = change.edit {
      tell(.edited(change.origin === self ? edit : edit.ofAnotherWindow))
    } else if isEditing, changed != nil {
      tell(.edited(nil))
    }
    guard !isEditing, let changed else { return }
    resume(with: changed, after: change.isFromFile ? change.lastGood : nil)
  }

  /// Takes over what the document has become, before the run follows it.
  ///
  /// - Returns: the prototype; `nil` if the document can't be read, or has errors.
  func take(_ change: DocumentChange) -> Prototype? {
    editing.selection = editing.selection.flatMap { change.movements.address(of: $0) }
    for name in change.movements.names { edited?.names.take(name.old, name.new) }
    if change.isOtherText || change.edit != nil { forgetResults() }
    let reading = request.reading(of: change.to)
    var changed: Prototype?
    if case .loaded(let prototype) = reading { changed = prototype }
    // A run that begins again looks at the prototype before to know which step it leaves.
    if let changed, isEditing || !change.isFromFile { prototype = changed }
    if change.isFromFile || change.edit?.source == .undo { selectWhatIsLeft() }
    tell(.document(reading))
    if change.hadWarnings, document.warnings.isEmpty { tell(.warnings) }
    if !change.isFromFile {
      checkScenariosSoon()
    } else if change.isOtherText, let changed {
      checkStaleScenariosSoon(of: changed)
    }
    return changed
  }

  /// Opens the document of another window, with the same undo and the same state of the file, and
  /// with a run of its own.
  public func open(with other: Workbench) {
    var request = other.request
    // It is in one run.
    request.program = nil
    guard other.document.revision != nil, !other.document.isRecording else { return open(request) }
    other.document.handOnTyping()
    request.scenario = nil
    begin(with: other.document, request)
    if case .loaded(let prototype) = request.reading(of: document.content) {
      tell(.document(.loaded(prototype)))
      checkStaleScenariosSoon(of: prototype)
      begin(prototype, playing: nil)
    } else {
      tell(.document(request.reading(of: document.content)))
    }
    tell(.editing)
    tell(.saving)
  }

  /// Shows another document from now on, of which there is no run yet.
  func begin(with document: OpenDocument, _ request: DocumentRequest) {
    let hadWarnings = !self.document.warnings.isEmpty
    forgetEditing(for: document, request)
    reader.cancel()
    endRun()
    if hadWarnings || !document.warnings.isEmpty { tell(.warnings) }
    (breaks, logged) = ([], [])
    chosenLanguage = nil
  }

  /// Leaves the document to the other windows on it, if there are any, for another one.
  func leaveDocument(for next: OpenDocument, _ request: DocumentRequest) {
    editing.settleNames(in: self)
    (editing.madeUp, editing.titled) = ([], nil)
    settleExpected()
    document.saveAtEnd()
    document.remove(self)
    if document.windows.isEmpty { document.dropUnusedDraft() }
    (document, self.request) = (next, request)
    checkingScenarios.cancel()
    checkingScenarios = Analysis(in: next.analyses)
    document.add(self)
  }

  // MARK: Saving

  /// Writes the document into its file, and waits for that.
  ///
  /// - Parameter isAsked: whether the person asks for it: then a file that was removed is made again.
  /// - Returns: whether the file has it now.
  @discardableResult
  public func save(isAsked: Bool = false) -> Bool {
    beginSaving(isAsked: isAsked)
    document.finishWriting()
    return document.saveState == .saved
  }

  /// Writes the document into its file, off the main thread.
  public func beginSaving(isAsked: Bool = false) {
    if isAsked { document.handOnTyping() }
    document.save(isAsked: isAsked)
  }

  /// Saves in another place, with the files that the document names.
  ///
  /// - Parameter done: gets why it can't be done, later; `nil` if it was.
  public func save(as path: String, then done: @escaping @MainActor (String?) -> Void) {
    document.save(as: path, then: done)
  }

  /// Whether closing the document would lose changes: neither the file nor the journal has them.
  public var wouldLoseChanges: Bool {
    document.finishWriting()
    return document.windows.count < 2 && document.journalProblem != nil
      && document.hasUnsavedChanges
  }

  /// Whether changes are saved by themselves.
  public func setSavesAsYouGo(_ saves: Bool) {
    document.savesAsYouGo = saves
    if document.saveState == .unsaved || document.saveState == .saving { document.saveSoon() }
  }

  /// What another program has written, as lines with + and - before those that differ.
  public var conflictLines: [String] { document.conflictLines }

  /// Ends a conflict with another program.
  ///
  /// - Returns: why it can't be ended so; `nil` if it was.
  public func endConflict(_ end: ConflictEnd) -> String? {
    editing.settleNames(in: self)
    settleExpected()
    let played = playedBefore(.properties)
    let before = document.revision
    let problem = document.endConflict(end, by: self)
    if document.revision != before { expectLater(what: played) }
    return problem
  }

  /// Takes up what the journal of the document has: what can be undone, and what was not saved.
  func takeJournal() {
    switch document.takeJournal() {
    case nil: break
    case .history: tell(.editing)
    case .changes(let count):
      tell(.editing)
      tell(.recovered(count))
    case .conflict:
      tell(.editing)
      tell(.saving)
    case .forgotten: tell(.forgotten)
    }
  }
}

extension EditChange {
  /// The same in a window whose text does not have it yet.
  var ofAnotherWindow: EditChange {
    EditChange(edits: edits, path: path, source: source == .text ? .properties : source)
  }
}
