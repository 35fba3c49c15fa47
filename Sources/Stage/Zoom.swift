import Gtk

/// How large the device is drawn.
public enum ZoomLevel: Hashable, Sendable {
  /// As large as there is room for.
  case fit
  /// So many hundredths of a pixel per point.
  case percent(Int)

  /// What a menu offers.
  public static let steps = [25, 50, 75, 100, 125, 150, 200]

  /// The next larger step after a zoom in pixels per point; the largest at the end.
  public static func larger(than zoom: Double) -> ZoomLevel {
    .percent(steps.first { Double($0) > zoom * 100 + 0.5 } ?? 200)
  }

  /// The next smaller step; the smallest at the end.
  public static func smaller(than zoom: Double) -> ZoomLevel {
    .percent(steps.last { Double($0) < zoom * 100 - 0.5 } ?? 25)
  }
}

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
