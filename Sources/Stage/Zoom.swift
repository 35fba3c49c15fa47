import Gtk

/// Makes one CSS `pt` on a stage one device point times the zoom.
@MainActor
final class Zoom {
  private let provider = CssProvider()
  private(set) var value = 0.0

  /// The zoom of a stage and all inside it, which inherits it.
  ///
  /// The sheet is the stage's alone: one for the screen would restyle the whole window each time.
  init(of stage: Canvas) {
    provider.add(to: stage, .overApplication)
  }

  /// Sets the zoom, in pixels per point.
  ///
  /// Changed in the middle of a layout, GTK restyles and lays out once more within the same frame.
  func set(_ zoom: Double) {
    guard zoom != value else { return }
    value = zoom
    provider.load("* { -gtk-dpi: \(72 * zoom); }")
  }
}
