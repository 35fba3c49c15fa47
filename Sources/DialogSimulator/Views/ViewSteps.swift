import DialogModel

/// A step about view controllers.
enum ViewStep: Hashable, Sendable {
  /// Calls a method of a view controller when its view enters or leaves the window.
  indirect case tell(Selector, ViewControllerID, animated: Bool)
  /// Calls a method of the view controller of the screen that is shown, without animation.
  case tellScreen(Selector)
  /// Calls a method of the first screen's view controller at a launch.
  case tellFirstScreen(Selector)
  /// Calls the delegate of the navigation controller about a screen, or about the first one.
  case tellNavigation(Selector, ScreenID, animated: Bool)
  case tellNavigationOfScreen(Selector)
  /// Calls the completion of a presentation or a dismissal.
  indirect case complete(DialogID, [Action], dismissed: Bool)
  /// Stops editing within a presented view that leaves.
  case endEditingInView(DialogID)
  /// Removes a presented view that has left with the one above it.
  case removeView(DialogID)
  /// Takes the frontmost view out of the window, because the application ends.
  case leaveWindow
  /// Stops editing on a screen that goes.
  case endEditingOnScreen(ScreenID)
  /// Starts the passage to another screen; the rest of the frame is performed when it has ended.
  case movePassage
  /// Ends the passage.
  case settlePassage
  /// Forgets the view controllers of screens that were popped.
  indirect case forgetRemoved([ScreenID])
  /// Shows a screen.
  case showScreen(ScreenID)
  /// Shows another root, after the field that edits has ended.
  case leaveScreen(ScreenID)
  /// Takes a screen out of the window, if it is not shown.
  case retireScreen(ScreenID)
  /// Selects a tab, or shows the stack of the selected one.
  case selectTab(ScreenID)
  case leaveTab(ScreenID)
  /// Pops to the root of the selected tab.
  case popToRoot
  /// Warns a view controller that memory is low.
  case warnOfMemory(ViewControllerID)
}

extension Simulator {
  /// Performs a step about view controllers.
  mutating func perform(_ step: ViewStep) {
    switch step {
    case .tell(let selector, let controller, let animated):
      tellView(selector, controller, animated: animated)
    case .tellScreen(let selector):
      guard let screen = state.device.screen else { return }
      tellView(selector, .screen(screen), animated: false)
    case .tellFirstScreen(let selector): tellFirstScreen(selector)
    case .tellNavigation(let selector, let screen, let animated):
      tellNavigation(selector, screen, animated: animated)
    case .tellNavigationOfScreen(let selector): tellNavigationOfScreen(selector)
    case .complete(let view, let actions, let dismissed):
      complete(view, actions, dismissed: dismissed)
    case .endEditingInView(let view): state.endEditing(in: view, .view)
    case .removeView(let view): state.removeView(view)
    case .leaveWindow: state.leaveWindow()
    case .endEditingOnScreen(let screen):
      let isCovered = state.views.passage?.kind == .presentation
      state.push(state.focus.stepsToEndEditing(on: screen, isCovered: isCovered))
    case .movePassage: movePassage()
    case .settlePassage: state.views.settlePassage(state.kernel.frames.last?.transition)
    case .forgetRemoved(let screens):
      for screen in screens where !state.views.holds(screen) {
        state.views.forget(.screen(screen))
      }
    case .showScreen(let screen): replaceRoot(screen)
    case .leaveScreen(let screen): leaveScreen(for: screen)
    case .retireScreen(let screen): state.retire(screen)
    case .selectTab(let screen): state.select(screen)
    case .leaveTab(let screen): leaveTab(for: screen)
    case .popToRoot: popToRoot()
    case .warnOfMemory(let controller): state.warnOfMemory(controller, prototype.era)
    }
  }
}
