import Glibc
import PrototypeFile
import Session
import Texts

// How what was changed in the window comes into the file: into the journal at once, into the file a
// moment later.

extension Workbench {
  /// How long a change waits for others before it is saved, in milliseconds.
  private static let pause: UInt32 = 300

  // MARK: The journal

  /// Finds a place for the changes of a document before the first one.
  ///
  /// - Throws: why there is none.
  func prepareToSave() throws(EditRefusal) {
    guard editing.journal == nil, !editing.isRecovering, let bytes = document.bytes else {
      return
    }
    do throws(FileProblem) {
      if document.request.file.map({ !Workbench.mayWrite($0) }) ?? true {
        let draft = try Drafts.make(bytes, with: document.request.documentFolder)
        moveTo(draft)
      }
    } catch {
      throw EditRefusal(error.message)
    }
    if editing.disk == nil { editing.disk = bytes }
    guard let file = document.request.file else { return }
    do {
      editing.journal = try EditJournal(of: file, text: bytes, history: editing.history)
    } catch {
      editing.journalProblem = error.reason
    }
  }

  /// Whether a file can be saved: not one that comes with the program or belongs to others.
  private static func mayWrite(_ file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    guard access(file, W_OK) == 0, access(folder.isEmpty ? "/" : folder, W_OK) == 0 else {
      return false
    }
    return !Workbench.shippedFolders.contains { file.hasPrefix($0 + "/") }
  }

  /// The folders of files that come with the program: these are edited as copies.
  public static var shippedFolders: [String] = []

  /// Goes on with the document in another file.
  func moveTo(_ file: String) {
    document.request.file = file
    document.request.text = nil
    document.request.folder = nil
    editing.disk = document.bytes
    tell(.moved)
  }

  func keepInJournal(_ entry: EditHistory.Entry, joined: Bool) {
    guard let bytes = document.bytes else { return }
    do {
      try editing.journal?.add(entry, joined: joined, after: bytes)
    } catch {
      editing.journalProblem = error.reason
    }
  }

  func keepInJournal(undo: Bool) {
    guard let bytes = document.bytes else { return }
    do {
      if editing.journal == nil, let file = document.request.file {
        editing.journal = try EditJournal(of: file, text: bytes, history: editing.history)
      } else {
        try editing.journal?.add(undo: undo, after: bytes)
      }
    } catch {
      editing.journalProblem = error.reason
    }
  }

  /// Takes up what the journal of the document has: what can be undone, and what was not saved.
  func takeJournal() {
    guard editing.history.isEmpty, !document.isRecording, let file = document.request.file,
      let bytes = document.bytes, let content = EditJournal.read(of: file, text: bytes)
    else { return }
    editing.history = content.saved
    editing.disk = bytes
    let text = content.unsaved.map(\.edits).reduce([], +).applied(inTurnTo: bytes)
    let difference = text.map { LineDifference(from: bytes, to: $0).edits } ?? []
    // What does not lead to the text that the journal speaks of is not made again.
    guard let text, !difference.isEmpty, SHA256.digits(of: text) == content.digits else {
      editing.journal = try? EditJournal(of: file, text: bytes, history: content.saved)
      return tell(.editing)
    }
    let entry = EditHistory.Entry(
      label: tr("What was not saved"), path: "", edits: [difference],
      inverse: [difference.inverse(in: bytes)])
    // It is in the new journal before the old one goes, so it is not written a second time.
    editing.journal = nil
    let journal = try? EditJournal(
      of: file, text: bytes, history: content.saved, and: (entry, text))
    editing.isRecovering = true
    editText(difference, named: entry.label, joins: false, from: .undo)
    editing.isRecovering = false
    editing.journal = journal
    tell(.editing)
    tell(.recovered(content.unsaved.count))
  }

  // MARK: Saving

