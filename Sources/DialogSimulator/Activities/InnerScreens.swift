public import DialogModel

extension Rules {
  /// X11: a screen is pushed inside the view of an activity, or popped there.
  ///
  /// The screen beneath, and the delegate of the navigation controller, receive no call. The screen
  /// is part of the activity's view: what it presents, and how it finishes, is as there.
  static let pushedInActivity = Rule.x11

  /// A push or a pop, with the calls that are about what is inside the view.
  fileprivate static func innerSteps(
    _ dialog: DialogID, _ before: [ScreenID], _ after: [ScreenID], _ shown: ControlID.Holder,
    animated y: Bool
  ) -> [Step] {
    func tell(_ selector: Selector, _ screen: ScreenID?) -> [Step] {
      screen.map { [.view(.tell(selector, .screen($0), animated: y))] } ?? []
    }
    let removed = before.filter { !after.contains($0) }
    var steps = tell(.viewDidLoad, after.last) + tell(.viewWillDisappear, before.last)
    steps += tell(.viewWillAppear, after.last)
    steps += [
      .activity(.endEditing(shown)), .activity(.pass(dialog, after)),
      .activity(.settlePassage(dialog)), .movement(.settle),
    ]
    steps += tell(.viewDidDisappear, before.last) + tell(.viewDidAppear, after.last)
    return steps + [.view(.forgetRemoved(removed)), .movement(.startNext)]
  }
}

/// The screens that are pushed inside the views of activities.
enum InnerScreens {
  /// Goes to another screen for an action inside the view of an activity.
  ///
  /// - Returns: whether the action is one of there, or names a screen that is there.
  static func navigate(
    _ screen: ScreenID, _ transition: ScreenTransition, _ action: Action,
    in simulator: inout Simulator
  ) -> Bool {
    func refuse(_ why: Row.Refusal) -> Bool {
      simulator.refuse(action, why, rule: Rules.pushedInActivity)
      return true
    }
    guard let place = simulator.state.actingPicker,
      let picker = simulator.state.stack.showings[place].picker
    else {
      return simulator.state.stack.place(ofPickerWith: .screen(screen)) == nil
        ? false : refuse(.onStack)
    }
    var screens = picker.screens
    switch transition {
    case .none, .modal: return refuse(.insideActivity)
    case .push: screens.append(screen)
    case .pop where screens.last == screen: return refuse(.alreadyShowing)
    case .pop:
      guard !screens.isEmpty else { return refuse(.atRoot) }
      let kept = screens.firstIndex(of: screen)
      screens = kept.map { Array(screens[...$0]) } ?? screens.dropLast() + [screen]
    }
    if !picker.screens.contains(screen) || transition == .push, isTaken(screen, in: simulator) {
      return refuse(.onStack)
    }
    start(at: place, screens, isPop: transition == .pop, action, in: &simulator)
    return true
  }

  /// Goes back inside the view of an activity, if that is topmost and has a screen, or holds the
  /// action.
  ///
  /// - Returns: whether it is so.
  static func goBack(_ action: Action, in simulator: inout Simulator) -> Bool {
    let state = simulator.state
    guard let place = state.actingPicker ?? state.innerPicker, place > state.stack.topView ?? -1,
      let screens = state.stack.showings[place].picker?.screens
    else { return false }
    guard !screens.isEmpty else {
      simulator.refuse(action, .atRoot, rule: Rules.pushedInActivity)
      return true
    }
    start(at: place, screens.dropLast(), isPop: true, action, in: &simulator)
    return true
  }

  /// Whether a screen is on a stack of the application, or the root of a tab that shows.
  private static func isTaken(_ screen: ScreenID, in simulator: Simulator) -> Bool {
    let (state, views) = (simulator.state, simulator.state.views)
    return views.holds(screen) || state.stack.place(ofPickerWith: .screen(screen)) != nil
      || views.appearances[.screen(screen)] != nil
      || views.kept.contains { root, stack in
        root == screen || stack.contains { $0.screen == screen }
      }
      || state.device.screen.map { views.isRootOfTab(screen, on: $0, in: simulator.tables) }
        == true
  }

