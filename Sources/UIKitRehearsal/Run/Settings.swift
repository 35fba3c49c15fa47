internal import DialogModel

extension Rehearsal {
  /// The device that is rehearsed.
  public enum Device: String, Sendable {
    case phone, tablet
  }

  /// Which rules of the system are rehearsed.
  public enum Era: String, Sendable {
    /// Before iOS 4: the system takes alerts away when a person leaves the application.
    case ios3
    /// iOS 4 to 6.
    case ios6
  }

  /// How the device is held.
  public enum Orientation: String, Sendable {
    case portrait, landscape
  }

  /// A button of the device, or a key of its keyboard.
  public enum Key: String, Sendable {
    case home, power, `return`, tab
    /// The button that empties a field.
    case clear
  }

  /// What calls to a delegate that is gone do.
  public enum GoneDelegate: String, Sendable {
    /// The run stops, as iOS 6 would crash.
    case crashes
    /// The run goes on, with a line on the console.
    case ignored
  }
}

extension Rehearsal {
  /// What is rehearsed, and how.
  struct Settings {
    let device: Device
    let era: Era
    let language: String?
    let goneDelegate: GoneDelegate

    /// A document without parts.
    var prototype: Prototype {
      var prototype = Prototype()
      prototype.device = device == .phone ? .phone : .tablet
      prototype.era = era == .ios3 ? .ios3 : .ios6
      prototype.language = language
      prototype.choices.goneDelegate = goneDelegate == .crashes ? .crashes : .ignored
      return prototype
    }
  }
}
