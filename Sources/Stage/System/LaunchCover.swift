import Gtk
import StageGeometry

/// What is shown for a moment when a notification opens the application: the notification's launch
/// image, or else what the application showed last, which then changes with a flash.
@MainActor
final class LaunchCover {
  let widget = DrawingArea(takesInput: false)
  private var picture: Picture?
  private var fills = false
  private var start = -Double.infinity

  /// How long it is shown, and then fades, in milliseconds.
  private static let (shown, fading) = (250.0, 150.0)

  init() {
    widget.onDraw { [weak self] painter, size in
      guard let self, let picture else { return }
      if fills { return painter.fill(size, with: picture) }
      painter.draw(
        picture, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }
  }

  /// Shows a picture from a time on, in simulated milliseconds.
  ///
  /// - Parameter fills: whether it covers the screen and is cut; else it is stretched.
  func show(_ picture: Picture, fills: Bool, at now: Double) {
    (self.picture, self.fills, start) = (picture, fills, now)
    widget.queueDraw()
  }

  /// How visible it is at a time, from 0 to 1.
  func opacity(at now: Double, isAnimated: Bool) -> Double {
    guard isAnimated, picture != nil, now >= start else { return 0 }
    let age = now - start
    if age < LaunchCover.shown { return 1 }
    // A launch image gives way softly; what was there before flashes away.
    guard fills else { return 0 }
    return max(0, 1 - (age - LaunchCover.shown) / LaunchCover.fading)
  }

  /// Forgets the picture when it is not visible any more.
  func drop() { picture = nil }

  var hasPicture: Bool { picture != nil }
}
