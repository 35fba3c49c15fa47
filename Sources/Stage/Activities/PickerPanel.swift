import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// The content of an activity picker: in Classic a grid in pages, in Flat one row that scrolls.
///
/// Cancel is below, unless the picker is a popover.
@MainActor
final class PickerPanel {
  let canvas = Canvas()
  let tiles: [ActivityTile]

  private let strip = Canvas()
  private let body = Canvas()
  private let grid = Canvas()
  private let foot = Canvas()
  private let cancel: ButtonView?
  private let empty = Label(onStage: tr("Nothing here can take these items."))
  private var dots: [PageDot] = []
  private var page = 0
  private var layout = PickerLayout.none
  /// How far the row or the pages are moved to the left, in points.
  private var offset = 0.0
  private lazy var slide = PageSlide(on: canvas)
  /// The turn of the wheel since the last page was turned.
  private var wheel = 0.0
  private var drag: DragObserver?
  /// The offset when the drag began.
  private var draggedFrom = 0.0
  private var isDragging = false
  private var room: LayerRoom?

  init(
    _ picker: ActivityPicker, _ shown: ShownPicker, device: Prototype.Device,
    picture: PictureSource, tap: @escaping @MainActor (ActivityChoice) -> Void,
    cancel dismiss: (@MainActor () -> Void)?
  ) {
    tiles = shown.choices.map { choice in
      var icon: String?
      if case .custom(let index) = choice { icon = picker.activities[index].icon }
      return ActivityTile(
        choice, title: picker.title(of: choice), icon: icon,
        picture: icon.flatMap { picture.icon($0) },
        device: device
      ) { tap(choice) }
    }
    cancel = dismiss.map { ButtonView(picker.cancelTitle, tap: $0) }
    for name in ["sheet", "plain", "picker"] { canvas.addClass(name) }
    if dismiss == nil { canvas.addClass("in-popover") }
    for part in [canvas, strip, body, grid, foot] {
      part.accessibleRole = .filler
      part.setTakesInput(true)
    }
    strip.setTakesInput(false)
    strip.addClass("strip")
    body.addClass("group")
    foot.addClass("group")
    canvas.add(strip)
    canvas.add(body)
    canvas.add(foot)
    body.add(grid)
    body.setClips(true)
    // Those of other pages are hidden; the dots lead there.
    grid.setAccessibleSize(tiles.count)
    for (index, tile) in tiles.enumerated() {
      tile.button.setAccessiblePosition(index + 1, of: tiles.count)
      grid.add(tile.button)
      tile.button.onFocusIn { [weak self, weak tile] in
        if let tile { self?.reveal(tile) }
      }
    }
    empty.addClass("title")
    empty.setWraps(true)
    empty.setJustification(.center)
    body.add(empty)
    if let cancel {
      cancel.button.addClass("cancel")
      cancel.veil.ignoresShowAll = true
      foot.add(cancel.button)
    }
    for part in [body, grid] {
      part.onScroll { [weak self] across, down in
        guard let self else { return false }
        return scroll((canvas.isMirrored ? -across : across) + down)
      }
    }
    drag = DragObserver(
      body, begin: { [weak self] in self?.beginDrag() ?? false },
      drag: { [weak self] in self?.drag(by: $0) },
      end: { [weak self] in self?.endDrag($0) })
    canvas.showAll()
    // These parts are shown and hidden here, not by `showAll` of a container.
    for part in [empty, foot] + tiles.map(\.button) as [Widget] { part.ignoresShowAll = true }
    empty.isVisible = tiles.isEmpty
    foot.isVisible = cancel != nil
  }

