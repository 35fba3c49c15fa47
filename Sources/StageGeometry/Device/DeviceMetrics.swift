public import DialogModel
public import Geometry

/// The lengths of a device in an orientation, in points.
public struct DeviceMetrics: Equatable, Sendable {
  /// The width of the screen in this orientation.
  public let screenWidth: Double
  /// The height of the screen in this orientation.
  public let screenHeight: Double
  /// Whether the device is in landscape.
  public let isLandscape: Bool
  /// The height of a navigation bar.
  public let navigationBar: Double
  /// The height of a toolbar.
  public let toolbar: Double
  /// The height of a tab bar.
  public let tabBar: Double
  /// The width of the body next to the screen, in portrait.
  private let side: Double
  private let top: Double
  private let bottom: Double

  /// The height of the status bar, in points.
  public static let statusBar = 20.0
  /// The height of a row, a button and a text field on a screen, in points.
  public static let row = 44.0
  /// The margin around the device, in pixels.
  public static let margin = 24.0
  /// The margin around the device if there is little room, in pixels.
  public static let leastMargin = 8.0

  /// The lengths of a device in an orientation.
  public init(_ model: DeviceModel, _ orientation: DialogModel.Orientation) {
    let (width, height): (Double, Double)
    switch model {
    case .phone: (width, height, side, top, bottom) = (320, 568, 18, 44, 52)
    case .shortPhone: (width, height, side, top, bottom) = (320, 480, 18, 44, 52)
    case .tablet: (width, height, side, top, bottom) = (768, 1024, 30, 30, 60)
    }
    isLandscape = orientation == .landscape
    (screenWidth, screenHeight) = isLandscape ? (height, width) : (width, height)
    let low = isLandscape && model != .tablet
    (navigationBar, toolbar, tabBar) = (low ? 32 : 44, low ? 32 : 44, 49)
  }

  /// The width of the body in this orientation.
  public var width: Double { screenWidth + (isLandscape ? top + bottom : 2 * side) }
  /// The height of the body in this orientation.
  public var height: Double { screenHeight + (isLandscape ? 2 * side : top + bottom) }

  /// The place of the screen on the device; in landscape the Home key is at the right.
  public var screen: Rectangle {
    Rectangle(
      x: isLandscape ? top : side, y: isLandscape ? side : top, width: screenWidth,
      height: screenHeight)
  }

  /// The place of the slot of the speaker on the device.
  public var speaker: Rectangle {
    isLandscape
      ? Rectangle(x: 19, y: height / 2 - 28, width: 6, height: 56)
      : Rectangle(x: width / 2 - 28, y: 19, width: 56, height: 6)
  }

  /// The place of the Home key on the device.
  public var homeKey: Rectangle {
    isLandscape
      ? Rectangle(x: width - 37, y: height / 2 - 32, width: 22, height: 64)
      : Rectangle(x: width / 2 - 32, y: height - 37, width: 64, height: 22)
  }

  /// The zoom at which the device fits into a room in pixels, with a margin around it.
  ///
  /// Near a zoom at which points are whole pixels, or simple parts of them, that one is taken: lines
  /// are sharp then. The margin may be smaller for it.
  ///
  /// - Returns: pixels per point, from 0.25 to 2.
  public func zoom(toFit size: Size) -> Double {
    let room = Double(min(size.width, size.height))
    let margin = min(DeviceMetrics.margin, max(DeviceMetrics.leastMargin, room * 0.04))
    let largest = zoom(toFit: size, margin: margin)
    let most = zoom(toFit: size, margin: min(margin, DeviceMetrics.leastMargin))
    let sharp = DeviceMetrics.sharpZooms.last {
      $0 <= most && abs($0 / largest - 1) <= DeviceMetrics.nearness
    }
    return min(2, max(0.25, sharp ?? largest))
  }

  /// The zooms that a device is drawn at if it nearly fits so.
  private static let sharpZooms = [0.5, 0.75, 1, 1.25, 1.5, 2]
  private static let nearness = 0.15

  /// The zoom at which the device and a margin in pixels fit into a room in pixels.
  private func zoom(toFit size: Size, margin: Double) -> Double {
    min((Double(size.width) - 2 * margin) / width, (Double(size.height) - 2 * margin) / height)
  }

  /// The size of the device in pixels at a zoom, with its margin.
  public func size(at zoom: Double, margin: Double = DeviceMetrics.margin) -> Size {
    Size(
      width: Int((width * zoom + 2 * margin).rounded(.up)),
      height: Int((height * zoom + 2 * margin).rounded(.up)))
  }
}
