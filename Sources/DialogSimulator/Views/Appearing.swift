import DialogModel

/// The calls of view controllers when their views enter the window or leave it.
extension Simulator {
  /// Calls a method of a view controller, if the view is where the call belongs.
  ///
  /// A view loads when it is first needed. The other calls are made in turn: a view that is in the
  /// window does not appear again, and one that is not there does not disappear.
  mutating func tellView(_ selector: Selector, _ controller: ViewControllerID, animated: Bool) {
    guard state.views.mayTell(selector, controller, state.stack) else { return }
    let isLoading = selector == .viewDidLoad
    call(Call(selector, controller.target, isLoading ? .none : .animated(animated)))
  }

  /// Calls the delegate of the navigation controller.
  mutating func tellNavigation(_ selector: Selector, _ screen: ScreenID, animated: Bool) {
    // Another root may have been shown inside a call before.
    guard state.views.appearances[.screen(screen)] != nil else { return }
    call(
      Call(
        selector, .navigation, .controller(prototype.screens[screen.index].id, animated: animated)))
  }

  /// Calls a method of the first screen's view controller at a launch.
  ///
  /// Y1: its view loads after the application's delegate was told of the launch, and has appeared
  /// after the application is active; then the start dialog comes.
  mutating func tellFirstScreen(_ selector: Selector) {
    let rules = state.currentRules.adding(.y1).ofFirstScreen(in: state.views)
    state.push(
      [.view(.tellScreen(selector))],
      rules: rules.contains(Rules.launchedWithOptions)
        ? rules.adding(Rules.launchedWithViews) : rules)
  }

  /// Calls a method of the view controller of a popover's content.
  ///
  /// W20: the content of a popover appears and disappears with it, within its movement. W19: what is
  /// below a dialog that is no presented view stays in the window, and receives no call.
  mutating func tellContent(_ selector: Selector, _ operands: Operands) {
    if tables.kind(of: operands.dialog) == .picker {
      return InnerScreens.tellLeaving(selector, operands, in: &self)
    }
    guard prototype.dialogs[operands.dialog.index].controller != nil else { return }
    state.push(
      [.view(.tell(selector, .dialog(operands.dialog), animated: operands.animated))],
      rules: state.currentRules.adding(.w20))
  }

  /// X5: the first screen of a navigation controller is shown to its delegate, too, without
  /// animation.
  mutating func tellNavigationOfScreen(_ selector: Selector) {
    guard let screen = state.device.screen,
      state.views.appearances[.screen(screen)] != nil
    else { return }
    let rules = state.currentRules.adding(.x5).ofFirstScreen(in: state.views)
    state.push([.view(.tellNavigation(selector, screen, animated: false))], rules: rules)
  }

  /// Calls the completion of a presentation or a dismissal, and performs its actions.
  mutating func complete(_ view: DialogID, _ actions: [Action], dismissed: Bool) {
    call(Call(.completion, .dialog(view), .presentation(dismissed: dismissed)))
    state.push(
      actions.steps(),
      scope: Scope(selector: .completion, target: .dialog(view)))
  }
}

extension ViewControllerID {
  /// The place in the document: screens before dialogs.
  fileprivate var order: Int {
    switch self {
    case .screen(let screen): screen.index
    case .dialog(let dialog): Int.max / 2 + dialog.index
    }
  }
}

