package import DialogModel

extension Writer {
  package func condition(_ condition: Condition) throws(NotWritable) -> Written {
    .map(try entries(of: condition), .inline)
  }

  private func entries(of condition: Condition) throws(NotWritable) -> [Written.Entry] {
    switch condition {
    case .all(let all): try entry(ConditionKey.all, conditions(all))
    case .any(let any): try entry(ConditionKey.any, conditions(any))
    case .not(let other): try entry(ConditionKey.not, self.condition(other))
    case .text(let subject, let test): try entries(of: subject, test)
    case .flag(let flag): try entry(ConditionKey.flag, name(of: flag))
    case .visible(let shown): try entry(ConditionKey.visible, name(of: shown))
    case .device(let device): entry(ConditionKey.device, .word(device.rawValue))
    case .state(let state): entry(ConditionKey.state, .word(state.rawValue))
    case .launchedBy(.icon): entry(ConditionKey.launchedBy, .word(ConditionKey.icon))
    case .launchedBy(.notification(let id)):
      try entry(ConditionKey.launchedBy, .list([name(of: id)], .inline))
    case .notification(let id): try entry(ConditionKey.notification, name(of: id))
    case .button(let index): entry(ConditionKey.button, .number(index))
    case .answer(let answer): entry(ConditionKey.answer, .boolean(answer))
    }
  }

  private func conditions(_ conditions: [Condition]) throws(NotWritable) -> Written {
    guard !conditions.isEmpty else { throw notWritable("when") }
    var items: [Written] = []
    for condition in conditions { items.append(try self.condition(condition)) }
    return .list(items, .inline)
  }

  private func entries(
    of subject: Condition.Subject, _ test: TextTest
  ) throws(NotWritable) -> [Written.Entry] {
    let tests = try tests(test)
    switch subject {
    case .replacement: return entry(ConditionKey.replacement, .map(tests, .inline))
    case .named(let field): return try entry(ConditionKey.field, name(of: field)) + tests
    // The reader takes the field's own index for the asked field.
    case .field(let index):
      guard index != ownField else { throw notWritable("field") }
      return entry(ConditionKey.field, .number(index)) + tests
    case .ownField:
      if ownField == nil { throw notWritable("field") }
      return tests
    }
  }

  private func tests(_ test: TextTest) throws(NotWritable) -> [Written.Entry] {
    guard test != TextTest() else { throw notWritable("when") }
    if let pattern = test.matches, !TextForm.isShortPattern(pattern) { throw notWritable(pattern) }
    var entries = entry(TextTestKey.minLength, test.minLength.map { .number($0) })
    entries += entry(TextTestKey.maxLength, test.maxLength.map { .number($0) })
    entries += entry(TextTestKey.equals, text(test.equals))
    return entries + entry(TextTestKey.matches, text(test.matches))
  }

  private func name(of shown: Condition.Shown) throws(NotWritable) -> Written {
    switch shown {
    case .dialog(let dialog): try name(of: dialog)
    case .screen(let screen): try name(of: screen)
    case .instance(let dialog): try name(ofShown: dialog)
    }
  }
}
