import Gtk

/// Makes one CSS `pt` on the stage one device point times the zoom.
@MainActor
final class Zoom {
  private let provider = CssProvider()
  private(set) var value = 0.0

  init() { provider.addForScreen(.overApplication) }

  /// Sets the zoom, in pixels per point.
  ///
  /// Changed in the middle of a layout, GTK restyles and lays out once more within the same frame.
  func set(_ zoom: Double) {
    guard zoom != value else { return }
    value = zoom
    provider.load(".stage { -gtk-dpi: \(72 * zoom); }")
  }
}
