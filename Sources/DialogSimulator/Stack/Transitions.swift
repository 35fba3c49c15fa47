import DialogModel

/// A movement that is running: a dialog that comes in or goes out.
///
/// There is at most one in each window.
struct Transition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case entry
    /// A dismissal with its index.
    case exit(buttonIndex: Int)
  }

  /// The number of the movement, from 1, so that a frame knows its movement.
  var number: Int32
  let dialog: DialogID
  let kind: Kind
  let animated: Bool
  /// The rules of the movement; they grow while requests join it in one turn.
  var rules: RuleSet
}

/// A presentation or a dismissal that waits for its turn, in the order of arrival.
struct TransitionRequest: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A presentation, with the control whose action requested it, if there is one.
    case presentation(Boxed<DialogTexts>, ControlID?)
    case dismissal(buttonIndex: Int, animated: Bool)
    /// A presentation and a dismissal of a presented view.
    case view(Boxed<ViewRequest>)
    case viewDismissal(Boxed<ViewDismissal>)
  }

  let dialog: DialogID
  let kind: Kind
  /// The window in which it waits.
  let window: Stack.Window
  var rules: RuleSet
  var input: Int

  var isDismissal: Bool {
    switch kind {
    case .dismissal, .viewDismissal: true
    case .presentation, .view: false
    }
  }
}

extension Simulator {
  /// Starts the first waiting request that may start now; requests without an effect are skipped.
  ///
  /// Where the other window has one that may start too, that comes after the calls of this one: a
  /// dialog is not up before its own first call.
  ///
  /// - Returns: Whether another one comes after it.
  mutating func startNext() -> Bool {
    func place(after started: Stack.Window? = nil) -> Int? {
      guard !state.stack.waiting.isEmpty, state.device.isInFront else { return nil }
      return state.stack.waiting.firstIndex {
        $0.window != started && state.stack[transitionIn: $0.window] == nil
          && !state.views.takeTurn(of: $0.window)
          && !($0.window == .application && state.views.isLaunching(state.device.screen))
      }
    }
    while let next = place() {
      let request = state.stack.waiting.remove(at: next)
      let hasNext = place(after: request.window) != nil
      if hasNext { state.push([.movement(.startNext)]) }
      switch request.kind {
      case .presentation(let texts, let control):
        guard state.position(of: request.dialog) == nil else { continue }
        // The popover that would hold it may have come or gone meanwhile.
        let placement = placement(of: request.dialog, askedBy: control)
        if refusesAnchor(of: request.dialog, placement, input: request.input) { continue }
        startPresentation(
          request.dialog, texts, placement, rules: request.rules, input: request.input)
      case .dismissal(let index, let animated):
        guard let position = state.position(of: request.dialog),
          !state.stack.showings[position].isLeaving
        else { continue }
        startDismissal(
          at: position, buttonIndex: index, animated: animated, rules: request.rules,
          input: request.input)
      case .view(var view):
        guard state.position(of: request.dialog) == nil else { continue }
        // What presents may have gone meanwhile.
        if view.value.presenter.obstacle(toPresent: .dialog(request.dialog), in: self) != nil {
          let presenter = state.topController.map { Presenter.controller($0) } ?? .window
          guard presenter.obstacle(toPresent: .dialog(request.dialog), in: self) == nil else {
            continue
          }
          view = Boxed(
            ViewRequest(
              animated: view.value.animated, completion: view.value.completion,
              presenter: presenter))
        }
        startView(request.dialog, view.value, rules: request.rules, input: request.input)
      case .viewDismissal(let dismissal):
        guard let position = state.position(of: request.dialog),
          !state.stack.showings[position].isLeaving
        else { continue }
        startViewDismissal(
          at: position, dismissal.value, rules: request.rules, input: request.input)
      }
      return hasNext
    }
    return false
  }