  /// Saves after the next changes, if the person wants that.
  func saveSoon() {
    editing.saving?.cancel()
    if editing.saveState == .conflict { return }
    guard document.bytes != editing.disk else { return set(.saved) }
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
  /// - Returns: whether the file has it now.
  @discardableResult
  public func save() -> Bool {
    editing.saving?.cancel()
    guard let bytes = document.bytes, let file = document.request.file, bytes != editing.disk
    else {
      set(.saved)
      return true
    }
    do {
      try FileReplacement.write(bytes, to: file, insteadOf: editing.disk)
    } catch {
      if let theirs = try? FileReader.read(file), theirs != editing.disk {
        meet(theirs)
      } else {
        set(.failed(error.message))
      }
      return false
    }
    editing.disk = bytes
    editing.theirs = nil
    set(.saved)
    return true
  }

  /// Saves at once what waits to be saved, because the document is closed.
  func saveAtEnd() {
    editing.saving?.cancel()
    guard editing.savesAsYouGo else { return }
    switch editing.saveState {
    case .saving, .failed: save()
    case .saved, .unsaved, .conflict: break
    }
  }

  /// Removes a draft in which nothing was changed.
  func dropUnusedDraft() {
    guard let file = document.request.file, Drafts.has(file), editing.history.isEmpty else {
      return
    }
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
    editing.journal = try? EditJournal(of: path, text: bytes, history: editing.history)
    set(.saved)
    return nil
  }

  func set(_ state: SaveState) {
    guard state != editing.saveState else { return }
    editing.saveState = state
    tell(.saving)
  }

  /// Whether changes are saved by themselves.
  public func setSavesAsYouGo(_ saves: Bool) {
    editing.savesAsYouGo = saves
    if editing.saveState == .unsaved || editing.saveState == .saving { saveSoon() }
  }

  // MARK: Changes by other programs

  /// Takes a text in that another program has written into the file.
  ///
  /// - Returns: whether that was all; else the document is to be read again.
  @discardableResult
  func takeOutside(_ theirs: [UInt8]) -> Bool {
    guard editing.disk != nil else { return false }
    guard let mine = document.bytes else {
      // It was gone; another text in its place has another history.
      if theirs != editing.disk { forgetHistory() }
      editing.disk = theirs
      return false
    }
    if theirs == mine || theirs == editing.disk { return true }
    guard mine == editing.disk else {
      meet(theirs)
      return true
    }
    let edits = LineDifference(from: mine, to: theirs).edits
    let entry = EditHistory.Entry(
      label: tr("Change by another program"), path: nil, edits: [edits],
      inverse: [edits.inverse(in: mine)])
    editing.history.add(entry, joins: false)
    editing.disk = theirs
    outside = entry
    return false
  }

  /// Keeps the change by another program that has just been read.
  func keepOutside() {
    guard let outside else { return }
    self.outside = nil
    keepInJournal(outside, joined: false)
    tell(.edited(EditChange(edits: outside.edits, path: nil, source: .outside)))
  }

  /// Forgets what could be undone, because the text is another one.
  func forgetHistory() {
    editing.history = EditHistory()
    editing.journal = nil
  }

  private func meet(_ theirs: [UInt8]) {
    editing.saving?.cancel()
    editing.theirs = theirs
    set(.conflict)
  }

  /// What another program has written, as lines with + and - before those that differ.
  public var conflictLines: [String] {
    guard let theirs = editing.theirs, let mine = document.bytes else { return [] }
    let difference = LineDifference(from: theirs, to: mine)
    func text(_ line: ArraySlice<UInt8>) -> String {
      String(decoding: line.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
    return difference.hunks.flatMap { hunk in
      difference.old[hunk.old].map { "− " + text($0) }
        + difference.new[hunk.new].map { "+ " + text($0) }
    }
  }

  /// How a conflict with another program ends.
  public enum ConflictEnd: Sendable { case theirs, mine, both }

  /// Ends a conflict.
  ///
  /// - Returns: why it can't be ended so; `nil` if it was.
  public func endConflict(_ end: ConflictEnd) -> String? {
    guard let theirs = editing.theirs, let mine = document.bytes else { return nil }
    switch end {
    case .mine: break
    case .theirs:
      editing.saveState = .saved
      editText(
        LineDifference(from: mine, to: theirs).edits, named: tr("Change by another program"),
        joins: false, from: .outside)
    case .both:
      guard let merged = ThreeWayMerge.merge(editing.disk ?? [], mine, theirs) else {
        return tr("Both have changed the same lines; keep one of the two.")
      }
      editing.saveState = .saved
      editText(
        LineDifference(from: mine, to: merged).edits, named: tr("Both changes"), joins: false,
        from: .outside)
    }
    editing.disk = theirs
    editing.theirs = nil
    editing.saveState = .unsaved
    save()
    tell(.saving)
    return nil
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
