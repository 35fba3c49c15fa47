import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

// The counts of the log.

extension Sidebar {
  func showCounts(_ rows: LogRows, isNew: Bool = false) {
    let log = rows.session.log
    showCount()
    head.chips.update(hidden: rows.hiddenCount) { log.count(of: $0) }
    showWhetherEmpty()
    columns.show(rows.session, isNew: isNew, longestName: rows.text.longestName)
  }

  /// Shows how many calls there are, and how many rows are selected where these are several.
  func showCount() {
    guard let log = rows?.session.log else { return }
    if lens == .listener, let summary = speechIfMade?.summary { return count.text = summary }
    let inputs = log.entries.isEmpty ? 0 : log.inputCount
    let counts = tr(
      "{calls} in {inputs}",
      [
        "calls": ntr("one call", "{n} calls", log.callCount),
        "inputs": ntr("one input", "{n} inputs", inputs),
      ])
    let left = log.left.isEmpty ? nil : ntr("one way left", "{n} ways left", log.left.count)
    let several = list.selectedRows.map(\.count) ?? 0
    let selected = several > 1 ? LogList.selectedCount(several) : nil
    count.text = [selected, counts, left, jobs.isEmpty ? nil : jobs.summary].compactMap { $0 }
      .listed()
  }
}
