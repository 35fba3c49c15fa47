import DialogModel
public import Geometry

/// How a device is drawn while it rotates from its former orientation.
public struct Turn: Equatable, Sendable {
  /// The scale of the device; 1 is its normal size.
  public let scale: Double
  /// The angle of the device, to the right, in radians.
  public let angle: Double
  /// The angle of the former picture of the screen on the device, in radians.
  public let ghostAngle: Double
  /// The opacity of the former picture, from 0 to 1.
  public let ghostOpacity: Double

  /// A device that rotates.
  ///
  /// - Parameters:
  ///   - metrics: the device in its new orientation.
  ///   - rest: the remaining part of the rotation: 1 at the start, 0 at the end.
  ///   - room: the size that the device is fitted to, in pixels; `nil` if its zoom is fixed.
  public init(_ model: DeviceModel, _ metrics: DeviceMetrics, rest: Double, fittedTo room: Size?) {
    let before = DeviceMetrics(model, metrics.isLandscape ? .portrait : .landscape)
    // If the zoom fits the device to the room, the zoom was different before.
    let growth = room.map { before.zoom(toFit: $0) / metrics.zoom(toFit: $0) - 1 } ?? 0
    let quarter = (metrics.isLandscape ? 1 : -1) * Double.pi / 2
    scale = 1 + growth * rest
    angle = quarter * rest
    // The former picture turns with the device, and fades out over the present one.
    ghostAngle = -quarter
    ghostOpacity = rest
  }
}
