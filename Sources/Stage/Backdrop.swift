import DialogModel
import Gtk

/// A picture of the document that is shown behind the controls of a screen.
@MainActor
final class Backdrop {
  private let area = DrawingArea()
  private let canvas: Canvas

  /// Adds a picture to a canvas, below all its other children.
  init(_ picture: Picture, _ fit: PictureFit, under canvas: Canvas) {
    self.canvas = canvas
    area.onDraw { [weak canvas] painter, size in
      painter.draw(picture, fit, into: size, zoom: canvas?.zoom ?? 1)
    }
    canvas.add(area)
    canvas.reorder(area, to: 0)
    canvas.setConcealed(true, area)
    // Texts without a background get one.
    canvas.addClass("pictured")
    area.show()
  }

  /// Gives the picture a rectangle in points.
  func layOut(_ place: Rectangle) { canvas.setRectangle(place, of: area) }
}
