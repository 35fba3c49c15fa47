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
    strip?.update(rows.session.log, past: milliseconds)
    speechIfMade?.showPast(place, milliseconds: milliseconds)
    guard place != before else { return }
    redraw(
      rows, from: min(place ?? .max, before ?? .max), through: max(place ?? .max, before ?? .max))
  }

  /// Selects the row of an entry of the log, or the one before it that is in the list, and brings it
  /// into sight, as if a person had selected it.
  func select(entry: Int?) {
    guard let rows, let entry else { return }
    let near = (max(0, entry - Sidebar.hiddenBefore)...max(0, entry)).reversed()
    guard let row = near.lazy.compactMap({ rows.row(ofEntry: $0) }).first else { return }
    guard list.selectedRow != row || !detail.isOpen else { return }
    list.selectedRow = row
    list.scroll(to: row)
    showDetail()
  }

  /// How many rows before an entry of the log may have no line.
  private static let hiddenBefore = 20

  /// Draws the rows that the list has again, if their entries are in a range.
  func redraw(_ rows: LogRows, from first: Int = 0, through last: Int = .max) {
    let shown = list.visibleRows
    let near =
      max(
        0, shown.lowerBound - Sidebar.near)..<min(
        rows.outline.items.count, shown.upperBound + Sidebar.near)
    for row in near where (first...last).contains(rows.outline.items[row].entry) {
      list.rowChanged(row)
    }
  }

  /// How many rows on either side of the visible ones the list may have.
  private static let near = 300
}
