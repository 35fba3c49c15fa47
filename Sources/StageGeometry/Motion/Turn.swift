import DialogModel
public import Geometry

/// How a device is drawn on its way from how it was held before.
public struct Turn: Equatable, Sendable {
  /// How large the device is drawn; 1 is its own size.
  public let scale: Double
  /// How far it is turned to the right, in radians.
  public let angle: Double
  /// How far what it showed before is turned on it, in radians.
  public let ghostAngle: Double
  /// How much of that still shows, from 0 to 1.
  public let ghostOpacity: Double

  /// A device on its way.
  ///
  /// - Parameters:
  ///   - metrics: the device as it is held now.
  ///   - rest: how far it still has to go: 1 at the start, 0 at the end.
  ///   - room: the pixels that the device is fitted to; `nil` where its zoom is fixed.
  public init(_ model: DeviceModel, _ metrics: DeviceMetrics, rest: Double, fittedTo room: Size?) {
    let before = DeviceMetrics(model, metrics.isLandscape ? .portrait : .landscape)
    // Where the zoom fits the device to the room, it was another before.
    let growth = room.map { before.zoom(toFit: $0) / metrics.zoom(toFit: $0) - 1 } ?? 0
    let quarter = (metrics.isLandscape ? 1 : -1) * Double.pi / 2
    scale = 1 + growth * rest
    angle = quarter * rest
    // What the device showed turns with it, and gives way to what it shows.
    ghostAngle = -quarter
    ghostOpacity = rest
  }
}
