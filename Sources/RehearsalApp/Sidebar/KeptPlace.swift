import EventLog
import Gtk

/// A row that a person reads and its place on the screen, while the list around it changes.
@MainActor
struct KeptPlace {
  /// The place of its entry in the log.
  private let entry: Int
  /// How far it is below the top of the visible part, in pixels.
  private let offset: Double

  /// The selected row if it is visible, else the row in the middle; `nil` for a list that follows its
  /// end and has no row selected, and for one without rows.
  init?(in list: LogList, of rows: LogRows) {
    let visible = list.visibleRows
    let selected = list.selectedRow.flatMap { visible.contains($0) ? $0 : nil }
    guard selected != nil || !list.follows else { return nil }
    let middle = (visible.lowerBound + visible.upperBound) / 2
    let row =
      selected ?? (middle..<max(middle, visible.upperBound)).first { rows.entry(at: $0) != nil }
    guard let row, let entry = rows.entry(at: row) else { return nil }
    (self.entry, offset) = (entry, list.offset(of: row))
  }

  /// Scrolls so that the row, or the first one after it that is shown, is where it was.
  func restore(in list: LogList, of rows: LogRows) {
    guard let row = rows.row(atOrAfter: entry) else { return }
    list.place(row, at: offset)
  }
}
