import DialogModel

extension Rules {
  /// F1: a field that is about to edit is asked first.
  static let begins = Rule.f1

  /// F15: a field that is about to stop is asked first.
  static let resigns = Rule.f15

  /// F20: a field that is removed while it edits is asked, and stops whatever it answers.
  static let removedWhileEditing = Rule.f20

  /// F21: the same in an alert that a tap dismisses, between `willDismiss` and `didDismiss`.
  static let tappedWhileEditing = Rule.f21

  /// A field is about to edit, by a tap, by code or from another field.
  ///
  /// F1: `shouldBegin`, then it is first responder, then `didBegin`. F2: it refuses. F17: if
  /// another field edits, that field is asked after this one, and stops before this one begins.
  /// F19: this one refuses, and the other receives no call.
  static func focusSteps(_ field: FieldID, from current: FieldID?) -> [Step] {
    [
      .ask(
        .textFieldShouldBeginEditing, field, yes: [.field(.makeWay(for: field))],
        refused: current == nil ? .f2 : .f19)
    ]
  }

  /// The row of the tables for a field that is about to edit.
  ///
  /// F3: a field that clears itself then is asked about that too.
  static func focus(_ field: TextField, from current: FieldID?) -> Rule {
    if current != nil { return .f17 }
    return field.clearsOnBeginEditing ? .f3 : begins
  }

  /// A field is about to stop.
  ///
  /// F16: it refuses, and continues to edit. F18: the same if another field was about to begin.
  static func resignationSteps(_ field: FieldID, for next: FieldID? = nil) -> [Step] {
    let after = next.map { [Step.field(.becomeFirstResponder($0))] } ?? []
    return [
      .ask(
        .textFieldShouldEndEditing, field, yes: [.field(.endEditing(field))] + after,
        no: [.field(.showRefusal(field))], refused: next == nil ? .f16 : .f18)
    ]
  }

  /// A field is asked to stop, and stops whatever it answers.
  static func forcedEndSteps(_ field: FieldID) -> [Step] {
    [.ask(.textFieldShouldEndEditing, field), .field(.endEditing(field))]
  }
}

// F22: nothing here is about the application's way to the background and back: a field that edits
// continues to edit, and its delegate receives no call.

extension Simulator {
  /// A tap on a field.
  func planTap(_ field: FieldID) -> Plan {
    switch field {
    case .control(let control): return planTap(control)
    case .alert(let dialog, _):
      let target = Target.field(field)
      guard state.field(field) != nil, let position = state.position(of: dialog) else {
        return Plan(
          [], rule: Rules.begins, target: target, title: title(of: field), ignored: .notShowing)
      }
      if let (why, rule) = obstacle(at: position) {
        return Plan([], rule: rule, target: target, title: title(of: field), ignored: why)
      }
      return planFocus(field)
    }
  }

  /// A field is about to edit; one that edits already receives no call.
  func planFocus(_ field: FieldID) -> Plan {
    guard let described = prototype.textField(field) else {
      return Plan([], rule: Rules.begins, target: .field(field), ignored: .notShowing)
    }
    let current = state.focus.firstResponder
    return Plan(
      current == field ? [] : Rules.focusSteps(field, from: current),
      rule: Rules.focus(described, from: current), target: .field(field), title: title(of: field))
  }

  /// The Tab key.
  func planTab() -> Plan {
    guard let (field, target) = editing else { return planNotEditing() }
    guard let next = self.field(after: field) else {
      return Plan([], rule: Rules.begins, target: target, ignored: .noOtherField)
    }
    return planFocus(next)
  }

  /// The name of a field on the stage.
  func title(of field: FieldID) -> String {
    if case .control(let control) = field { return prototype.control(control).text }
    return prototype.textField(field)?.placeholder ?? prototype.name(of: field)
  }

  /// An action of the document makes a field first responder.
  mutating func requestFocus(_ field: FieldID, _ action: Action) {
    if let why = refusal(of: field) { return refuse(action, why, rule: Rules.begins) }
    guard state.focus.firstResponder != field, let described = prototype.textField(field) else {
      return refuse(action, .editingAlready, rule: Rules.begins)
    }
    let rule = Rules.focus(described, from: state.focus.firstResponder)
    note(action, rule: rule)
    state.push(Rules.focusSteps(field, from: state.focus.firstResponder), rules: RuleSet(rule))
  }

  /// An action of the document asks a field to resign.
  mutating func requestResignation(_ field: FieldID, _ action: Action) {
    guard state.focus.firstResponder == field else {
      return refuse(action, .notEditing, rule: Rules.resigns)
    }
    note(action, rule: Rules.resigns)
    state.push(Rules.resignationSteps(field), rules: RuleSet(Rules.resigns))
  }

  private func refusal(of field: FieldID) -> Row.Refusal? {
    if canEdit(field) { return isDisabled(field) ? .disabled : nil }
    guard state.field(field) != nil else { return .notShowing }
    guard let dialog = field.dialog else {
      guard case .control(let control) = field, isShown(control), state.device.comingScreen == nil
      else {
        return .notShowing
      }
      return .covered
    }
    guard let position = state.position(of: dialog) else { return .notShowing }
    return state.stack.showings[position].isLeaving ? .alreadyLeaving : .covered
  }

  /// Whether a field is disabled, as a control.
  func isDisabled(_ field: FieldID) -> Bool {
    if case .control(let control) = field { isDisabled(control) } else { false }
  }

  /// Whether the view of a field has come in, and does not leave.
  private func isUp(_ field: FieldID) -> Bool {
    guard let dialog = field.dialog else { return true }
    return state.position(of: dialog).map { state.stack.showings[$0].isUp } ?? false
  }

