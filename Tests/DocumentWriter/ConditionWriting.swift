import DialogModel
import PrototypeFile

extension DocumentWriter {
  /// The answer of a method that asks.
  func answer(_ answer: Answer) throws(NotWritable) -> Written {
    switch answer {
    case .always(let value): .boolean(value)
    case .ask: .word("ask")
    case .when(let condition):
      .map(try entry("when", self.condition(condition)), .inline)
    }
  }

  private func condition(_ condition: Condition) throws(NotWritable) -> Written {
    switch condition {
    case .all(let all): return .map(try entry("all", conditions(all)), .inline)
    case .any(let any): return .map(try entry("any", conditions(any)), .inline)
    case .not(let other): return .map(try entry("not", self.condition(other)), .inline)
    case .text(.replacement, let test):
      return .map(try entry("replacement", .map(tests(test), .inline)), .inline)
    case .text(.field(let index), let test):
      return .map(try entry("field", field(index)) + tests(test), .inline)
    case .text(.ownField, let test):
      try checkOwnField()
      return .map(try tests(test), .inline)
    }
  }

  private func conditions(_ conditions: [Condition]) throws(NotWritable) -> Written {
    guard !conditions.isEmpty else { throw notWritable("when") }
    var items: [Written] = []
    for condition in conditions { items.append(try self.condition(condition)) }
    return .list(items, .inline)
  }

  /// Writes the index of another field; the reader takes the field's own index for the asked field.
  private func field(_ index: Int) throws(NotWritable) -> Written {
    guard index != ownField else { throw notWritable("field") }
    return .number(index)
  }

  /// Checks that a field gets a question; a document does not write the index of that field.
  private func checkOwnField() throws(NotWritable) {
    if ownField == nil { throw notWritable("field") }
  }

  private func tests(_ test: TextTest) throws(NotWritable) -> [Written.Entry] {
    guard test != TextTest() else { throw notWritable("when") }
    if let pattern = test.matches, !TextForm.isShortPattern(pattern) { throw notWritable(pattern) }
    var entries = entry("minLength", test.minLength.map { .number($0) })
    entries += entry("maxLength", test.maxLength.map { .number($0) })
    entries += entry("equals", text(test.equals))
    return entries + entry("matches", text(test.matches))
  }
}
