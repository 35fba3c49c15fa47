import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

// The counts of the log, and the widths of the list's columns.

extension Sidebar {
  func showCounts(_ log: EventLog) {
    showCount()
    head.chips.update(log, hidden: rows?.hiddenCount ?? 0)
    showWhetherEmpty()
    showLongestTime(log)
    characters = LogColumns.Characters(
      number: StopText.grouped(log.callCount).count,
      milliseconds: timeCharacters,
      delta: 1 + LogTimeText.inColumn(milliseconds: log.longestDelta).count,
      target: rows?.text.longestName ?? 0)
    fitColumns()
  }

  /// Shows how many calls there are, and how many rows are selected where these are several.
  func showCount() {
    guard let log = rows?.session.log else { return }
    let inputs = log.entries.isEmpty ? 0 : log.inputCount
    let counts = tr(
      "{calls} in {inputs}",
      [
        "calls": ntr("one call", "{n} calls", log.callCount),
        "inputs": ntr("one input", "{n} inputs", inputs),
      ])
    let left = log.left.isEmpty ? nil : ntr("one way left", "{n} ways left", log.left.count)
    let several = list.selectedRows.map(\.count) ?? 0
    let selected = several > 1 ? Sidebar.selectedCount(several) : nil
    count.text = [selected, counts, left, jobs.isEmpty ? nil : jobs.summary].compactMap { $0 }
      .joined(separator: ", ")
  }

  /// Makes room for the times of the rows; those of earlier runs may be longer than the last one.
  private func showLongestTime(_ log: EventLog) {
    func count(_ milliseconds: Int) -> Int {
      LogTimeText.inColumn(milliseconds: milliseconds).count
    }
    let last = log.entries.last.map { count($0.row.time.milliseconds) } ?? 0
    let state = rows?.session.state
    let held = state?.hold == nil ? 0 : count(state?.now.milliseconds ?? 0)
    timeCharacters = max(log.entries.isEmpty ? 0 : timeCharacters, last, held)
  }
}
