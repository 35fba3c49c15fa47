internal import DialogModel
internal import DialogSimulator

/// How the device is held (UIApplication.h, iOS 6).
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down, which a rehearsal takes for upright.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side; a rehearsal makes no difference between the two.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
  /// In any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How much of the screen a presented view takes (UIViewController.h).
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet
}

/// How a presented view comes (UIViewController.h).
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What manages one screen, as UIKit's class of this name (UIViewController.h).
///
/// The controls of its view become those of the screen when the view loads; what is added later is
/// not shown, and is a finding.
@MainActor
open class UIViewController: UIResponder {
  /// The title of its screen.
  open var title: String?
  /// The name that calls and documents use; `nil` for one made from the title.
  open var rehearsalID: String?
  /// What the bar above it shows.
  open lazy var navigationItem = UINavigationItem()
  /// The buttons of the toolbar below it.
  open var toolbarItems: [UIBarButtonItem]?
  /// How much of the screen it takes when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  /// How it comes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a popover with it takes all touches outside it.
  open var isModalInPopover = false
  /// The navigation controller whose stack it is on.
  open internal(set) weak var navigationController: UINavigationController?
  /// What it presents now.
  open internal(set) var presentedViewController: UIViewController?
  /// What presents it now.
  open internal(set) weak var presentingViewController: UIViewController?

  private var loaded: UIView?
  /// Where it is in a run.
  var role: Role?
  weak var run: Rehearsal?

  /// What a controller is in a run.
  enum Role: Hashable {
    case screen(ScreenID)
    case dialog(DialogID)
  }

  /// A controller without a view yet.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The same, as a controller with an initializer of its own calls it: there are no files of views here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Any?) { super.init() }

  // MARK: The view

  /// Its view, which is loaded when it is asked for.
  open var view: UIView {
    get {
      loadViewIfNeeded()
      return loaded ?? UIView()
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }

  /// Its view, if that has been loaded.
  var loadedView: UIView? { loaded }

  /// Whether its view has been loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Loads its view, if that has not been done, and says so to ``viewDidLoad()``.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView() }
    Staging.whileLoading(self) { viewDidLoad() }
  }

  /// Makes its view; an override sets ``view``.
  open func loadView() { view = UIView() }

  // MARK: Its life

  /// Its view has been loaded.
  open func viewDidLoad() {}
  /// Its view is about to be visible.
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is visible.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to be covered or to leave.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view is covered or has left.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Its subviews are about to get their places; there are none here, so that it is never called.
  open func viewWillLayoutSubviews() {}
  /// Its subviews have got their places; there are none here, so that it is never called.
  open func viewDidLayoutSubviews() {}
  /// The device is short of memory.
  open func didReceiveMemoryWarning() {}

  // MARK: Rotation

  /// Whether it turns with the device (iOS 6).
  open var shouldAutorotate: Bool { true }
  /// The orientations that it supports (iOS 6), as they are when its screen is part of the run.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  // MARK: Presenting

  /// Presents a view; code goes on at once.
  ///
  /// - Parameter completion: performed after the view has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Rehearsal.here("UIViewController.present")?.staging.present(
      viewControllerToPresent, over: self, animated: flag, completion)
  }

  /// Dismisses what it presents or, if it presents nothing, itself.
  ///
  /// - Parameter completion: performed after the view has gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Rehearsal.here("UIViewController.dismiss")?.staging.dismiss(
      presentedViewController ?? self, animated: flag, completion)
  }

  // MARK: In a run

  /// Whether its view is presented, and not a screen.
  var isDialog: Bool { if case .dialog? = role { true } else { false } }

  /// The window of its view, while that shows.
  var window: UIWindow? {
    let shown = (self as? UINavigationController)?.topViewController ?? self
    guard let run = shown.run, let role = shown.role, run.staging.shows(role) else { return nil }
    return run.application.keyWindow
  }

  /// What a name is made from.
  var titleForName: String { title ?? "\(type(of: self))" }

  /// Performs a call of its life.
  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    let animated = call.argument == .animated(true)
    switch call.selector {
    case .viewDidLoad: run.staging.performDeferred(of: self)
    case .viewWillAppear: viewWillAppear(animated)
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    case .shouldAutorotate: return shouldAutorotate
    default: run.isLacking = true
    }
    return nil
  }
}
