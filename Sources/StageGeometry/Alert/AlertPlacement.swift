public import Geometry

/// Where alerts are on a screen: in the middle of what the keyboard leaves.
public struct AlertPlacement: Equatable, Sendable {
  /// How high an alert may be, in points.
  public let maximumHeight: Double
  private let screenWidth: Double
  /// The highest place for the top of an alert, in points.
  private let top: Double
  /// The height that the keyboard leaves now, in points.
  private let free: Double

  /// The place for alerts on a screen.
  ///
  /// - Parameters:
  ///   - keyboard: the height that the keyboard takes when it has come to rest, in points; 0 where
  ///     there is none, or where it goes.
  ///   - way: how far the keyboard is up now, from 0 to 1.
  public init(_ metrics: DeviceMetrics, keyboard: Double, way: Double) {
    let margin = keyboard > 0 ? 4.0 : 8.0
    // On its side the little that a keyboard leaves goes up to the edge.
    let above = keyboard > 0 && metrics.isLandscape ? 0 : DeviceMetrics.statusBar
    screenWidth = metrics.screenWidth
    maximumHeight = metrics.screenHeight - above - 2 * margin - keyboard
    top = above + margin
    free = metrics.screenHeight - way * metrics.keyboard
  }

  /// The place of an alert of a width and height in points, at a zoom in pixels per point.
  public func place(width: Double, height: Double, zoom: Double) -> Rectangle {
    let y = max(top, (free - height) / 2)
    return Rectangle(
      x: (screenWidth - width) / 2, y: (y * zoom).rounded() / zoom, width: width, height: height)
  }
}
