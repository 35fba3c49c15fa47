import DialogModel

/// Returns whether a pattern in PCRE's syntax matches the whole of a text; `nil` if matching would
/// take too long.
public typealias PatternMatcher = @Sendable (_ pattern: String, _ text: String) -> Bool?

/// Returns whether the words of a filter fit a row.
public typealias RowMatcher = @Sendable (_ words: String, _ row: Row) -> Bool

extension Simulator {
  /// Whether a condition holds for the current text or, in a change, for the text after it.
  mutating func holds(
    _ condition: Condition, _ target: Target, _ change: QuestionedChange?
  ) -> Bool {
    switch condition {
    case .all(let conditions): conditions.allSatisfy { holds($0, target, change) }
    case .any(let conditions): conditions.contains { holds($0, target, change) }
    case .not(let condition): !holds(condition, target, change)
    case .text(let subject, let test):
      subject.field(of: target).flatMap { prototype.textField($0) }?.isSecure == true
        ? secretAnswer(subject, test, target, change)
        : passes(state.text(of: subject, target, change), test, target)
    }
  }

  /// The answer of a condition about a secure field: the one that a recording has, or else what the
  /// text says.
  private mutating func secretAnswer(
    _ subject: Condition.Subject, _ test: TextTest, _ target: Target, _ change: QuestionedChange?
  ) -> Bool {
    let answer: Bool
    if let told = state.kernel.toldAnswers?.value.first {
      answer = told
      state.kernel.toldAnswers?.value.removeFirst()
      if state.kernel.toldAnswers?.value.isEmpty == true { state.kernel.toldAnswers = nil }
    } else {
      answer = passes(state.text(of: subject, target, change), test, target)
    }
    secretAnswers.append(answer)
    return answer
  }

  /// Lengths are UTF-16 units; equal means the same characters, not the same look.
  private mutating func passes(_ text: String?, _ test: TextTest, _ target: Target) -> Bool {
    guard let text else { return false }
    let length = text.utf16.count
    if let least = test.minLength, length < least { return false }
    if let most = test.maxLength, length > most { return false }
    if let wanted = test.equals, !text.utf16.elementsEqual(wanted.utf16) { return false }
    guard let pattern = test.matches else { return true }
    if let found = matches(pattern, text) { return found }
    emit(.console(.patternTooSlow(pattern)), target: target)
    return false
  }
}

extension Condition.Subject {
  /// The field that a condition is about; `nil` if there is none.
  fileprivate func field(of target: Target) -> FieldID? {
    switch (self, target) {
    case (.field(let index), .dialog(let dialog)),
      (.field(let index), .field(.alert(let dialog, _))):
      .alert(dialog, index: index)
    case (_, .field(let own)): own
    case (.ownField, .dialog), (.replacement, .dialog): nil
    case (_, .application), (_, .screen), (_, .activity), (_, .task), (_, .navigation), (_, .tabs):
      nil
    }
  }
}

extension State {
  /// The text that a condition tests; `nil` if there is no such field.
  fileprivate func text(
    of subject: Condition.Subject, _ target: Target, _ change: QuestionedChange?
  ) -> String? {
    if case .replacement = subject { return change?.change.replacement }
    guard let field = subject.field(of: target), let shown = self.field(field) else { return nil }
    guard let change, change.field == field else { return shown.text }
    return shown.buffer.changed(
      shown.buffer.widened(change.change.range), to: change.change.replacement)
  }
}
