import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import Texts

// How what was changed comes into the file: into the journal at once, into the file a moment later;
// both off the main thread.

extension OpenDocument {
  /// A saving that goes on.
  struct Writing {
    /// What the file gets.
    let revision: Revision
    /// Whether it is to be saved again after that.
    var isAgain = false
    /// Whether a person asks for that.
    var isAsked = false
  }

  /// How a saving ends.
  private enum SaveEnd: Sendable {
    case written
    /// Another program has written the file.
    case conflict(Revision)
    case failed(String)
  }

  // MARK: The journal

  /// Finds a place for the changes of a document that is saved.
  ///
  /// - Throws: why there is none.
  func prepareToSave() throws(EditRefusal) {
    guard let revision, !hasUnsavedChanges else { return }
    do throws(FileProblem) {
      // One that was removed meanwhile is not copied elsewhere: it is missed when it is saved.
      let isGone = disk != nil && file.map { access($0.fileBytes, F_OK) } != 0
      if !isGone, file.map({ !OpenDocument.mayWrite($0) }) ?? true {
        move(to: try Drafts.make(revision.text, with: folder))
      }
    } catch {
      throw EditRefusal(
        error.message,
        hint: tr("Nothing was changed. Make room there, or choose Save As… in the main menu."))
    }
    disk = self.revision
  }

  /// Whether a file can be saved: not one that comes with the program or belongs to others.
  private static func mayWrite(_ file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard access(file.fileBytes, W_OK) == 0,
      access((folder.isEmpty ? "/" : folder).fileBytes, W_OK) == 0
    else {
      return false
    }
    return !shippedFolders.contains { file.hasPrefix($0 + "/") }
  }

  /// The folders of files that come with the program: these are edited as copies.
  public static var shippedFolders: [String] = []

  /// Writes down what was done, after everything in the document agrees with it.
  func keepInJournal(_ line: JournalLine) {
    guard let beginning = journalBeginning else { return }
    let journal = journal
    journalQueue.add({ journal.add(line, or: beginning) }) { [weak self] in
      self?.set(journalProblem: $0)
    }
  }

  /// Begins the journal anew with what is here.
  func beginJournal() {
    guard let beginning = journalBeginning else { return }
    let journal = journal
    journalQueue.add { _ = journal.begin(beginning) }
  }

  private var journalBeginning: JournalKeeper.Beginning? {
    guard let bytes, let file else { return nil }
    return JournalKeeper.Beginning(
      file: file, disk: disk?.text ?? bytes, text: bytes, history: history, unsaved: recoveredSteps)
  }

  /// Writes down that the file has a text.
  func keepSaved(_ revision: Revision) {
    let journal = journal
    journalQueue.add { journal.addSaved(revision.text) }
  }

  private func set(journalProblem problem: String?) {
    guard journalProblem != problem else { return }
    journalProblem = problem
    tell(.saving)
  }

  /// The folder of the journals of changes.
  public static var journalFolder: String { EditJournal.folder }

  // MARK: Saving

  /// Saves after the next changes, if the person wants that.
  func saveSoon() {
    if decideSaving() { tell(.saving) }
  }

  /// Decides whether and when the document is saved; nothing is told.
  ///
  /// - Returns: whether ``saveState`` is another one now.
  func decideSaving() -> Bool {
    let before = saveState
    decideSaveState()
    return saveState != before
  }

  private func decideSaveState() {
    saving.cancel()
    if saveState == .conflict { return }
    guard isWriting || !revision.hasSameText(as: disk) else {
      saveState = .saved
      return
    }
    guard savesAsYouGo else {
      saveState = .unsaved
      return
    }
    saveState = .saving
    saving.call { [weak self] in self?.save() }
  }

  /// Writes the document into its file, off the main thread.
  ///
  /// - Parameter isAsked: whether the person asks for it: then a file that was removed is made again.
  func save(isAsked: Bool = false) {
    saving.cancel()
    guard writing == nil else {
      writing?.isAgain = true
      if isAsked { writing?.isAsked = true }
      return
    }
    guard let revision, let file, !revision.hasSameText(as: disk) else { return set(.saved) }
    writing = Writing(revision: revision)
    // A person who asks is told again where it fails for the same reason.
    if saveState != .conflict { set(.saving) }
    let (disk, environment) = (disk, environment)
    queue.add({
      OpenDocument.write(
        revision, to: file, insteadOf: disk, isAsked: isAsked, in: environment)
    }) { [weak self] in self?.endSaving($0) }
  }

