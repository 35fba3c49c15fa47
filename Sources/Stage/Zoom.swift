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
  /// The class by which the style sheet finds this stage among those of other windows.
  let cssClass: String
  private let provider = CssProvider()
  private(set) var value = 0.0

  private static var count = 0

  init() {
    Zoom.count += 1
    cssClass = "stage-\(Zoom.count)"
    provider.addForScreen(.overApplication)
  }

  isolated deinit { provider.removeFromScreen() }

  /// Sets the zoom, in pixels per point.
  ///
  /// Changed in the middle of a layout, GTK restyles and lays out once more within the same frame.
  func set(_ zoom: Double) {
    guard zoom != value else { return }
    value = zoom
    provider.load(".\(cssClass) { -gtk-dpi: \(72 * zoom); }")
  }
}
