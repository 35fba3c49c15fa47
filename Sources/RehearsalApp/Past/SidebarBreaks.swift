import EventLog
import Gtk
import Session
import Workbench

// How the list shows breakpoints, and values that are logged afterwards.

extension Sidebar {
  /// The place in the log of the selected row; `nil` without one.
  var selectedEntry: Int? { list.selectedRow.flatMap { rows?.entry(at: $0) } }

  /// Shows the breakpoints, and at each call the value that is logged there.
  func show(
    _ breaks: [MethodBreak], names: Names?, value: @escaping @MainActor (Int) -> String?
  ) {
    if !breaks.isEmpty || rows?.breaks.isEmpty == false { breakList.show(breaks, names: names) }
    guard let rows else { return }
    rows.breaks = breaks
    rows.loggedValue = value
    redraw(rows)
  }
}