  /// Starts a push or a pop, unless something moves or a presented view is above.
  private static func start(
    at place: Int, _ screens: [ScreenID], isPop: Bool, _ action: Action,
    in simulator: inout Simulator
  ) {
    let showing = simulator.state.stack.showings[place]
    guard let picker = showing.picker, let shown = picker.holder else { return }
    guard showing.phase == .presented, simulator.state.stack[transitionIn: .application] == nil,
      simulator.state.views.passage == nil
    else {
      let isNested = picker.passage != nil || simulator.state.views.passage != nil
      if isNested, simulator.prototype.era == .ios6 {
        simulator.warn(Rules.nestedPassage, Rules.passageWhileMoving)
      }
      return simulator.refuse(action, .moving, rule: Rules.passageWhileMoving)
    }
    guard place > simulator.state.stack.topView ?? -1 else {
      return simulator.refuse(action, .covered, rule: Rules.pushedInActivity)
    }
    if let screen = screens.last, !simulator.state.views.loaded.contains(.screen(screen)) {
      simulator.state.addControls(of: .screen(screen), in: simulator.prototype)
    }
    let edits = simulator.state.focus.responder(on: shown) != nil
    let animated = simulator.state.device.isInFront
    let kind: Passage.Kind = isPop ? .pop : .push
    var rules: RuleSet = [kind.rule, Rules.pushedInActivity]
    if edits { rules.insert(isPop ? Rules.poppedWhileEditing : Rules.goneWhileEditing) }
    if !animated { rules.insert(Rules.passedAtOnce) }
    simulator.state.stack.showings[place].picker?.passage = InnerPassage(
      isPop: isPop, from: picker.screens.last, to: screens.last)
    simulator.state.stack.showings[place].phase = .entering(
      from: simulator.state.now, until: simulator.state.now)
    let transition = simulator.state.stack.begin(
      .entry, showing.dialog, in: .application, animated: animated, rules: rules)
    simulator.note(action, rules: rules)
    simulator.state.kernel.append(
      Rules.innerSteps(showing.dialog, picker.screens, screens, shown, animated: animated),
      Operands(dialog: showing.dialog), rules: rules, input: simulator.state.currentInput,
      transition: transition)
  }

  /// Shows the other screen and moves it; the rest of the frame is due when it has moved.
  static func pass(_ dialog: DialogID, to screens: [ScreenID], in simulator: inout Simulator) {
    guard let transition = simulator.state.stack[transitionIn: .application],
      transition.dialog == dialog,
      transition.number == simulator.state.kernel.frames.last?.transition,
      let place = simulator.state.position(of: dialog),
      let passage = simulator.state.stack.showings[place].picker?.passage
    else { return }
    simulator.state.stack.showings[place].picker?.screens = screens
    let animated = transition.animated && simulator.state.device.isInFront
    let duration = animated ? Durations.push : 0
    let end = simulator.state.now.after(milliseconds: duration)
    simulator.state.stack.showings[place].phase = .entering(
      from: simulator.state.now, until: end)
    let holder = simulator.state.stack.showings[place].picker?.holder
    simulator.emit(
      .animation(.passage(passage.isPop ? .pop : .push, milliseconds: duration)),
      target: holder?.target ?? .dialog(dialog))
    guard duration > 0, let frame = simulator.state.kernel.frames.popLast() else {
      return simulator.state.kernel.letOthersReturnFirst(simulator.state.views)
    }
    simulator.state.kernel.agenda.add(frame, due: end)
  }

  /// The push or the pop inside a picker has ended.
  static func settle(_ dialog: DialogID, in state: inout State) {
    guard let place = state.position(of: dialog),
      state.stack[transitionIn: .application]?.number == state.kernel.frames.last?.transition
    else { return }
    state.stack.showings[place].picker?.passage = nil
  }

  /// Ends the editing of a field in a view that goes, whether the field gets the question or not.
  static func endEditing(on holder: ControlID.Holder, in state: inout State) {
    guard let field = state.focus.responder(on: holder) else { return }
    state.push(Rules.forcedEndSteps(field))
  }

