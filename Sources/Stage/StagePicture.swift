public import DialogSimulator
public import Gtk

extension Stage {
  /// Draws a run as it is, at rest and with nothing around the device, and hands the picture on,
  /// with the height in pixels at which its topmost dialog has its middle.
  ///
  /// - Parameters:
  ///   - size: the ground with the device on it, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - pictures: those that the document names.
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
    // The stage is held until it is drawn.
    Picture.draw(stage.widget, size: size, scale: scale) { picture in
      done(picture, stage.middleOfTop.map { Int($0) } ?? size.height / 2)
    }
  }

  /// Where the dialog on top has its middle, in pixels; `nil` where there is none, or a popover.
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
