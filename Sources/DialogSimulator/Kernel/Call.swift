import DialogModel

/// A call of a method: of a delegate, of an activity, or of a picker's handler.
struct Call: Hashable, Sendable {
  /// Whose method it is.
  let receiver: Target
  /// The method.
  let selector: Selector
  /// What it is handed beside the sender.
  let argument: Row.CallArgument
  /// What follows from the answer, if it is asked something that has its own steps.
  let question: Question?
  /// The rows that it comes from, where they are not those of the frame at work.
  let rules: RuleSet?
  /// The answer, where nobody need be asked for it.
  let answer: Bool?

  init(
    _ selector: Selector, _ receiver: Target, _ argument: Row.CallArgument = .none,
    _ question: Question? = nil, rules: RuleSet? = nil, answer: Bool? = nil
  ) {
    self.receiver = receiver
    self.selector = selector
    self.argument = argument
    self.question = question
    self.rules = rules
    self.answer = answer
  }

  /// The button that it is about, if it is about one.
  var buttonIndex: Int? {
    if case .buttonIndex(let index) = argument { index } else { nil }
  }
}

/// What somebody is asked, and what follows from the answer.
final class Question: Hashable, Sendable {
  /// What follows from a yes, and where there is no such method.
  let yes: [Step]
  /// What follows from a no.
  let no: [Step]
  /// What the steps are about.
  let operands: Operands
  /// The row of the tables that a no belongs to, where that is another one.
  let refused: Rule?
  /// The change that it is about, if it is about one.
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

/// What a receiver has for a call.
private struct Implementation {
  /// What it answers, where it is asked.
  let answer: Answer
  /// What happens inside the call.
  let actions: [Step]
}

extension Simulator {
  /// Tells a dialog's delegate that its life has come to a moment, or asks it, if there is one that
  /// listens.
  ///
  /// - Parameter buttonIndex: of a moment that is about a button or a dismissal.
  mutating func tell(_ moment: Moment, _ dialog: DialogID, buttonIndex: Int = -1) {
    guard let selector = tables.dialogs[dialog.index].methods[Int(moment.rawValue)].selector else {
      return
    }
    let argument: Row.CallArgument =
      switch moment {
      case .clicked, .willDismiss, .didDismiss: .buttonIndex(buttonIndex)
      default: .none
      }
    call(Call(selector, .dialog(dialog), argument))
  }

  /// Makes a call, if its receiver has the method: the one way from a rule to a row.
  ///
  /// It is suspended before it is made where a breakpoint is, and while nobody knows the answer.
  mutating func call(_ call: Call) {
    guard state.kernel.stop == nil else { return }
    guard let method = implementation(of: call) else { return follow(call, true) }
    if !state.kernel.breakpoints.isEmpty, stopsAtBreakpoint(call) { return }
    make(call, method)
  }

  /// Makes a call that nothing stops any more.
  private mutating func make(_ call: Call, _ method: Implementation) {
    guard call.selector.returnsBool else { return complete(call, nil, method.actions) }
    guard let answer = call.answer ?? answer(method.answer, call) else {
      return suspend(call, .question)
    }
    complete(call, answer, method.actions)
  }

  /// Makes a call that was stopped at a breakpoint.
  mutating func goOn(with call: Call) {
    guard let method = implementation(of: call) else { return follow(call, true) }
    make(call, method)
  }

  /// Lets a call return that waited for its answer.
  mutating func complete(_ call: Call, _ answer: Bool) {
    complete(call, answer, implementation(of: call)?.actions ?? [])
  }

  /// Notes the call with its answer, and lets its own actions run before what follows from it.
  private mutating func complete(_ call: Call, _ answer: Bool?, _ actions: [Step]) {
    guard mayCall(call.selector, call.receiver) else { return }
    if let answer { take(answer, to: call) }
    var rules = call.rules ?? currentRules
    if answer == false, let refused = call.question?.refused { rules.insert(refused) }
    emit(call, returned: answer, rules: rules)
    if let answer { follow(call, answer) }
    guard !actions.isEmpty else { return }
    push(actions, rules: call.rules ?? currentRules, scope: scope(of: call))
  }

  /// What follows from an answer is below the call's own actions and so comes after them.
  private mutating func follow(_ call: Call, _ answer: Bool) {
    guard let question = call.question else { return }
    push(answer ? question.yes : question.no, question.operands, rules: currentRules)
  }

  /// What the receiver has for a call; `nil` where it lacks the method.
  private func implementation(of call: Call) -> Implementation? {
    switch call.receiver {
    case .dialog(let dialog):
      guard let moment = call.selector.moment else { return nil }
      let method = tables.dialogs[dialog.index].methods[Int(moment.rawValue)]
      guard method.selector == call.selector else { return nil }
      return Implementation(
        answer: method.answer, actions: method.actions(call.buttonIndex ?? -1))
    case .field(let field): return implementation(prototype.textField(field)?.delegate, call)
    case .application: return implementation(prototype.application?.delegate, call)
    case .activity: return Implementation(answer: .always(true), actions: [])
    case .screen, .task: return nil
    }
  }

  private func implementation(_ delegate: Delegate?, _ call: Call) -> Implementation? {
    guard let delegate, delegate.responds(to: call.selector) else { return nil }
    return Implementation(
      answer: delegate.returns.isEmpty
        ? .always(true) : delegate.returns[call.selector] ?? .always(true),
      actions: delegate.does.isEmpty ? [] : (delegate.does[call.selector] ?? []).map { .act($0) })
  }

  /// What an answer changes at once, before the call is noted.
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

  /// What the actions inside a call may refer to.
  private func scope(of call: Call) -> Scope {
    var titles: [String] = []
    if case .dialog(let dialog) = call.receiver, call.selector != .completionHandler {
      titles = self.titles(of: dialog)
    }
    return Scope(
      selector: call.selector, target: call.receiver, buttonIndex: call.buttonIndex,
      buttonTitles: titles, replacement: call.question?.change?.shown)
  }

  /// The titles of a dialog's buttons: as they show, or as they last showed.
  func titles(of dialog: DialogID) -> [String] {
    if let position = state.position(of: dialog) {
      return state.stack.showings[position].texts.buttons
    }
    guard let departed = state.stack.departed, departed.dialog == dialog else { return [] }
    return departed.texts.buttons
  }

  /// Tells the application's delegate something, or asks it, where the document describes one.
  mutating func tellApplication(_ selector: Selector) {
    let takesOptions = selector == .applicationDidFinishLaunchingWithOptions
    call(Call(selector, .application, takesOptions ? .null : .none))
  }
}
