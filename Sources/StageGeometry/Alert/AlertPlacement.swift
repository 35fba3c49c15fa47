public import Geometry

/// Where alerts are on a screen: in the middle of the space above the keyboard.
public struct AlertPlacement: Equatable, Sendable {
  /// The greatest height of an alert, in points.
  public let maximumHeight: Double
  private let screenWidth: Double
  /// The highest place for the top of an alert, in points.
  private let top: Double
  /// The height that the keyboard leaves now, in points.
  private let free: Double

  /// The place for alerts on a screen.
  ///
  /// - Parameters:
  ///   - keyboard: the height of the keyboard after its movement, in points; 0 if there is none, or
  ///     if it is leaving.
  ///   - way: how far the keyboard is up now, from 0 to 1.
  public init(_ metrics: DeviceMetrics, keyboard: Double, way: Double) {
    let margin = keyboard > 0 ? 4.0 : 8.0
    // In landscape, the small space above a keyboard goes up to the edge of the screen.
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
