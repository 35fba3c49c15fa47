import DialogModel

/// A presentation of a view.
struct ViewRequest: Hashable, Sendable {
  let animated: Bool
  /// The actions of its completion; `nil` if there is none.
  let completion: [Action]?
  let presenter: Presenter
}

extension Rules {
  /// A view is presented.
  ///
  /// W1: over the whole screen: it loads, the presenter is about to disappear, it is about to
  /// appear, and after the movement the other way round. W3: each presentation has a new controller,
  /// which loads again. W4: without animation the same calls are made at one instant, before the
  /// request returns. W5: a sheet on a tablet does not cover its presenter, which receives no call.
  /// W25: the transition style has no effect on the order.
  ///
  /// - Parameter covered: the view controller whose view leaves the window, if there is one.
  static func viewEntry(
    of view: DialogID, over covered: ViewControllerID?, animated: Bool, completion: [Action]?
  ) -> [Step] {
    let own = ViewControllerID.dialog(view)
    var steps: [Step] = [.view(.tell(.viewDidLoad, own, animated: animated))]
    if let covered { steps.append(.view(.tell(.viewWillDisappear, covered, animated: animated))) }
    steps += [
      .view(.tell(.viewWillAppear, own, animated: animated)), .movement(.giveWay),
      .movement(.cover), .movement(.animate), .movement(.settle),
      .view(.tell(.viewDidAppear, own, animated: animated)),
    ]
    if let covered { steps.append(.view(.tell(.viewDidDisappear, covered, animated: animated))) }
    if let completion { steps.append(.view(.complete(view, completion, dismissed: false))) }
    return steps + [.movement(.startNext)]
  }

  /// The rows of a presentation.
  ///
  /// W6: a phone shows every view on the whole screen. W7: from inside a popover only the view's own
  /// calls are made. W14: a view presents another one. W21: beneath an alert; over a sheet, a picker
  /// or a popover, which receives no call and is back later. W22: inside `clicked` of an alert, in
  /// another window, both move at once. W23: a field that edits is covered, and stops.
  fileprivate static func presentation(
    of view: DialogID, _ request: ViewRequest, in simulator: Simulator
  ) -> RuleSet {
    let fills = simulator.prototype.coverage(of: view) == .fullScreen
    var rules: RuleSet = [fills ? .w1 : .w5]
    let isSheet: Bool =
      switch simulator.prototype.dialogs[view.index].kind {
      case .formSheet: true
      case .presentedView(let described): described.style == .pageSheet
      case .alert, .actionSheet, .activityPicker, .popover: false
      }
    if isSheet, simulator.prototype.device == .phone { rules.insert(.w6) }
    if !request.animated { rules.insert(.w4) }
    switch request.presenter {
    case .host: rules.insert(.w7)
    case .controller(.dialog): rules.insert(.w14)
    case .controller(.screen), .window: break
    }
    let scope = simulator.state.currentScope
    rules.formUnion(rulesOfPlace(scope, in: simulator))
    if simulator.state.stack.showings.contains(where: { !$0.isLeaving && $0.kind != .view }) {
      rules.insert(.w21)
    }
    if scope?.moment == .clicked, case .dialog(let sender)? = scope?.target,
      simulator.tables.kind(of: sender) == .alert
    {
      rules.insert(.w22)
    }
    if simulator.state.focus[.application] != nil { rules.insert(coveredByView) }
    return rules
  }

  /// The rows of the call inside which a presentation is requested.
  ///
  /// W9: inside `viewDidAppear:` of the presenter. W17: the same while the view that it presented
  /// leaves, and in that view's completion. W18: inside `viewDidAppear:` of a view that comes, which
  /// presents the next one.
  private static func rulesOfPlace(_ scope: Scope?, in simulator: Simulator) -> RuleSet {
    switch (scope?.selector, scope?.target) {
    case (.completion, _): return [.w17]
    case (.viewDidAppear, .dialog): return [.w18]
    case (.viewDidAppear, _):
      let leaves = simulator.state.views.appearances.entries.contains { entry in
        if case .dialog = entry.controller { entry.appearance == .disappearing } else { false }
      }
      return [leaves ? .w17 : .w9]
    default: return .none
    }
  }

