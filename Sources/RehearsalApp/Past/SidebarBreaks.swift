import EventLog
import Gtk
import OrderRules
import Session
import Workbench

// How the list shows breakpoints, and values that are logged afterwards.

extension Sidebar {
  /// The place in the log of the selected row; `nil` without one.
  var selectedEntry: Int? { list.selectedRow.flatMap { rows?.entry(at: $0) } }

  /// The place in the log of the first row of the selected line that represents rows that were
  /// left; `nil` for another line.
  var selectedLeft: Int? {
    guard let items = rows?.outline.items, let row = list.selectedRow, items.indices.contains(row),
      items[row].kind == .left
    else { return nil }
    return items[row].entry
  }

  /// Shows the breakpoints, at each call the value that is logged there, and the calls that are out
  /// of order.
  func show(
    _ breaks: [MethodBreak], names: Names?, value: @escaping @MainActor (Int) -> String?,
    breach: @escaping @MainActor (LogOrigin) -> OrderBreach?
  ) {
    if !breaks.isEmpty || rows?.breaks.isEmpty == false { breakList.show(breaks, names: names) }
    guard let rows else { return }
    rows.breaks = breaks
    rows.loggedValue = value
    rows.breach = breach
    redraw(rows)
  }
}
