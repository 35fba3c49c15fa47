public import Geometry

/// Where a sheet that slides up from the foot of a screen or view is, in points.
public struct FootPlacement: Equatable, Sendable {
  /// The container that clips the sheet, on the screen; on whole pixels.
  public let holder: Rectangle
  /// The greatest height of the sheet.
  public let maximumHeight: Double
  /// The width of the sheet.
  public let width: Double
  /// The dimming under the sheet, in its holder.
  public let inside: Rectangle
  /// Where the sheet ends, in its holder.
  private let bottom: Double
  private let zoom: Double

  /// At the foot of the screen.
  ///
  /// - Parameters:
  ///   - clip: where the view that clips the sheet ends, in points; the sheet slides up as if the
  ///     screen continued below it. `nil` if nothing clips it.
  ///   - zoom: pixels per point.
  public init(_ metrics: DeviceMetrics, clippedAt clip: Double?, zoom: Double) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    self.init(
      Rectangle(x: 0, y: 0, width: width, height: clip ?? height), bottom: height,
      top: DeviceMetrics.statusBar + 8, zoom)
  }

  /// At the foot of a popover's view, whose place on the screen is given in points.
  public init(inView view: Rectangle, zoom: Double) {
    self.init(view, bottom: view.height, top: 8, zoom)
  }

  private init(_ holder: Rectangle, bottom: Double, top: Double, _ zoom: Double) {
    self.holder = holder.onPixels(zoom)
    (width, self.bottom, self.zoom) = (holder.width, bottom, zoom)
    maximumHeight = bottom - top
    inside = Rectangle(x: 0, y: 0, width: holder.width, height: holder.height)
  }

  /// The place of a sheet of a height in points, in its holder.
  public func place(height: Double) -> Rectangle {
    Rectangle(x: 0, y: bottom - height, width: width, height: height).onPixels(zoom)
  }
}

extension Rectangle {
  /// The place of the sheet on its way up: at 0 it is below its foot, at 1 at its final place.
  public func slid(_ presence: Double) -> Rectangle {
    var place = self
    place.y += (1 - presence) * height
    return place
  }
}
