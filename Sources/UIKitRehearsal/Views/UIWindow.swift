/// The window of an application, as UIKit's class of this name (UIWindow.h).
@MainActor
open class UIWindow: UIView {
  /// The controller of the first screen.
  open var rootViewController: UIViewController?

  /// Shows it; in a rehearsal the window is there from the launch on.
  open func makeKeyAndVisible() {}
}
