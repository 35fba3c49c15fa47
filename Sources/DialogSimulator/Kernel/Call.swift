import DialogModel

/// A call of a method: of a delegate, of an activity, or of a picker's handler.
struct Call: Hashable, Sendable {
  /// The target that receives the call.
  let receiver: Target
  /// The method.
  let selector: Selector
  /// The argument after the sender.
  let argument: Row.CallArgument
  /// The question, if the call asks something whose answer has steps.
  let question: Question?
  /// The rows that the call comes from; none if they are those of the current frame.
  let rules: RuleSet
  /// The answer, if it is known already.
  let answer: Bool?

  init(
    _ selector: Selector, _ receiver: Target, _ argument: Row.CallArgument = .none,
    _ question: Question? = nil, rules: RuleSet = .none, answer: Bool? = nil
  ) {
    self.receiver = receiver
    self.selector = selector
    self.argument = argument
    self.question = question
    self.rules = rules
    self.answer = answer
  }

  /// The button that the call is about, if there is one.
  var buttonIndex: Int? {
    if case .buttonIndex(let index) = argument { index } else { nil }
  }

  /// The id of the notification that the call is about, if there is one.
  var notification: String? {
    if case .notification(let id, _) = argument { id } else { nil }
  }
}

/// A question, and the steps after each answer.
final class Question: Hashable, Sendable {
  /// The steps after a yes, or if there is no such method.
  let yes: [Step]
  /// The steps after a no.
  let no: [Step]
  /// The operands of the steps.
  let operands: Operands
  /// The row of the tables for a no, if it is another row.
  let refused: Rule?
  /// The change that the question is about, if there is one.
  let change: QuestionedChange?

  init(
    yes: [Step] = [], no: [Step] = [], _ operands: Operands = Operands(), refused: Rule? = nil,
    about change: QuestionedChange? = nil
  ) {
    self.yes = yes
    self.no = no
    self.operands = operands
    self.refused = refused
    self.change = change
  }

  static func == (left: Question, right: Question) -> Bool {
    left === right
      || (left.yes == right.yes && left.no == right.no && left.operands == right.operands
        && left.refused == right.refused && left.change == right.change)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(yes) }
}

extension Simulator {
  /// Calls a dialog's delegate for a moment of the dialog's life, if the delegate has the method.
  ///
  /// - Parameter buttonIndex: for a moment that is about a button or a dismissal.
  mutating func tell(_ moment: Moment, _ dialog: DialogID, buttonIndex: Int = -1) {
    let traits = tables.traits(of: dialog, moment)
    guard let selector = traits.selector else { return }
    switch moment {
    case .clicked, .willDismiss, .didDismiss:
      make(Call(selector, .dialog(dialog), .buttonIndex(buttonIndex)), traits)
    case .willPresent, .shouldEnable, .didPresent, .cancel, .shouldDismiss, .sentAway, .completed:
      make(Call(selector, .dialog(dialog)), traits)
    }
  }

  /// Makes a call, if its receiver has the method.
  mutating func call(_ call: Call) { make(call, tables.traits(of: call)) }

  /// The only way from a rule to a row: method lookup, breakpoint, answer or suspension; then
  /// ``complete(_:_:acts:)``.
  @inline(__always)
  private mutating func make(_ call: Call, _ traits: CallTraits) {
    guard state.kernel.stop == nil else { return }
    guard traits.selector != nil else { return follow(call, true) }
    if !state.stack.delegates.isEmpty, state.stack.misses(call) {
      Delegates.crash(at: call, in: &self)
      return follow(call, true)
    }
    if !state.kernel.breakpoints.isEmpty, stopsAtBreakpoint(call) { return }
    finish(call, traits)
  }

  /// Makes a call without checking for a breakpoint.
  @inline(__always)
  private mutating func finish(_ call: Call, _ traits: CallTraits) {
    switch traits.returning {
    case .nothing: complete(call, nil, acts: traits.acts)
    case .yes: complete(call, true, acts: traits.acts)
    case .no: complete(call, false, acts: traits.acts)
    case .outside: OutsideCalls.perform(call, acts: traits.acts, in: &self)
    case .answer:
      guard let answer = call.answer ?? answer(to: call) else {
        return state.suspend(call, .question)
      }
      complete(call, answer, acts: traits.acts)
    }
  }

