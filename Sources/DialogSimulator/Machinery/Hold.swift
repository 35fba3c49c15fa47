public import DialogModel

/// A call that waits for its answer.
///
/// The frames stand, and simulated time with them (H1).
public struct Hold: Hashable, Sendable {
  /// The method that asks.
  public let selector: Selector
  /// Whose method it is.
  public let target: Target
  /// The rule of the call.
  public let rule: Rule
  /// What a change would put in; bullets for a secure field, `nil` for another question.
  public var replacement: String? { question?.change?.shown }

  /// What a field asks, with what follows.
  var question: FieldQuestion?
}

/// An answer given before its question.
struct PreparedAnswer: Hashable, Sendable {
  let selector: Selector
  let answer: Bool
  let target: Target?

  func fits(_ selector: Selector, _ target: Target) -> Bool {
    self.selector == selector && (self.target == nil || self.target == target)
  }
}

extension Simulator {
  /// What the delegate answers; `nil` where a person must say.
  mutating func answer(
    _ delegate: Delegate, _ selector: Selector, _ target: Target, _ change: QuestionedChange? = nil
  ) -> Bool? {
    guard !delegate.returns.isEmpty else { return true }
    switch delegate.returns[selector] {
    case nil: return true
    case .always(let answer): return answer
    case .when(let condition): return holds(condition, target, change)
    case .ask:
      let place = state.preparedAnswers.firstIndex { $0.fits(selector, target) }
      return place.map { state.preparedAnswers.remove(at: $0).answer }
    }
  }

  /// Lets everything stand until the question is answered.
  mutating func hold(_ selector: Selector, _ target: Target, _ question: FieldQuestion? = nil) {
    guard let frame = state.frames.last else { return }
    state.hold = Hold(
      selector: selector, target: target, rule: rule(of: frame), question: question)
  }

  /// Takes the answer to the open question, or keeps it for the next one like it (H2).
  mutating func planAnswer(_ selector: Selector, _ answer: Bool, _ target: Target?) -> Plan {
    let prepared = PreparedAnswer(selector: selector, answer: answer, target: target)
    guard let hold = state.hold, prepared.fits(hold.selector, hold.target) else {
      state.preparedAnswers.append(prepared)
      return Plan([], rule: .h2, target: target ?? .application)
    }
    state.hold = nil
    pendingAnswer = (hold, answer)
    return Plan([], rule: .h2, target: hold.target)
  }

  /// Lets the call that was held return, and everything go on.
  mutating func resume() {
    guard let (hold, answer) = pendingAnswer else { return }
    pendingAnswer = nil
    switch hold.target {
    case .dialog(let dialog):
      complete(hold.selector, dialog, buttonIndex: nil, returned: answer)
    case .application: completeApplication(hold.selector, returned: answer)
    case .field: if let question = hold.question { complete(question, answer) }
    case .screen, .activity, .task: break
    }
  }

  /// The plan for any other input while a question is open: none.
  func planWhileHeld(_ input: Input) -> Plan {
    Plan(
      [], rule: .h1, target: state.hold?.target ?? .application, title: title(of: input),
      ignored: .held)
  }
}
