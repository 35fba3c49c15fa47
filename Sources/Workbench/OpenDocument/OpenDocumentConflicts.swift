import PrototypeEditing
import PrototypeFile
import Session
import Texts

// What happens where another program has changed the file of a document.

extension OpenDocument {
  /// Takes in what the file has, as far as nothing is lost by that.
  ///
  /// - Parameters:
  ///   - always: whether to show a text again that is shown already.
  ///   - origin: the window that has read it, which is not told of the change.
  /// - Returns: the change; `nil` where there is none, or a conflict that the windows were told of.
  func take(
    _ content: DocumentContent, always: Bool = false, by origin: any DocumentObserver
  ) -> DocumentChange? {
    if let session = content.sessionBytes, disk != nil {
      if hasUnsavedChanges {
        meet(makeRevision(session))
        return nil
      }
      disk = nil
      forgetHistory()
    }
    guard let theirs = content.revision, content.sessionBytes == nil else {
      if hasUnsavedChanges, let failure = content.failure {
        saving.cancel()
        set(.failed(failure))
        return nil
      }
      return adopt(content, nil, by: origin)
    }
    guard let disk else {
      return always || !theirs.hasSameText(as: revision) ? adopt(content, nil, by: origin) : nil
    }
    guard let mine = revision else {
      // It was gone; another text in its place has another history.
      if !theirs.hasSameText(as: disk) { forgetHistory() }
      self.disk = theirs
      return adopt(content, nil, by: origin)
    }
    if theirs.hasSameText(as: mine) || theirs.hasSameText(as: disk) {
      if theirs.hasSameText(as: mine) { self.disk = theirs }
      endConflict(with: theirs)
      return always && theirs.hasSameText(as: mine) ? adopt(content, nil, by: origin) : nil
    }
    guard mine.hasSameText(as: disk) else {
      meet(theirs)
      return nil
    }
    let entry = outsideEntry(from: mine.text, to: theirs.text)
    history.add(entry, joins: false)
    self.disk = theirs
    return adopt(
      content, EditChange(edits: entry.edits, path: nil, source: .outside), by: origin,
      journal: .edit(entry))
  }

  private func adopt(
    _ content: DocumentContent, _ edit: EditChange?, by origin: any DocumentObserver,
    journal line: JournalLine? = nil
  ) -> DocumentChange {
    let change = replace(with: content, edit)
    if let line, let revision {
      keepInJournal(line)
      keepSaved(revision)
    }
    if change.isOtherText {
      tell(.changed(change), without: origin)
    } else if change.hadWarnings, warnings.isEmpty {
      tell(.warnings, without: origin)
    }
    return change
  }

  /// A change that another program has made.
  func outsideEntry(from old: [UInt8], to new: [UInt8]) -> EditHistory.Entry {
    let edits = textEdits(from: old, to: new)
    return EditHistory.Entry(
      label: tr("Change by another program"), path: nil, edits: [edits],
      inverse: [edits.inverse(in: old)])
  }

  /// Has a conflict with what another program has written.
  func meet(_ theirs: Revision) {
    saving.cancel()
    conflict = theirs
    saveState = .conflict
    // There may have been another one.
    tell(.saving)
  }

  /// Ends a conflict where the file has come to what was read last, or to what is here.
  private func endConflict(with theirs: Revision) {
    guard conflict != nil else { return saveSoon() }
    conflict = nil
    disk = theirs
    if theirs.hasSameText(as: revision) { keepSaved(theirs) }
    set(.unsaved)
    saveSoon()
  }

  /// What another program has written, as lines with + and - before those that differ.
  var conflictLines: [String] {
    guard let theirs = conflict?.text, let mine = bytes else { return [] }
    let difference = LineDifference(from: theirs, to: mine)
    func text(_ line: ArraySlice<UInt8>) -> String {
      String(decoding: line.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
    return difference.hunks.flatMap { hunk in
      difference.old[hunk.old].map { "− " + text($0) }
        + difference.new[hunk.new].map { "+ " + text($0) }
    }
  }
}

/// How a conflict with another program ends.
public enum ConflictEnd: Sendable { case theirs, mine, both }

extension OpenDocument {
  /// Ends a conflict.
  ///
  /// - Returns: why it can't be ended so; `nil` if it was.
  func endConflict(_ end: ConflictEnd, by origin: any DocumentObserver) -> String? {
    finishWriting()
    guard let theirs = conflict, let mine = bytes else { return nil }
    let change: (text: [UInt8], label: String)?
    switch end {
    case .mine: change = nil
    case .theirs: change = (theirs.text, tr("Change by another program"))
    case .both:
      guard let merged = ThreeWayMerge.merge(disk?.text ?? [], mine, theirs.text) else {
        return tr("Both have changed the same lines; keep one of the two.")
      }
      change = (merged, tr("Both changes"))
    }
    if let change {
      saveState = .saved
      let edits = textEdits(from: mine, to: change.text)
      do {
        if !edits.isEmpty {
          try editText(
            edits, named: change.label, joins: false, from: .outside, at: nil, by: origin)
        }
      } catch {
        saveState = .conflict
        return error.message
      }
    }
    (disk, conflict, saveState) = (theirs, nil, .unsaved)
    save()
    tell(.saving)
    return nil
  }
}