  /// Asks the field that edits now to stop, if it is another one.
  mutating func makeWay(for field: FieldID) {
    let steps: [Step] =
      if let current = state.focus.firstResponder, current != field {
        Rules.resignationSteps(current, for: field)
      } else {
        [.field(.becomeFirstResponder(field))]
      }
    state.push(steps)
  }

  /// A field is about to edit: one that clears itself is asked about that first.
  mutating func becomeFirstResponder(_ field: FieldID) {
    guard mayBegin(field), let buffer = state.field(field)?.buffer else { return }
    guard prototype.textField(field)?.clearsOnBeginEditing == true else {
      return beginEditing(field)
    }
    let clearing = TextChange(range: buffer.whole, replacement: "", kind: .cleared)
    state.push(
      [
        .ask(.textFieldShouldClear, field, yes: [.field(.apply(clearing, field))]),
        .field(.beginEditing(field)),
      ])
  }

  /// A field begins to edit, unless a callback made another field begin or removed this one.
  mutating func beginEditing(_ field: FieldID) {
    guard mayBegin(field) else { return }
    state.focus.firstResponder = field
    // A covered field that could edit again now is dropped: this one edits instead.
    state.focus.covered = state.focus.covered.filter { !canEdit($0) }
    state.push([
      .call(Call(.textFieldDidBeginEditing, .field(field))),
      .field(.event(.editingDidBegin, field)),
    ])
  }

  private func mayBegin(_ field: FieldID) -> Bool {
    state.focus.firstResponder == nil && canEdit(field) && state.field(field) != nil
  }

  /// A field stops editing, if it still edits.
  mutating func endEditing(_ field: FieldID) {
    guard state.focus.firstResponder == field else { return }
    state.focus.firstResponder = nil
    state.push([
      .call(Call(.textFieldDidEndEditing, .field(field))), .field(.event(.editingDidEnd, field)),
    ])
  }

  /// The field that edits and is covered stops, and edits again when it is uncovered.
  ///
  /// - Parameter rules: the rules of what covers it; by default the current ones.
  mutating func giveWay(_ rules: RuleSet? = nil) {
    guard let field = state.focus.firstResponder, !canEdit(field) else { return }
    state.focus.covered.append(field)
    state.push(Rules.forcedEndSteps(field), rules: rules ?? state.currentRules)
  }

  /// The field that edits in a dialog that leaves stops.
  mutating func endEditing(in dialog: DialogID) {
    guard let field = state.focus.firstResponder, field.dialog == dialog else { return }
    switch kind(of: dialog) {
    case .popover, .picker, .view:
      state.growRules(by: state.currentRules.adding(ruleOfLeavingWhileEditing(dialog)))
      state.push(Rules.forcedEndSteps(field))
    case .alert, .sheet:
      let rules = state.currentRules
      state.push(
        Rules.forcedEndSteps(field),
        rules: Rules.isByCode(rules) ? [Rules.removedWhileEditing] : rules)
    }
  }

  private func ruleOfLeavingWhileEditing(_ dialog: DialogID) -> Rule {
    switch kind(of: dialog) {
    case .picker: return Rules.activityViewGoneWhileEditing
    case .view: return Rules.viewGoneWhileEditing
    case .alert, .sheet, .popover: break
    }
    let isSentAway = state.position(of: dialog).map { state.stack.showings[$0].isSentAway } ?? false
    return Rules.popoverGoneWhileEditing(sentAway: isSentAway)
  }

  /// Asks the first field of an alert that comes in to edit, unless one of its fields edits.
  mutating func autofocus(_ dialog: DialogID) {
    let field = FieldID.alert(dialog, index: 0)
    guard tables.dialogs[dialog.index].fieldCount > 0, state.focus.firstResponder == nil,
      canEdit(field)
    else { return }
    state.push(Rules.autofocusSteps(field))
  }

  /// Asks the field that was covered to edit again, when nothing covers it any more.
  mutating func editAgain() {
    guard !state.focus.covered.isEmpty, !state.stack.isMoving, state.views.passage == nil,
      state.focus.firstResponder == nil, state.device.life != .terminating
    else { return }
    let uncovered = state.focus.covered.filter { canEdit($0) && isUp($0) }
    state.focus.covered.removeAll(where: uncovered.contains)
    guard let field = uncovered.last(where: { !isDisabled($0) }) else { return }
    let hadFields = state.stack.departed?.fields.isEmpty == false
    let isInside = field.dialog.map { kind(of: $0) != .alert } ?? false
    var rule = isInside ? Rules.coveredWhileEditing : Rules.editsAgain(afterFields: hadFields)
    if state.stack.departed?.kind == .view { rule = Rules.coveredByView }
    state.push(Rules.editAgainSteps(field), rules: [rule])
  }

  /// Shows a screen; a field that was covered on another one does not edit again.
  mutating func showScreen(_ screen: ScreenID) {
    let screen = state.device.comingScreen ?? screen
    state.device.comingScreen = nil
    state.device.screen = screen
    state.focus.covered.removeAll { field in
      guard case .control(let control) = field, case .screen(let other) = control.holder else {
        return false
      }
      return other != screen
    }
    holdAsAllowed()
  }

  /// The field that is being edited, and the target of its rows; `nil` if there is none or the
  /// application is not in front.
  var editing: (FieldID, Target)? {
    guard state.device.isActive, let field = state.focus.firstResponder else { return nil }
    return (field, .field(field))
  }

  /// The plan for an input that needs a field that is being edited: none.
  func planNotEditing() -> Plan {
    Plan(
      [], rule: Rules.begins, target: state.device.screen.map { .screen($0) } ?? .application,
      ignored: state.device.isActive ? .notEditing : .notInFront)
  }
}
