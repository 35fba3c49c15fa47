public import DialogSimulator
public import Gtk

extension Stage {
  /// Draws the current state of a run, at rest and without ground around the device.
  ///
  /// It passes the picture on, with the vertical middle of the topmost dialog in pixels.
  ///
  /// - Parameters:
  ///   - size: the size of the ground with the device on it, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - pictures: the pictures that the document names.
  public static func picture(
    of simulator: Simulator, size: Size, scale: Int,
    pictures: @escaping @MainActor (String) -> Picture? = { _ in nil },
    _ done: @escaping @MainActor (_ picture: Picture, _ middle: Int) -> Void
  ) {
    let stage = Stage()
    stage.isAnimated = { false }
    stage.picture = pictures
    stage.begin(simulator.prototype)
    stage.show(simulator)
    // The closure keeps the stage alive until it is drawn.
    Picture.draw(stage.widget, size: size, scale: scale) { picture in
      done(picture, stage.middleOfTop.map { Int($0) } ?? size.height / 2)
    }
  }

  /// The vertical middle of the topmost dialog, in pixels; `nil` if there is none or it is a
  /// popover.
  private var middleOfTop: Double? {
    let middle: Double
    switch topView {
    case let alert as AlertView:
      let place = screen.rectangle(of: alert.canvas)
      middle = place.y + place.height / 2
    case let foot as any FootView where foot.height > 0:
      middle = metrics.screenHeight - foot.height / 2
    default: return nil
    }
    return (canvas.rectangle(of: device).y + metrics.screen.y + middle) * zoom.value
  }
}
