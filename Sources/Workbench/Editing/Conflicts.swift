import PrototypeEditing
import PrototypeFile
import Session
import Texts

// What happens where another program has changed the file of a document.

extension Workbench {
  /// Takes a text in that another program has written into the file.
  ///
  /// - Returns: whether that was all; else the document is to be read again.
  @discardableResult
  func takeOutside(_ theirs: Revision) -> Bool {
    guard let disk = editing.disk else { return false }
    guard let mine = document.revision else {
      // It was gone; another text in its place has another history.
      if !theirs.hasSameText(as: disk) { forgetHistory() }
      editing.disk = theirs
      return false
    }
    if theirs.hasSameText(as: mine) || theirs.hasSameText(as: disk) {
      endConflict(with: theirs)
      return true
    }
    guard mine.hasSameText(as: disk) else {
      meet(theirs)
      return true
    }
    let entry = outsideEntry(from: mine.text, to: theirs.text)
    editing.history.add(entry, joins: false)
    editing.disk = theirs
    editing.file.outside = entry
    return false
  }

  /// Keeps the change by another program that has just been read.
  func keepOutside() {
    guard let outside = editing.file.outside, let revision = document.revision else { return }
    editing.file.outside = nil
    keepInJournal(.edit(outside))
    keepSaved()
    let change = EditChange(edits: outside.edits, path: nil, source: .outside)
    tell(.edited(change))
    share(revision, change)
  }

  /// Forgets what could be undone, because the text is another one.
  func forgetHistory() {
    editing.history = EditHistory()
    editing.journal = nil
    tellAll(.editing)
  }

  func meet(_ theirs: Revision) {
    editing.saving?.cancel()
    editing.theirs = theirs
    set(.conflict)
    // There may have been another one.
    tellAll(.saving)
  }

  /// Ends a conflict where the file has come to what was read last, or to what is here.
  private func endConflict(with theirs: Revision) {
    guard editing.theirs != nil else { return }
    editing.theirs = nil
    editing.disk = theirs
    keepSaved()
    set(.unsaved)
    saveSoon()
  }

  /// The changes that lead from one text to another, without what both have.
  func textEdits(from old: [UInt8], to new: [UInt8]) -> [SourceEdit] {
    LineDifference(from: old, to: new).edits.map { $0.trimmed(in: old) }
  }

  /// What another program has written, as lines with + and - before those that differ.
  public var conflictLines: [String] {
    guard let theirs = editing.theirs?.text, let mine = document.bytes else { return [] }
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
        textEdits(from: mine, to: theirs.text), named: tr("Change by another program"),
        joins: false, from: .outside)
    case .both:
      guard let merged = ThreeWayMerge.merge(editing.disk?.text ?? [], mine, theirs.text) else {
        return tr("Both have changed the same lines; keep one of the two.")
      }
      editing.saveState = .saved
      editText(
        textEdits(from: mine, to: merged), named: tr("Both changes"), joins: false,
        from: .outside)
    }
    editing.disk = theirs
    editing.theirs = nil
    editing.saveState = .unsaved
    save()
    tellAll(.saving)
    return nil
  }
}
