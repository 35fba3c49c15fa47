import Session

/// The journal of an open document, which is written off the main thread.
///
/// Its functions are called one after the other, in the order of the changes.
final class JournalKeeper: Sendable {
  private let journal = Guarded<EditJournal?>(nil)

  /// What a new journal has in place of one that can't be added to.
  struct Beginning: Sendable {
    let file: String
    /// What the file has.
    let disk: [UInt8]
    /// What it is to have.
    let text: [UInt8]
    /// The changes of before.
    ///
    /// They are copied out of the history, because that is changed in place while this is written.
    let history: [JournalLine]
    /// How many changes at the end of the history were not saved.
    let unsaved: Int

    fileprivate func journal() -> Result<EditJournal, WriteFailure> {
      Result { () throws(WriteFailure) in
        try EditJournal(of: file, disk: disk, text: text, history: history, unsaved: unsaved)
      }
    }
  }

  /// Begins the journal anew.
  ///
  /// - Returns: why it can't be written; `nil` if it was.
  @discardableResult
  func begin(_ beginning: Beginning) -> String? {
    journal.withLock { journal in
      switch beginning.journal() {
      case .success(let new):
        journal = new
        return nil
      case .failure(let failure):
        journal = nil
        return failure.reason
      }
    }
  }

  /// Writes down what was done.
  ///
  /// - Parameter beginning: what a new journal has, which has the line already.
  /// - Returns: why it can't be written; `nil` if it was.
  func add(_ line: JournalLine, or beginning: Beginning) -> String? {
    let isAdded = journal.withLock { journal in
      guard var open = journal, !open.isLong else { return false }
      do {
        try open.add(line, after: beginning.text)
        journal = open
        return true
      } catch {
        // It may have been removed, or another process has it.
        return false
      }
    }
    return isAdded ? nil : begin(beginning)
  }

  /// Writes down that the file has a text.
  func addSaved(_ text: [UInt8]) {
    journal.withLock { journal in
      // Without it the text of an earlier save is taken where the file is changed outside.
      try? journal?.add(.saved, after: text)
    }
  }

  /// Begins a new journal at the next change.
  func forget() { journal.withLock { $0 = nil } }
}