  /// Adds a dialog on top of its window and performs the steps of its presentation.
  mutating func startPresentation(
    _ dialog: DialogID, _ texts: Boxed<DialogTexts>, _ placement: Placement, rules: RuleSet,
    input: Int? = nil
  ) {
    let window = tables.kind(of: dialog).window
    let place = state.stack.place(ofNextIn: window)
    let below = state.stack.place(below: place)
    let covered = below.map { state.stack.showings[$0].kind }
    let rules = rules.adding(Rules.presentation(of: dialog, covering: covered, in: self))
    var operands = Operands(dialog: dialog)
    if let below { operands.other = state.stack.showings[below].dialog }
    let hasFields = tables.dialogs[dialog.index].fieldCount > 0
    state.stack.showings.insert(
      Showing(
        dialog: dialog, kind: tables.kind(of: dialog), placement: placement, texts: texts,
        fields: hasFields ? state.focus.fields(of: dialog, in: prototype) : [],
        presenter: presentingController,
        phase: .entering(from: state.now, until: state.now)),
      at: place)
    prepare(dialog)
    let transition = state.stack.begin(
      .entry, dialog, in: window, animated: true, rules: rules)
    state.kernel.append(
      tables.dialogs[dialog.index].programs.presentation, operands, rules: rules, input: input,
      transition: transition)
    warnOfClipping(dialog, placement)
  }

  /// Prepares a dialog by its kind before it comes in.
  private mutating func prepare(_ dialog: DialogID) {
    switch tables.kind(of: dialog) {
    case .alert: showJob(ofLoader: dialog)
    case .popover:
      state.stack.letThrough(dialog, in: prototype)
      state.addControls(of: .dialog(dialog), in: prototype)
    case .picker: state.beginRun(of: dialog, in: prototype)
    case .sheet, .view: break
    }
  }

  /// Begins to dismiss the dialog at a place: a covered one at once, another one with its movement.
  mutating func startDismissal(
    at position: Int, buttonIndex: Int, animated: Bool, rules: RuleSet, input: Int? = nil
  ) {
    let dialog = state.stack.showings[position].dialog
    let kind = state.stack.showings[position].kind
    if kind == .view {
      return startViewDismissal(
        at: position, ViewDismissal(animated: animated, completion: nil), rules: rules,
        input: input)
    }
    if startDismissalWithViews(
      at: position, animated: animated, rules: rules, input: input)
    {
      return
    }
    let covered = state.stack.isCovered(at: position)
    var operands = Operands(dialog: dialog, buttonIndex: buttonIndex)
    if !covered, let below = state.stack.place(below: position) {
      operands.other = state.stack.showings[below].dialog
      operands.hid = kind == .alert && state.stack.showings[below].kind == .alert
    }
    operands.animated = animated && !covered && state.device.isInFront
    operands.isSentAway = state.stack.showings[position].isSentAway
    if let picker = state.stack.showings[position].picker {
      operands.picker = Int32(truncatingIfNeeded: picker.number)
    }
    let rules = covered ? rules.adding(Rules.dismissedUnderAnother) : rules
    state.tasks.letJobGoOn(without: dialog, in: tables)
    state.stack.showings[position].phase = .leaving(
      buttonIndex: buttonIndex, from: state.now, until: state.now)
    // While another alert comes in, a covered alert leaves at the same time, without a turn.
    if state.stack[transitionIn: kind.window] == nil {
      let transition = state.stack.begin(
        .exit(buttonIndex: buttonIndex), dialog, in: kind.window, animated: animated && !covered,
        rules: rules)
      state.kernel.append(
        tables.dialogs[dialog.index].programs.dismissal, operands, rules: rules, input: input,
        transition: transition)
    } else {
      state.kernel.append(
        tables.dialogs[dialog.index].programs.dismissalBeside, operands, rules: rules,
        input: input, transition: 0)
    }
    if kind == .popover { startDismissalOfSheets(in: dialog, rules: rules, input: input) }
  }

