import EventLog
import Gtk
import Session
import WindowWords

// The details of the selected row.

extension Sidebar {
  /// Handles that another row is selected.
  func selected() {
    selectedBefore = nil
    anchor = nil
    if list.selectedRow != nil { importedIfMade?.list.selectedRow = nil }
    showDetail()
    pins.showSelection()
    tellSelected()
    look()
  }

  /// Shows the details of the selected row, if it is a row of the log.
  func showDetail() {
    showCount()
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else {
      return closeDetail()
    }
    let names = rows.text(of: rows.session.log.entries[entry].row).names
    detail.show(rows.detail(ofEntry: entry, row: row), names: names)
    detail.show(why?(entry), rows)
  }

  /// Hides the details; the row stays selected.
  func closeDetail() {
    detail.show(nil, names: nil)
    showCount()
  }

  /// Hides the details if they are shown.
  ///
  /// - Returns: whether the details were shown.
  func escape() -> Bool {
    guard detail.isOpen else { return false }
    closeDetail()
    return true
  }

  /// Whether Return is for the list, because a row is selected.
  var hasSelection: Bool { list.selectedRow != nil }

  /// The selected row of the log; `nil` without one.
  var selectedOrigin: LogOrigin? {
    guard let rows, let entry = selectedEntry else { return nil }
    return rows.session.log.entries.origin(of: entry)
  }

  /// Selects a row and shows it, also one that a filter hides or that is in a folded group.
  func go(to origin: LogOrigin) {
    guard let rows, let place = rows.session.log.entries.place(of: origin) else { return }
    if rows.row(ofEntry: place) == nil {
      rows.unfold(input: rows.session.log.entries.input(at: place))
      showAll()
      while rows.isReading, !rows.readOn() {}
      keepingSelection {}
      showReread()
    }
    guard let row = rows.row(ofEntry: place) else { return }
    list.selectedRow = row
    list.scroll(to: row)
    selected()
  }
}
