import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import Texts

// How what was changed in the window comes into the file: into the journal at once, into the file a
// moment later.

extension Workbench {
  /// How long a change waits for others before it is saved, in milliseconds.
  private static let pause: UInt32 = 300

  // MARK: The journal

  /// Finds a place for the changes of a document that is saved.
  ///
  /// - Throws: why there is none.
  func prepareToSave() throws(EditRefusal) {
    guard let revision = document.revision,
      editing.disk.map(revision.hasSameText(as:)) ?? true
    else { return }
    do throws(FileProblem) {
      // One that was removed meanwhile is not copied elsewhere: it is missed when it is saved.
      let isGone =
        editing.disk != nil && document.request.file.map { access($0.fileBytes, F_OK) } != 0
      if !isGone, document.request.file.map({ !Workbench.mayWrite($0) }) ?? true {
        let draft = try Drafts.make(revision.text, with: document.request.documentFolder)
        moveTo(draft)
      }
    } catch {
      throw EditRefusal(
        error.message,
        hint: tr("Nothing was changed. Make room there, or choose Save As… in the main menu."))
    }
    editing.disk = revision
  }

  /// Whether a file can be saved: not one that comes with the program or belongs to others.
  private static func mayWrite(_ file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard access(file.fileBytes, W_OK) == 0,
      access((folder.isEmpty ? "/" : folder).fileBytes, W_OK) == 0
    else {
      return false
    }
    return !Workbench.shippedFolders.contains { file.hasPrefix($0 + "/") }
  }

  /// The folders of files that come with the program: these are edited as copies.
  public static var shippedFolders: [String] = []

  /// Goes on with the document in another file.
  func moveTo(_ file: String) {
    for workbench in others + [self] {
      workbench.document.request.file = file
      workbench.document.request.text = nil
      workbench.document.request.folder = nil
      workbench.document.readAgain(in: workbench.environment)
      workbench.tell(.moved)
    }
    editing.disk = document.revision
  }

  /// Writes down what was done.
  func keepInJournal(_ line: JournalLine) {
    guard let bytes = document.bytes, let file = document.request.file else { return }
    do {
      guard var journal = editing.journal, !journal.isLong else {
        editing.journal = nil
        editing.journal = try newJournal(of: file, bytes)
        return set(journalProblem: nil)
      }
      editing.journal = nil
      do {
        try journal.add(line, after: bytes)
      } catch {
        // It may have been removed, or another process has it.
        journal = try newJournal(of: file, bytes)
      }
      editing.journal = journal
      set(journalProblem: nil)
    } catch {
      set(journalProblem: error.reason)
    }
  }

  func newJournal(of file: String, _ bytes: [UInt8]) throws(WriteFailure) -> EditJournal {
    try EditJournal(
      of: file, disk: editing.disk?.text ?? bytes, text: bytes, history: editing.history,
      unsaved: editing.recoveredSteps)
  }

  /// Writes down that the file has what is here.
  func keepSaved() {
    guard var journal = editing.journal, let disk = editing.disk,
      disk.hasSameText(as: document.revision)
    else { return }
    editing.journal = nil
    // Without it the text of an earlier save is taken where the file is changed outside.
    try? journal.add(.saved, after: disk.text)
    editing.journal = journal
  }

  private func set(journalProblem problem: String?) {
    guard editing.journalProblem != problem else { return }
    editing.journalProblem = problem
    tellAll(.saving)
  }

  /// The folder of the journals of changes.
  public static var journalFolder: String { EditJournal.folder }

  // MARK: Saving

  /// Saves after the next changes, if the person wants that.
  func saveSoon() {
    editing.saving?.cancel()
    if editing.saveState == .conflict { return }
    guard !document.revision.hasSameText(as: editing.disk) else { return set(.saved) }
    guard editing.savesAsYouGo else { return set(.unsaved) }
    set(.saving)
    editing.saving = BackgroundWork.start(after: Workbench.pause) { [weak self] work in
      Task { @MainActor in
        if !work.isCancelled { self?.save() }
      }
    }
  }

