import DialogModel

extension Rules {
  /// A screen is pushed or popped.
  ///
  /// X1: a push: the new screen loads, both are about to change, the delegate is told, and after the
  /// movement the old screen is first. X2: a pop, in the same order; the screen that goes is gone.
  /// X3: without animation the same calls are made at one instant. X4: a field that edits on the
  /// screen that goes stops before the movement.
  fileprivate static func passageSteps(_ passage: Passage) -> [Step] {
    let (from, to) = (ViewControllerID.screen(passage.from), ViewControllerID.screen(passage.to))
    let y = passage.animated
    if passage.kind.isModal {
      // The rows of presented views, with a screen in place of a view.
      return [
        .view(.tell(.viewDidLoad, to, animated: y)),
        .view(.tell(.viewWillDisappear, from, animated: y)),
        .view(.tell(.viewWillAppear, to, animated: y)),
        .view(.endEditingOnScreen(passage.from)), .view(.movePassage), .view(.settlePassage),
        .view(.tell(.viewDidAppear, to, animated: y)),
        .view(.tell(.viewDidDisappear, from, animated: y)), .view(.forgetRemoved(passage.removed)),
        .movement(.startNext),
      ]
    }
    return [
      .view(.tell(.viewDidLoad, to, animated: y)),
      .view(.tell(.viewWillDisappear, from, animated: y)),
      .view(.tell(.viewWillAppear, to, animated: y)),
      .view(.tellNavigation(.navigationControllerWillShow, passage.to, animated: y)),
      .view(.endEditingOnScreen(passage.from)), .view(.movePassage), .view(.settlePassage),
      .view(.tell(.viewDidDisappear, from, animated: y)),
      .view(.tell(.viewDidAppear, to, animated: y)),
      .view(.tellNavigation(.navigationControllerDidShow, passage.to, animated: y)),
      .view(.forgetRemoved(passage.removed)), .movement(.startNext),
    ]
  }

  /// X10: a field edits on a screen that another one takes the place of: it gets its question, and
  /// stops whatever it answers; it does not edit again when the screen is back.
  static let goneWhileEditing = Rule.x10

  /// The rows of a screen that is popped, also while a field in it edits, and of a passage without
  /// animation.
  static let popped = Rule.x2, poppedWhileEditing = Rule.x4, passedAtOnce = Rule.x3

  /// X6: a push or a pop is refused while one is running, and while a view comes or goes.
  static let passageWhileMoving = Rule.x6
  static let nestedPassage = "nested push animation can result in corrupted navigation bar"

  /// X9: the root is replaced.
  ///
  /// The views over the old screen are dropped without a call; alerts, sheets and pickers stay.
  fileprivate static func rootSteps(_ old: ScreenID, _ new: ScreenID) -> [Step] {
    [
      .view(.tell(.viewDidLoad, .screen(new), animated: false)),
      .view(.tell(.viewWillDisappear, .screen(old), animated: false)),
      .view(.tell(.viewWillAppear, .screen(new), animated: false)), .view(.leaveScreen(new)),
      .view(.tell(.viewDidDisappear, .screen(old), animated: false)), .view(.retireScreen(new)),
      .view(.tellScreen(.viewDidLoad)), .view(.tellScreen(.viewWillAppear)),
      .view(.tellScreen(.viewDidAppear)), .movement(.startNext),
    ]
  }
}

extension Simulator {
  /// Goes to another screen in the given way.
  mutating func navigate(
    _ screen: ScreenID, _ transition: ScreenTransition, animated: Bool, _ action: Action
  ) {
    if InnerScreens.navigate(screen, transition, action, in: &self) { return }
    if transition == .push, state.device.screen != nil, state.views.isBeforeFirst {
      if state.views.holds(screen) { return refuse(action, .onStack, rule: Rules.pushedAtLaunch) }
      note(action, rule: Rules.pushedAtLaunch)
      state.views.stack.append(StackedScreen(screen: screen, isModal: false))
      return showScreen(screen)
    }
    guard let top = state.device.screen, state.views.hasAppeared(top), transition != .none else {
      note(action, rule: Rules.goneAtOnce)
      return goTo(screen)
    }
    if let (why, rule) = refusal(ofWayTo: screen, transition) {
      return refuse(action, why, rule: rule)
    }
    switch transition {
    case .push, .none: start(.push, to: screen, animated: animated, action)
    case .modal:
      if let (why, line, rule) = Presenter.controller(.screen(top)).obstacle(
        toPresent: .screen(screen), in: self)
      {
        if let line { warn(line, rule) }
        return refuse(action, why, rule: rule)
      }
      start(.presentation, to: screen, animated: animated, action)
    case .pop: start(.pop, to: screen, animated: animated, action)
    }
  }

