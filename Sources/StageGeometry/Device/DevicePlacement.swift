public import Geometry

/// Where the device is in the room of the stage, and where its parts are.
public struct DevicePlacement: Equatable, Sendable {
  /// The device in the room, in points; its corner is on a pixel.
  public let device: Rectangle
  /// The whole room, in points.
  public let ground: Rectangle
  /// The screen on the device, in points; on whole pixels.
  public let screen: Rectangle
  /// The edge of one pixel around the screen, on the device, in points.
  public let edge: Rectangle
  /// The former screen on the device, in points.
  ///
  /// It has the size that the screen had before the device was turned, and is in the middle of the
  /// present screen.
  public let ghost: Rectangle

  /// Lays out a device in a room of pixels, at a zoom in pixels per point.
  ///
  /// - Parameter part: what is in the middle of the room, in points on the screen; `nil` for the
  ///   device.
  public init(
    _ metrics: DeviceMetrics, in room: Size, zoom: Double, around part: Rectangle? = nil
  ) {
    let middle =
      part?.moved(by: metrics.screen)
      ?? Rectangle(x: 0, y: 0, width: metrics.width, height: metrics.height)
    let x = Double(room.width) / zoom / 2 - middle.x - middle.width / 2
    let y = Double(room.height) / zoom / 2 - middle.y - middle.height / 2
    device = Rectangle(
      x: (x * zoom).rounded() / zoom, y: (y * zoom).rounded() / zoom, width: metrics.width,
      height: metrics.height)
    ground = Rectangle(
      x: 0, y: 0, width: Double(room.width) / zoom, height: Double(room.height) / zoom)
    let place = metrics.screen.onPixels(zoom)
    screen = place
    let pixel = 1 / zoom
    edge = Rectangle(
      x: place.x - pixel, y: place.y - pixel, width: place.width + 2 * pixel,
      height: place.height + 2 * pixel)
    ghost = Rectangle(
      x: place.x + (place.width - place.height) / 2,
      y: place.y + (place.height - place.width) / 2, width: place.height, height: place.width)
  }
}
