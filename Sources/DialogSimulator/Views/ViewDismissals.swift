import DialogModel

/// A dismissal of a view.
struct ViewDismissal: Hashable, Sendable {
  let animated: Bool
  /// The actions of its completion; `nil` if there is none.
  let completion: [Action]?
}

extension Rules {
  /// A dismissal of a view, before other rows are known.
  static let viewDismissed = Rule.w2

  /// W27: a view is dismissed inside its own `viewDidAppear:`, before the last call of what it has
  /// covered; that comes first, then the rest of the dismissal.
  static let dismissedOnArrival = Rule.w27

  /// W12: a dismissal is refused while a view comes or goes.
  static let dismissedWhileMoving = Rule.w12

  /// A view is dismissed, with the views that it presented.
  ///
  /// W2: the view is about to disappear, the one below is about to appear, and after the movement
  /// the other way round. W15: only the topmost one moves, and those below it that are not in the
  /// window receive no call. W16: sheets on a tablet are in the window, and leave it without animation;
  /// W28: so does a view on the whole screen under such a sheet.
  ///
  /// - Parameters:
  ///   - top: the topmost view, which moves.
  ///   - inner: the views below it that leave too, topmost first.
  ///   - back: the view controller below them, which appears if it is not in the window.
  static func viewExit(
    of top: DialogID, inner: [DialogID], back: ViewControllerID?, animated: Bool,
    completion: (view: DialogID, actions: [Action])?
  ) -> [Step] {
    let own = ViewControllerID.dialog(top)
    var steps: [Step] = [.view(.tell(.viewWillDisappear, own, animated: animated))]
    steps += inner.map { .view(.tell(.viewWillDisappear, .dialog($0), animated: false)) }
    if let back {
      steps += [
        .view(.tell(.viewDidLoad, back, animated: animated)),
        .view(.tell(.viewWillAppear, back, animated: animated)),
      ]
    }
    steps += ([top] + inner).map { .view(.endEditingInView($0)) }
    steps +=
      [.movement(.uncover), .movement(.animate), .movement(.settle)]
      + inner.map { .view(.removeView($0)) }
    if let back { steps.append(.view(.tell(.viewDidAppear, back, animated: animated))) }
    steps += inner.reversed().map { .view(.tell(.viewDidDisappear, .dialog($0), animated: false)) }
    steps.append(.view(.tell(.viewDidDisappear, own, animated: animated)))
    if let completion {
      steps.append(.view(.complete(completion.view, completion.actions, dismissed: true)))
    }
    return steps + [.movement(.startNext)]
  }
}

extension Simulator {
  /// Dismisses a view, unless a presentation is running.
  mutating func requestViewDismissal(
    _ dialog: DialogID, animated: Bool, completion: [Action]?, _ action: Action
  ) {
    guard let position = state.position(of: dialog) else {
      return refuse(action, .notShowing, rule: Rules.viewDismissed)
    }
    if presentationIsMoving {
      let name = prototype.name(of: state.controller(below: dialog)?.target ?? .application)
      if prototype.era == .ios6 {
        warn(
          "Warning: Attempt to dismiss from view controller <\(name)> while a presentation or "
            + "dismiss is in progress!", Rules.dismissedWhileMoving)
      }
      return refuse(action, .moving, rule: Rules.dismissedWhileMoving)
    }
    let dismissal = ViewDismissal(animated: animated, completion: completion)
    var rules = state.stack.rules(ofDismissalAt: position, animated: animated)
    if let back = state.controller(below: dialog), state.views.appearances[back] == .disappearing {
      rules.insert(Rules.dismissedOnArrival)
    }
    if state.views.passage == nil, state.dismissalMayStart(in: .application) {
      note(action, rules: rules)
      startViewDismissal(at: position, dismissal, rules: rules)
    } else {
      let turn = state.wait(
        dialog, .viewDismissal(Boxed(dismissal)), in: .application, rules: rules)
      note(action, waits: true, rules: turn)
    }
  }

