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
  ///
  /// A run begins with the screen of the last one; a person can not go back from there.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  /// Who is told of screens, if it is there when the run begins; not kept.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the screens.
  open private(set) lazy var navigationBar = UINavigationBar()
  /// The bar below the screens.
  open private(set) lazy var toolbar = UIToolbar()
  /// Whether the toolbar is hidden; a screen has one if its controller has `toolbarItems`.
  open var isToolbarHidden = true
  /// Whether the bar above the screens is hidden; it is kept only, and the bar shows.
  open var isNavigationBarHidden = false

  /// A stack with one screen.
  public init(rootViewController: UIViewController) {
    stack = [rootViewController]
    super.init(nibName: nil, bundle: nil)
    rootViewController.navigationController = self
  }

  /// A stack without screens; there are no files of views here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Any?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Hides the bar above the screens or shows it; it is kept only, and the bar shows.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides the toolbar or shows it, as ``isToolbarHidden`` does.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The controller whose screen shows.
  open var topViewController: UIViewController? { viewControllers.last }

  /// What is presented over the stack, or the controller whose screen shows.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController?.presentedViewController ?? topViewController
  }

  /// Puts other controllers on the stack; the screen of the last one shows.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (before, staging) = (stack, staging)
    stack = viewControllers
    for controller in stack { controller.navigationController = self }
    guard let staging, let top = stack.last, top !== before.last else { return }
    if before.contains(where: { $0 === top }) {
      staging.pop(to: top, animated: animated)
    } else if stack.dropLast() == before[...] {
      staging.push(top, animated: animated)
    } else {
      staging.replaceRoot(by: top)
    }
  }

  /// The run that shows its screens; `nil` before they are part of one.
  private var staging: Staging? {
    guard let run = Rehearsal.current else { return nil }
    let isShown = run.root === self || stack.contains { $0.run === run }
    return isShown ? run.staging : nil
  }

  /// Shows a screen on top of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let staging = staging
    stack.append(viewController)
    viewController.navigationController = self
    staging?.push(viewController, animated: animated)
  }

  /// Goes back to the screen below.
  ///
  /// - Returns: the controller that leaves; `nil` at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let below = stack.dropLast().last else { return nil }
    let staging = staging
    let gone = stack.removeLast()
    staging?.goBack(to: below, animated: animated)
    return gone
  }

  /// Goes back to a screen of the stack.
  ///
  /// - Returns: the controllers that leave; `nil` where the screen is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = stack.firstIndex(of: viewController) else { return nil }
    let (gone, staging) = (Array(stack[(place + 1)...]), staging)
    stack.removeSubrange((place + 1)...)
    if !gone.isEmpty { staging?.pop(to: viewController, animated: animated) }
    return gone
  }

  /// Goes back to the first screen of the stack.
  ///
  /// - Returns: the controllers that leave.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
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
    guard stack.last !== controller, let place = stack.firstIndex(of: controller) else { return }
    stack.removeSubrange((place + 1)...)
  }
}
