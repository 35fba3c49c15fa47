import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// The content of a sheet: a title and buttons, which scroll, and the cancel button below them.
@MainActor
final class SheetPanel {
  let canvas = Canvas()
  /// The titles that are cut, as measured in the last layout.
  private(set) var truncated: [String] = []

  private let body = Canvas()
  private let pane = Canvas()
  private let foot = Canvas()
  private let strip = Canvas()
  private let title = Label()
  private var buttons: [Int: ButtonView] = [:]
  private var rules: [Canvas] = []
  private let order: SheetLayout
  private let showsCancel: Bool
  private let texts: DialogTexts
  private let inPopover: Bool

  init(
    _ showing: Showing, _ indices: ButtonIndices, tap: @escaping @MainActor (Int) -> Void
  ) {
    texts = showing.texts
    showsCancel = showing.placement.showsCancel
    inPopover = !showsCancel
    order = SheetLayout(indices, showsCancel: showsCancel)
    canvas.addClass("sheet")
    if inPopover { canvas.addClass("in-popover") }
    for part in [canvas, body, pane, foot, strip] {
      part.accessibleRole = .filler
      part.setTakesInput(true)
    }
    body.addClass("group")
    foot.addClass("group")
    strip.addClass("strip")
    pane.setClips(true)
    title.addClass("title")
    title.setWraps(true)
    title.setJustification(.center)
    canvas.add(strip)
    canvas.add(body)
    canvas.add(foot)
    body.add(pane)
    strip.setTakesInput(false)
    body.add(title)
    title.text = texts.title ?? ""
    for index in order.order {
      let button = ButtonView(texts.buttons[index]) { tap(index) }
      let isCancel = index == order.cancel
      if isCancel { button.button.addClass("cancel") }
      if index == order.red { button.button.addClass("destructive") }
      let holder = isCancel ? foot : pane
      holder.add(button.button)
      holder.add(button.veil)
      holder.setConcealed(true, button.veil)
      button.veil.ignoresShowAll = true
      buttons[index] = button
    }
    canvas.showAll()
    title.isVisible = texts.title != nil
    foot.isVisible = order.cancel != nil
  }

  /// The widgets that can have the keyboard's focus, from top to bottom.
  var focusable: [Widget] { order.order.compactMap { buttons[$0]?.button } }

  /// Marks the buttons that receive no taps because a bar clips them; they look like any other.
  func update(isClipped: (Int) -> Bool) {
    for (index, button) in buttons {
      let isClipped = isClipped(index)
      button.isEnabled = !isClipped
      button.button.setClass("clipped", isClipped)
    }
  }

  /// The button at an index; `nil` if there is no such button or it is hidden.
  func button(at index: Int) -> Widget? { buttons[index]?.button }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - width: the width of the container, in points.
  ///   - maximumHeight: the largest height in points; content that does not fit scrolls, but not
  ///     the cancel button.
  /// - Returns: the height of all parts.
  func layOut(width: Double, maximumHeight: Double, _ room: LayerRoom) -> Double {
    let metrics = room.theme.sheet(inPopover: inPopover)
    for part in [canvas, body, pane, foot, strip] { part.zoom = room.zoom }
    let others = order.order.filter { $0 != order.cancel }
    let layout = SheetPanelLayout(
      title: titleHeight(width, metrics, room), count: others.count,
      hasCancel: order.cancel != nil, metrics, width: width, maximumHeight: maximumHeight,
      hairline: room.hairline)
    let isFlat = metrics.hasRules
    truncated = []
    canvas.setRectangle(layout.body, of: body)
    body.setRectangle(layout.pane, of: pane)
    pane.setContentHeight(layout.paneContent)
    body.setClips(isFlat, cornerRadius: metrics.cornerRadius)
    canvas.setRectangle(layout.strip, of: strip)
    if let place = layout.title { body.setRectangle(place, of: title) }
    for (index, place) in zip(others, layout.buttons) {
      guard let button = buttons[index] else { continue }
      for part in [button.button, button.veil] as [Widget] { pane.setRectangle(place, of: part) }
      fit(button, index, layout.rowWidth, metrics, room)
    }
    if let cancel = order.cancel, let button = buttons[cancel], let holder = layout.foot,
      let place = layout.cancel
    {
      canvas.setRectangle(holder, of: foot)
      for part in [button.button, button.veil] as [Widget] { foot.setRectangle(place, of: part) }
      foot.setClips(isFlat, cornerRadius: metrics.cornerRadius)
      fit(button, cancel, layout.rowWidth, metrics, room)
    }
    placeRules(layout.rules)
    return layout.height
  }

  /// The height of the title's text, in points; `nil` without a title.
  private func titleHeight(
    _ width: Double, _ metrics: SheetMetrics, _ room: LayerRoom
  ) -> Double? {
    guard texts.title != nil else { return nil }
    let pixels = Int(metrics.titleWidth(inSheet: width) * room.zoom)
    return Double(title.textHeight(forWidth: pixels)) / room.zoom
  }

  private func fit(
    _ button: ButtonView, _ index: Int, _ width: Double, _ metrics: SheetMetrics,
    _ room: LayerRoom
  ) {
    if !button.fitTitle((width - 2 * metrics.titleInset) * room.zoom) {
      truncated.append(texts.buttons[index])
    }
  }

  private func placeRules(_ places: [Rectangle]) {
    while rules.count < places.count {
      let rule = Canvas()
      rule.addClass("rule")
      rule.show()
      pane.add(rule)
      pane.setConcealed(true, rule)
      rules.append(rule)
    }
    for (rule, place) in zip(rules, places) {
      rule.show()
      pane.setRectangle(place, of: rule)
    }
    for rule in rules.dropFirst(places.count) { rule.hide() }
  }
}
