internal import DialogModel
internal import DialogSimulator

/// Which sort of device it is (UIDevice.h).
public enum UIUserInterfaceIdiom: Int, Sendable {
  case phone, pad
}

/// The device of a run, as UIKit's class of this name (UIDevice.h).
@MainActor
open class UIDevice: IdentityHashable {
  /// The device.
  public static let current = UIDevice()

  /// The number of the system: the last one of the rules that are rehearsed.
  open var systemVersion: String {
    Rehearsal.current?.simulator.prototype.era == .ios3 ? "3.1" : "6.1"
  }

  /// What its owner calls it; here its ``model``.
  open var name: String { model }

  /// Which product it is.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// Which sort it is: a tablet's popovers are what mostly differs.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    Rehearsal.current?.simulator.prototype.device == .tablet ? .pad : .phone
  }
}

/// Which sort of device it is, as sources of iOS 3.2 ask (UIDevice.h).
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
