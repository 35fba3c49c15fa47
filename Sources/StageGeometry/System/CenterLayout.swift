public import Geometry

/// Where the parts of Notification Center are, in points from its own upper left corner; it comes
/// down from the top of the screen and leaves the foot free.
public struct CenterLayout: Equatable, Sendable {
  /// Its place when it is all down.
  public let place: Rectangle
  /// The handle at its foot.
  public let grip: Rectangle
  /// The room for its list.
  public let list: Rectangle
  /// The heading over the rows, in the list.
  public let heading: Rectangle
  /// The least height of a row.
  public let row: Double
  /// The space before the texts.
  public let indent: Double

  /// The places on a device.
  ///
  /// - Parameter growth: how many times larger texts are than usual.
  public init(_ metrics: DeviceMetrics, _ theme: Look.Theme, growth: Double = 1) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let foot = min(height, width) > 500 ? 124.0 : height < 400 ? 0 : 107
    let isTablet = min(width, height) > 500
    let side = isTablet && theme == .classic ? 420.0 : width
    place = Rectangle(x: (width - side) / 2, y: 0, width: side, height: height - foot)
    let gripHeight = 26.0
    grip = Rectangle(x: 0, y: place.height - gripHeight, width: side, height: gripHeight)
    let top = DeviceMetrics.statusBar
    // On a tablet, lines as wide as its screen would be hard to read.
    let column = min(side, 552)
    list = Rectangle(
      x: (side - column) / 2, y: top, width: column, height: place.height - gripHeight - top)
    indent = theme == .classic ? 10 : 16
    heading = Rectangle(
      x: 0, y: 0, width: column, height: ((theme == .classic ? 28 : 36) * growth).rounded(.up))
    row = (34 * growth).rounded(.up)
  }

  /// The places of rows of these heights below the heading; the newest is the first.
  public func rows(_ heights: [Double]) -> [Rectangle] {
    Rectangle.column(of: heights, from: heading.height, width: list.width)
  }
}

/// The place of a banner, in points.
public struct BannerLayout: Equatable, Sendable {
  /// Its place when it is all down.
  public let place: Rectangle
  /// Its icon, from its own upper left corner.
  public let icon: Rectangle
  /// The application's name.
  public let title: Rectangle
  /// The text.
  public let body: Rectangle
  /// The handle at its foot; empty in Classic.
  public let grip: Rectangle

  /// The place on a device.
  ///
  /// - Parameter growth: how many times larger texts are than usual.
  public init(_ metrics: DeviceMetrics, _ theme: Look.Theme, growth: Double = 1) {
    let width = metrics.screenWidth
    let isTablet = min(width, metrics.screenHeight) > 500
    let side = isTablet ? 420.0 : width
    let height = ((theme == .classic ? 40 : 68) * growth).rounded(.up)
    place = Rectangle(x: (width - side) / 2, y: 0, width: side, height: height)
    switch theme {
    case .classic:
      icon = Rectangle(x: 9, y: (height - 22) / 2, width: 22, height: 22)
      let line = (height - 6) / 2
      title = Rectangle(x: 40, y: 3, width: side - 50, height: line)
      body = Rectangle(x: 40, y: 3 + line, width: side - 50, height: line)
      grip = Rectangle(x: 0, y: 0, width: 0, height: 0)
    case .flat:
      icon = Rectangle(x: 16, y: 12, width: 24, height: 24)
      let line = (height - 24) / 2
      title = Rectangle(x: 52, y: 9, width: side - 68, height: line)
      body = Rectangle(x: 52, y: 9 + line, width: side - 68, height: line)
      grip = Rectangle(x: (side - 36) / 2, y: height - 10, width: 36, height: 4)
    }
  }
}
