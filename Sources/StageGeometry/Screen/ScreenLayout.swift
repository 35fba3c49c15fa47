public import Geometry

/// Where the bars of a screen and the content between them are, in points.
public struct ScreenLayout: Equatable, Sendable {
  /// The bars that the screen has.
  public let bars: [BarLayout.Kind: Rectangle]
  /// The content between them, above the keyboard.
  public let content: Rectangle
  /// The height that bars and keyboard take together.
  public let ends: Double

  /// Where the lower bars or the keyboard begin.
  public let viewBottom: Double

  /// Lays out a screen, or the view in a popover.
  ///
  /// - Parameters:
  ///   - kinds: the bars that it has.
  ///   - top: where it begins, in points.
  ///   - bottom: where it ends, in points.
  ///   - clear: where the keyboard begins, in points; at `bottom` or below it if there is none.
  public init(
    _ kinds: Set<BarLayout.Kind>, _ metrics: DeviceMetrics, width: Double, top: Double,
    bottom: Double, clear: Double
  ) {
    var bars: [BarLayout.Kind: Rectangle] = [:]
    var (start, end) = (top, bottom)
    if kinds.contains(.navigation) {
      let height = metrics.navigationBar
      bars[.navigation] = Rectangle(x: 0, y: start, width: width, height: height)
      start += height
    }
    for (kind, height) in [(BarLayout.Kind.tabs, metrics.tabBar), (.toolbar, metrics.toolbar)]
    where kinds.contains(kind) {
      end -= height
      bars[kind] = Rectangle(x: 0, y: end, width: width, height: height)
    }
    end = min(end, clear)
    self.bars = bars
    content = Rectangle(x: 0, y: start, width: width, height: end - start)
    viewBottom = end
    ends = bottom - top - (end - start)
  }
}
