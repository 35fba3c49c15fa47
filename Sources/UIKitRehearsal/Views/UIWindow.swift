/// The window of an application, as UIKit's class of this name (UIWindow.h).
@MainActor
open class UIWindow: UIView {
  /// The controller of the screen that shows.
  ///
  /// The first one is that of the run; another one takes its place, without a movement.
  open var rootViewController: UIViewController? {
    didSet {
      guard let rootViewController, let oldValue, rootViewController !== oldValue else { return }
      Rehearsal.here("UIWindow.rootViewController")?.staging.replaceRoot(by: rootViewController)
    }
  }

  /// Shows it; in a rehearsal the window is there from the launch on.
  open func makeKeyAndVisible() {}
}
