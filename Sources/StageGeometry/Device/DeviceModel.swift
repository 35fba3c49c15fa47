public import DialogModel

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
