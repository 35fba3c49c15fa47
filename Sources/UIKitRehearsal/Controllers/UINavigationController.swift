internal import DialogModel
internal import DialogSimulator

/// What a navigation controller tells (UINavigationController.h).
///
/// Each method is optional, as in UIKit.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to show.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A screen shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Absent: nobody is told.
  public func navigationController(
    _: UINavigationController, willShow _: UIViewController, animated _: Bool
  ) { Here.lacks() }
  /// Absent: nobody is told.
  public func navigationController(
    _: UINavigationController, didShow _: UIViewController, animated _: Bool
  ) { Here.lacks() }
}

/// A stack of screens, as UIKit's class of this name (UINavigationController.h).
@MainActor
open class UINavigationController: UIViewController {
  /// The controllers on the stack, the root first.
  open private(set) var viewControllers: [UIViewController]
  /// Who is told of screens, if it is there when the run begins; not kept.
  open weak var delegate: (any UINavigationControllerDelegate)?
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

  /// Goes back to a screen of the stack.
  ///
  /// - Returns: the controllers that leave; `nil` where the screen is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(place + 1)...])
    viewControllers.removeSubrange((place + 1)...)
    if !gone.isEmpty {
      Rehearsal.here("UINavigationController.popToViewController")?.staging.pop(
        to: viewController, animated: animated)
    }
    return gone
  }

  /// Performs a call of its delegate.
  func told(_ call: OpenedCall, in run: Rehearsal) {
    guard let delegate, case .controller(let name, let animated) = call.argument,
      let place = run.simulator.prototype.screens.firstIndex(where: { $0.id == name }),
      let controller = run.cast.controllers[.screen(ScreenID(place))]
    else {
      run.isLacking = true
      return
    }
    run.watch(delegate, "UINavigationControllerDelegate")
    switch call.selector {
    case .navigationControllerWillShow:
      delegate.navigationController(self, willShow: controller, animated: animated ?? false)
    case .navigationControllerDidShow:
      delegate.navigationController(self, didShow: controller, animated: animated ?? false)
    default: run.isLacking = true
    }
  }

  /// Takes the controllers above one off the stack: a person went back.
  func follow(to controller: UIViewController) {
    guard viewControllers.last !== controller,
      let place = viewControllers.firstIndex(where: { $0 === controller })
    else { return }
    viewControllers.removeSubrange((place + 1)...)
  }
}
