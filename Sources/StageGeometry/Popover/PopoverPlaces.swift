public import Geometry

/// Where the separately drawn parts of a popover are, in points.
public struct PopoverPlaces: Equatable, Sendable {
  /// The frame with room for its arrow and its shadow, on the screen.
  public let whole: Rectangle
  /// The frame, in the whole.
  public let frame: Rectangle
  /// The view, in the whole.
  public let view: Rectangle
  /// The view, on the screen.
  public let content: Rectangle

  /// The parts of a popover whose place is known.
  public init(_ layout: PopoverLayout, _ metrics: PopoverMetrics) {
    let (frame, reach) = (layout.frame, metrics.reach)
    whole = Rectangle(
      x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
      height: frame.height + 2 * reach)
    self.frame = Rectangle(x: reach, y: reach, width: frame.width, height: frame.height)
    view = Rectangle(
      x: reach + metrics.frame, y: reach + metrics.frame,
      width: frame.width - 2 * metrics.frame, height: frame.height - 2 * metrics.frame)
    content = view.moved(by: whole)
  }
}

extension PopoverMetrics {
  /// The space around the frame for the arrow and the shadow.
  public var reach: Double { arrowHeight + PopoverMetrics.shadow }
}

extension PopoverLayout {
  /// The part of a screen that popovers may cover, in points.
  public static func room(_ metrics: DeviceMetrics) -> Rectangle {
    let margin = PopoverMetrics.margin
    let top = DeviceMetrics.statusBar + 2
    return Rectangle(
      x: margin, y: top, width: metrics.screenWidth - 2 * margin,
      height: metrics.screenHeight - top - margin)
  }

  /// The same layout above a keyboard with a visible height in points; 0 for none.
  public func clear(
    ofKeyboard keyboard: Double, on device: DeviceMetrics, _ metrics: PopoverMetrics
  ) -> PopoverLayout {
    guard keyboard > 0 else { return self }
    return clear(
      above: device.screenHeight - keyboard - 8, in: PopoverLayout.room(device), metrics)
  }

  /// The same on the pixel grid of a zoom in pixels per point.
  public func onPixels(_ zoom: Double) -> PopoverLayout {
    var layout = self
    layout.frame = frame.onPixels(zoom)
    return layout
  }
}
