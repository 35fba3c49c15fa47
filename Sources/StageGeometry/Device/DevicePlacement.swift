public import Geometry

/// Where the device is in the room that the stage has, and where its parts are.
public struct DevicePlacement: Equatable, Sendable {
  /// In the room, in points; its corner is on a pixel.
  public let device: Rectangle
  /// The whole room, in points.
  public let ground: Rectangle
  /// On the device, in points; on whole pixels.
  public let screen: Rectangle
  /// A pixel around the screen, on the device, in points.
  public let edge: Rectangle
  /// On the device, in points: as large as the screen was before the device was turned, in the
  /// middle of what it is now.
  public let ghost: Rectangle

  /// Lays out a device in a room of pixels, at a zoom in pixels per point.
  public init(_ metrics: DeviceMetrics, in room: Size, zoom: Double) {
    let x = (Double(room.width) / zoom - metrics.width) / 2
    let y = (Double(room.height) / zoom - metrics.height) / 2
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
