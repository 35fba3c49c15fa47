public import DialogModel
public import DialogSimulator
public import Geometry

/// Where a presented view is when it is at rest, in points.
public struct ViewPlacement: Equatable, Sendable {
  /// The size of a form sheet.
  public static let formSheet = (width: 540.0, height: 620.0)
  /// The greatest width of a page sheet: that of a tablet's screen in portrait.
  public static let pageWidth = 768.0

  /// Its place on the screen.
  public let rest: Rectangle
  /// The height at its foot that the keyboard hides.
  public let hidden: Double
  private let isSheet: Bool

  /// The place of a view.
  ///
  /// A form sheet moves up for the keyboard, as far as the status bar; the other views stay.
  ///
  /// - Parameter keyboard: the height that the keyboard takes at the foot of the screen, in points.
  public init(_ coverage: Placement.View, _ metrics: DeviceMetrics, keyboard: Double) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let top = DeviceMetrics.statusBar
    let clear = height - keyboard
    var rest: Rectangle
    switch coverage {
    case .fullScreen: rest = Rectangle(x: 0, y: top, width: width, height: height - top)
    case .pageSheet:
      let own = min(width, ViewPlacement.pageWidth)
      rest = Rectangle(x: (width - own) / 2, y: top, width: own, height: height - top)
    case .formSheet:
      let (wide, tall) = ViewPlacement.formSheet
      let own = min(tall, height - top)
      rest = Rectangle(
        x: (width - min(wide, width)) / 2, y: (height - own) / 2, width: min(wide, width),
        height: own)
      rest.y = max(top, min(rest.y, clear - own))
    }
    self.rest = rest
    hidden = max(0, rest.y + rest.height - clear)
    isSheet = coverage != .fullScreen
  }

  /// The radius of its corners.
  public func cornerRadius(_ theme: Look.Theme) -> Double {
    guard isSheet else { return 0 }
    switch theme {
    case .classic: return 6
    case .flat: return 8
    }
  }
}

/// How a presented view is drawn while it comes or goes.
public struct ViewMovement: Equatable, Sendable {
  /// The rectangle in which it is seen.
  public let frame: Rectangle
  /// How much of it, from its top, is above that rectangle.
  public let cut: Double
  /// From 0 to 1.
  public let opacity: Double
  /// Its width as a part of the whole, from 0 to 1, around its middle.
  public let squeeze: Double
  /// The same of what it covers; 1 where that does not turn.
  public let squeezeBelow: Double
  /// The height of the curled edge of the page that it uncovers, in points; 0 where there is none.
  public let curl: Double

  /// A view on its way.
  ///
  /// - Parameters:
  ///   - rest: its place at rest.
  ///   - bottom: where the screen ends.
  ///   - presence: from 0, not seen, to 1, at its place.
  ///   - coversAll: whether it takes the place of what is below, which then turns with it.
  public init(
    _ transition: PresentedView.Transition, of rest: Rectangle, bottom: Double, presence: Double,
    coversAll: Bool = false
  ) {
    var frame = rest
    var (cut, opacity, squeeze, squeezeBelow, curl) = (0.0, 1.0, 1.0, 1.0, 0.0)
    switch transition {
    case .coverVertical: frame.y += (1 - presence) * (bottom - rest.y)
    case .crossDissolve: opacity = presence
    case .flipHorizontal where coversAll:
      // Front and back of one card: the first half of the turn shows what was there.
      squeeze = max(0, 2 * presence - 1)
      squeezeBelow = presence < 1 ? max(0, 1 - 2 * presence) : 1
    case .flipHorizontal: squeeze = presence
    case .partialCurl:
      cut = (1 - presence) * rest.height
      frame.y += cut
      frame.height -= cut
      // The more of the page is lifted, the thicker is its roll.
      curl = presence > 0 && presence < 1 ? min(56, frame.height * 0.5) : 0
    }
    (self.frame, self.cut, self.opacity, self.squeeze) = (frame, cut, opacity, squeeze)
    (self.squeezeBelow, self.curl) = (squeezeBelow, curl)
  }
}

/// Where two screens are while one takes the place of the other, in points from their places.
public struct PassageMovement: Equatable, Sendable {
  /// How far the screen that goes, and the one that comes, are from their places.
  public let going: (x: Double, y: Double), coming: (x: Double, y: Double)
  /// Two screens on their way.
  ///
  /// In Classic they are side by side; in Flat the lower one moves less, and the upper one over it.
  ///
  /// - Parameter way: from 0 at the beginning to 1 at the end.
  public init(
    _ kind: Passage.Kind, theme: Look.Theme, width: Double, height: Double, way: Double
  ) {
    let slow = theme == .classic ? 1.0 : 0.3
    switch kind {
    case .push:
      (going, coming) = ((-slow * width * way, 0), (width * (1 - way), 0))
    case .pop:
      (going, coming) = ((width * way, 0), (-slow * width * (1 - way), 0))
    case .presentation: (going, coming) = ((0, 0), (0, height * (1 - way)))
    case .dismissal: (going, coming) = ((0, height * way), (0, 0))
    }
  }

  /// Whether both are the same.
  public static func == (left: Self, right: Self) -> Bool {
    left.going == right.going && left.coming == right.coming
  }
}

extension Passage.Kind {
  /// Whether the screen that comes is above the one that goes.
  public var comesAbove: Bool { self == .push || self == .presentation }

  /// Whether the screens move to the side; the navigation bar then stays.
  public var isSideways: Bool { self == .push || self == .pop }
}