  private nonisolated static func write(
    _ revision: Revision, to file: String, insteadOf disk: Revision?, isAsked: Bool,
    in environment: DocumentEnvironment
  ) -> SaveEnd {
    do throws(FileProblem) {
      if access(file.fileBytes, F_OK) != 0 && errno == ENOENT {
        guard isAsked else { throw FileProblem(message: tr("it is no longer there")) }
        try FileWriter.write(revision.text, to: file, replacing: false)
      } else {
        try FileReplacement.write(revision.text, to: file, insteadOf: disk?.text)
      }
      return .written
    } catch {
      guard let theirs = try? FileReader.read(file), disk?.has(theirs) != true else {
        return .failed(error.message)
      }
      // The disk did not confirm it, or another program has written the same.
      if revision.has(theirs) { return .written }
      return .conflict(Revision(theirs, in: environment))
    }
  }

  private func endSaving(_ end: SaveEnd) {
    guard let written = writing else { return }
    writing = nil
    switch end {
    case .written:
      (disk, conflict) = (written.revision, nil)
      saves &+= 1
      if revision.hasSameText(as: disk) {
        keepSaved(written.revision)
        set(.saved)
      } else {
        // The journal has later changes already, so it begins anew from what the file has.
        beginJournal()
        // A conflict is over, because the file has what was here.
        if saveState == .conflict { set(.unsaved) }
      }
    case .conflict(let theirs): return meet(theirs)
    case .failed(let reason): set(.failed(reason))
    }
    if written.isAgain {
      save(isAsked: written.isAsked)
    } else if case .written = end, hasUnsavedChanges {
      saveSoon()
    }
  }

  /// Whether the document is being written.
  var isWriting: Bool { writing != nil }

  /// Calls back when all that was begun is written.
  func afterWriting(_ body: @escaping @MainActor () -> Void) {
    queue.add({}) { _ in body() }
  }

  /// Waits until everything that was begun is in the file and in the journal.
  public func finishWriting() {
    queue.finish()
    journalQueue.finish()
  }

  /// Saves at once what waits to be saved, because a window on it is closed.
  func saveAtEnd() {
    saving.cancel()
    switch saveState {
    case .saving, .failed: if savesAsYouGo { save() }
    case .saved, .unsaved, .conflict: break
    }
    finishWriting()
  }

  /// Removes a draft in which nothing was changed, or all changes were taken back.
  func dropUnusedDraft() {
    guard let file, Drafts.has(file), let bytes, Drafts.isUnchanged(file, bytes), conflict == nil,
      let now = try? FileReader.read(file), now == disk?.text ?? bytes
    else { return }
    Drafts.remove(file)
  }

  /// Saves in another place, with the files that the document names, off the main thread.
  ///
  /// - Parameter done: gets why it can't be done; `nil` if it was.
  func save(as path: String, then done: @escaping @MainActor (String?) -> Void) {
    if isWriting { return afterWriting { [weak self] in self?.save(as: path, then: done) } }
    guard let revision else { return done(nil) }
    saving.cancel()
    writing = Writing(revision: revision)
    let draft = file.flatMap { Drafts.has($0) && !Drafts.has(path) ? $0 : nil }
    queue.add({ OpenDocument.write(revision, as: path, insteadOfDraft: draft) }) {
      [weak self] problem in
      self?.endSaving(as: path, isDone: problem == nil)
      done(problem)
    }
  }

  private nonisolated static func write(
    _ revision: Revision, as path: String, insteadOfDraft draft: String?
  ) -> String? {
    do {
      try FileWriter.write(revision.text, to: path, replacing: true)
    } catch {
      return error.message
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // A draft goes only when all that it has is at the other place.
    if let draft, Drafts.copyFiles(beside: draft, to: folder) { Drafts.remove(draft) }
    return nil
  }

  private func endSaving(as path: String, isDone: Bool) {
    guard let written = writing else { return }
    writing = nil
    if isDone {
      move(to: path)
      // What was changed meanwhile is not in that file.
      if !revision.hasSameText(as: written.revision) { disk = makeRevision(written.revision.text) }
      if saveState == .conflict { set(.unsaved) }
      // What is being read is of the other file.
      saves &+= 1
      beginJournal()
    }
    if written.isAgain {
      save(isAsked: written.isAsked)
    } else {
      saveSoon()
    }
  }

  func set(_ state: SaveState) {
    guard state != saveState else { return }
    saveState = state
    tell(.saving)
  }
}
