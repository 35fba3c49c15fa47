import DialogSimulator
import EventLog
import Gtk
import Session

// The log while it is paused, and the log without its rows.

extension Sidebar {
  func setPaused(_ paused: Bool) {
    guard let rows else { return }
    if paused { rows.pause() } else { rows.resume() }
    heardPaused = paused ? HeardMoment(rows.session) : nil
    speechIfMade?.setPaused(paused)
    waiting = 0
    counted = rows.session.log.entries.endIndex
    pausedBar.show(waitingLines)
    keepingSelection {}
    update()
  }

  func countWaiting(_ log: EventLog) {
    let end = log.entries.endIndex
    log.entries.forEachLine(in: min(counted, end)..<end) { line, _ in
      if Outline.isShown(line.sort) { waiting += 1 }
    }
    counted = end
    pausedBar.show(waitingLines)
  }

  /// How many lines of what is listed wait; `nil` where the list is not paused.
  var waitingLines: Int? {
    let heard = lens == .listener ? speechIfMade?.rows?.waitingCount : nil
    return head.isPaused ? heard ?? waiting : nil
  }

  func clear() {
    guard let rows else { return }
    counted = 0
    waiting = 0
    rows.clear()
    onLook?(nil)
    list.selectedRow = nil
    rows.session.clearLog()
    heardCleared = HeardMoment(rows.session)
    if heardPaused != nil { heardPaused = heardCleared }
    speechIfMade?.clear()
    keepingSelection {}
    showCounts(rows)
  }
}