extension Views {
  /// Whether a call of a view controller is made now, where the view is on its way; if so, it is
  /// noted.
  fileprivate mutating func mayTell(
    _ selector: Selector, _ controller: ViewControllerID, _ stack: Stack
  ) -> Bool {
    let before = appearances[controller]
    switch selector {
    case .viewDidLoad: return loaded.insert(controller).inserted
    case .viewWillAppear:
      guard before == nil || before == .disappearing else { return false }
      appearances[controller] = before == nil ? .appearing : .returning
    case .viewDidAppear:
      guard before == .appearing || before == .returning else { return false }
      appearances[controller] = .appeared
    case .viewWillDisappear:
      guard before != nil, before != .disappearing else { return false }
      appearances[controller] = .disappearing
    case .viewDidDisappear:
      // What is to appear again keeps its view.
      if before == .returning {
        appearances[controller] = .appearing
        return true
      }
      guard before == .disappearing else { return false }
      appearances[controller] = nil
      // A presented view is a new one each time.
      if case .dialog(let dialog) = controller, stack.position(of: dialog) == nil {
        loaded.remove(controller)
      }
    default: break
    }
    return true
  }
}

extension Kernel {
  /// A movement without duration ends after the calls that are still to come from the movement
  /// inside whose call it was requested, as one with a duration does.
  ///
  /// So the last call of a view that comes back is not that of its disappearance.
  mutating func letOthersReturnFirst(_ views: Views) {
    let returning = views.appearances.entries.filter { $0.appearance == .returning }
    guard !returning.isEmpty else { return }
    let place = frames.dropLast().firstIndex { frame in
      frame.remaining.contains { step in
        guard case .view(.tell(.viewDidDisappear, let controller, _)) = step else { return false }
        return returning.contains { $0.controller == controller }
      }
    }
    guard let place, let frame = frames.popLast() else { return }
    frames.insert(frame, at: place)
  }
}

extension State {
  /// Takes a screen that is not shown out of the window, if it is there.
  mutating func retire(_ screen: ScreenID) {
    guard device.screen != screen else { return }
    push([
      .view(.tell(.viewWillDisappear, .screen(screen), animated: false)),
      .view(.tell(.viewDidDisappear, .screen(screen), animated: false)),
    ])
  }

  /// Y3: before multitasking, Home takes the frontmost view out of the window before the application
  /// ends; Y2: with multitasking no view receives a call, neither at Home nor at the return, Y4: nor
  /// when the device is locked or another application's alert appears.
  mutating func leaveWindow() {
    guard let controller = topController else { return }
    push(
      [
        .view(.tell(.viewWillDisappear, controller, animated: false)),
        .view(.tell(.viewDidDisappear, controller, animated: false)),
      ], rules: currentRules.adding(.y3))
  }

  /// The view controllers whose views are loaded, from the topmost to the lowest.
  private var loadedControllers: [ViewControllerID] {
    let dialogs = stack.showings.reversed().flatMap { showing in
      (showing.picker?.screens.reversed() ?? []).map { ViewControllerID.screen($0) }
        + [.dialog(showing.dialog)]
    }
    let stacks = views.stack.reversed().map { ViewControllerID.screen($0.screen) }
    var others = views.loaded.subtracting(dialogs + stacks).sorted { $0.order < $1.order }
    others.removeAll { if case .dialog = $0 { true } else { false } }
    return (dialogs + stacks + others).filter(views.loaded.contains)
  }

  /// W26: a memory warning: the application's delegate, then each view controller, topmost first.
  ///
  /// Before the system's sixth version, a view outside the window is unloaded then.
  func planMemoryWarning() -> Plan {
    guard device.life != .notRunning else {
      return Plan([], rule: .w26, target: .application, ignored: .notRunning)
    }
    return Plan(
      [.application(.tell(.applicationDidReceiveMemoryWarning))]
        + loadedControllers.map { .view(.warnOfMemory($0)) },
      rule: .w26, target: .application)
  }

  /// Warns one view controller, and unloads its view.
  mutating func warnOfMemory(_ controller: ViewControllerID, _ era: Prototype.Era) {
    guard views.loaded.contains(controller) else { return }
    var steps: [Step] = [.call(Call(.didReceiveMemoryWarning, controller.target))]
    if era == .ios3, views.appearances[controller] == nil {
      views.loaded.remove(controller)
      steps.append(.call(Call(.viewDidUnload, controller.target)))
    }
    push(steps)
  }
}
