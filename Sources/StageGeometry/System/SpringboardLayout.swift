public import Geometry

/// Where the icons of the home screen are, in points; the page turns with the device.
public struct SpringboardLayout: Equatable, Sendable {
  /// The length of an icon's edges.
  public let edge: Double
  /// The icons of the page, row by row.
  public let icons: [Rectangle]
  /// The shelf at the foot of the screen.
  public let dock: Rectangle
  /// The icons on the shelf.
  public let docked: [Rectangle]
  /// The dots that mark the pages.
  public let dots: [Rectangle]
  /// The width of the name below an icon.
  public let nameWidth: Double

  /// The height of the name below an icon.
  public static let nameHeight = 16.0
  /// The space between an icon and its name.
  public static let nameGap = 3.0
  /// The width of a dot.
  public static let dot = 5.0

  /// Places icons on a page of a device.
  ///
  /// - Parameters:
  ///   - count: how many icons there are on the page; the ones that do not fit have no place.
  ///   - docked: how many there are on the shelf.
  public init(_ metrics: DeviceMetrics, count: Int, docked dockedCount: Int) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let isTablet = min(width, height) > 500
    let shelf = isTablet ? 124.0 : 96.0
    let edge = isTablet ? 72.0 : 60.0
    // On a phone held upright this gives columns of 76, from 16 to 304.
    let columns = isTablet ? (metrics.isLandscape ? 5 : 4) : metrics.isLandscape ? 6 : 4
    let margin = isTablet ? 48.0 : 8.0
    let column = (width - 2 * margin) / Double(columns)
    let top = DeviceMetrics.statusBar + (isTablet ? 36 : metrics.isLandscape ? 6 : 12)
    let room = height - shelf - (isTablet || !metrics.isLandscape ? 28 : 12) - top
    let least = edge + SpringboardLayout.nameGap + SpringboardLayout.nameHeight + 6
    let wanted = isTablet ? (metrics.isLandscape ? 148.0 : 164.0) : 92.0
    let rows = max(1, Int(((room - least) / wanted).rounded(.down)) + 1)
    let pitch = min(wanted, rows > 1 ? wanted : room)
    func place(_ index: Int) -> Rectangle {
      Rectangle(
        x: margin + (Double(index % columns) + 0.5) * column - edge / 2,
        y: top + Double(index / columns) * pitch, width: edge, height: edge)
    }
    self.edge = edge
    nameWidth = min(column, edge + 36)
    icons = (0..<min(count, rows * columns)).map(place)
    dock = Rectangle(x: 0, y: height - shelf, width: width, height: shelf)
    let spread = min(column, isTablet ? 150 : 110)
    let first = (width - Double(dockedCount) * spread) / 2
    docked = (0..<dockedCount).map { index in
      Rectangle(
        x: first + (Double(index) + 0.5) * spread - edge / 2,
        y: height - shelf + (isTablet ? 16 : 9), width: edge, height: edge)
    }
    let foot = height - shelf - (isTablet ? 20 : metrics.isLandscape ? 6 : 14)
    let dot = SpringboardLayout.dot
    dots = [-5.5, 5.5].map {
      Rectangle(x: width / 2 + $0 - dot / 2, y: foot - dot / 2, width: dot, height: dot)
    }
  }

  /// The place of the name below an icon.
  public func name(below icon: Rectangle) -> Rectangle {
    Rectangle(
      x: icon.x + (icon.width - nameWidth) / 2,
      y: icon.y + icon.height + SpringboardLayout.nameGap, width: nameWidth,
      height: SpringboardLayout.nameHeight)
  }
}

/// The badge at the upper outer corner of an icon, in points.
public struct BadgePlacement: Equatable, Sendable {
  /// The height of a badge.
  public static let height = 24.0
  /// How far a badge lies beyond the icon, at the top and at the side.
  public static let overhang = 8.0
  /// The most digits that are drawn.
  public static let digits = 4

  /// Its place, as wide as its number needs but at least round.
  ///
  /// - Parameters:
  ///   - icon: the icon that it belongs to.
  ///   - text: the width of the number.
  public static func place(on icon: Rectangle, text: Double) -> Rectangle {
    let width = max(height, (text + 14).rounded(.up))
    return Rectangle(
      x: icon.x + icon.width + overhang - width, y: icon.y - overhang, width: width,
      height: height)
  }
}