  /// The widgets that can have the keyboard's focus, in order.
  var focusable: [Widget] {
    tiles.map(\.button) + dots.map(\.button) + [cancel?.button].compactMap { $0 }
  }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - width: the width of the container, in points.
  ///   - maximumHeight: in points.
  /// - Returns: the height of the whole panel.
  func layOut(width: Double, maximumHeight: Double, _ room: LayerRoom) -> Double {
    self.room = room
    for part in [canvas, strip, body, grid, foot] { part.zoom = room.zoom }
    layout = PickerLayout(
      tiles.count, room.variant, on: room.metrics, width: width, maximumHeight: maximumHeight,
      hasCancel: cancel != nil)
    let metrics = room.variant.sheet(inPopover: cancel == nil)
    page = min(page, layout.pages - 1)
    canvas.setRectangle(layout.body, of: body)
    canvas.setRectangle(
      Rectangle(x: 0, y: 0, width: width, height: cancel == nil ? 0 : layout.strip), of: strip)
    body.setClips(true, cornerRadius: layout.isRow ? metrics.cornerRadius : 0)
    for tile in tiles { tile.layOut(layout, room) }
    if !layout.isRow, !slide.isMoving, !isDragging { offset = layout.offset(ofPage: page) }
    placeTiles()
    placeDots(width)
    if tiles.isEmpty {
      body.setRectangle(
        Rectangle(x: 16, y: layout.body.height / 2 - 20, width: layout.body.width - 32, height: 40),
        of: empty)
    }
    if let cancel {
      canvas.setRectangle(layout.cancel, of: foot)
      foot.zoom = room.zoom
      foot.setRectangle(
        Rectangle(
          x: metrics.inset, y: 0, width: layout.cancel.width - 2 * metrics.inset,
          height: layout.cancel.height), of: cancel.button)
      foot.setClips(layout.isRow, cornerRadius: metrics.cornerRadius)
      cancel.show(
        metrics.fit(
          cancel.title, isCancel: true, sheet: width, hairline: room.hairline, room.ruler))
    }
    return layout.height
  }

  private func placeTiles() {
    if layout.isRow { offset = layout.offset(offset) }
    body.setRectangle(layout.grid(offset: offset), of: grid)
    for (index, tile) in tiles.enumerated() {
      // The keyboard goes along a row, but not to a page that is not there.
      tile.button.isVisible = layout.isRow || layout.isVisible(index, offset: offset)
      grid.setRectangle(layout.place(of: index).rectangle, of: tile.button)
    }
  }

  private func placeDots(_ width: Double) {
    let count = layout.pages > 1 ? layout.pages : 0
    while dots.count > count { canvas.remove(dots.removeLast().button) }
    while dots.count < count {
      let place = dots.count
      let dot = PageDot { [weak self] in self?.show(page: place) }
      // Read after the icons, as it is seen.
      canvas.insert(dot.button, above: dots.last?.button ?? body)
      dots.append(dot)
    }
    for (place, dot) in dots.enumerated() {
      dot.show(isCurrent: place == page, place: place + 1, of: count)
      canvas.setRectangle(layout.dot(of: place, count: count, width: width), of: dot.button)
    }
  }

  /// Turns to a page, with the motion of a finger that has let go.
  private func show(page wanted: Int) {
    page = max(0, min(wanted, layout.pages - 1))
    placeDots(canvas.rectangle(of: strip).width)
    slide.move(from: offset, to: layout.offset(ofPage: page)) { [weak self] in
      self?.offset = $0
      self?.placeTiles()
    }
  }

  /// Turns the page or moves the row when the wheel turns.
  func scroll(_ steps: Double) -> Bool {
    guard layout.isRow else {
      guard layout.pages > 1 else { return false }
      // A wheel makes whole steps, a touchpad many small ones, and both go on for a while.
      guard !slide.isMoving else { return true }
      wheel += steps
      guard abs(wheel) >= 0.5 else { return true }
      show(page: page + (wheel > 0 ? 1 : -1))
      wheel = 0
      return true
    }
    offset += steps * layout.cell
    placeTiles()
    return true
  }

  /// - Returns: whether there is more than the visible part.
  private func beginDrag() -> Bool {
    draggedFrom = offset
    return layout.rowWidth > layout.body.width
  }

  /// Moves the row or the pages with the finger, which is at a distance in pixels from where the
  /// drag began.
  private func drag(by pixels: Double) {
    guard let room else { return }
    isDragging = true
    slide.stop()
    let wanted = draggedFrom - (canvas.isMirrored ? -pixels : pixels) / room.zoom
    offset = layout.isRow ? wanted : layout.dragged(wanted)
    placeTiles()
  }

  /// The finger lets go, with a velocity in pixels a second.
  private func endDrag(_ velocity: Double) {
    isDragging = false
    guard let room, !layout.isRow else { return }
    let way = (canvas.isMirrored ? -velocity : velocity) / room.zoom
    show(page: layout.page(from: page, offset: offset, velocity: way))
  }

  /// Moves the row so that the whole tile is visible.
  private func reveal(_ tile: ActivityTile) {
    guard layout.isRow, let index = tiles.firstIndex(where: { $0 === tile }) else { return }
    offset = layout.offset(showing: index, from: offset)
    placeTiles()
  }
}
