public import Geometry

/// Where a sheet is that slides up from the foot of something, in points.
public struct FootPlacement: Equatable, Sendable {
  /// What holds the sheet and clips it, on the screen; on whole pixels.
  public let holder: Rectangle
  /// How high the sheet may be.
  public let maximumHeight: Double
  /// The width of the sheet.
  public let width: Double
  /// What dims the holder under the sheet, in it.
  public let inside: Rectangle
  /// Where the sheet ends, in its holder.
  private let bottom: Double
  private let zoom: Double

  /// At the foot of the screen.
  ///
  /// - Parameters:
  ///   - clip: where the view that clips the sheet ends, in points; the sheet slides up as if the
  ///     screen went on below it. `nil` where nothing clips it.
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
  /// The same on its way up from below its own foot: 0 is not there, 1 is there.
  public func slid(_ presence: Double) -> Rectangle {
    var place = self
    place.y += (1 - presence) * height
    return place
  }
}
