import DialogModel
import Gtk
import StageGeometry

/// A check mark, or a button for more, at the end of a row.
@MainActor
final class RowMark {
  let area: DrawingArea
  private let kind: ControlDetails.Accessory
  private var theme = Look.Theme.flat
  private var zoom = 1.0

  init(_ kind: ControlDetails.Accessory) {
    self.kind = kind
    // A check mark is the same in both directions.
    area = DrawingArea(takesInput: false, mirrors: kind == .detailButton)
    area.addClass(kind == .checkmark ? "check" : "detail-button")
    area.onDraw { [weak self] painter, size in self?.draw(painter, size) }
  }

  /// Sets the theme, and the zoom in pixels per point.
  func draw(_ theme: Look.Theme, zoom: Double) {
    (self.theme, self.zoom) = (theme, zoom)
    area.queueDraw()
  }

  private func draw(_ painter: Painter, _ size: Size) {
    painter.scale(zoom)
    painter.translate(x: Double(size.width) / zoom / 2, y: Double(size.height) / zoom / 2)
    painter.setColor(area.textColor)
    if kind == .checkmark { return drawCheck(painter) }
    switch theme {
    case .classic: drawChevronButton(painter)
    case .flat: drawInformation(painter)
    }
  }

  private func drawCheck(_ painter: Painter) {
    painter.move(to: -6, 0.5)
    painter.line(to: -2, 4.5)
    painter.line(to: 5.5, -5)
    painter.stroke(width: theme == .classic ? 2.6 : 2, .round)
  }

  private func drawChevronButton(_ painter: Painter) {
    painter.arc(center: 0, 0, radius: 11)
    painter.fillPreserving()
    painter.setColor(Color(white: 1))
    painter.stroke(width: 2)
    painter.move(to: -2, -5)
    painter.line(to: 3, 0)
    painter.line(to: -2, 5)
    painter.stroke(width: 2.6, .round)
  }

  private func drawInformation(_ painter: Painter) {
    painter.arc(center: 0, 0, radius: 10)
    painter.stroke(width: 1.5)
    painter.arc(center: 0, -4.5, radius: 1.3)
    painter.fill()
    painter.move(to: 0, -1)
    painter.line(to: 0, 5)
    painter.stroke(width: 2, .round)
  }
}
