internal import DialogModel

/// A bar at the bottom of a screen, as UIKit's class of this name (UIToolbar.h).
@MainActor
open class UIToolbar: UIView {
  /// Its buttons; those of a controller's `toolbarItems` are part of its screen.
  open var items: [UIBarButtonItem]?

  override func touchesChanged() { seat?.run?.staging.enable(.toolbar, isUserInteractionEnabled) }
}

/// A bar with the title of a screen, as UIKit's class of this name (UINavigationBar.h).
@MainActor
open class UINavigationBar: UIView {
  override func touchesChanged() {
    seat?.run?.staging.enable(.navigationBar, isUserInteractionEnabled)
  }
}

/// A bar of tabs, as UIKit's class of this name (UITabBar.h).
@MainActor
open class UITabBar: UIView {
  override func touchesChanged() { seat?.run?.staging.enable(.tabBar, isUserInteractionEnabled) }
}
