import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Stage
import StageGeometry
import Texts
import WindowWords
import Workbench

/// What of the calls an audience sees on the stage.
@MainActor
final class AudienceCalls {
  let strip = CallStrip()
  /// Where the strip is over the ground of the stage.
  let holder = Box(.vertical)
  /// Where the strip is, and what that was chosen for.
  fileprivate var place = CallStrip.Place.beside
  fileprivate var placed: (ground: Size, zoom: ZoomLevel)?
  /// Whether the last calls are shown.
  var showsLast = false
  /// Whether those are shown that a tap would cause.
  var showsForeseen = false
  /// What one key keeps from the stage until the same key brings it back.
  var hidden: Set<PresenterKey> = []
  /// What is pointed at, and the state of the run that was asked.
  fileprivate var asked: (input: Input, moment: Int, rows: Int)?

  init() {
    holder.packStart(strip.widget, expand: true)
    holder.ignoresShowAll = true
  }

  /// Shows calls, or nothing with `nil`.
  fileprivate func show(_ content: CallStrip.Content?) {
    strip.show(content)
    showHolder()
  }

  /// Even without a strip it would keep tooltips and drags from what is under it.
  fileprivate func showHolder() {
    holder.isVisible = strip.widget.isVisible && place != .aside
  }
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
    placeStrip()
    if calls.showsForeseen { return foresee() }
    guard calls.showsLast, let session else { return calls.show(nil) }
    let last = AudienceCall.last(calls.strip.capacity, of: session.log, session.prototype)
    calls.show(
      CallStrip.Content(
        heading: last.isEmpty ? tr("No calls yet") : tr("Last calls"), calls: last))
  }

  /// Gives the strip a place where it does not lie over the device.
  private func placeStrip() {
    let (room, column) = (ground.allocation.size, panes?.columnSize)
    // Under the device it takes room from it, and there is more beside it then.
    let stays =
      calls.place == .under && calls.strip.widget.isVisible && column == nil
      && calls.placed.map { $0 == (room, stage.zoomLevel) } ?? false
    let place: CallStrip.Place =
      if stays {
        .under
      } else if stage.roomBesideDevice >= CallStrip.least {
        .beside
      } else {
        column == nil ? .under : .aside
      }
    if (place == .aside) != (calls.place == .aside), let aside = panes?.aside {
      (place == .aside ? calls.holder : aside).remove(calls.strip.widget)
      (place == .aside ? aside : calls.holder).packStart(calls.strip.widget, expand: true)
    }
    (calls.place, calls.placed) = (place, (room, stage.zoomLevel))
    switch place {
    case .beside:
      calls.strip.fit(
        place, wide: stage.roomBesideDevice, height: room.height - captions.height)
    case .aside: calls.strip.fit(place, wide: column?.width ?? 0, height: column?.height ?? 0)
    case .under: calls.strip.fit(place, wide: room.width, height: room.height)
    }
    calls.showHolder()
  }

  /// Keeps the device clear of what lies at the foot of the stage.
  func followFoot() {
    let band = captions.height
    for part in [calls.holder, edge.widget, keyMark.widget] as [Widget] {
      part.setMargins(bottom: band)
    }
    let isUnder = calls.place == .under
    calls.holder.align(isUnder ? .fill : .end, isUnder ? .end : .center)
    let strip = calls.strip.widget
    stage.footRoom =
      band + (isUnder && strip.isVisible ? strip.allocation.height : 0)
  }

  /// Shows the calls that a tap on what is pointed at would cause: a copy of the run makes them.
  private func foresee() {
    guard let session, workbench.past == nil, !workbench.editing.isOn else {
      return calls.show(nil)
    }
    let inputs = session.simulator.choices
    guard let input = stage.pointedInput(among: inputs, in: window) else {
      calls.asked = nil
      return calls.show(
        CallStrip.Content(heading: tr("Point at a button to see what it would call."), calls: []))
    }
    let (moment, rows) = (session.state.now.milliseconds, session.log.entries.count)
    if let asked = calls.asked, asked == (input, moment, rows) { return }
    calls.asked = (input, moment, rows)
    let foreseen = workbench.foreseenRows(of: input)
    let all = AudienceCall.foreseen(foreseen, session.prototype)
    let title = AudienceCall.title(of: foreseen)
    calls.show(
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
