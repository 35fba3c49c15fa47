import Gtk
import StageGeometry

/// The frame of a popover with its arrow, drawn as one shape, over its shadow.
@MainActor
final class PopoverFrame {
  let area = DrawingArea(takesInput: false, mirrors: true)
  /// Has the shadow of the frame, by CSS.
  private let shadow = Canvas()
  /// Takes the taps on the frame, which have no effect; taps around the frame pass through.
  let plate = Canvas()

  private var layout: PopoverLayout?
  private var room: LayerRoom?

  init() {
    area.onDraw { [weak self] painter, _ in self?.draw(painter) }
    plate.accessibleRole = .filler
    plate.setTakesInput(true)
    plate.onButtonPress { _ in true }
    shadow.addClass("popover-shadow")
    for part in [shadow, area, plate] as [Widget] { part.show() }
  }

  /// Shows the frame with its shadow, or hides both.
  var isVisible: Bool {
    get { area.isVisible }
    set { for part in [shadow, area, plate] as [Widget] { part.isVisible = newValue } }
  }

  /// Sets what is drawn; the frame is inset from the edges of the area by the size of the shadow
  /// and the arrow.
  func show(_ layout: PopoverLayout, in room: LayerRoom) {
    self.layout = layout
    self.room = room
    area.queueDraw()
  }

  private func draw(_ painter: Painter) {
    guard let layout, let room else { return }
    let metrics = room.theme.popover
    func color(_ name: String) -> Color {
      area.themeColor("\(room.lookName)_\(name)") ?? Color(white: 0.5)
    }
    painter.scale(room.zoom)
    painter.translate(x: metrics.reach, y: metrics.reach)
    outline(painter, layout, metrics)
    painter.setLinearGradient(
      from: (0, 0), to: (0, layout.frame.height),
      [(0, color("popover_1")), (0.12, color("popover_2")), (1, color("popover_3"))])
    painter.fillPreserving()
    painter.setColor(color("popover_edge"))
    painter.stroke(width: room.hairline, .round)
  }

  /// Adds the outline of the frame to the path, clockwise from its top left corner, with the arrow.
  private func outline(
    _ painter: Painter, _ layout: PopoverLayout, _ metrics: PopoverMetrics
  ) {
    let (width, height) = (layout.frame.width, layout.frame.height)
    let (radius, tip) = (metrics.cornerRadius, layout.tip)
    let (half, out) = (metrics.arrowWidth / 2, metrics.arrowHeight)
    let quarter = Double.pi / 2
    painter.move(to: radius, 0)
    if layout.side == .top {
      painter.line(to: tip - half, 0)
      painter.line(to: tip, -out)
      painter.line(to: tip + half, 0)
    }
    painter.arc(center: width - radius, radius, radius: radius, from: -quarter, to: 0)
    if layout.side == .right {
      painter.line(to: width, tip - half)
      painter.line(to: width + out, tip)
      painter.line(to: width, tip + half)
    }
    painter.arc(center: width - radius, height - radius, radius: radius, from: 0, to: quarter)
    if layout.side == .bottom {
      painter.line(to: tip + half, height)
      painter.line(to: tip, height + out)
      painter.line(to: tip - half, height)
    }
    painter.arc(
      center: radius, height - radius, radius: radius, from: quarter, to: 2 * quarter)
    if layout.side == .left {
      painter.line(to: 0, tip + half)
      painter.line(to: -out, tip)
      painter.line(to: 0, tip - half)
    }
    painter.arc(center: radius, radius, radius: radius, from: 2 * quarter, to: 3 * quarter)
    painter.closePath()
  }
}

extension PopoverFrame {
  /// Adds the frame to the canvas of a popover, below all its other children.
  func put(on canvas: Canvas) {
    for part in [shadow, area, plate] as [Widget] {
      canvas.add(part)
      canvas.setConcealed(true, part)
    }
  }

  /// Places a popover: the frame around its view, and around both a canvas with room for the
  /// shadow.
  ///
  /// - Returns: the place of the view on the screen.
  func place(
    _ layout: PopoverLayout, _ canvas: Canvas, _ view: Canvas, _ room: LayerRoom
  ) -> Rectangle {
    let places = PopoverPlaces(layout, room.theme.popover)
    room.screen.setRectangle(places.whole, of: canvas)
    let whole = Rectangle(x: 0, y: 0, width: places.whole.width, height: places.whole.height)
    canvas.setRectangle(whole, of: area)
    plate.zoom = room.zoom
    for part in [shadow, plate] { canvas.setRectangle(places.frame, of: part) }
    canvas.setRectangle(places.view, of: view)
    show(layout, in: room)
    return places.content
  }
}
