package import DialogModel

/// Returns whether a pattern in PCRE's syntax matches the whole of a text; `nil` if matching would
/// take too long.
public typealias PatternMatcher = @Sendable (_ pattern: String, _ text: String) -> Bool?

/// Returns whether the words of a filter fit a row.
public typealias RowMatcher = @Sendable (_ words: String, _ row: Row) -> Bool

extension Rules {
  /// S10: an action, or an answer, depends on a condition; nothing is noted.
  static let decision = Rule.s10
}

extension Simulator {
  /// Whether a condition holds now, inside a call or, without one, in code outside any call.
  mutating func holds(_ condition: Condition, _ scope: Scope?) -> Bool {
    switch condition {
    case .all(let conditions): conditions.allSatisfy { holds($0, scope) }
    case .any(let conditions): conditions.contains { holds($0, scope) }
    case .not(let condition): !holds(condition, scope)
    case .text(let subject, let test):
      subject.field(of: scope?.target).flatMap { prototype.textField($0) }?.isSecure == true
        ? secretAnswer(subject, test, scope)
        : passes(subject.text(in: state, scope), test, scope)
    case .flag(let flag): state.device.flags.contains(flag)
    case .visible(let shown): shown.isVisible(in: state)
    case .device(let device): prototype.device == device
    case .state(let wanted):
      state.device.applicationState(inside: scope?.selector) == wanted
    case .launchedBy(let cause): state.device.launch == cause
    case .notification(let id): scope?.notification == prototype.name(of: id)
    case .button(let index): scope?.buttonIndex == index
    case .answer(let answer): scope?.answer == answer
    }
  }

  /// The answer of a condition about a secure field: the one that a recording has, or else what the
  /// text says.
  private mutating func secretAnswer(
    _ subject: Condition.Subject, _ test: TextTest, _ scope: Scope?
  ) -> Bool {
    let answer: Bool
    if let told = state.kernel.toldAnswers?.value.first {
      answer = told
      state.kernel.toldAnswers?.value.removeFirst()
      if state.kernel.toldAnswers?.value.isEmpty == true { state.kernel.toldAnswers = nil }
    } else {
      answer = passes(subject.text(in: state, scope), test, scope)
    }
    secretAnswers.append(answer)
    return answer
  }

  private mutating func passes(_ text: String?, _ test: TextTest, _ scope: Scope?) -> Bool {
    guard let text else { return false }
    if let found = test.holds(for: text, matches) { return found }
    emit(
      .console(.patternTooSlow(test.matches ?? "")), target: scope?.target ?? .application)
    return false
  }
}

extension TextTest {
  /// Whether a text passes the test; `nil` if its pattern would take too long.
  ///
  /// Lengths are UTF-16 units; equal means the same characters, not the same look.
  package func holds(for text: String, _ matches: PatternMatcher) -> Bool? {
    let length = text.utf16.count
    if let minLength, length < minLength { return false }
    if let maxLength, length > maxLength { return false }
    if let equals, !text.utf16.elementsEqual(equals.utf16) { return false }
    return self.matches.map { matches($0, text) } ?? true
  }
}

extension Condition.Subject {
  /// The field that a condition is about; `nil` if there is none.
  func field(of target: Target?) -> FieldID? {
    switch (self, target) {
    case (.named(let field), _): field
    case (.field(let index), .dialog(let dialog)),
      (.field(let index), .field(.alert(let dialog, _))):
      .alert(dialog, index: index)
    case (_, .field(let own)): own
    case (.ownField, .dialog), (.replacement, .dialog): nil
    case (_, .application), (_, .screen), (_, .activity), (_, .task), (_, .navigation), (_, .tabs),
      (_, nil):
      nil
    }
  }

  /// The text that a condition tests: in a question about a change the one after it; `nil` if there
  /// is no such field.
  fileprivate func text(in state: State, _ scope: Scope?) -> String? {
    if case .replacement = self { return scope?.change?.change.replacement }
    guard var field = field(of: scope?.target) else { return nil }
    if case .named = self { field = state.stack.meant(field) }
    guard let shown = state.field(field) else { return nil }
    // After a wait, the method that asked about the change has returned.
    guard let change = scope?.change, scope?.selector != nil, change.field == field else {
      return shown.text
    }
    return shown.buffer.changed(
      shown.buffer.widened(change.change.range), to: change.change.replacement)
  }
}

extension Condition.Shown {
  /// Whether a dialog has the property `visible`, or a screen is the one that is shown.
  fileprivate func isVisible(in state: State) -> Bool {
    switch self {
    case .dialog(let dialog): state.stack.showings.contains { $0.dialog.index == dialog.index }
    case .instance(let dialog): state.position(of: dialog.exact) != nil
    case .screen(let screen): state.device.screen == screen
    }
  }
}

extension State {
  /// Performs actions in place of the one that is being performed, for the same call or control.
  mutating func performInPlace(_ actions: [Action]) {
    let control = device.actingControl
    push(actions.steps(of: control), scope: currentScope)
  }
}
