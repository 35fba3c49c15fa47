import DialogModel

/// A call of a method: of a delegate, of an activity, or of a picker's handler.
struct Call: Hashable, Sendable {
  /// The target that receives the call.
  let receiver: Target
  /// The method.
  let selector: Selector
  /// The argument beside the sender.
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
  mutating func call(_ call: Call) { make(call, traits(of: call)) }

  /// The only way from a rule to a row: method lookup, breakpoint, answer or suspension; then
  /// ``complete(_:_:acts:)``.
  @inline(__always)
  private mutating func make(_ call: Call, _ traits: CallTraits) {
    guard state.kernel.stop == nil else { return }
    guard traits.selector != nil else { return follow(call, true) }
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
    case .answer:
      guard let answer = call.answer ?? answer(to: call) else { return suspend(call, .question) }
      complete(call, answer, acts: traits.acts)
    }
  }

  /// Makes a call that was stopped at a breakpoint, with the answer that was given there, if any.
  mutating func goOn(with call: Call) {
    let traits = traits(of: call)
    guard traits.selector != nil else { return follow(call, true) }
    if call.selector.nature == .asks, let answer = takePreparedAnswer(to: call) {
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
    var rules = call.rules == .none ? currentRules : call.rules
    if answer == false, let refused = call.question?.refused { rules.insert(refused) }
    emit(call, returned: answer, rules: rules)
    if let answer { follow(call, answer) }
    guard acts, case let actions = actions(inside: call), !actions.isEmpty else { return }
    push(actions, rules: call.rules == .none ? currentRules : call.rules, scope: scope(of: call))
  }

  /// Adds the steps after an answer below the call's actions, so that they come later.
  private mutating func follow(_ call: Call, _ answer: Bool) {
    guard let question = call.question else { return }
    push(answer ? question.yes : question.no, question.operands, rules: currentRules)
  }

  /// The traits of a call for its receiver.
  private func traits(of call: Call) -> CallTraits {
    switch call.receiver {
    case .dialog(let dialog):
      guard let moment = call.selector.moment else { return controllerTraits(of: call) }
      let traits = tables.traits(of: dialog, moment)
      return traits.selector == call.selector ? traits : .missing
    case .activity:
      return CallTraits(
        selector: call.selector, returning: call.answer == nil ? .nothing : .answer, acts: false)
    case .field, .application:
      guard let delegate = delegate(of: call.receiver), delegate.responds(to: call.selector) else {
        return .missing
      }
      return CallTraits(
        call.selector, answer(of: delegate, to: call.selector), acts: !delegate.does.isEmpty)
    case .screen, .navigation, .tabs: return controllerTraits(of: call)
    case .task: return .missing
    }
  }

  /// The traits of a call of a view controller, of the delegate of a navigation or tab bar
  /// controller, or of a completion.
  private func controllerTraits(of call: Call) -> CallTraits {
    if call.selector == .completion {
      return CallTraits(selector: call.selector, returning: .nothing, acts: false)
    }
    guard let delegate = delegate(of: call.receiver), delegate.responds(to: call.selector) else {
      return .missing
    }
    let answer = call.answer.map { Answer.always($0) } ?? answer(of: delegate, to: call.selector)
    return CallTraits(call.selector, answer, acts: !delegate.does.isEmpty)
  }

  /// The delegate of a field, of the application, or of a controller; for a dialog or a screen, the
  /// methods of its view controller.
  private func delegate(of receiver: Target) -> Delegate? {
    switch receiver {
    case .field(let field): prototype.textField(field)?.delegate
    case .application: prototype.application?.delegate
    case .dialog(let dialog): prototype.controller(of: .dialog(dialog))?.methods
    case .screen(let screen): prototype.controller(of: .screen(screen))?.methods
    case .navigation: prototype.navigationController
    case .tabs: prototype.tabBarController
    case .activity, .task: nil
    }
  }

  private func answer(of delegate: Delegate, to selector: Selector) -> Answer {
    delegate.returns.isEmpty ? .always(true) : delegate.returns[selector] ?? .always(true)
  }

  /// The receiver's answer; `nil` if a person must answer.
  private mutating func answer(to call: Call) -> Bool? {
    if case .dialog(let dialog) = call.receiver, let moment = call.selector.moment {
      return answer(tables.dialogs[dialog.index].methods[Int(moment.rawValue)].answer, call)
    }
    guard let delegate = delegate(of: call.receiver) else { return true }
    return answer(answer(of: delegate, to: call.selector), call)
  }

  /// The actions inside a call.
  @inline(__always)
  private func actions(inside call: Call) -> [Step] {
    if case .dialog(let dialog) = call.receiver, let moment = call.selector.moment {
      return tables.dialogs[dialog.index].methods[Int(moment.rawValue)]
        .actions(call.buttonIndex ?? -1)
    }
    return (delegate(of: call.receiver)?.does[call.selector] ?? []).map { .act($0) }
  }

  /// Applies the direct effects of an answer, before the call is noted.
  private mutating func take(_ answer: Bool, to call: Call) {
    guard case .dialog(let dialog) = call.receiver, let position = state.position(of: dialog) else {
      return
    }
    if call.selector == .alertViewShouldEnableFirstOtherButton {
      state.stack.showings[position].firstOtherEnabled = answer
    } else if !answer, let refused = call.question?.refused {
      growRules(by: RuleSet(refused))
    }
  }

  /// The scope of the actions inside a call.
  @inline(__always)
  private func scope(of call: Call) -> Scope {
    var titles: [String] = []
    if case .dialog(let dialog) = call.receiver, call.selector != .completionHandler,
      call.selector.moment != nil
    {
      titles = self.titles(of: dialog)
    }
    return Scope(
      selector: call.selector, target: call.receiver, buttonIndex: call.buttonIndex,
      buttonTitles: titles, replacement: call.question?.change?.shown)
  }

  /// The titles of a dialog's buttons: as they show, or as they showed last.
  @inline(__always)
  func titles(of dialog: DialogID) -> [String] {
    if let position = state.position(of: dialog) {
      return state.stack.showings[position].texts.buttons
    }
    guard let departed = state.stack.departed, departed.dialog == dialog else { return [] }
    return departed.texts.buttons
  }

  /// Calls a method of the application's delegate, if the document describes a delegate.
  mutating func tellApplication(_ selector: Selector) {
    let takesOptions = selector == .applicationDidFinishLaunchingWithOptions
    call(Call(selector, .application, takesOptions ? .null : .none))
  }
}
