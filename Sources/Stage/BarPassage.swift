import DialogModel
import Gtk
import StageGeometry

/// The navigation bar while one screen takes the place of another: the bar stays, and what is in it
/// dissolves.
///
/// The bar of the upper screen is opaque and does not move with its screen; over it, a picture of
/// the lower screen's bar fades. The titles move a little, the way that the screens go.
@MainActor
final class BarPassage {
  private let ghost = Ghost()
  private unowned let lower: ScreenView
  private unowned let upper: ScreenView

  /// A passage between two screens on a canvas; `nil` where one of them has no navigation bar.
  init?(lower: ScreenView, upper: ScreenView, on screen: Canvas) {
    guard lower.bar != nil, upper.bar != nil else { return nil }
    (self.lower, self.upper) = (lower, upper)
    screen.insert(ghost.widget, above: upper.canvas)
    screen.setConcealed(true, ghost.widget)
  }

  /// Draws the bar.
  ///
  /// - Parameters:
  ///   - offset: how far the upper screen is from its place, in points.
  ///   - presence: how far the upper screen covers the lower one, from 0 to 1.
  func draw(offset: Double, presence: Double, on screen: Canvas) {
    guard let bar = lower.bar, let place = lower.place(of: .navigationBar) else { return }
    let path = place.width * 0.3
    lower.moveBar(by: 0, title: -path * presence)
    // Taken anew at each frame, because a bar that was just made has no style in its first one.
    ghost.take(bar)
    upper.moveBar(by: -offset, title: path * (1 - presence))
    screen.setRectangle(place, of: ghost.widget)
    screen.setAppearance(opacity: 1 - presence, of: ghost.widget)
  }

  /// Puts the bar back, and removes the picture.
  func end(on screen: Canvas) {
    for view in [lower, upper] { view.moveBar(by: 0, title: 0) }
    screen.remove(ghost.widget)
  }
}
