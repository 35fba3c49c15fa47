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

  /// A window around the first screen of a run.
  convenience init(around root: UIViewController) {
    self.init()
    rootViewController = root
  }

  /// Shows it in front of the others; in a rehearsal a window is there from the launch on.
  open func makeKeyAndVisible() { Rehearsal.current?.application.show(self) }

  /// Whether it is the one in front.
  open var isKeyWindow: Bool { Rehearsal.current?.application.keyWindow === self }

  open override var window: UIWindow? { self }

  override func holds(_ field: UITextField) -> Bool { true }
}
