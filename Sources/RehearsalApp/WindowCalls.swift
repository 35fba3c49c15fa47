import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// What of the calls an audience sees on the stage.
@MainActor
final class AudienceCalls {
  let strip = CallStrip()
  /// Whether the last calls are shown.
  var showsLast = false
  /// Whether those are shown that a tap would cause.
  var showsForeseen = false
  /// What one key keeps from the stage until the same key brings it back.
  var hidden: Set<PresenterKey> = []
  /// What is pointed at, and the state of the run that was asked.
  fileprivate var asked: (input: Input, moment: Int, rows: Int)?
}

// The calls beside the device, for an audience.

extension MainWindow {
  /// Shows the last calls beside the device, or hides them.
  func showLastCalls(_ shows: Bool) {
    calls.showsLast = shows
    followCalls()
    followRunSheet()
  }

  /// Shows which calls a tap at the pointer would cause, or hides that.
  func showForeseenCalls(_ shows: Bool) {
    guard shows != calls.showsForeseen else { return }
    calls.showsForeseen = shows
    calls.asked = nil
    followCalls()
    followRunSheet()
    guard shows else { return }
    stage.onFrame { [weak self] in
      guard let self, calls.showsForeseen else { return false }
      foresee()
      return true
    }
  }

  /// Shows the calls as the run is now.
  func followCalls() {
    let room = ground.allocation
    calls.strip.fit(beside: stage.roomBesideDevice, wide: room.width, height: room.height)
    if calls.showsForeseen { return foresee() }
    guard calls.showsLast, let session else { return calls.strip.show(nil) }
    let last = AudienceCall.last(calls.strip.capacity, of: session.log, session.prototype)
    calls.strip.show(
      CallStrip.Content(
        heading: last.isEmpty ? tr("No calls yet") : tr("Last calls"), calls: last))
  }

  /// Shows the calls that a tap on what is pointed at would cause: a copy of the run makes them.
  private func foresee() {
    guard let session, workbench.past == nil, !workbench.editing.isOn else {
      return calls.strip.show(nil)
    }
    let inputs = session.simulator.choices
    guard let input = stage.pointedInput(among: inputs, in: window) else {
      calls.asked = nil
      return calls.strip.show(
        CallStrip.Content(heading: tr("Point at a button to see what it would call."), calls: []))
    }
    let (moment, rows) = (session.state.now.milliseconds, session.log.entries.count)
    if let asked = calls.asked, asked == (input, moment, rows) { return }
    calls.asked = (input, moment, rows)
    let foreseen = workbench.foreseenRows(of: input)
    let all = AudienceCall.foreseen(foreseen, session.prototype)
    let title = AudienceCall.title(of: foreseen)
    calls.strip.show(
      CallStrip.Content(heading: AudienceCalls.heading(title, isEmpty: all.isEmpty), calls: all))
  }
}

extension AudienceCalls {
  /// What stands over foreseen calls.
  fileprivate static func heading(_ title: String?, isEmpty: Bool) -> String {
    switch (title, isEmpty) {
    case (let title?, false): tr("A tap on “{title}” would call", ["title": title])
    case (let title?, true): tr("A tap on “{title}” would call nothing.", ["title": title])
    case (nil, false): tr("A tap would call")
    case (nil, true): tr("A tap would call nothing.")
    }
  }
}
