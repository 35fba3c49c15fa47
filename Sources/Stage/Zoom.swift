import Gtk

/// Makes one CSS `pt` on a stage one device point times the zoom.
@MainActor
final class Zoom {
  private let provider = CssProvider()
  /// The zoom in pixels per point; 0 before the first layout.
  private(set) var value = 0.0
  private var loaded = 0.0

  /// Sets up the zoom of a stage, which all its children inherit.
  ///
  /// The sheet is added to the stage only: a sheet for the screen would restyle the whole window at
  /// each change.
  ///
  /// - Parameter likely: the zoom that the first layout probably sets, in pixels per point. Texts are
  ///   measured before it, and each further size of type costs as much as a small window.
  init(of stage: Canvas, likely: Double = 1) {
    load(likely)
    provider.add(to: stage, .overApplication)
  }

  /// Sets the zoom, in pixels per point.
  ///
  /// If the zoom changes during a layout, GTK restyles and lays out once more in the same frame.
  func set(_ zoom: Double) {
    guard zoom != value else { return }
    value = zoom
    load(zoom)
  }

  private func load(_ zoom: Double) {
    guard zoom != loaded else { return }
    loaded = zoom
    provider.load("* { -gtk-dpi: \(72 * zoom); }")
  }
}
