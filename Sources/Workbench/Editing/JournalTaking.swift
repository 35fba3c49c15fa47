import PrototypeEditing
import PrototypeFile
import Session
import Texts

// How an opened document gets back what was changed in it before.

extension Workbench {
  /// Takes up what the journal of the document has: what can be undone, and what was not saved.
  func takeJournal() {
    guard editing.history.isEmpty, !document.isRecording, let file = document.request.file,
      let revision = document.revision,
      let content = JournalContent(of: file, text: revision.text)
    else { return }
    guard content.isOfText else { return rebase(content, of: file, onto: revision) }
    editing.disk = revision
    guard let text = content.text, !revision.has(text) else {
      // What does not lead to the text that the journal speaks of is not made again.
      editing.history = content.text == nil ? content.saved : content.all
      return tell(.editing)
    }
    editing.history = content.all
    takeUp(makeRevision(text), of: file, instead: revision, steps: content.unsaved.undoable)
    saveSoon()
    tell(.editing)
    tell(.recovered(content.unsaved.count))
  }

  /// Takes up what the journal has where another program has changed the file meanwhile.
  private func rebase(_ content: JournalContent, of file: String, onto theirs: Revision) {
    guard let base = content.base, let mine = content.text else {
      EditJournal.keepAside(of: file)
      return tell(.forgotten)
    }
    editing.history = content.all
    guard let merged = ThreeWayMerge.merge(base, mine, theirs.text) else {
      editing.disk = makeRevision(base)
      editing.theirs = theirs
      editing.saveState = .conflict
      takeUp(makeRevision(mine), of: file, instead: theirs, steps: 0)
      tell(.editing)
      return tell(.saving)
    }
    editing.disk = theirs
    if merged != mine { editing.history.add(outsideEntry(from: mine, to: merged), joins: false) }
    if theirs.has(merged) {
      editing.journal = try? newJournal(of: file, merged)
    } else {
      takeUp(makeRevision(merged), of: file, instead: theirs, steps: 0)
      saveSoon()
      tell(.recovered(content.unsaved.count))
    }
    tell(.editing)
  }

  /// Shows a text that the file does not have.
  ///
  /// - Parameter steps: how many changes at the end of the history lead to it from what the file
  ///   has; 0 where that is not so.
  private func takeUp(
    _ revision: Revision, of file: String, instead old: Revision, steps: Int
  ) {
    editing.recoveredSteps = steps
    // The old journal goes when the new one has all that it has.
    editing.journal = try? newJournal(of: file, revision.text)
    let difference = LineDifference(from: old.text, to: revision.text).edits
    take(revision, EditChange(edits: [difference], path: nil, source: .undo))
  }

  /// A change that another program has made.
  func outsideEntry(from old: [UInt8], to new: [UInt8]) -> EditHistory.Entry {
    let edits = textEdits(from: old, to: new)
    return EditHistory.Entry(
      label: tr("Change by another program"), path: nil, edits: [edits],
      inverse: [edits.inverse(in: old)])
  }

  /// Takes back all changes that had not been saved and were made again.
  public func undoRecovered() {
    for _ in 0..<editing.recoveredSteps { undo() }
    editing.recoveredSteps = 0
  }
}
