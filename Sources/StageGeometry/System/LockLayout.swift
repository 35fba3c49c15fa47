public import Geometry

/// Where the parts of the lock screen are, in points.
public struct LockLayout: Equatable, Sendable {
  /// The bar with the clock; in Flat it is not drawn.
  public let clockBar: Rectangle
  /// The time.
  public let time: Rectangle
  /// The date.
  public let date: Rectangle
  /// The bar with the slider; in Flat it is not drawn.
  public let slideBar: Rectangle
  /// The slider: the track in Classic, the line of text in Flat.
  public let slider: Rectangle
  /// The knob at its start, in the slider; empty in Flat.
  public let knob: Rectangle
  /// How far the knob goes.
  public let way: Double
  /// The room for the list of notifications.
  public let list: Rectangle

  /// The least height of a row in a list.
  public let row: Double
  /// The length of the edges of a row's icon.
  public let icon: Double
  /// Whether a single notification lies in a box, which is drawn for Classic.
  public let boxes: Bool

  /// The part of its way after which a slider opens when it is let go.
  public static let opens = 0.8

  /// The places on a device.
  ///
  /// - Parameters:
  ///   - count: how many notifications there are.
  ///   - growth: how many times larger texts are than usual.
  public init(_ metrics: DeviceMetrics, _ theme: Look.Theme, count: Int, growth: Double = 1) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let isLow = height < 400
    let isTablet = min(width, height) > 500
    let top = DeviceMetrics.statusBar
    switch theme {
    case .classic:
      let bar = isTablet ? 118.0 : isLow ? 66 : 96
      let foot = isTablet ? 110.0 : isLow ? 66 : 96
      clockBar = Rectangle(x: 0, y: top, width: width, height: bar)
      time =
        isLow
        ? Rectangle(x: 20, y: top + 4, width: width / 2 - 30, height: 58)
        : Rectangle(x: 0, y: top + (isTablet ? 10 : 4), width: width, height: 64)
      date =
        isLow
        ? Rectangle(x: width / 2 + 10, y: top + 4, width: width / 2 - 30, height: 58)
        : Rectangle(x: 0, y: top + (isTablet ? 76 : 68), width: width, height: 20)
      slideBar = Rectangle(x: 0, y: height - foot, width: width, height: foot)
      let track = min(276, width - 40)
      slider = Rectangle(
        x: (width - track) / 2, y: height - foot + (foot - 52) / 2, width: track, height: 52)
      knob = Rectangle(x: 3, y: 3, width: 66, height: 46)
      way = track - 72
    case .flat:
      clockBar = Rectangle(x: 0, y: 0, width: width, height: isLow ? 100 : 140)
      let offset = isTablet ? 40.0 : isLow ? 0 : 20
      time = Rectangle(x: 0, y: top + offset, width: width, height: 68)
      date = Rectangle(x: 0, y: top + offset + (isLow ? 62 : 70), width: width, height: 24)
      slideBar = Rectangle(x: 0, y: height - 96, width: width, height: 96)
      let line = min(320, width - 40)
      slider = Rectangle(
        x: (width - line) / 2, y: height - (isLow ? 52 : 76), width: line, height: 44)
      knob = Rectangle(x: 0, y: 0, width: 0, height: 0)
      way = line
    }
    boxes = theme == .classic && count == 1
    row = ((theme == .classic ? (boxes ? 66 : 56) : 58) * growth).rounded(.up)
    icon = theme == .classic ? (boxes ? 32 : 28) : 24
    let side = min(width, isTablet ? 480 : boxes ? 288 : width)
    let start =
      theme == .classic
      ? clockBar.y + clockBar.height + (boxes ? (isLow ? 10 : 36) : 0)
      : date.y + date.height + (isLow ? 8 : count == 1 ? 44 : 20)
    let end = theme == .classic ? slideBar.y : slider.y - 8
    list = Rectangle(
      x: (width - side) / 2, y: start, width: side,
      height: max(row, end - start))
  }

  /// The places of rows of these heights in the list, which scrolls; the newest is the first.
  public func rows(_ heights: [Double]) -> [Rectangle] {
    Rectangle.column(of: heights, width: list.width)
  }
}

extension Rectangle {
  /// Rectangles of a width one below the other, from a height on, in points.
  static func column(of heights: [Double], from top: Double = 0, width: Double) -> [Rectangle] {
    var y = top
    return heights.map { height in
      defer { y += height }
      return Rectangle(x: 0, y: y, width: width, height: height)
    }
  }
}
