import DialogModel

/// Returns whether a pattern in PCRE's syntax matches the whole of a text; `nil` if matching would
/// take too long.
public typealias PatternMatcher = @Sendable (_ pattern: String, _ text: String) -> Bool?

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
      passes(text(of: subject, target, change), test, target)
    }
  }

  /// The text that a condition tests; `nil` if there is no such field.
  private func text(
    of subject: Condition.Subject, _ target: Target, _ change: QuestionedChange?
  ) -> String? {
    let field: FieldID
    switch (subject, target) {
    case (.replacement, _): return change?.change.replacement
    case (.field(let index), .dialog(let dialog)),
      (.field(let index), .field(.alert(let dialog, _))):
      field = .alert(dialog, index: index)
    case (_, .field(let own)): field = own
    default: return nil
    }
    guard let state = state.field(field) else { return nil }
    guard let change, change.field == field else { return state.text }
    return state.buffer.changed(
      state.buffer.widened(change.change.range), to: change.change.replacement)
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
