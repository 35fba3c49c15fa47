import DialogSimulator
import EventLog
import Gtk
import Session

// The log while it is paused, and the log without its rows.

extension Sidebar {
  func setPaused(_ paused: Bool) {
    guard let rows else { return }
    if paused { rows.pause() } else { rows.resume() }
    waiting = 0
    counted = rows.session.log.entries.endIndex
    pausedBar.show(paused ? 0 : nil)
    keepingSelection {}
    update()
  }

  func countWaiting(_ log: EventLog) {
    let end = log.entries.endIndex
    log.entries.forEachLine(in: min(counted, end)..<end) { line, _ in
      if Outline.isShown(line.sort) { waiting += 1 }
    }
    counted = end
    pausedBar.show(waiting)
  }

  func clear() {
    guard let rows else { return }
    counted = 0
    waiting = 0
    rows.clear()
    onLook?(nil)
    list.selectedRow = nil
    rows.session.clearLog()
    keepingSelection {}
    showCounts(rows)
  }
}
