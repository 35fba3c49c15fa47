public import DialogModel
import Gtk

/// A device that the stage can draw.
public enum DeviceModel: String, CaseIterable, Sendable {
  case phone, shortPhone, tablet

  /// The usual one of a kind.
  public init(_ device: Prototype.Device) {
    self = device == .phone ? .phone : .tablet
  }

  /// What kind of device it is.
  public var device: Prototype.Device { self == .tablet ? .tablet : .phone }
}

/// The lengths of a device as it is held, in points.
struct Metrics: Equatable {
  /// The screen as it is held.
  let screenWidth: Double
  let screenHeight: Double
  let isLandscape: Bool
  /// Heights of the bars.
  let navigationBar: Double
  let toolbar: Double
  let tabBar: Double
  /// Body around the screen, with the device upright.
  private let side: Double
  private let top: Double
  private let bottom: Double

  static let statusBar = 20.0
  static let row = 44.0
  /// Ground around the device: less where there is little room.
  static let margin = 24.0
  static let leastMargin = 8.0

  init(_ model: DeviceModel, _ orientation: DialogModel.Orientation) {
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

  /// The body.
  var width: Double { screenWidth + (isLandscape ? top + bottom : 2 * side) }
  var height: Double { screenHeight + (isLandscape ? 2 * side : top + bottom) }

  /// The screen's place on the device; held across, its key is at the right.
  var screen: Rectangle {
    Rectangle(
      x: isLandscape ? top : side, y: isLandscape ? side : top, width: screenWidth,
      height: screenHeight)
  }

  var speaker: Rectangle {
    isLandscape
      ? Rectangle(x: 19, y: height / 2 - 28, width: 6, height: 56)
      : Rectangle(x: width / 2 - 28, y: 19, width: 56, height: 6)
  }

  var homeKey: Rectangle {
    isLandscape
      ? Rectangle(x: width - 37, y: height / 2 - 32, width: 22, height: 64)
      : Rectangle(x: width / 2 - 32, y: height - 37, width: 64, height: 22)
  }

  /// The zoom at which the device fits into a room of pixels, with some ground around it.
  ///
  /// - Returns: pixels per point, from 0.25 to 2.
  func zoom(toFit size: Size) -> Double {
    let room = Double(min(size.width, size.height))
    let margin = min(Metrics.margin, max(Metrics.leastMargin, room * 0.04))
    let across = (Double(size.width) - 2 * margin) / width
    let down = (Double(size.height) - 2 * margin) / height
    return min(2, max(0.25, min(across, down)))
  }

  /// The pixels that the device takes at a zoom, ground included.
  func size(at zoom: Double, margin: Double = Metrics.margin) -> Size {
    Size(
      width: Int((width * zoom + 2 * margin).rounded(.up)),
      height: Int((height * zoom + 2 * margin).rounded(.up)))
  }
}
