import DialogModel

/// What a text field's delegate is asked, and what follows from the answer.
struct FieldQuestion: Hashable, Sendable {
  let selector: Selector
  let field: FieldID
  /// The change that it is about, if it is about one.
  let change: QuestionedChange?
  let yes: [Step]
  let no: [Step]
  /// The row of the tables that a no belongs to, where that is another one.
  let refused: Rule?

  init(
    _ selector: Selector, _ field: FieldID, _ change: QuestionedChange? = nil, yes: [Step] = [],
    no: [Step] = [], refused: Rule? = nil
  ) {
    self.selector = selector
    self.field = field
    self.change = change
    self.yes = yes
    self.no = no
    self.refused = refused
  }
}

/// A change of a field's text that its delegate is asked about.
struct QuestionedChange: Hashable, Sendable {
  let field: FieldID
  let change: TextChange
  /// What would come in, as others may see it: bullets for a secure field.
  let shown: String
}

extension Simulator {
  /// A change with what may be shown of it.
  func questioned(_ change: TextChange, _ field: FieldID) -> QuestionedChange {
    let isSecure = prototype.textField(field)?.isSecure ?? false
    let text = change.replacement
    return QuestionedChange(field: field, change: change, shown: isSecure ? text.concealed : text)
  }

  /// Asks a field's delegate; one that lacks the method agrees.
  mutating func ask(_ question: FieldQuestion) {
    guard let delegate = prototype.textField(question.field)?.delegate,
      delegate.responds(to: question.selector)
    else { return follow(question, true) }
    let target = Target.field(question.field)
    switch answer(delegate, question.selector, target, question.change) {
    case .some(let answer): complete(question, answer)
    case nil: hold(question.selector, target, question)
    }
  }

  /// Notes a field's call with its answer, lets its own actions run, then does what follows.
  mutating func complete(_ question: FieldQuestion, _ answer: Bool) {
    let (target, change) = (Target.field(question.field), question.change)
    guard mayCall(question.selector, target), let frame = state.frames.last else { return }
    let argument = change.map { Row.CallArgument.change($0.change.range, $0.shown) } ?? .none
    let rule = rule(of: frame)
    emit(
      .call(question.selector, argument, returned: answer), target: target,
      rule: answer ? rule : max(rule, question.refused ?? rule))
    follow(question, answer)
    runActions(of: question.selector, question.field, replacement: change?.shown)
  }

  /// Tells a field's delegate something, if there is one that listens.
  mutating func tell(_ selector: Selector, _ field: FieldID) {
    guard let delegate = prototype.textField(field)?.delegate, delegate.responds(to: selector),
      mayCall(selector, .field(field))
    else { return }
    emit(.call(selector, .none, returned: nil), target: .field(field))
    runActions(of: selector, field, replacement: nil)
  }

  /// What follows from an answer stands below the call's own actions and so comes after them.
  private mutating func follow(_ question: FieldQuestion, _ answer: Bool) {
    guard let frame = state.frames.last else { return }
    push(answer ? question.yes : question.no, rule: rule(of: frame))
  }

  private mutating func runActions(
    of selector: Selector, _ field: FieldID, replacement: String?
  ) {
    guard let actions = prototype.textField(field)?.delegate.does[selector],
      let frame = state.frames.last
    else { return }
    push(
      actions.map { .act($0) }, rule: rule(of: frame),
      scope: scope(selector, field, replacement: replacement))
  }

  /// What the actions of a field's call or control event may refer to.
  func scope(_ selector: Selector?, _ field: FieldID, replacement: String? = nil) -> Scope {
    Scope(
      selector: selector, target: .field(field), buttonIndex: nil, buttonTitles: [],
      replacement: replacement)
  }
}
