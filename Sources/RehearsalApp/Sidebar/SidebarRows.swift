import DialogSimulator
import EventLog
import Gtk
import Session
import WindowWords

// How the list changes when the log does.

extension Sidebar {
  /// Removes the rows that the log has folded away; those that a person reads stay in sight.
  func fold(_ rows: LogRows) {
    guard rows.hasFolded else { return }
    let shown = list.visibleRows
    let middle = rows.entry(at: (shown.lowerBound + shown.upperBound) / 2)
    keepingSelection { rows.fold() }
    guard !list.follows, let row = middle.flatMap({ rows.row(ofEntry: $0) }) else { return }
    list.scroll(to: row)
  }

  /// Updates the list for new rows at the end, and for changed counts in headings.
  func showChanges(_ rows: LogRows, _ new: Range<Int>, of log: EventLog) {
    let count = rows.rowCount
    let tail = rows.tail
    let first = listed - (listedTail == nil ? 0 : 1)
    if count < listed {
      keepingSelection {}
    } else {
      // A new row may now be where the open question or the wait row was.
      if listedTail != nil, listedTail != tail || count > listed { list.rowChanged(listed - 1) }
      if count > listed || rows.outline.items.count > first { append(rows, from: first) }
      for row in rows.takeGrownRows() { list.rowChanged(row) }
      var inputs: Set<Int> = []
      log.entries.forEachLine(in: new) { line, _ in inputs.insert(line.input) }
      for input in inputs {
        if let place = rows.outline.heading(ofInput: input) { list.rowChanged(place) }
      }
    }
    listed = count
    listedTail = tail
    // The wait row may now be where a selected open question was.
    if tail?.kind == .wait, list.selectedRow == count - 1 {
      list.selectedRow = nil
      closeDetail()
    }
  }

  /// Adds rows at the end.
  func append(_ rows: LogRows, from first: Int) {
    let items = rows.outline.items
    let new = items[min(max(0, first), items.count)...]
    let calls = new.count { $0.kind == .call }
    following.append(calls: calls, rowCount: rows.rowCount)
    guard let last = new.last(where: { $0.kind == .call })?.entry else { return }
    let row = rows.session.log.entries[last].row
    announcer.add(
      calls, last: rows.lensWords(row) ?? rows.text(of: row).spoken(row),
      input: rows.session.log.entries.input(at: last), over: list)
  }

  /// Folds or unfolds a heading; for any other row, opens its details.
  func activate(_ row: Int) {
    guard let rows else { return }
    guard rows.isHeading(at: row) else {
      showDetail()
      return look()
    }
    keepingSelection { rows.toggle(at: row) }
    if rows.isReading { readOn() }
  }

  /// Performs a change of the rows, then selects the same row again if it still exists.
  func keepingSelection(_ change: () -> Void) {
    guard let rows else { return }
    let entry = list.selectedRow.flatMap { rows.entry(at: $0) } ?? selectedBefore
    let other = list.otherSelectedRow.flatMap { rows.entry(at: $0) }
    change()
    list.rowsReset()
    listed = rows.rowCount
    listedTail = rows.tail
    list.selectedRow = entry.flatMap { rows.row(ofEntry: $0) }
    if let row = list.selectedRow, let end = other.flatMap({ rows.row(ofEntry: $0) }) {
      list.select(row, to: end)
    }
    // The row may be in the part that is not read yet.
    selectedBefore = rows.isReading && list.selectedRow == nil ? entry : nil
    if list.selectedRow == nil, selectedBefore == nil { closeDetail() }
    pins.showSelection()
  }
}
