import Gtk

/// A picture of one's own application behind the controls of a screen.
@MainActor
final class Backdrop {
  private let area = DrawingArea()
  private let canvas: Canvas

  /// Puts a picture under everything on a canvas.
  init(_ picture: Picture, under canvas: Canvas) {
    self.canvas = canvas
    area.onDraw { painter, size in painter.fill(size, with: picture) }
    canvas.add(area)
    canvas.reorder(area, to: 0)
    canvas.setConcealed(true, area)
    // Texts without a ground of their own get one.
    canvas.addClass("pictured")
    area.show()
  }

  /// Fills a place, in points.
  func layOut(_ place: Rectangle) { canvas.setRectangle(place, of: area) }
}