  /// Makes a call that was stopped at a breakpoint, with the answer that was given there, if any.
  mutating func resume(with call: Call) {
    let traits = tables.traits(of: call)
    guard traits.selector != nil else { return follow(call, true) }
    if call.selector.nature == .asks, let answer = state.kernel.takePreparedAnswer(to: call) {
      return complete(call, answer, acts: traits.acts)
    }
    finish(call, traits)
  }

  /// Notes the call with its answer, and runs the call's actions before the steps after the answer.
  ///
  /// - Parameter acts: whether there may be such actions.
  mutating func complete(_ call: Call, _ answer: Bool?, acts: Bool = true) {
    guard mayCall(call.selector, call.receiver) else { return }
    if let answer { take(answer, to: call) }
    var rules = call.rules == .none ? state.currentRules : call.rules
    if answer == false, let refused = call.question?.refused { rules.insert(refused) }
    emit(call, returned: answer, rules: rules)
    if let answer { follow(call, answer) }
    guard acts, case let actions = tables.actions(inside: call), !actions.isEmpty else { return }
    state.push(
      actions, rules: call.rules == .none ? state.currentRules : call.rules,
      scope: Scope(of: call, answer, in: state.stack))
  }

  /// Adds the steps after an answer below the call's actions, so that they come later.
  mutating func follow(_ call: Call, _ answer: Bool) {
    guard let question = call.question else { return }
    state.push(answer ? question.yes : question.no, question.operands, rules: state.currentRules)
  }

  /// The receiver's answer; `nil` if a person must answer.
  mutating func answer(to call: Call) -> Bool? {
    if case .dialog(let dialog) = call.receiver, let moment = call.selector.moment {
      return answer(tables.dialogs[dialog.index].methods[Int(moment.rawValue)].answer, call)
    }
    guard let delegate = prototype.delegate(of: call.receiver) else { return true }
    return answer(delegate.answer(to: call.selector), call)
  }

  /// Applies the direct effects of an answer, before the call is noted.
  mutating func take(_ answer: Bool, to call: Call) {
    guard case .dialog(let dialog) = call.receiver, let position = state.position(of: dialog) else {
      return
    }
    if call.selector == .alertViewShouldEnableFirstOtherButton {
      state.stack.showings[position].firstOtherEnabled = answer
    } else if !answer, let refused = call.question?.refused {
      state.growRules(by: RuleSet(refused))
    }
  }

  /// Calls a method of the application's delegate, if the document describes a delegate.
  mutating func tellApplication(_ selector: Selector) {
    let takesOptions = selector == .applicationDidFinishLaunchingWithOptions
    if selector == .applicationDidBecomeActive { state.device.isLaunching = false }
    call(Call(selector, .application, takesOptions ? .null : .none))
  }
}

extension Scope {
  /// The scope of the actions inside a call.
  ///
  /// - Parameter answer: what the call has answered; `nil` while it is asked.
  @inline(__always)
  convenience init(of call: Call, _ answer: Bool?, in stack: Stack) {
    var titles: [String] = []
    if case .dialog(let dialog) = call.receiver, call.selector != .completionHandler,
      call.selector.moment != nil
    {
      titles = stack.titles(of: dialog)
    }
    self.init(
      selector: call.selector, target: call.receiver, buttonIndex: call.buttonIndex,
      buttonTitles: titles, replacement: call.question?.change?.shown,
      change: call.question?.change, notification: call.notification, answer: answer)
  }
}

extension Stack {
  /// The titles of a dialog's buttons: as they show, or as they showed last.
  @inline(__always)
  func titles(of dialog: DialogID) -> [String] {
    if let position = position(of: dialog) {
      return showings[position].texts.buttons
    }
    guard let departed, departed.dialog == dialog else { return [] }
    return departed.texts.buttons
  }
}
