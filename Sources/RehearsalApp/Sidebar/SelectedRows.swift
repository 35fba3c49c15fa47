import EventLog
import Gtk
import Session
import Texts
import WindowWords

// Several selected rows: which entries of the log they are, and how that is said.

extension Sidebar {
  /// The places in the log of the selected rows, where there are several; those of a folded group
  /// are its calls.
  var selectedPlaces: [Int]? {
    guard let rows, let selected = list.selectedRows, selected.count > 1 else { return nil }
    let items = rows.outline.items
    return selected.flatMap { row -> [Int] in
      guard let entry = rows.entry(at: row) else { return [] }
      let isFolded = rows.isHeading(at: row) && rows.outline.folded.contains(items[row].input)
      guard isFolded else { return [entry] }
      return [entry] + (rows.session.log.entries.places(ofCallsOf: items[row].input))
    }
  }

  /// The first and the last place in the log that the selected rows mean.
  var selectedEntries: ClosedRange<Int>? {
    if let places = selectedPlaces, let first = places.min(), let last = places.max() {
      return first...last
    }
    return selectedEntry.map { $0...$0 }
  }

  /// Says how many rows are selected, where there are several.
  func tellSelected() {
    let count = list.selectedRows?.count ?? 0
    guard count > 1 else { return }
    list.announce(LogList.selectedCount(count))
  }
}

extension LogList {
  /// The words for several selected rows.
  static func selectedCount(_ count: Int) -> String {
    ntr("one row selected", "{n} rows selected", count)
  }
}
