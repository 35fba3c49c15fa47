import Gtk

/// Makes one CSS `pt` on a stage one device point times the zoom.
@MainActor
final class Zoom {
  private let provider = CssProvider()
  private(set) var value = 0.0

  /// Sets up the zoom of a stage, which all its children inherit.
  ///
  /// The sheet is added to the stage only: a sheet for the screen would restyle the whole window at
  /// each change.
  init(of stage: Canvas) {
    provider.add(to: stage, .overApplication)
  }

  /// Sets the zoom, in pixels per point.
  ///
  /// If the zoom changes during a layout, GTK restyles and lays out once more in the same frame.
  func set(_ zoom: Double) {
    guard zoom != value else { return }
    value = zoom
    provider.load("* { -gtk-dpi: \(72 * zoom); }")
  }
}