  /// Begins to dismiss the view at a place, with all that is above it in the application's window.
  mutating func startViewDismissal(
    at position: Int, _ dismissal: ViewDismissal, rules: RuleSet, input: Int? = nil
  ) {
    let dialog = state.stack.showings[position].dialog
    let above = state.stack.showings.indices.filter {
      $0 >= position && !state.stack.showings[$0].isLeaving
        && state.stack.showings[$0].kind != .alert
    }
    let leaving = above.filter { state.stack.showings[$0].kind == .view }
      .map { state.stack.showings[$0].dialog }
    let others = above.filter { state.stack.showings[$0].kind != .view }
      .map { state.stack.showings[$0].dialog }
    guard let top = leaving.last else { return }
    let animated = dismissal.animated && state.device.isInFront
    let back = state.controller(below: dialog)
    for place in above where state.stack.showings[place].kind == .view {
      state.stack.showings[place].phase = .leaving(
        buttonIndex: -1, from: state.now, until: state.now)
    }
    var operands = Operands(dialog: top)
    if let below = state.stack.place(below: position) {
      operands.other = state.stack.showings[below].dialog
    }
    holdAsAllowed()
    let transition = state.stack.begin(
      .exit(buttonIndex: -1), top, in: .application, animated: animated, rules: rules)
    state.kernel.frames.append(
      Frame(
        steps: Rules.viewExit(
          of: top, inner: leaving.dropLast().reversed(), back: back, animated: animated,
          completion: dismissal.completion.map { (dialog, $0) }),
        operands: operands, input: input ?? state.currentInput, rules: rules, transition: transition
      ))
    // Their calls come before the view's, so their frames are added last.
    for other in others { dismissWithView(other, rules: rules, input: input) }
  }

  /// Dismisses a sheet, a picker or a popover over a view that leaves: first and at once.
  mutating func dismissWithView(_ dialog: DialogID, rules: RuleSet, input: Int?) {
    guard let position = state.position(of: dialog), !state.stack.showings[position].isLeaving
    else { return }
    startDismissal(
      at: position, buttonIndex: -1, animated: false, rules: rules.adding(Rules.leavesWithHost),
      input: input)
  }
}

extension Stack {
  fileprivate func rules(ofDismissalAt position: Int, animated: Bool) -> RuleSet {
    var rules: RuleSet = [Rules.viewDismissed]
    if showings[position].placement != .view(.fullScreen) {
      rules.insert(Rules.besidePresenter)
    }
    if !animated { rules.insert(Rules.atOnce) }
    let above = showings[(position + 1)...].filter {
      $0.kind == .view && !$0.isLeaving
    }
    if let top = above.last {
      let isSheet = showings[position].placement != .view(.fullScreen)
      let hasSheet = top.placement != .view(.fullScreen)
      rules.insert(hasSheet ? (isSheet ? .w16 : .w28) : .w15)
    }
    return rules
  }
}

extension State {
  /// Removes a view that has left with the one above it.
  mutating func removeView(_ dialog: DialogID) {
    guard let position = position(of: dialog), stack.showings[position].isLeaving
    else { return }
    stack.showings.remove(at: position)
    focus.removeFields(in: dialog, .view)
    // A view outside the window has no last call after which it would be forgotten.
    if views.appearances[.dialog(dialog)] == nil { views.forget(.dialog(dialog)) }
  }

  /// Removes all views at once, without a call, because another root is shown.
  mutating func dropViews() {
    let dropped = stack.showings.filter { $0.kind == .view }.map(\.dialog)
    guard !dropped.isEmpty else { return }
    if let transition = stack[transitionIn: .application],
      dropped.contains(transition.dialog)
    {
      _ = kernel.agenda.remove(transition: transition.number)
      stack[transitionIn: .application] = nil
    }
    stack.showings.removeAll { dropped.contains($0.dialog) }
    stack.waiting.removeAll { dropped.contains($0.dialog) }
    for dialog in dropped {
      if let field = focus.responder(in: dialog) { focus[field.window] = nil }
      focus.removeFields(in: dialog, .view)
      views.forget(.dialog(dialog))
    }
  }
}
