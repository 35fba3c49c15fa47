import DialogModel

/// What presents a view.
///
/// W10: the view controller whose control or method holds the action; for an action of an alert, a
/// sheet, a task or a step, the topmost view controller.
enum Presenter: Hashable, Sendable {
  case controller(ViewControllerID)
  /// The content of a popover, or the view of an activity, in this dialog.
  case host(DialogID)
  /// The window itself, in a document without screens.
  case window

  /// The target of a row about it.
  var target: Target {
    switch self {
    case .controller(let controller): controller.target
    case .host(let dialog): .dialog(dialog)
    case .window: .application
    }
  }
}

extension Simulator {
  /// What presents a view that is requested now.
  var presenter: Presenter {
    let top = state.topController.map { Presenter.controller($0) } ?? .window
    if let control = state.device.actingControl { return Presenter(in: control.holder, self) }
    guard let scope = state.currentScope else { return top }
    switch scope.target {
    // Inside an activity's view it is too early in these, too: its view is in no window yet.
    case .screen(let screen)
    where scope.selector == .viewDidLoad || scope.selector == .viewWillAppear:
      return .controller(.screen(screen))
    case .screen(let screen): return Presenter(in: .screen(screen), self)
    case .dialog(let dialog):
      switch tables.kind(of: dialog) {
      case .view where scope.selector == .completion:
        guard state.position(of: dialog) != nil else { return top }
        return state.controller(below: dialog).map { .controller($0) } ?? .window
      case .view: return .controller(.dialog(dialog))
      case .popover where scope.selector?.owner == .viewController: return .host(dialog)
      case .popover, .alert, .sheet, .picker: return top
      }
    case .field(.control(let control)): return Presenter(in: control.holder, self)
    case .field(.alert), .application, .activity, .task, .navigation, .tabs: return top
    }
  }
}

extension Rules {
  /// W11: a second presentation is refused while a view is presented, comes or goes; it is never
  /// queued.
  static let secondPresentation = Rule.w11

  /// UIKit's line about a presenter that is not in the window; later versions of UIKit write it.
  static func notInWindow(
    _ view: String, _ presenter: String, _ era: Prototype.Era
  ) -> String? {
    guard era == .ios6 else { return nil }
    return "Warning: Attempt to present <\(view)> on <\(presenter)> whose view is not in the "
      + "window hierarchy!"
  }

  /// UIKit's line about a second presentation; an exception before the system's sixth version.
  fileprivate static func presenting(
    _ view: String, _ presenter: String, _ era: Prototype.Era
  ) -> String? {
    switch era {
    case .ios6:
      "Warning: Attempt to present <\(view)> on <\(presenter)> while a presentation is in progress!"
    case .ios3:
      "Attempting to begin a modal transition from <\(presenter)> to <\(view)> while a transition "
        + "is already in progress. Wait for viewDidAppear/viewDidDisappear to know the current "
        + "transition has completed"
    }
  }
}

extension Presenter {
  /// Why a view cannot be presented now, with UIKit's line on the console; `nil` if it can.
  func obstacle(
    toPresent target: Target, in simulator: Simulator
  ) -> (why: Row.Refusal, line: String?, rule: Rule)? {
    let (state, prototype) = (simulator.state, simulator.prototype)
    let coming = prototype.name(of: target)
    let asking = prototype.name(of: self.target)
    switch self {
    case .controller(let controller) where !state.isInWindow(controller):
      return (.notInWindow, Rules.notInWindow(coming, asking, prototype.era), .w8)
    case .host(let host) where state.position(of: host) == nil:
      return (.notInWindow, Rules.notInWindow(coming, asking, prototype.era), .w8)
    case .controller(let controller):
      guard
        simulator.presentationIsMoving || controller != state.topController
          || state.stack.hasWaitingView
      else {
        return nil
      }
    case .host(let host):
      let isBelowView = state.stack.topView.map { top in
        state.position(of: host).map { $0 < top } ?? true
      }
      guard simulator.presentationIsMoving || isBelowView == true || state.stack.hasWaitingView
      else {
        return nil
      }
    case .window:
      guard
        simulator.presentationIsMoving || state.stack.topView != nil || state.stack.hasWaitingView
      else {
        return nil
      }
    }
    return (.presenting, Rules.presenting(coming, asking, prototype.era), Rules.secondPresentation)
  }

  /// What presents for a control.
  init(in holder: ControlID.Holder, _ simulator: Simulator) {
    if let place = simulator.state.stack.place(ofPickerWith: holder) {
      self = .host(simulator.state.stack.showings[place].dialog)
      return
    }
    switch holder {
    case .screen(let screen): self = .controller(.screen(screen))
    case .dialog(let dialog):
      self =
        simulator.tables.kind(of: dialog) == .view ? .controller(.dialog(dialog)) : .host(dialog)
    case .activity(let activity): self = .host(activity.dialog)
    }
  }
}

extension Views {
  /// Whether a modal screen is above a screen.
  func isCoveredByModal(_ controller: ViewControllerID) -> Bool {
    guard case .screen(let screen) = controller,
      let place = stack.firstIndex(where: { $0.screen == screen })
    else { return false }
    return stack[(place + 1)...].first?.isModal == true
  }
}

extension State {
  /// Whether a view of a controller is in the window, or was covered there by what it presented.
  ///
  /// W8: in its `viewDidLoad` and its `viewWillAppear:` it is not there yet, and after its
  /// presentation has ended it is not there any more.
  func isInWindow(_ controller: ViewControllerID) -> Bool {
    guard isInChain(controller) || views.isCoveredByModal(controller) else { return false }
    switch views.appearances[controller] {
    case .appeared, .disappearing: return true
    case .appearing, .returning:
      return !isInside(.viewWillAppear, of: controller)
    // What it presented has covered it.
    case nil: return controller != topController
    }
  }
}

extension State {
  /// Whether the current steps run inside a method of a view controller.
  func isInside(_ selector: Selector, of controller: ViewControllerID) -> Bool {
    currentScope?.target == controller.target && currentScope?.selector == selector
  }
}

extension Stack {
  /// Whether a presentation waits for the movement of a dialog of another kind.
  var hasWaitingView: Bool {
    waiting.contains { if case .view = $0.kind { true } else { false } }
  }
}