  /// Writes the document into its file.
  ///
  /// - Parameter isAsked: whether the person asks for it: then a file that was removed is made again.
  /// - Returns: whether the file has it now.
  @discardableResult
  public func save(isAsked: Bool = false) -> Bool {
    if isAsked { collectTyping() }
    editing.saving?.cancel()
    guard let revision = document.revision, let file = document.request.file,
      !revision.hasSameText(as: editing.disk)
    else {
      set(.saved)
      return true
    }
    let isGone = access(file.fileBytes, F_OK) != 0 && errno == ENOENT
    do throws(FileProblem) {
      if isGone {
        guard isAsked else { throw FileProblem(message: tr("it is no longer there")) }
        try FileWriter.write(revision.text, to: file, replacing: false)
      } else {
        try FileReplacement.write(revision.text, to: file, insteadOf: editing.disk?.text)
      }
    } catch {
      if let theirs = try? FileReader.read(file), editing.disk?.has(theirs) != true {
        meet(makeRevision(theirs))
      } else {
        set(.failed(error.message))
      }
      return false
    }
    editing.disk = revision
    editing.theirs = nil
    editing.file.saves &+= 1
    keepSaved()
    set(.saved)
    return true
  }

  /// Whether a file that can't be read any more has left changes here that it does not have.
  ///
  /// - Parameter content: what a reading of it found.
  func keepsMine(without content: Document.Content) -> Bool {
    guard content.revision == nil, case .unreadable(let reason) = content.reading,
      let disk = editing.disk, let mine = document.revision, !mine.hasSameText(as: disk)
    else { return false }
    editing.saving?.cancel()
    set(.failed(reason))
    return true
  }

  /// Whether closing the document would lose changes: neither the file nor the journal has them.
  public var wouldLoseChanges: Bool {
    guard others.isEmpty, editing.journalProblem != nil, let revision = document.revision,
      let disk = editing.disk
    else { return false }
    return !revision.hasSameText(as: disk)
  }

  /// Saves at once what waits to be saved, because the document is closed.
  func saveAtEnd() {
    settleExpected()
    editing.saving?.cancel()
    guard editing.savesAsYouGo else { return }
    switch editing.saveState {
    case .saving, .failed: save()
    case .saved, .unsaved, .conflict: break
    }
  }

  /// Removes a draft in which nothing was changed, or all changes were taken back.
  func dropUnusedDraft() {
    guard let file = document.request.file, Drafts.has(file), others.isEmpty,
      let bytes = document.bytes, Drafts.isUnchanged(file, bytes), editing.theirs == nil,
      let disk = try? FileReader.read(file), disk == editing.disk?.text ?? bytes
    else { return }
    Drafts.remove(file)
  }

  /// Saves in another place, with the files that the document names.
  ///
  /// - Returns: why it can't be done; `nil` if it was.
  public func save(as path: String) -> String? {
    guard let bytes = document.bytes else { return nil }
    do {
      try FileWriter.write(bytes, to: path, replacing: true)
    } catch {
      return error.message
    }
    let old = document.request.file
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // A draft goes only when all that it has is at the other place.
    if let old, Drafts.has(old), !Drafts.has(path), Drafts.copyFiles(beside: old, to: folder) {
      Drafts.remove(old)
    }
    moveTo(path)
    editing.journal = try? newJournal(of: path, bytes)
    set(.saved)
    return nil
  }

  func set(_ state: SaveState) {
    guard state != editing.saveState else { return }
    editing.saveState = state
    tellAll(.saving)
  }

  /// Whether changes are saved by themselves.
  public func setSavesAsYouGo(_ saves: Bool) {
    for workbench in others + [self] { workbench.editing.savesAsYouGo = saves }
    if editing.saveState == .unsaved || editing.saveState == .saving { saveSoon() }
  }
}

extension Drafts {
  /// Copies the files beside a draft to another folder; what is there stays.
  ///
  /// - Returns: whether all of them are there then.
  static func copyFiles(beside draft: String, to folder: String) -> Bool {
    guard let bytes = try? FileReader.read(draft) else { return false }
    let own = DocumentFolder(of: draft)
    var isWhole = true
    for name in names(of: bytes) {
      guard let content = try? own.read(name, limit: FileReader.pictureLimit) else { continue }
      makeFolders(of: name, in: folder)
      do {
        try FileWriter.write(content, to: "\(folder)/\(name)", replacing: false)
      } catch {
        isWhole = false
      }
    }
    return isWhole
  }
}
