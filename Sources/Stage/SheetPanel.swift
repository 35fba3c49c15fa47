import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// The content of a sheet: a title and buttons, which scroll, and the cancel button below them.
@MainActor
final class SheetPanel {
  let canvas = Canvas()

  private let body = Canvas()
  private let pane = Canvas()
  private let foot = Canvas()
  private let strip = Canvas()
  private let title = Label(placedOnStage: "")
  /// The buttons that scroll, from top to bottom.
  private let others: [Int]
  private lazy var rows = Rows<ButtonView>(in: pane) { [unowned self] in
    makeButton(others[$0])
  }
  private let cancel: ButtonView?
  private lazy var rules = Rules(in: pane)
  private let order: SheetLayout
  private let tap: @MainActor (Int) -> Void
  /// How the title of a button is drawn, by its index, as of the last layout.
  private var fit: (@MainActor (Int) -> TitleFit)?
  /// Whether a bar clips the button at an index, for buttons that are made later.
  private var isClipped: (Int) -> Bool = { _ in false }
  private let showsCancel: Bool
  private let texts: DialogTexts
  private let inPopover: Bool

  init(
    _ showing: Showing, _ indices: ButtonIndices, tap: @escaping @MainActor (Int) -> Void
  ) {
    texts = showing.texts
    showsCancel = showing.placement.showsCancel
    inPopover = !showsCancel
    let order = SheetLayout(indices, showsCancel: showsCancel)
    self.order = order
    self.tap = tap
    others = order.order.filter { $0 != order.cancel }
    let titles = texts.buttons
    cancel = order.cancel.map { index in ButtonView(titles[index]) { tap(index) } }
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
    pane.setFadesAtEdges(true)
    title.addClass("title")
    title.setWraps(true)
    title.setJustification(.center)
    canvas.add(strip)
    canvas.add(body)
    canvas.add(foot)
    strip.setTakesInput(false)
    body.add(title)
    body.add(pane)
    title.text = LongText.shortened(texts.title ?? "")
    if let cancel {
      cancel.button.addClass("cancel")
      cancel.veil.ignoresShowAll = true
      for part in cancel.parts { foot.add(part) }
      foot.setConcealed(true, cancel.veil)
    }
    canvas.showAll()
    title.isVisible = texts.title != nil
    foot.isVisible = order.cancel != nil
    rows.place = { [weak self] button, row, _ in
      if let self, let fit { button.show(fit(others[row])) }
    }
    rows.onScrolled = { [weak self] in self?.rules.scroll() }
  }

  private func makeButton(_ index: Int) -> ButtonView {
    let button = ButtonView(texts.buttons[index]) { [tap] in tap(index) }
    if index == order.red { button.button.addClass("destructive") }
    button.button.showAll()
    mark(button, index)
    return button
  }

  /// The label of the title, if there is a title.
  var titleLabel: Label? { texts.title == nil ? nil : title }
  /// The buttons that are made, by their indices.
  var shownButtons: [(index: Int, view: ButtonView)] {
    let scrolled = rows.made.map { (index: others[$0.key], view: $0.value) }
    let last = order.cancel.flatMap { index in cancel.map { (index: index, view: $0) } }
    return (scrolled + [last].compactMap { $0 }).sorted { $0.index < $1.index }
  }

  /// The widgets that can have the keyboard's focus, from top to bottom.
  var focusable: [Widget] {
    rows.inOrder.map(\.button) + [cancel?.button].compactMap { $0 }
  }

  /// Marks the buttons that receive no taps because a bar clips them; they look like any other.
  func update(isClipped: @escaping (Int) -> Bool) {
    self.isClipped = isClipped
    for (row, button) in rows.made { mark(button, others[row]) }
    if let cancel, let index = order.cancel { mark(cancel, index) }
  }

  private func mark(_ button: ButtonView, _ index: Int) {
    let isClipped = isClipped(index)
    button.isEnabled = !isClipped
    button.button.setClass("clipped", isClipped)
  }

  /// The button at an index; `nil` if there is no such button or it is hidden.
  func button(at index: Int) -> Widget? {
    if index == order.cancel { return cancel?.button }
    return others.firstIndex(of: index).flatMap { rows.made[$0]?.button }
  }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - width: the width of the container, in points.
  ///   - maximumHeight: the largest height in points; content that does not fit scrolls, but not
  ///     the cancel button.
  /// - Returns: the height of all parts.
  func layOut(width: Double, maximumHeight: Double, _ room: LayerRoom) -> Double {
    let metrics = room.variant.sheet(inPopover: inPopover)
    for part in [canvas, body, pane, foot, strip] { part.zoom = room.zoom }
    let layout = SheetPanelLayout(
      title: titleHeight(width, metrics, room), count: others.count,
      hasCancel: order.cancel != nil, metrics, width: width, maximumHeight: maximumHeight,
      hairline: room.hairline)
    let isFlat = metrics.hasRules
    canvas.setRectangle(layout.body, of: body)
    body.setRectangle(layout.pane, of: pane)
    pane.setContentHeight(layout.paneContent)
    body.setClips(isFlat, cornerRadius: metrics.cornerRadius)
    canvas.setRectangle(layout.strip, of: strip)
    if let place = layout.title { body.setRectangle(place, of: title) }
    let fit: @MainActor (Int) -> TitleFit = { [texts, order] index in
      metrics.fit(
        texts.buttons[index], isCancel: index == order.cancel, sheet: width,
        hairline: room.hairline, room.ruler)
    }
    self.fit = fit
    rows.layOut(Array(others.indices), layout.buttons, extent: layout.pane.height)
    if let cancel, let index = order.cancel, let holder = layout.foot, let place = layout.cancel {
      canvas.setRectangle(holder, of: foot)
      for part in cancel.parts { foot.setRectangle(place, of: part) }
      foot.setClips(isFlat, cornerRadius: metrics.cornerRadius)
      cancel.show(fit(index))
    }
    rules.layOut(layout.rules, extent: layout.pane.height)
    return layout.height
  }

  /// The height of the title's text, in points; `nil` without a title.
  private func titleHeight(
    _ width: Double, _ metrics: SheetMetrics, _ room: LayerRoom
  ) -> Double? {
    texts.title.map {
      room.ruler.wrapping(
        LongText.shortened($0), metrics.titleType, scale: 1,
        width: metrics.titleWidth(inSheet: width)
      ).height
    }
  }
}