  /// A presentation of a view, before other rows are known.
  static let viewShown = Rule.w1

  /// The row of what comes or goes without animation.
  static let atOnce = Rule.w4

  /// The row of a sheet on a tablet, which leaves its presenter in the window.
  static let besidePresenter = Rule.w5

  /// The row of a field that a presented view covers.
  static let coveredByView = Rule.w23

  /// The row of a field that edits in a view that leaves.
  ///
  /// W24: it gets its question, and stops, after both `will` calls.
  static let viewGoneWhileEditing = Rule.w24

  /// W13: a view that is up is not presented again.
  static let presentedAlready = Rule.w13
}

extension Simulator {
  /// Presents a view, unless another presentation is running.
  mutating func requestView(
    _ dialog: DialogID, animated: Bool, completion: [Action]?, _ action: Action
  ) {
    let presenter = presenter
    let isActive =
      state.position(of: dialog).map { state.stack.showings[$0].isUp }
      ?? !state.views.hasLeft(.dialog(dialog))
    if isActive {
      let name = prototype.name(of: .dialog(dialog))
      warn("Application tried to present modally an active controller <\(name)>.", .w13)
      return refuse(action, .alreadyShowing, rule: Rules.presentedAlready)
    }
    let request = ViewRequest(animated: animated, completion: completion, presenter: presenter)
    if state.device.screen != nil, state.views.isBeforeFirst, !state.stack.hasWaitingView {
      let rules: RuleSet = [Rules.viewShown, Rules.keptAtLaunch]
      state.stack.waiting.append(
        TransitionRequest(
          dialog: dialog, kind: .view(Boxed(request)), window: .application, rules: rules,
          input: state.currentInput))
      return note(action, waits: true, rules: rules)
    }
    if let (why, line, rule) = presenter.obstacle(toPresent: .dialog(dialog), in: self) {
      if let line { warn(line, rule) }
      return refuse(action, why, rule: rule)
    }
    var rules = Rules.presentation(of: dialog, request, in: self)
    if let ended = rulesOfEndedJob { rules.formUnion(ended) }
    if state.presentationMayStart(in: .application) {
      note(action, rules: rules)
      startView(dialog, request, rules: rules)
    } else {
      note(
        action, waits: true,
        rules: state.wait(dialog, .view(Boxed(request)), in: .application, rules: rules))
    }
  }

  /// Writes a line of UIKit to the console.
  mutating func warn(_ line: String, _ rule: Rule) {
    emit(.console(.text(line)), target: state.topController?.target ?? .application, rule: rule)
  }

  /// Adds a view above the others in the application's window, and performs its presentation.
  mutating func startView(
    _ dialog: DialogID, _ request: ViewRequest, rules: RuleSet, input: Int? = nil
  ) {
    let coverage = prototype.coverage(of: dialog)
    var covered: ViewControllerID?
    if coverage == .fullScreen, case .controller = request.presenter {
      covered = state.topController
    }
    let place = state.stack.place(ofNextIn: .application)
    var operands = Operands(dialog: dialog)
    if let below = state.stack.place(below: place) {
      operands.other = state.stack.showings[below].dialog
    }
    let texts = tables.dialogs[dialog.index].texts ?? Boxed(DialogTexts(title: nil, buttons: []))
    state.stack.showings.insert(
      Showing(
        dialog: dialog, kind: .view, placement: .view(coverage), texts: texts, fields: [],
        phase: .entering(from: state.now, until: state.now)),
      at: place)
    if case .host(let host) = request.presenter, tables.kind(of: host) == .popover {
      state.stack.showings[place].popover = host
    }
    state.views.renew(.dialog(dialog))
    state.addControls(of: .dialog(dialog), in: prototype)
    if coverage == .fullScreen { holdAsAllowed() }
    let animated = request.animated && state.device.isInFront
    let transition = state.stack.begin(
      .entry, dialog, in: .application, animated: animated, rules: rules)
    state.kernel.frames.append(
      Frame(
        steps: Rules.viewEntry(
          of: dialog, over: covered, animated: animated, completion: request.completion),
        operands: operands, input: input ?? state.currentInput, rules: rules, transition: transition
      ))
  }
}
