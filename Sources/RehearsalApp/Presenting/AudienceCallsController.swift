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
final class AudienceCallsController {
  private unowned let host: any PresentingHost
  private unowned let presenting: PresentingController
  private let strip = CallStrip()
  /// Where the strip is over the ground of the stage.
  let holder = Box(.vertical)
  /// Where the strip is, and what that was chosen for.
  private var place = CallStrip.Place.beside
  private var placed: (ground: Size, zoom: ZoomLevel)?
  /// Whether the last calls are shown.
  var showsLast = false
  /// Whether those are shown that a tap would cause.
  var showsForeseen = false
  /// What one key keeps from the stage until the same key brings it back.
  var hidden: Set<PresenterKey> = []
  /// What is pointed at, and the state of the run that was asked.
  private var asked: (input: Input, moment: Int, rows: Int)?

  init(_ host: any PresentingHost, _ presenting: PresentingController) {
    (self.host, self.presenting) = (host, presenting)
    holder.packStart(strip.widget, expand: true)
    holder.ignoresShowAll = true
  }

  /// Shows calls, or nothing with `nil`.
  private func show(_ content: CallStrip.Content?) {
    strip.show(content)
    showHolder()
  }

  /// Even without a strip it would keep tooltips and drags from what is under it.
  private func showHolder() {
    holder.isVisible = strip.widget.isVisible && place != .aside
  }

  /// Shows the last calls next to the device, or hides them.
  func showLast(_ shows: Bool) {
    showsLast = shows
    follow()
    presenting.runSheet.follow()
  }

  /// Shows which calls a tap at the pointer would cause, or hides that.
  func showForeseen(_ shows: Bool) {
    guard shows != showsForeseen else { return }
    showsForeseen = shows
    asked = nil
    follow()
    presenting.runSheet.follow()
    guard shows else { return }
    host.stage.onFrame { [weak self] in
      guard let self, showsForeseen else { return false }
      foresee()
      return true
    }
  }

  /// Shows the calls as the run is now.
  func follow() {
    placeStrip()
    if showsForeseen { return foresee() }
    guard showsLast, let session = host.session else { return show(nil) }
    let last = AudienceCall.last(strip.capacity, of: session.log, session.prototype)
    show(
      CallStrip.Content(
        heading: last.isEmpty ? tr("No calls yet") : tr("Last calls"), calls: last))
  }

  /// Gives the strip a place where it does not lie over the device.
  private func placeStrip() {
    let (room, column) = (host.ground.allocation.size, host.panes?.columnSize)
    // Under the device it takes room from it, and there is more next to it then.
    let stays =
      self.place == .under && strip.widget.isVisible && column == nil
      && placed.map { $0 == (room, host.stage.zoomLevel) } ?? false
    let place: CallStrip.Place =
      if stays {
        .under
      } else if host.stage.roomNextToDevice >= CallStrip.least {
        .beside
      } else {
        column == nil ? .under : .aside
      }
    if (place == .aside) != (self.place == .aside), let aside = host.panes?.aside {
      (place == .aside ? holder : aside).remove(strip.widget)
      (place == .aside ? aside : holder).packStart(strip.widget, expand: true)
    }
    (self.place, placed) = (place, (room, host.stage.zoomLevel))
    switch place {
    case .beside:
      strip.fit(
        place, wide: host.stage.roomNextToDevice,
        height: room.height - presenting.captions.band.height)
    case .aside: strip.fit(place, wide: column?.width ?? 0, height: column?.height ?? 0)
    case .under: strip.fit(place, wide: room.width, height: room.height)
    }
    showHolder()
  }

  /// Keeps the device clear of what lies at the foot of the stage.
  func followFoot() {
    let band = presenting.captions.band.height
    for part in [holder, presenting.edge.widget, presenting.keyMark.widget] as [Widget] {
      part.setMargins(bottom: band)
    }
    let isUnder = place == .under
    holder.align(isUnder ? .fill : .end, isUnder ? .end : .center)
    let strip = strip.widget
    host.stage.footRoom =
      band + (isUnder && strip.isVisible ? strip.allocation.height : 0)
  }

  /// Shows the calls that a tap on what is pointed at would cause: a copy of the run makes them.
  private func foresee() {
    guard let session = host.session, host.workbench.past == nil, !host.workbench.isEditing
    else {
      return show(nil)
    }
    let inputs = session.simulator.choices
    guard let input = host.stage.pointedInput(among: inputs, in: host.window) else {
      asked = nil
      return show(
        CallStrip.Content(heading: tr("Point at a button to see what it would call."), calls: []))
    }
    let (moment, rows) = (session.state.now.milliseconds, session.log.entries.count)
    if let asked, asked == (input, moment, rows) { return }
    asked = (input, moment, rows)
    let foreseen = host.workbench.foreseenRows(of: input)
    let all = AudienceCall.foreseen(foreseen, session.prototype)
    let title = AudienceCall.title(of: foreseen)
    show(
      CallStrip.Content(
        heading: AudienceCallsController.heading(title, isEmpty: all.isEmpty), calls: all))
  }
}

extension AudienceCallsController {
  /// What is over foreseen calls.
  private static func heading(_ title: String?, isEmpty: Bool) -> String {
    switch (title, isEmpty) {
    case (let title?, false): tr("A tap on “{title}” would call", ["title": title])
    case (let title?, true): tr("A tap on “{title}” would call nothing.", ["title": title])
    case (nil, false): tr("A tap would call")
    case (nil, true): tr("A tap would call nothing.")
    }
  }
}
