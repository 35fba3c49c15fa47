internal import DialogModel
internal import DialogSimulator

/// Which sort of device it is (UIDevice.h).
public enum UIUserInterfaceIdiom: Int, Sendable {
  case phone, pad
}

/// The device of a run, as UIKit's class of this name (UIDevice.h).
@MainActor
open class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// Which sort it is: a tablet's popovers are what mostly differs.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Rehearsal.current?.simulator.prototype.device == .tablet ? .pad : .phone
  }
}
