public import DialogSimulator
public import Gtk

extension Stage {
  /// Draws a run as it is, at rest and with nothing around the device, and hands the picture on.
  ///
  /// - Parameters:
  ///   - size: the ground with the device on it, in pixels.
  ///   - scale: device pixels per pixel.
  ///   - pictures: those that the document names.
  public static func picture(
    of simulator: Simulator, size: Size, scale: Int,
    pictures: @escaping @MainActor (String) -> Picture? = { _ in nil },
    _ done: @escaping @MainActor (Picture) -> Void
  ) {
    let stage = Stage()
    stage.isAnimated = { false }
    stage.picture = pictures
    stage.begin(simulator.prototype)
    stage.show(simulator)
    // The stage is held until it is drawn.
    Picture.draw(stage.widget, size: size, scale: scale) { picture in
      withExtendedLifetime(stage) { done(picture) }
    }
  }
}
