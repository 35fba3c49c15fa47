public import Geometry

/// What of the prototype fills the room of the stage.
public enum StageFrame: CaseIterable, Sendable {
  /// The device, with some ground around it.
  case device
  /// The screen alone.
  case screen
  /// The topmost dialog; without one, the screen.
  case dialog
}

extension DeviceMetrics {
  /// The whole screen, in points on itself.
  public var wholeScreen: Rectangle {
    Rectangle(x: 0, y: 0, width: screenWidth, height: screenHeight)
  }

  /// The zoom at which a part of the screen fills a room in pixels.
  ///
  /// - Parameter part: in points on the screen; only a part has a margin around it.
  /// - Returns: pixels per point, from 0.25 to 4.
  public func zoom(toFill size: Size, with part: Rectangle) -> Double {
    let margin = part == wholeScreen ? 0 : DeviceMetrics.margin
    let width = Double(size.width) / (part.width + margin)
    return min(4, max(0.25, min(width, Double(size.height) / (part.height + margin))))
  }
}