  /// Replaces an activity picker with a view, with a separate movement.
  mutating func show(_ content: ShownPicker.Content, in dialog: DialogID, fillsScreen: Bool) {
    guard !state.kernel.frames.isEmpty, let position = state.position(of: dialog) else { return }
    let rules = state.currentRules
    state.stack.showings[position].picker?.content = content
    state.stack.showings[position].picker?.fillsScreen = fillsScreen
    if case .view(let activity) = content {
      state.addControls(of: .activity(activity), in: prototype)
    }
    state.stack.showings[position].phase = .entering(from: state.now, until: state.now)
    let transition = state.stack.begin(
      .entry, dialog, in: .application, animated: true, rules: rules)
    state.kernel.append(
      Rules.replacementSteps, Operands(dialog: dialog), rules: rules, input: state.currentInput,
      transition: transition)
  }
}

extension State {
  /// Whether a presentation requested now starts now: it has its turn, and the application is
  /// visible.
  ///
  /// In the background a presentation waits until the application is back.
  @inline(__always)
  func presentationMayStart(in window: Stack.Window) -> Bool {
    device.isInFront && isNextInTurn(in: window)
  }

  /// Whether a dismissal of a visible dialog starts now.
  ///
  /// In the background it does, without animation: no waiting request can have its turn there.
  @inline(__always)
  func dismissalMayStart(in window: Stack.Window) -> Bool {
    if device.life == .leaving { return false }
    return device.isInFront
      ? isNextInTurn(in: window) : stack[transitionIn: window] == nil
  }

  /// Whether nothing moves and nothing waits in a window; inside `clicked`, and inside `cancel`,
  /// waiting requests do not count.
  @inline(__always)
  private func isNextInTurn(in window: Stack.Window) -> Bool {
    guard stack[transitionIn: window] == nil, !views.takeTurn(of: window) else { return false }
    if stack.waiting.isEmpty { return true }
    let moment = currentScope?.moment
    return moment == .clicked || moment == .cancel
      || !stack.waiting.contains { $0.window == window }
  }

  /// Adds a request to the queue; the movement before it receives the same row of the tables.
  ///
  /// K5: a presentation requested while an alert leaves; the same for a dismissal of the one below,
  /// which is coming back. K8: a presentation requested while one comes in. K7: a presentation
  /// requested behind a dismissal that waits. G3: a dismissal requested before its alert is up. Any
  /// other dismissal that must wait counts as a presentation.
  ///
  /// - Returns: the rows that the request now has.
  @discardableResult
  mutating func wait(
    _ dialog: DialogID, _ kind: TransitionRequest.Kind, in window: Stack.Window, rules: RuleSet
  ) -> RuleSet {
    var request = TransitionRequest(
      dialog: dialog, kind: kind, window: window, rules: rules, input: currentInput)
    let isInFront = device.isInFront
    let turn: Rule =
      if !isInFront {
        device.ruleOfWaitingForReturn
      } else if request.isDismissal, stack.isComing(dialog) {
        .g3
      } else if stack.waiting.contains(where: { $0.window == window && $0.isDismissal }) {
        .k7
      } else if case .exit = stack[transitionIn: window]?.kind {
        .k5
      } else {
        .k8
      }
    request.rules.insert(turn)
    if isInFront { stack[transitionIn: window]?.rules.insert(turn) }
    for index in stack.waiting.indices where stack.waiting[index].window == window {
      stack.waiting[index].rules.insert(turn)
    }
    stack.waiting.append(request)
    return request.rules
  }
}

extension Stack {
  /// Whether the alert is coming in, or waits to come in.
  fileprivate func isComing(_ dialog: DialogID) -> Bool {
    guard let position = position(of: dialog) else { return true }
    return showings[position].isEntering
  }
}

extension Kernel {
  /// Adds a frame for a movement, or for what accompanies one.
  mutating func append(
    _ steps: [Step], _ operands: Operands, rules: RuleSet, input: Int?, transition: Int32
  ) {
    frames.append(
      Frame(
        steps: steps, operands: operands, input: input ?? frames.last?.input ?? inputCount,
        rules: rules,
        transition: transition))
  }
}