  /// Whether a method of a screen can be called because a picker leaves: some activity has a view.
  static func mayLeave(_ selector: Selector, in prototype: Prototype) -> Bool {
    guard selector == .viewWillDisappear || selector == .viewDidDisappear,
      !prototype.screens.isEmpty
    else { return false }
    return prototype.dialogs.contains { dialog in
      dialog.activityPicker?.activities.contains {
        if case .shows = $0.behaviour { true } else { false }
      } == true
    }
  }

  /// Calls the top screen inside a picker that leaves with it; afterwards all of them are gone.
  static func tellLeaving(
    _ selector: Selector, _ operands: Operands, in simulator: inout Simulator
  ) {
    let state = simulator.state
    let showing =
      state.position(of: operands.dialog).map { state.stack.showings[$0] } ?? state.stack.departed
    guard let showing, showing.dialog == operands.dialog, showing.isLeaving,
      let screens = showing.picker?.screens, let top = screens.last
    else { return }
    var steps: [Step] = [.view(.tell(selector, .screen(top), animated: operands.animated))]
    if selector == .viewDidDisappear {
      simulator.state.focus.covered.removeAll { field in
        screens.contains { screen in
          if case .control(let control) = field { control.holder == .screen(screen) } else { false }
        }
      }
      steps.append(.view(.forgetRemoved(screens)))
    }
    simulator.state.push(
      steps, rules: simulator.state.currentRules.adding(Rules.pushedInActivity))
  }

  /// The text of the back button that is topmost; `nil` if there is none.
  static func backTitle(in simulator: Simulator) -> String? {
    let (state, prototype) = (simulator.state, simulator.prototype)
    guard let place = state.innerPicker, let picker = state.stack.showings[place].picker else {
      return state.stack.floor == nil ? state.backScreen.map { prototype.backTitle(of: $0) } : nil
    }
    return prototype.backTitle(in: picker)
  }
}

extension Simulator {
  /// The text of the back button that a tap would reach first; `nil` if there is none.
  public var backTitle: String? { InnerScreens.backTitle(in: self) }
}

extension Prototype {
  /// The text of the back button inside an activity's view, to the screen below or to that view;
  /// `nil` while no screen is pushed there.
  public func backTitle(in picker: ShownPicker) -> String? {
    guard case .view(let activity) = picker.content, !picker.screens.isEmpty else { return nil }
    if let below = picker.screens.dropLast().last { return backTitle(of: below) }
    guard case .shows(let view)? = self.activity(activity)?.behaviour else { return nil }
    return view.title ?? Prototype.plainBackTitle
  }
}

extension State {
  /// The place of the picker inside whose activity's view something acts now.
  var actingPicker: Int? { actingHolder.flatMap { stack.place(ofPickerWith: $0) } }

  /// The place of the topmost picker in which a screen is pushed, if no presented view on the whole
  /// screen hides it.
  var innerPicker: Int? {
    stack.showings.lastIndex { !$0.isLeaving && $0.picker?.screens.isEmpty == false }
      .flatMap { $0 > stack.floor ?? -1 ? $0 : nil }
  }

  /// The screen whose controls are meant first by what acts now.
  var actingScreen: ScreenID? {
    guard case .screen(let screen)? = actingHolder,
      stack.place(ofPickerWith: .screen(screen)) != nil
    else { return device.screen }
    return screen
  }

  /// The view whose control, field or method acts now.
  private var actingHolder: ControlID.Holder? {
    if let control = device.actingControl { return control.holder }
    switch currentScope?.target {
    case .screen(let screen): return .screen(screen)
    case .field(.control(let control)): return control.holder
    default: return nil
    }
  }
}

extension Stack {
  /// The place of the picker with an activity's view that is a view, or contains a screen.
  func place(ofPickerWith holder: ControlID.Holder) -> Int? {
    showings.lastIndex { !$0.isLeaving && $0.picker?.contains(holder) == true }
  }
}
