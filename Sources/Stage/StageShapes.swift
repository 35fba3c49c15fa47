public import DialogSimulator
public import Gtk
import StageGeometry

extension Stage {
  /// What is drawn as shapes and letters: its size in points, and what draws it from the origin.
  public typealias Shapes = (width: Double, height: Double, draw: (Painter) -> Void)

  /// Draws the state of a run as shapes and letters, off any screen, as
  /// ``draw(_:of:pictures:_:)`` does as pixels.
  ///
  /// - Parameters:
  ///   - pictures: the pictures that the document names.
  ///   - done: gets the shapes, once, which can be drawn until it returns; `nil` where nothing of that part
  ///     shows.
  public static func drawShapes(
    _ shot: StageShot, of simulator: Simulator,
    pictures: PictureSource = .none,
    _ done: @escaping @MainActor (Shapes?) -> Void
  ) {
    var shot = shot
    // Smaller letters would stand unevenly, since they are placed on whole pixels.
    shot.scale = 2
    LookSheets.loadUnblurred()
    let job = shot.prepare(simulator, pictures)
    let stage = job.stage
    stage.canvas.addClass("unblurred")
    let window = OffscreenWindow(around: stage.widget, size: job.size)
    window.afterFrames {
      job.ready()
      done(shot.shapes(of: stage, scale: job.pixels))
      window.destroy()
    }
  }
}

extension StageShot {
  @MainActor
  fileprivate func shapes(of stage: Stage, scale: Int) -> Stage.Shapes? {
    let zoom = stage.zoomValue
    var place: Rectangle?
    if part == .screen {
      let pixels = stage.placeOfScreen.map(Double.init)
      place = Rectangle(x: pixels[0], y: pixels[1], width: pixels[2], height: pixels[3])
    } else if part == .device || !stage.layers.isEmpty {
      // Only what is drawn says how far shadows reach.
      place = Picture(of: stage.widget, scale: Double(scale)).drawnPart.map {
        let pixel = 1 / Double(scale)
        return Rectangle(
          x: $0.x * pixel, y: $0.y * pixel, width: $0.width * pixel, height: $0.height * pixel)
      }
    }
    guard let place else { return nil }
    return (
      place.width / zoom, place.height / zoom,
      { painter in
        painter.saved { painter in
          painter.scale(1 / zoom)
          painter.rectangle(x: 0, y: 0, width: place.width, height: place.height)
          painter.clip()
          painter.translate(x: -place.x, y: -place.y)
          painter.draw(stage.widget)
        }
      }
    )
  }
}
