import DialogModel

extension Rules {
  /// O12: code dismisses a popover whose content has presented a view, which goes along.
  ///
  /// The view is told first and last, without animation; the screen hears nothing.
  ///
  /// - Parameters:
  ///   - program: the steps of the popover's own dismissal.
  ///   - views: the views that go along, topmost first.
  fileprivate static func dismissal(_ program: [Step], with views: [DialogID]) -> [Step] {
    func told(_ selector: Selector) -> [Step] {
      views.map { .view(.tell(selector, .dialog($0), animated: false)) }
    }
    let steps = program.flatMap { step -> [Step] in
      switch step {
      case .movement(.endEditingInside): views.map { .view(.endEditingInView($0)) } + [step]
      case .movement(.settle): [step] + views.map { .view(.removeView($0)) }
      case .movement(.startNext): told(.viewDidDisappear).reversed() + [step]
      default: [step]
      }
    }
    return told(.viewWillDisappear) + steps
  }
}

extension Simulator {
  /// Begins to dismiss a popover with the views that its content has presented, and with what is
  /// over them.
  ///
  /// - Returns: false if it is no popover, or has presented nothing.
  mutating func startDismissalWithViews(
    at position: Int, animated: Bool, rules: RuleSet, input: Int?
  ) -> Bool {
    let popover = state.stack.showings[position]
    let dialog = popover.dialog
    let along = state.stack.dialogs(presentedFrom: dialog)
    guard !along.isEmpty, state.stack[transitionIn: .application] == nil else { return false }
    let views = along.filter { tables.kind(of: $0) == .view }
    for leaving in [dialog] + views {
      guard let place = state.position(of: leaving) else { continue }
      state.stack.showings[place].phase = .leaving(
        buttonIndex: -1, from: state.now, until: state.now)
    }
    var operands = Operands(dialog: dialog)
    if let below = state.stack.place(below: position) {
      operands.other = state.stack.showings[below].dialog
    }
    operands.animated = animated && state.device.isInFront
    operands.isSentAway = popover.isSentAway
    let rules = rules.adding(Rule.o12)
    let transition = state.stack.begin(
      .exit(buttonIndex: -1), dialog, in: .application, animated: animated, rules: rules)
    state.kernel.append(
      Rules.dismissal(
        tables.dialogs[dialog.index].programs.dismissal, with: views.reversed()),
      operands, rules: rules, input: input, transition: transition)
    for other in along where tables.kind(of: other) != .view {
      dismissWithView(other, rules: rules, input: input)
    }
    startDismissalOfSheets(in: dialog, rules: rules, input: input)
    return true
  }
}

extension Stack {
  /// What a popover's content has presented, and what is over that, from the lowest to the topmost;
  /// alerts and what leaves are left out.
  func dialogs(presentedFrom popover: DialogID) -> [DialogID] {
    guard let first = showings.firstIndex(where: { $0.popover == popover && !$0.isLeaving })
    else { return [] }
    return showings[first...].filter { $0.kind != .alert && !$0.isLeaving }.map(\.dialog)
  }
}
