import DialogModel

/// Performs the steps about view controllers and rotations.
extension Simulator {
  mutating func performViewStep(_ step: Step) {
    switch step {
    case .view(let selector, let controller, let animated):
      tellView(selector, controller, animated: animated)
    case .screen(let selector): tellScreen(selector)
    case .firstScreen(let selector): tellFirstScreen(selector)
    case .navigation(let selector, let screen, let animated):
      tellNavigation(selector, screen, animated: animated)
    case .navigationOfScreen(let selector): tellNavigationOfScreen(selector)
    case .complete(let view, let actions, let dismissed):
      complete(view, actions, dismissed: dismissed)
    case .endEditingInView(let view): endEditing(in: view)
    case .removeView(let view): removeView(view)
    case .leaveWindow: leaveWindow()
    case .endEditingOnScreen(let screen): endEditing(on: screen)
    case .movePassage: movePassage()
    case .settlePassage: settlePassage()
    case .forgetRemoved(let screens):
      for screen in screens where !state.views.holds(screen) {
        state.views.forget(.screen(screen))
      }
    case .leaveScreen(let screen): leaveScreen(for: screen)
    case .retireScreen(let screen): retire(screen)
    case .selectTab(let screen): select(screen)
    case .leaveTab(let screen): leaveTab(for: screen)
    case .popToRoot: popToRoot()
    case .warnOfMemory(let controller): warnOfMemory(controller)
    default: break
    }
  }

  mutating func performTurnStep(_ step: Step) {
    switch step {
    case .requestTurn(let orientation): requestTurn(orientation)
    case .askOrientations(let asked, let orientation): askOrientations(asked, orientation)
    case .turnWindow(let orientation): turnWindow(orientation)
    case .showPopovers: showPopovers()
    case .turn(let orientation): turn(orientation)
    case .endTurn: endTurn()
    default: break
    }
  }
}
