/// A view controller as a document describes it: which calls it receives, and what happens inside
/// them.
public struct ViewController: Hashable, Sendable {
  /// The methods that it has, its answers and its actions.
  public var methods: Delegate
  /// What `supportedInterfaceOrientations` returns; `nil` for the orientations of its screen or
  /// dialog.
  public var supportedOrientations: Set<Orientation>?

  /// A view controller.
  public init(methods: Delegate = Delegate(), supportedOrientations: Set<Orientation>? = nil) {
    self.methods = methods
    self.supportedOrientations = supportedOrientations
  }
}

/// A view controller, by what it shows.
public enum ViewControllerID: Hashable, Sendable {
  /// The view controller of a screen.
  case screen(ScreenID)
  /// The view controller of a presented view, of a form sheet, or of the content of a popover.
  case dialog(DialogID)

  /// The target of its calls.
  public var target: Target {
    switch self {
    case .screen(let screen): .screen(screen)
    case .dialog(let dialog): .dialog(dialog)
    }
  }
}

/// The way from one screen to another.
public enum ScreenTransition: String, CaseIterable, Sendable {
  /// `pushViewController:animated:`: over the screen before, which the back button returns to.
  case push
  /// Back to that screen; a screen that is not on the stack takes the top's place.
  case pop
  /// `presentViewController:animated:completion:`.
  case modal
  /// At once, in place of all screens: another root.
  case none
}

extension Prototype {
  /// The view controller of a screen or a dialog, if its calls are listed.
  public func controller(of id: ViewControllerID) -> ViewController? {
    switch id {
    case .screen(let screen): self[screen]?.controller
    case .dialog(let dialog): self[dialog]?.controller
    }
  }

  /// The orientations that a screen or a dialog supports.
  public func orientations(of id: ViewControllerID) -> Set<Orientation> {
    switch id {
    case .screen(let screen): self[screen]?.orientations ?? Set(Orientation.allCases)
    case .dialog(let dialog):
      self[dialog]?.presentedView?.orientations ?? Set(Orientation.allCases)
    }
  }

  /// The title of a screen or of a presented view; `nil` for none.
  public func title(of id: ViewControllerID) -> String? {
    switch id {
    case .screen(let screen): self[screen]?.title
    case .dialog(let dialog): self[dialog]?.presentedView?.title
    }
  }

  /// The action that shows a screen in place of all others.
  public func replacing(with screen: ScreenID) -> Action {
    navigation == .none ? .goTo(screen) : .navigate(screen, .none)
  }

  /// The text of the back button that returns to a screen: its title.
  public func backTitle(of screen: ScreenID) -> String {
    self[screen]?.title ?? Prototype.plainBackTitle
  }

  /// The text of a back button that returns to a screen without a title, as UIKit has it.
  public static let plainBackTitle = "Back"
}

extension Control {
  /// The screen that a tab selects; `nil` for none, and for another control.
  public var selectedScreen: ScreenID? { kind == .tab ? details.screen : nil }
}
