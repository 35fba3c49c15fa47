import DialogModel

@testable import DialogSimulator

// View controllers in a test's words. The screens are S, T and U.

/// A presented view whose calls are listed.
func view(
  _ name: String, style: PresentedView.Style = .fullScreen, title: String? = nil,
  orientations: Set<Orientation> = [.portrait, .landscape], controls: [Control] = [],
  without: [Selector] = [], returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Dialog {
  var view = PresentedView(title: title, controls: controls)
  view.style = style
  view.orientations = orientations
  var dialog = Dialog(id: name, kind: .presentedView(view))
  dialog.controller = controller(without: without, returns: returns, does: does)
  return dialog
}

/// A form sheet whose calls are listed.
func formSheet(
  _ name: String, controls: [Control] = [], does: [Selector: [Action]] = [:]
) -> Dialog {
  var dialog = Dialog(id: name, kind: .formSheet(PresentedView(controls: controls)))
  dialog.controller = controller(does: does)
  return dialog
}

/// A popover whose content's calls are listed.
func listedPopover(
  _ name: String, controls: [Control] = [], does: [Selector: [Action]] = [:]
) -> Dialog {
  var dialog = popover(name, controls: controls)
  dialog.controller = controller(does: does)
  return dialog
}

/// A view controller that has or lacks methods, and answers and acts.
func controller(
  without: [Selector] = [], returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:],
  supported: Set<Orientation>? = nil
) -> ViewController {
  ViewController(
    methods: hearing(without: without, returns: returns, does: does),
    supportedOrientations: supported)
}

/// An action that pushes, pops to or presents a screen.
func navigate(_ screen: Int, _ transition: ScreenTransition) -> Action {
  .navigate(ScreenID(screen), transition)
}

extension Run {
  /// A run of screens and dialogs with view controllers, from after the launch on.
  ///
  /// - Parameter screens: the controls of each screen.
  static func listed(
    _ dialogs: [Dialog] = [], screens: [[Control]] = [[]], device: Prototype.Device = .phone,
    era: Prototype.Era = .ios6, application: Delegate? = nil, launched: Bool = true,
    tasks: [PrototypeTask] = [], prepare: (inout Prototype) -> Void = { _ in }
  ) -> Run {
    var prototype = Prototype()
    prototype.dialogs = dialogs
    prototype.tasks = tasks
    prototype.screens = screens.enumerated().map { place, controls in
      var screen = Screen(id: ["S", "T", "U"][place], title: "\(place)", controls: controls)
      screen.controller = ViewController()
      return screen
    }
    prototype.start = screens.isEmpty ? nil : .screen(ScreenID(0))
    prototype.device = device
    prototype.era = era
    prototype.application = application.map { Prototype.Application(delegate: $0) }
    prepare(&prototype)
    var run = Run(prototype)
    guard launched else { return run }
    run.perform(.launch)
    run.settle()
    run.forget()
    return run
  }

  /// Lets something move to its end, and begins to tell anew.
  mutating func settleAndForget() {
    settle()
    forget()
  }
}

extension Prototype {
  /// Lets the view controller of a screen do something inside a method.
  mutating func does(_ selector: Selector, on screen: Int = 0, _ actions: Action...) {
    screens[screen].controller?.methods.does[selector] = actions
  }
}

extension Row {
  /// A call that is about view controllers, in words; `nil` for another one.
  func viewCall(_ selector: Selector, _ argument: CallArgument) -> String? {
    var arguments: [String] = []
    switch argument {
    case .animated(let animated): arguments = [animated ? "y" : "n"]
    case .orientation(let way, let milliseconds):
      arguments = ["\(way)"] + (milliseconds.map { ["\($0)"] } ?? [])
    case .controller(let name, let animated):
      arguments = [name] + (animated.map { [$0 ? "y" : "n"] } ?? [])
    case .presentation(let dismissed): arguments = [dismissed ? "dismissed" : "presented"]
    case .orientations(let ways):
      return "\(controllerName).supported→\(ways.map(\.rawValue).joined(separator: "+"))"
    default: break
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ",")))"
    switch selector.owner {
    case .viewController, .completion: return "\(controllerName).\(selector.viewWord)\(list)"
    case .navigationController, .tabBarController: return "\(selector.viewWord)\(list)"
    default: return nil
    }
  }

  private var controllerName: String {
    switch target {
    case .screen(let screen): ["S", "T", "U", "R"][screen.index]
    case .dialog(let dialog): name(dialog)
    default: "?"
    }
  }
}

extension Selector {
  /// The name as the tables write it.
  fileprivate var viewWord: String {
    switch self {
    case .viewDidLoad: "didLoad"
    case .viewWillAppear: "willAppear"
    case .viewDidAppear: "didAppear"
    case .viewWillDisappear: "willDisappear"
    case .viewDidDisappear: "didDisappear"
    case .viewDidUnload: "didUnload"
    case .shouldAutorotateToInterfaceOrientation: "shouldAutorotateTo"
    case .willRotateToInterfaceOrientation: "willRotate"
    case .willAnimateRotationToInterfaceOrientation: "willAnimate"
    case .didRotateFromInterfaceOrientation: "didRotate"
    case .completion: "completion"
    case .navigationControllerWillShow: "willShow"
    case .navigationControllerDidShow: "didShow"
    case .tabBarControllerShouldSelect: "shouldSelect"
    case .tabBarControllerDidSelect: "didSelect"
    default: name
    }
  }
}
