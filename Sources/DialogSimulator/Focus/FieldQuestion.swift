import DialogModel

/// A change of a field's text that its delegate is asked about.
struct QuestionedChange: Hashable, Sendable {
  let field: FieldID
  let change: TextChange
  /// The replacement text, as the log may show it: bullets for a secure field.
  let shown: String
}

extension Simulator {
  /// A change with the text that the log may show.
  func questioned(_ change: TextChange, _ field: FieldID) -> QuestionedChange {
    let isSecure = prototype.textField(field)?.isSecure ?? false
    let text = change.replacement
    return QuestionedChange(field: field, change: change, shown: isSecure ? text.concealed : text)
  }

  /// Calls a method of a field's delegate, if the delegate has it.
  mutating func tell(_ selector: Selector, _ field: FieldID) {
    call(Call(selector, .field(field)))
  }

  /// What the actions of a field's control event may refer to.
  func scope(ofEventOf field: FieldID) -> Scope { Scope(selector: nil, target: .field(field)) }
}

extension Step {
  /// Asks a field's delegate; without the method the answer is yes.
  static func ask(
    _ selector: Selector, _ field: FieldID, about change: QuestionedChange? = nil,
    yes: [Step] = [], no: [Step] = [], refused: Rule? = nil
  ) -> Step {
    let argument = change.map { Row.CallArgument.change($0.change.range, $0.shown) } ?? .none
    let question = Question(yes: yes, no: no, refused: refused, about: change)
    return .call(Call(selector, .field(field), argument, question))
  }
}
