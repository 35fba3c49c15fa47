import PrototypeEditing
import PrototypeFile
import Session
import Texts

// How an opened document gets back what was changed in it before.

extension OpenDocument {
  /// What a journal has brought.
  enum Recovered {
    /// What can be undone, if anything.
    case history
    /// Changes that were not saved and are made again.
    case changes(Int)
    /// Changes that another program has overwritten.
    case conflict
    /// Nothing, because the file was changed meanwhile.
    case forgotten
  }

  /// Takes up what the journal of the document has: what can be undone, and what was not saved.
  ///
  /// - Returns: `nil` where there is no journal.
  func takeJournal() -> Recovered? {
    finishWriting()
    guard history.isEmpty, !isRecording, let file, let revision,
      let content = JournalContent(of: file, text: revision.text)
    else { return nil }
    guard content.isOfText else { return rebase(content, of: file, onto: revision) }
    disk = revision
    guard let text = content.text, !revision.has(text) else {
      // What does not lead to the text that the journal speaks of is not made again.
      history = content.text == nil ? content.saved : content.all
      return .history
    }
    history = content.all
    takeUp(makeRevision(text), instead: revision, steps: content.unsaved.undoable)
    return .changes(content.unsaved.count)
  }

  /// Takes up what the journal has where another program has changed the file meanwhile.
  private func rebase(
    _ content: JournalContent, of file: String, onto theirs: Revision
  ) -> Recovered {
    guard let base = content.base, let mine = content.text else {
      EditJournal.keepAside(of: file)
      return .forgotten
    }
    history = content.all
    guard let merged = ThreeWayMerge.merge(base, mine, theirs.text) else {
      (disk, conflict, saveState) = (makeRevision(base), theirs, .conflict)
      takeUp(makeRevision(mine), instead: theirs, steps: 0)
      return .conflict
    }
    disk = theirs
    if merged != mine { history.add(outsideEntry(from: mine, to: merged), joins: false) }
    if theirs.has(merged) {
      beginJournal()
      return .history
    }
    takeUp(makeRevision(merged), instead: theirs, steps: 0)
    return .changes(content.unsaved.count)
  }

  /// Shows a text that the file does not have.
  ///
  /// - Parameter steps: how many changes at the end of the history lead to it from what the file
  ///   has; 0 where that is not so.
  private func takeUp(_ revision: Revision, instead old: Revision, steps: Int) {
    recoveredSteps = steps
    let edits = LineDifference(from: old.text, to: revision.text).edits
    change(to: revision, EditChange(edits: [edits], path: nil, source: .undo), journal: nil)
    // The old journal goes when the new one has all that it has.
    beginJournal()
  }
}
