import DialogSimulator
import EventLog
import Gtk
import Session
import Texts

// What a person filters, and how a long log is read again for it.

extension Sidebar {
  /// Reads the rest of a long log, in pieces between frames.
  func readOn() {
    guard reader == nil else { return }
    reader = MainLoop.inTurns { [weak self] in
      guard let self, let rows else { return false }
      if rows.isReading {
        guard rows.readOn() else { return true }
        reader = nil
        keepingSelection {}
        showReread()
      } else {
        reader = nil
        update()
      }
      return false
    }
  }

  func setFilter(_ text: String) {
    guard let rows else { return }
    rows.filter = Filter(typed: text)
    head.field.show(rows.filter.problems)
    imported.filter(rows.filter)
    reread()
  }

  /// Shows the kinds of rows whose chips are pressed.
  func choose() {
    rows?.hiddenKinds = head.chips.hiddenKinds
    reread()
  }

  /// Removes every filter, so that all rows are shown.
  func showAll() {
    head.chips.showAll()
    head.filter = ""
    rows?.hiddenKinds = []
    setFilter("")
  }

  /// Shows in the rows what calls lack and have too much.
  func mark(_ marks: CallMarks) {
    rows?.mark(marks)
    reread()
  }

  /// Reads the log again; what a person reads keeps its place.
  func reread() {
    guard let rows else { return }
    anchor = anchor ?? KeptPlace(in: list, of: rows)
    keepingSelection { rows.reread(list.follows && anchor == nil ? .end : .start) }
    following.newCalls.clear()
    if rows.isReading { readOn() } else { showReread() }
  }

  /// Shows the selected row, and the counts of a log that has been read again.
  func showReread() {
    guard let rows else { return }
    anchor?.restore(in: list, of: rows)
    anchor = nil
    if let row = list.selectedRow, !list.visibleRows.contains(row) { list.scroll(to: row) }
    head.chips.update(rows.session.log, hidden: rows.hiddenCount)
    showWhetherEmpty()
  }

  func showWhetherEmpty() {
    guard let rows else { return }
    empty.isVisible =
      rows.outline.items.isEmpty && rows.session.state.hold == nil && !rows.isReading
    empty.text =
      rows.hiddenCount == 0 && rows.filter.isEmpty
      ? tr("Tap something on the stage: its calls appear here.")
      : empty.isVisible ? noRow(rows) : ""
  }

  /// Why no row fits: a filter that names a method is a question for it.
  private func noRow(_ rows: LogRows) -> String {
    let text = tr("No row fits the filter.")
    guard let asked = WhyNot.method(in: head.filter) else { return text }
    let entries = rows.session.log.entries
    // The last rows of a very long run are enough for an answer.
    let last = max(entries.startIndex, entries.endIndex - Sidebar.searchedForReasons)
    let why = WhyNot(
      asked.method, of: asked.target, in: rows.session.prototype,
      rows: (last..<entries.endIndex).lazy.map { entries[$0].row })
    return ([text] + why.sentences).joined(separator: "\n\n")
  }

  private static let searchedForReasons = 10_000
}
