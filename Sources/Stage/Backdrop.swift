import DialogModel
import Gtk

/// A picture of the document that is shown behind the controls of a screen.
@MainActor
final class Backdrop {
  private let area: Widget
  /// What is shown in place of a picture that can't be.
  private let message: PictureMessage?
  private let canvas: Canvas

  /// Adds a picture to a canvas, below all its other children.
  ///
  /// Fails as long as nothing is known of the picture.
  ///
  /// - Parameter name: the path in the document.
  init?(_ name: String, _ source: PictureSource, _ fit: PictureFit, under canvas: Canvas) {
    guard let content = source.content(of: name) else { return nil }
    self.canvas = canvas
    switch content {
    case .picture(let picture):
      let drawn = DrawingArea()
      drawn.onDraw { [weak canvas] painter, size in
        painter.draw(picture, fit, into: size, zoom: canvas?.zoom ?? 1)
      }
      (area, message) = (drawn, nil)
      // Texts without a background get one.
      canvas.addClass("pictured")
    case .problem(let reason):
      let message = PictureMessage(name, reason)
      (area, self.message) = (message.label, message)
    }
    canvas.add(area)
    canvas.reorder(area, to: 0)
    if message == nil { canvas.setConcealed(true, area) }
    area.show()
  }

  /// Gives the picture a rectangle in points.
  func layOut(_ place: Rectangle) {
    guard let message else { return canvas.setRectangle(place, of: area) }
    // At the foot, over a toolbar, because controls begin at the top.
    let (edge, foot) = (16.0, 60.0)
    let width = max(1, place.width - 2 * edge)
    let height = max(
      1, min(message.height(width: width, zoom: canvas.zoom), place.height - foot))
    canvas.setRectangle(
      Rectangle(
        x: place.x + edge, y: place.y + place.height - foot - height, width: width, height: height),
      of: area)
    message.layOut(height: height, zoom: canvas.zoom)
  }
}
