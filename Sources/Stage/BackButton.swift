import Gtk
import StageGeometry

/// The button that goes back to the screen before: an arrow of glass in Classic, a chevron before
/// the title in Flat.
@MainActor
final class BackButton {
  let view: ButtonView
  private let shape = DrawingArea(takesInput: false, mirrors: true)
  /// Whether the bar is one of the black styles, which have colours of their own.
  private let isBlack: Bool
  private var variant: LookVariant?
  private var metrics = BarItemMetrics(.classic, .navigation, isLow: false)
  private var zoom = 1.0

  init(_ title: String, isBlack: Bool, tap: @escaping @MainActor () -> Void) {
    self.isBlack = isBlack
    view = ButtonView(title, tap: tap)
    view.label.setEllipsize(.end)
    view.button.addClass("back")
    shape.addClass("back-shape")
    shape.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    view.button.onStateChanged { [weak self] in self?.shape.queueDraw() }
  }

  /// Adds it to the canvas of a bar.
  func put(on canvas: Canvas) {
    canvas.add(shape)
    canvas.setConcealed(true, shape)
    canvas.add(view.button)
    shape.show()
    view.button.showAll()
  }

  /// The width that it takes in a bar of a width in points.
  func width(in bar: Double, zoom: Double) -> Double {
    min(bar * 0.4, max(44, Double(view.button.preferredSize.width) / zoom))
  }

  /// Places it at the left end of its bar.
  func layOut(
    _ variant: LookVariant, _ metrics: BarItemMetrics, width: Double, height: Double, zoom: Double,
    on canvas: Canvas
  ) {
    (self.variant, self.metrics, self.zoom) = (variant, metrics, zoom)
    let place = Rectangle(x: 0, y: 0, width: width, height: height)
    for part in [shape, view.button] as [Widget] { canvas.setRectangle(place, of: part) }
    shape.queueDraw()
  }

  private func draw(_ painter: Painter, _ size: Size) {
    guard let variant else { return }
    painter.scale(zoom)
    let (width, height) = (Double(size.width) / zoom, Double(size.height) / zoom)
    switch variant.theme {
    case .classic: drawArrow(painter, variant, width, height)
    case .flat: drawChevron(painter, height)
    }
  }

  private func drawChevron(_ painter: Painter, _ height: Double) {
    let arm = min(9.5, height / 2 - 4)
    painter.setColor(view.label.textColor)
    painter.translate(x: 9, y: height / 2)
    painter.move(to: arm, -arm)
    painter.line(to: 0, 0)
    painter.line(to: arm, arm)
    let draw = { (painter: Painter) in painter.stroke(width: 2.6) }
    view.button.isPressed ? painter.faded(0.4, draw) : draw(painter)
  }

  private func drawArrow(
    _ painter: Painter, _ variant: LookVariant, _ width: Double, _ height: Double
  ) {
    func color(_ name: String) -> Color {
      shape.themeColor("\(variant.name)_\(name)") ?? Color(white: 0.3)
    }
    let (top, bottom) = isBlack ? ("tab_1", "tab_2") : ("bar_button_1", "bar_button_2")
    let hairline = Double(variant.ruleWidth) / zoom / Double(shape.scaleFactor)
    let inset = hairline / 2
    let frame = Rectangle(
      x: metrics.margin.x + inset, y: metrics.margin.y + inset,
      width: width - 2 * metrics.margin.x - hairline,
      height: height - 2 * metrics.margin.y - hairline)
    // A line of light below it, as under the other buttons of the bar.
    painter.saved { painter in
      painter.translate(x: 0, y: 1)
      outline(painter, frame)
      painter.setColor(Color(white: 1, alpha: 0.18))
      painter.stroke(width: hairline, .round)
    }
    outline(painter, frame)
    painter.setLinearGradient(
      from: (0, frame.y), to: (0, frame.y + frame.height),
      view.button.isPressed
        ? [(0, color(bottom)), (1, color(bottom))] : [(0, color(top)), (1, color(bottom))])
    painter.fillPreserving()
    painter.setColor(isBlack ? Color(white: 0) : color("bar_rule"))
    painter.stroke(width: hairline, .round)
  }

  /// Adds the arrow to the path, clockwise from its tip.
  private func outline(_ painter: Painter, _ frame: Rectangle) {
    let (left, top, right) = (frame.x, frame.y, frame.x + frame.width)
    let (middle, bottom) = (frame.y + frame.height / 2, frame.y + frame.height)
    let (head, radius) = (min(12.0, frame.width / 3), 5.0)
    let quarter = Double.pi / 2
    painter.move(to: left, middle)
    painter.curve(
      left + head * 0.45, middle - frame.height * 0.34, left + head * 0.6, top,
      to: left + head + 2, top)
    painter.line(to: right - radius, top)
    painter.arc(center: right - radius, top + radius, radius: radius, from: -quarter, to: 0)
    painter.arc(center: right - radius, bottom - radius, radius: radius, from: 0, to: quarter)
    painter.line(to: left + head + 2, bottom)
    painter.curve(
      left + head * 0.6, bottom, left + head * 0.45, middle + frame.height * 0.34,
      to: left, middle)
    painter.closePath()
  }
}
