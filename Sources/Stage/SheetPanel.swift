import DialogModel
import DialogSimulator
import Gtk

/// What a sheet holds: its title and its buttons, which scroll, and cancel below them.
@MainActor
final class SheetPanel {
  let canvas = Canvas()
  /// The titles that are cut; measured with the last layout.
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
    showsCancel = showing.stand.showsCancel
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
      button.veil.ignoresShowAll = true
      buttons[index] = button
    }
    canvas.showAll()
    title.isVisible = texts.title != nil
    foot.isVisible = order.cancel != nil
  }

  /// What can have the keyboard's focus, from top to bottom.
  var focusable: [Widget] { order.order.compactMap { buttons[$0]?.button } }

  /// The button of an index; `nil` where it has none, or does not show it.
  func button(at index: Int) -> Widget? { buttons[index]?.button }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - width: of what it stands in.
  ///   - maximumHeight: in points; what does not fit scrolls, but cancel.
  /// - Returns: the height of all.
  func layOut(width: Double, maximumHeight: Double, _ room: LayerRoom) -> Double {
    let metrics = room.theme.sheet(inPopover: inPopover)
    for part in [canvas, body, pane, foot, strip] { part.zoom = room.zoom }
    let groupWidth = width - 2 * metrics.margin
    let rowWidth = groupWidth - 2 * metrics.inset
    let isFlat = metrics.hasRules
    // The title stands still above the buttons; in Classic on a strip as wide as the panel.
    let titleHeight = min(maximumHeight / 2, titleHeight(groupWidth, metrics, room))
    truncated = []
    var y = isFlat ? titleHeight : max(titleHeight, 12) + metrics.edge
    let top = y
    let others = order.order.filter { $0 != order.cancel }
    var places: [(Int, Rectangle)] = []
    var lines: [Rectangle] = []
    for (place, index) in others.enumerated() {
      if place > 0 { y += metrics.rowGap }
      if isFlat, y > 0 {
        lines.append(Rectangle(x: 0, y: y, width: groupWidth, height: room.hairline))
      }
      places.append(
        (index, Rectangle(x: metrics.inset, y: y, width: rowWidth, height: metrics.rowHeight)))
      y += metrics.rowHeight
    }
    let hasFoot = order.cancel != nil
    let footHeight = hasFoot ? metrics.rowHeight : 0
    let gap = hasFoot && !others.isEmpty || hasFoot && titleHeight > 0 ? metrics.cancelGap : 0
    let below = footHeight + gap + metrics.margin + metrics.edge
    let bodyHeight = max(0, min(y, maximumHeight - below))
    canvas.setRectangle(
      Rectangle(x: metrics.margin, y: 0, width: groupWidth, height: bodyHeight), of: body)
    body.setRectangle(
      Rectangle(x: 0, y: top, width: groupWidth, height: max(0, bodyHeight - top)), of: pane)
    pane.setContentHeight(y - top)
    body.setClips(isFlat, cornerRadius: metrics.cornerRadius)
    canvas.setRectangle(
      Rectangle(x: 0, y: 0, width: width, height: isFlat ? 0 : max(titleHeight, 12)), of: strip)
    placeTitle(groupWidth, titleHeight, metrics, room)
    for (index, place) in places {
      guard let button = buttons[index] else { continue }
      pane.setRectangle(
        Rectangle(x: place.x, y: place.y - top, width: place.width, height: place.height),
        of: button.button)
      fit(button, index, rowWidth, metrics, room)
    }
    if let cancel = order.cancel, let button = buttons[cancel] {
      canvas.setRectangle(
        Rectangle(
          x: metrics.margin, y: bodyHeight + gap, width: groupWidth, height: metrics.rowHeight),
        of: foot)
      foot.setRectangle(
        Rectangle(x: metrics.inset, y: 0, width: rowWidth, height: metrics.rowHeight),
        of: button.button)
      foot.setClips(isFlat, cornerRadius: metrics.cornerRadius)
      fit(button, cancel, rowWidth, metrics, room)
    }
    placeRules(lines, top)
    return bodyHeight + below
  }

  private func titleHeight(
    _ width: Double, _ metrics: SheetMetrics, _ room: LayerRoom
  ) -> Double {
    guard texts.title != nil else { return 0 }
    let inner = Int((width - 2 * metrics.titleInset) * room.zoom)
    return max(metrics.titleHeight, Double(title.textHeight(forWidth: inner)) / room.zoom + 16)
  }

  private func placeTitle(
    _ width: Double, _ height: Double, _ metrics: SheetMetrics, _ room: LayerRoom
  ) {
    guard texts.title != nil else { return }
    let inner = width - 2 * metrics.titleInset
    let own = Double(title.textHeight(forWidth: Int(inner * room.zoom))) / room.zoom
    body.setRectangle(
      Rectangle(
        x: metrics.titleInset, y: max(0, (height - own) / 2), width: inner, height: own),
      of: title)
  }

  private func fit(
    _ button: ButtonView, _ index: Int, _ width: Double, _ metrics: SheetMetrics,
    _ room: LayerRoom
  ) {
    if !button.fitTitle((width - 2 * metrics.titleInset) * room.zoom) {
      truncated.append(texts.buttons[index])
    }
  }

  private func placeRules(_ places: [Rectangle], _ top: Double) {
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
      pane.setRectangle(
        Rectangle(x: place.x, y: place.y - top, width: place.width, height: place.height),
        of: rule)
    }
    for rule in rules.dropFirst(places.count) { rule.hide() }
  }
}
