public import Geometry

/// Where the parts of the application switcher are, in points.
public struct SwitcherLayout: Equatable, Sendable {
  /// How far what is in front moves up, in Classic.
  public let lift: Double
  /// The tray at the foot in Classic; the whole screen in Flat.
  public let tray: Rectangle
  /// The card with the application's screen; empty in Classic.
  public let card: Rectangle
  /// The part of a neighbour's card that can be seen; empty in Classic.
  public let nextCard: Rectangle
  /// The application's icon.
  public let icon: Rectangle
  /// The icons beside it.
  public let neighbours: [Rectangle]
  /// The mark that ends the application, in Classic.
  public let mark: Rectangle
  /// How far a card is dragged up until it is thrown away.
  public let throwAway: Double

  /// The places on a device.
  public init(_ metrics: DeviceMetrics, _ theme: Look.Theme) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let isTablet = min(width, height) > 500
    let edge = isTablet ? 72.0 : 60.0
    switch theme {
    case .classic:
      let high = isTablet ? 124.0 : 96.0
      lift = high
      tray = Rectangle(x: 0, y: height - high, width: width, height: high)
      let nothing = Rectangle(x: 0, y: 0, width: 0, height: 0)
      (card, nextCard) = (nothing, nothing)
      let columns = isTablet ? (metrics.isLandscape ? 7 : 6) : metrics.isLandscape ? 6 : 4
      let margin = isTablet ? 24.0 : 8.0
      let column = (width - 2 * margin) / Double(columns)
      let places = (0..<columns).map { index in
        Rectangle(
          x: margin + (Double(index) + 0.5) * column - edge / 2,
          y: height - high + (isTablet ? 16 : 11), width: edge, height: edge)
      }
      icon = places[0]
      neighbours = Array(places.dropFirst())
      mark = Rectangle(x: icon.x - 8, y: icon.y - 8, width: 24, height: 24)
      throwAway = 0
    case .flat:
      lift = 0
      tray = Rectangle(x: 0, y: 0, width: width, height: height)
      let scale = height < 400 ? 0.46 : 0.55
      let (wide, high) = ((width * scale).rounded(), (height * scale).rounded())
      let top = ((height - high - edge - 40) / 2).rounded()
      card = Rectangle(x: ((width - wide) / 2).rounded(), y: top, width: wide, height: high)
      let gap = 16.0
      nextCard = Rectangle(x: card.x + wide + gap, y: top, width: wide, height: high)
      icon = Rectangle(
        x: (width - edge) / 2, y: top + high + (height < 400 ? 10 : 18), width: edge, height: edge)
      let next = nextCard.x + (wide - edge) / 2
      neighbours = [Rectangle(x: next, y: icon.y, width: edge, height: edge)]
      mark = Rectangle(x: 0, y: 0, width: 0, height: 0)
      throwAway = high * 0.4
    }
  }
}
