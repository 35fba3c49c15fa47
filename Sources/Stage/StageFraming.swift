public import DialogSimulator
public import Gtk

extension Stage {
  /// Draws the current state of a run at rest, on transparent ground.
  ///
  /// It passes the picture on, with the rectangle in it that shows what the state is about: the
  /// topmost dialog, or the top of the screen. The rectangle is in pixels.
  ///
  /// - Parameters:
  ///   - size: the size of the ground with the device on it, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - pictures: the pictures that the document names.
  public static func framedPicture(
    of simulator: Simulator, size: Size, scale: Int,
    pictures: PictureSource = .none,
    _ done: @escaping @MainActor (_ picture: Picture, _ frame: Rectangle) -> Void
  ) {
    let stage = Stage()
    stage.speaks = false
    stage.canvas.removeClass("stage-ground")
    stage.isAnimated = { false }
    stage.picture = pictures
    stage.begin(simulator.prototype)
    stage.show(simulator)
    // The closure keeps the stage alive until it is drawn.
    Picture.draw(stage.widget, size: size, scale: scale) { picture in
      done(picture, stage.frame)
    }
  }

  /// The part of the stage that shows what the state is about, in pixels.
  private var frame: Rectangle {
    var part = topPlace
    let place = canvas.rectangle(of: device)
    part.x += place.x + metrics.screen.x
    part.y += place.y + metrics.screen.y
    let zoom = zoom.value
    return Rectangle(
      x: part.x * zoom, y: part.y * zoom, width: part.width * zoom, height: part.height * zoom)
  }

  /// The place of the topmost dialog on the screen, or the top of the screen, in points.
  private var topPlace: Rectangle {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let top = Rectangle(x: 0, y: 0, width: width, height: min(height, width * 0.75))
    return placeOfDialog ?? top
  }

  /// The place of the topmost dialog on the screen, in points; `nil` without one that has a place, or
  /// where it takes the whole screen.
  var placeOfDialog: Rectangle? {
    guard let view = topView else { return nil }
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    if let foot = view as? any FootView, foot.height > 0 {
      return Rectangle(x: 0, y: height - foot.height, width: width, height: foot.height)
    }
    let place = screen.rectangle(of: view.canvas)
    let isWhole = place.width >= width && place.height >= height * 0.9
    return place.width > 0 && place.height > 0 && !isWhole ? place : nil
  }
}
