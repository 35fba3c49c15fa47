import EventLog
import Gtk
import Session

// How the list and the strip of time show the past.

extension Sidebar {
  /// Tells which row a person has selected: one of the log, or none.
  func look() {
    guard let row = list.selectedRow else { return onLook?(nil) ?? () }
    if let entry = rows?.entry(at: row) { onLook?(entry) }
  }

  /// Marks the row whose moment is on the stage, by its place in the log; `nil` for the present.
  func showPast(_ place: Int?, milliseconds: Int?) {
    guard let rows else { return }
    let before = rows.past
    rows.past = place
    strip.update(rows.session.log, past: milliseconds)
    guard place != before else { return }
    redraw(rows)
  }

  /// Selects the row of an entry of the log and brings it into sight, as if a person had selected it.
  func select(entry: Int?) {
    guard let rows, let entry, let row = rows.row(ofEntry: entry) else { return }
    list.selectedRow = row
    list.scroll(to: row)
    showDetail()
  }

  /// Draws the rows that the list has again.
  func redraw(_ rows: LogRows) {
    let shown = list.visibleRows
    let near =
      max(
        0, shown.lowerBound - Sidebar.near)..<min(
        rows.rowCount, shown.upperBound + Sidebar.near)
    for row in near { list.rowChanged(row) }
  }

  /// How many rows on either side of the visible ones the list may have.
  private static let near = 300
}
