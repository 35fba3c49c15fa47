import Gtk

/// The mark at the end of a row that leads on, drawn as two strokes.
@MainActor
final class Chevron {
  let area = DrawingArea(takesInput: false, mirrors: true)
  private var zoom = 1.0
  /// The width of the strokes, in points.
  private var stroke = 2.0

  /// The size of the mark from end to end of its strokes, in points.
  private static let (width, height) = (8.0, 13.0)

  init() {
    area.addClass("chevron")
    area.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    area.show()
  }

  /// Sets the zoom, in pixels per point, and the width of the strokes, in points.
  func draw(zoom: Double, stroke: Double) {
    (self.zoom, self.stroke) = (zoom, stroke)
  }

  private func draw(_ painter: Painter, _ size: Size) {
    painter.scale(zoom)
    painter.translate(x: Double(size.width) / zoom / 2, y: Double(size.height) / zoom / 2)
    let (x, y) = ((Chevron.width - stroke) / 2, (Chevron.height - stroke) / 2)
    painter.setColor(area.textColor)
    painter.move(to: -x, -y)
    painter.line(to: x, 0)
    painter.line(to: -x, y)
    painter.stroke(width: stroke, .round)
  }
}
