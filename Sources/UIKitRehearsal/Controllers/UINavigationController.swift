internal import DialogModel

/// A stack of screens, as UIKit's class of this name (UINavigationController.h).
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers on the stack, the root first.
  open private(set) var viewControllers: [UIViewController]
  /// The bar above the screens.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar below the screens.
  open private(set) lazy var toolbar = UIToolbar()
  /// Whether the toolbar is hidden; a screen has one if its controller has `toolbarItems`.
  open var isToolbarHidden = true

  /// A stack with one screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    rootViewController.navigationController = self
  }

  /// The controller whose screen shows.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Shows a screen on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.navigationController = self
    Rehearsal.here("UINavigationController.pushViewController")?.staging.push(
      viewController, animated: animated)
  }

  /// Goes back to the screen below.
  ///
  /// - Returns: the controller that leaves; `nil` at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let gone = viewControllers.removeLast()
    Rehearsal.here("UINavigationController.popViewController")?.act(.goBack)
    return gone
  }

  /// Takes the controllers above one off the stack: a person went back.
  func follow(to controller: UIViewController) {
    guard viewControllers.last !== controller,
      let place = viewControllers.firstIndex(where: { $0 === controller })
    else { return }
    viewControllers.removeSubrange((place + 1)...)
  }
}
