import Gtk
import StageGeometry
import Texts

/// The screen of another application, which does nothing.
@MainActor
final class OtherScreen {
  let canvas = Canvas()
  private let area = DrawingArea()
  private var room: SystemRoom?
  private var title: DrawnText?

  init() {
    canvas.addClass("other")
    canvas.accessibleName = tr("Another app")
    canvas.add(area)
    canvas.setConcealed(true, area)
    area.show()
    area.onDraw { [weak self] painter, _ in self?.draw(painter) }
  }

  func layOut(_ room: SystemRoom) {
    if self.room?.variant != room.variant { title = nil }
    self.room = room
    canvas.zoom = room.zoom
    canvas.setRectangle(room.whole, of: area)
    area.queueDraw()
  }

  /// A page of notes: a bar with a title, and lines that stand for text.
  private func draw(_ painter: Painter) {
    guard let room else { return }
    painter.scale(room.zoom)
    let whole = room.whole
    painter.setColor(room.color("paper", of: area))
    painter.paint()
    let (top, bar) = (DeviceMetrics.statusBar, room.metrics.navigationBar)
    painter.rectangle(x: 0, y: 0, width: whole.width, height: top + bar)
    painter.setLinearGradient(
      from: (0, 0), to: (0, top + bar),
      [(0, room.color("paper_bar_top", of: area)), (1, room.color("paper_bar_foot", of: area))])
    painter.fill()
    let text =
      title ?? DrawnText(tr("Notes", context: "application"), size: 18, isBold: true, in: area)
    title = text
    painter.setColor(room.color("paper_title", of: area))
    text.draw(painter, middle: whole.width / 2, top + bar / 2)
    let line = 28.0
    for (index, y) in stride(from: top + bar + line, to: whole.height, by: line).enumerated() {
      painter.rectangle(x: 0, y: y, width: whole.width, height: room.hairline)
      painter.setColor(room.color("paper_rule", of: area))
      painter.fill()
      guard index > 0, index < 7, index != 4 else { continue }
      let width = whole.width * [0, 0.62, 0.7, 0.38, 0, 0.66, 0.5][index]
      let x = room.isMirrored ? whole.width - 20 - width : 20
      painter.roundedRectangle(x: x, y: y - 16, width: width, height: 9, radius: 3)
      painter.setColor(room.color("paper_ink", of: area))
      painter.fill()
    }
  }
}
