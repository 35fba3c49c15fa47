import DialogModel

extension Rules {
  /// The row of a tap on a tab, and that of a tab that code selects.
  static let tabTapped = Rule.x7, tabSelected = Rule.x8

  /// X7: a tab is tapped: the delegate answers, the screens change without animation, and the
  /// delegate is told.
  ///
  /// On the selected tab there is no change; what was pushed there is popped.
  fileprivate static func tabSteps(_ screen: ScreenID, _ id: String, isSelected: Bool) -> [Step] {
    let change: Step = isSelected ? .view(.popToRoot) : .view(.selectTab(screen))
    let told = Step.call(
      Call(.tabBarControllerDidSelect, .tabs, .controller(id, animated: nil)))
    return [
      .call(
        Call(
          .tabBarControllerShouldSelect, .tabs, .controller(id, animated: nil),
          Question(yes: isSelected ? [told, change] : [change, told])))
    ]
  }

  /// The screens of two tabs change.
  fileprivate static func selectionSteps(_ old: ScreenID, _ new: ScreenID) -> [Step] {
    [
      .view(.tell(.viewDidLoad, .screen(new), animated: false)),
      .view(.tell(.viewWillAppear, .screen(new), animated: false)),
      .view(.tell(.viewWillDisappear, .screen(old), animated: false)), .view(.leaveTab(new)),
      .view(.tell(.viewDidDisappear, .screen(old), animated: false)),
      .view(.tell(.viewDidAppear, .screen(new), animated: false)), .movement(.startNext),
    ]
  }
}

extension Simulator {
  /// Shows the stack of another tab, and keeps the one before.
  mutating func leaveTab(for screen: ScreenID) {
    if case .control(let control) = state.focus[.application],
      control.holder == state.device.screen.map({ .screen($0) })
    {
      return state.push(
        Rules.forcedEndSteps(.control(control)) + [.view(.leaveTab(screen))],
        rules: [Rules.goneWhileEditing])
    }
    let stack = state.views.stack
    state.dropViews()
    if let root = stack.first?.screen { state.views.kept[root] = stack }
    let coming = state.views.kept.first { $0.value.last?.screen == screen }
    state.views.stack = coming?.value ?? [StackedScreen(screen: screen, isModal: false)]
    if let root = state.views.stack.first?.screen { state.views.kept[root] = nil }
    showScreen(screen)
  }

  /// Pops to the root of the selected tab.
  mutating func popToRoot() {
    guard state.views.stack.count > 1, let root = state.views.stack.first?.screen else { return }
    act(.navigate(root, .pop))
  }
}

extension State {
  /// Selects the tab of a root.
  mutating func select(_ root: ScreenID, rules: RuleSet? = nil) {
    guard let old = device.screen, views.stack.first?.screen != root else { return }
    let new = views.kept[root]?.last?.screen ?? root
    push(Rules.selectionSteps(old, new), rules: rules ?? currentRules)
  }
}

extension Views {
  /// The steps of a tap on a tab that selects a screen; `nil` for another control.
  func tabSteps(of control: Control, in prototype: Prototype) -> [Step]? {
    guard control.kind == .tab, let screen = control.selectedScreen else { return nil }
    return Rules.tabSteps(
      screen, prototype.screens[screen.index].id,
      isSelected: stack.first?.screen == screen)
  }

  /// Whether a screen is the root of a tab that the shown screen has.
  ///
  /// X8: code that goes there selects the tab; its delegate is neither asked nor told.
  func isRootOfTab(_ screen: ScreenID, on shown: ScreenID, in tables: Tables) -> Bool {
    stack.first?.screen != screen && tables.tabRoots(on: shown).contains(screen)
  }
}
