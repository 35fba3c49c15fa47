import DialogModel

/// A change of a field's text about which its delegate gets a question.
struct QuestionedChange: Hashable, Sendable {
  let field: FieldID
  let change: TextChange
  /// The replacement text, as the log may show it: bullets for a secure field.
  let shown: String
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

extension QuestionedChange {
  /// A change with the text that the log may show.
  init(_ change: TextChange, of field: FieldID, isSecure: Bool) {
    let text = change.replacement
    self.init(field: field, change: change, shown: isSecure ? text.concealed : text)
  }
}
