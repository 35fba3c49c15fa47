import DialogModel
import Gtk

/// The lengths of a device, in points.
struct Metrics {
  /// The screen, upright.
  let screenWidth: Double
  let screenHeight: Double
  /// Body around the screen.
  let side: Double
  let top: Double
  let bottom: Double

  static let statusBar = 20.0
  static let navigationBar = 44.0
  static let row = 44.0

  init(_ device: Prototype.Device) {
    switch device {
    case .phone:
      (screenWidth, screenHeight) = (320, 568)
      (side, top, bottom) = (18, 44, 52)
    case .tablet:
      (screenWidth, screenHeight) = (768, 1024)
      (side, top, bottom) = (30, 30, 60)
    }
  }

  var width: Double { screenWidth + 2 * side }
  var height: Double { screenHeight + top + bottom }

  /// The screen's place on the device.
  var screen: Rectangle {
    Rectangle(x: side, y: top, width: screenWidth, height: screenHeight)
  }

  /// The zoom at which the device fits into a room of pixels, with some ground around it.
  ///
  /// - Returns: pixels per point, from 0.25 to 2.
  func zoom(toFit size: Size) -> Double {
    let margin = 24.0
    let across = (Double(size.width) - 2 * margin) / width
    let down = (Double(size.height) - 2 * margin) / height
    return min(2, max(0.25, min(across, down)))
  }
}

extension Rectangle {
  /// The same size at another origin.
  func moved(toX x: Double, y: Double) -> Rectangle {
    Rectangle(x: x, y: y, width: width, height: height)
  }
}