  /// Why a screen cannot be pushed, popped to or presented now; `nil` if it can.
  private mutating func refusal(
    ofWayTo screen: ScreenID, _ transition: ScreenTransition
  ) -> (Row.Refusal, Rule)? {
    if transition != .modal, let why = refusalOfPassage() { return why }
    switch transition {
    case .pop where state.device.screen == screen: return (.alreadyShowing, .x2)
    case .push, .modal:
      let isThere =
        state.views.holds(screen) || state.views.appearances[.screen(screen)] != nil
      return isThere ? (.onStack, transition == .push ? .x1 : Rules.presentedAlready) : nil
    case .pop, .none: return nil
    }
  }

  /// Why nothing can be pushed or popped now; `nil` if it can.
  private mutating func refusalOfPassage() -> (Row.Refusal, Rule)? {
    if state.views.passage != nil || presentationIsMoving {
      if state.views.passage != nil, prototype.era == .ios6 {
        warn(Rules.nestedPassage, Rules.passageWhileMoving)
      }
      return (.moving, Rules.passageWhileMoving)
    }
    return state.stack.topView == nil ? nil : (.covered, .x1)
  }

  /// Goes back: from a popover, a presented view, a modal screen or a pushed screen.
  mutating func goBack(_ action: Action) {
    if let top = state.stack.showings.last(where: { $0.kind != .alert && !$0.isLeaving }),
      top.kind == .popover
    {
      return requestDismissal(top.dialog, buttonIndex: nil, animated: true)
    }
    if InnerScreens.goBack(action, in: &self) { return }
    if let place = state.stack.topView {
      let view = state.stack.showings[place].dialog
      return requestViewDismissal(view, animated: true, completion: nil, action)
    }
    guard let top = state.views.stack.last, let below = state.views.stack.dropLast().last else {
      return refuse(action, .atRoot, rule: .x2)
    }
    if let (why, rule) = refusalOfPassage() { return refuse(action, why, rule: rule) }
    start(
      top.isModal ? .dismissal : .pop, to: below.screen,
      animated: !top.isModal || top.isAnimated, action)
  }

  private mutating func start(
    _ kind: Passage.Kind, to screen: ScreenID, animated: Bool, _ action: Action
  ) {
    guard let top = state.device.screen else { return }
    var removed: [ScreenID] = []
    if kind == .pop || kind == .dismissal {
      let place = state.views.stack.firstIndex { $0.screen == screen }
      // A screen that is not on the stack takes the top's place.
      let kept = place.map { $0 + 1 } ?? max(0, state.views.stack.count - 1)
      removed = state.views.stack[kept...].map(\.screen)
    }
    if !state.views.loaded.contains(.screen(screen)) {
      state.addControls(of: .screen(screen), in: prototype)
    }
    state.stack.transitionCount += 1
    let passage = Passage(
      number: state.stack.transitionCount, kind: kind, from: top, to: screen,
      animated: animated && state.device.isInFront, asksForAnimation: animated, removed: removed,
      start: state.now, until: state.now)
    state.views.passage = passage
    let edits = state.focus.edits(on: top)
    var rules = RuleSet(kind.rule)
    if !passage.animated { rules.insert(kind.isModal ? Rules.atOnce : Rules.passedAtOnce) }
    if edits, kind == .pop { rules.insert(Rules.poppedWhileEditing) }
    if edits, kind == .push { rules.insert(Rules.goneWhileEditing) }
    if edits, kind == .presentation { rules.insert(Rules.coveredByView) }
    if kind == .dismissal, state.views.appearances[.screen(screen)] == .disappearing {
      rules.insert(Rules.dismissedOnArrival)
    }
    note(action, rules: rules)
    state.kernel.frames.append(
      Frame(
        steps: Rules.passageSteps(passage), input: state.currentInput, rules: rules,
        transition: passage.number))
  }

  /// Shows the new screen and moves it; the rest of the frame is due when it has moved.
  mutating func movePassage() {
    guard let passage = state.views.passage, !passage.hasBegun,
      state.kernel.frames.last?.transition == passage.number
    else { return }
    state.views.stack.removeAll { passage.removed.contains($0.screen) }
    if !state.views.holds(passage.to) {
      state.views.stack.append(
        StackedScreen(
          screen: passage.to, isModal: passage.kind == .presentation,
          isAnimated: passage.asksForAnimation))
    }
    showScreen(passage.to)
    let length = passage.kind.isModal ? Durations.presentedView : Durations.push
    let duration = passage.animated && state.device.isInFront ? length : 0
    let end = state.now.after(milliseconds: duration)
    state.views.passage?.start = state.now
    state.views.passage?.until = end
    state.views.passage?.hasBegun = true
    emit(
      .animation(.passage(passage.kind, milliseconds: duration)), target: .screen(passage.to))
    guard duration > 0, let frame = state.kernel.frames.popLast() else {
      return state.kernel.letOthersReturnFirst(state.views)
    }
    state.kernel.agenda.add(frame, due: end)
  }

