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
    let inputs = log.entries.isEmpty ? 0 : log.inputCount
    let counts = tr(
      "{calls} in {inputs}",
      [
        "calls": ntr("one call", "{n} calls", log.callCount),
        "inputs": ntr("one input", "{n} inputs", inputs),
      ])
    let left = log.left.isEmpty ? nil : ntr("one way left", "{n} ways left", log.left.count)
    count.text = [counts, left, jobs.isEmpty ? nil : jobs.summary].compactMap { $0 }
      .joined(separator: ", ")
    head.chips.update(log, hidden: rows?.hiddenCount ?? 0)
    showWhetherEmpty()
    characters = LogColumns.Characters(
      number: StopText.grouped(log.callCount).count,
      milliseconds: LogTimeText.inColumn(
        milliseconds: log.entries.last?.row.time.milliseconds ?? 0
      ).count,
      delta: 1 + LogTimeText.inColumn(milliseconds: log.longestDelta).count,
      target: rows?.text.longestName ?? 0)
    fitColumns()
  }
}
