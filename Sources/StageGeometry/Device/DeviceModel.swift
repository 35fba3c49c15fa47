public import DialogModel

/// A device that the stage can draw.
public enum DeviceModel: String, CaseIterable, Sendable {
  case phone, shortPhone, tablet

  /// The default model of a kind of device.
  public init(_ device: Prototype.Device) {
    self = device == .phone ? .phone : .tablet
  }

  /// The kind of the device.
  public var device: Prototype.Device { self == .tablet ? .tablet : .phone }
}