  // MARK: - Another root

  /// Shows another screen at once, in place of all screens.
  mutating func goTo(_ screen: ScreenID) {
    // An action asks inside the field's own calls: the field ends already; the last screen counts.
    guard state.device.comingScreen == nil else {
      state.device.comingScreen = screen
      return
    }
    guard let old = state.device.screen, state.views.hasAppeared(old) else {
      return leaveScreen(for: screen)
    }
    if state.views.isRootOfTab(screen, on: old, in: tables) {
      return state.select(screen, rules: [Rules.tabSelected])
    }
    guard old != screen || state.views.stack.count > 1 else { return leaveScreen(for: screen) }
    state.push(Rules.rootSteps(old, screen), rules: [.x9])
  }

  /// Shows another screen, after the field that edits on the old one, or in a view over it, has
  /// ended.
  mutating func leaveScreen(for screen: ScreenID) {
    guard case .control(let control) = state.focus[.application], let old = state.device.screen,
      old != screen, control.holder == .screen(old) || tables.isInView(control.holder)
    else { return replaceRoot(screen) }
    state.device.comingScreen = screen
    state.push(
      Rules.forcedEndSteps(.control(control)) + [.view(.showScreen(screen))],
      rules: [
        control.holder == .screen(old) ? Rules.goneWhileEditing : Rules.removedWhileEditing
      ])
  }

  /// Makes a screen the root of the stack, and shows it.
  mutating func replaceRoot(_ screen: ScreenID) {
    let screen = state.device.comingScreen ?? screen
    let old = state.device.screen
    if old != nil, old != screen || state.views.stack.count > 1 {
      state.stopPassage()
      state.dropViews()
      if let old { dismissPopovers(of: old) }
      for entry in state.views.stack.dropFirst() where entry.screen != old {
        state.views.forget(.screen(entry.screen))
      }
    }
    state.views.stack = [StackedScreen(screen: screen, isModal: false)]
    state.views.kept[screen] = nil
    showScreen(screen)
  }

  /// Dismisses the popovers that come out of a control of a screen that goes.
  private mutating func dismissPopovers(of screen: ScreenID) {
    for showing in state.stack.showings where showing.kind == .popover && !showing.isLeaving {
      guard showing.placement.anchor?.holder == .screen(screen),
        let position = state.position(of: showing.dialog)
      else { continue }
      startDismissal(
        at: position, buttonIndex: -1, animated: false,
        rules: [Rules.popoverDismissedByCode])
    }
  }
}

extension State {
  /// Ends a passage without its calls.
  fileprivate mutating func stopPassage() {
    guard let passage = views.passage else { return }
    _ = kernel.agenda.remove(transition: passage.number)
    views.passage = nil
    for screen in [passage.from, passage.to] where screen != device.screen {
      retire(screen)
    }
  }
}

extension Views {
  /// The passage with that number has ended.
  mutating func settlePassage(_ number: Int32?) {
    if let number, passage?.number == number { passage = nil }
  }

  /// Whether the view of a screen was needed already.
  fileprivate func hasAppeared(_ screen: ScreenID) -> Bool {
    loaded.contains(.screen(screen))
      || appearances[.screen(screen)] != nil
  }
}

extension Passage.Kind {
  /// The row of the passage.
  var rule: Rule {
    switch self {
    case .push: .x1
    case .pop: .x2
    case .presentation: Rules.viewShown
    case .dismissal: Rules.viewDismissed
    }
  }
}

extension Focus {
  /// Whether a field on a screen edits.
  fileprivate func edits(on screen: ScreenID) -> Bool { responder(on: .screen(screen)) != nil }

  /// Ends the field that edits on a screen that goes, whether the field gets the question or not.
  ///
  /// - Parameter isCovered: whether a modal screen covers it, so that it edits again later.
  mutating func stepsToEndEditing(on screen: ScreenID, isCovered: Bool) -> [Step] {
    guard let field = responder(on: .screen(screen)) else { return [] }
    if isCovered { covered.append(field) }
    return Rules.forcedEndSteps(field)
  }
}

extension Tables {
  /// Whether a control is in a presented view.
  fileprivate func isInView(_ holder: ControlID.Holder) -> Bool {
    guard case .dialog(let dialog) = holder else { return false }
    return kind(of: dialog) == .view
  }
}
