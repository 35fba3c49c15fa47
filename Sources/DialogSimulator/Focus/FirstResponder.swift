import DialogModel

extension Rules {
  /// F1: a field that is to edit is asked first.
  static let begins = Rule.f1

  /// F15: a field that is to stop is asked first.
  static let resigns = Rule.f15

  /// F20: a field that goes away while it edits is asked, and stops whatever it answers.
  static let removedWhileEditing = Rule.f20

  /// F21: so does one in an alert that a tap dismisses, between `willDismiss` and `didDismiss`.
  static let tappedWhileEditing = Rule.f21

  /// A field is to edit, by a finger, by code or from another one.
  ///
  /// F1: `shouldBegin`, then it is first responder, then `didBegin`. F2: it refuses. F17: where
  /// another one edits, that is asked after this one, and ends before this one begins. F19: this
  /// one refuses, and the other hears nothing.
  static func focusSteps(_ field: FieldID, from current: FieldID?) -> [Step] {
    [
      .ask(
        .textFieldShouldBeginEditing, field, yes: [.makeWay(for: field)],
        refused: current == nil ? .f2 : .f19)
    ]
  }

  /// The row of the tables for a field that is to edit.
  ///
  /// F3: one that clears itself then is asked about that too.
  static func focus(_ field: TextField, from current: FieldID?) -> Rule {
    if current != nil { return .f17 }
    return field.clearsOnBeginEditing ? .f3 : begins
  }

  /// A field is to stop.
  ///
  /// F16: it refuses, and goes on. F18: so it does where another one was to take its place.
  static func resignationSteps(_ field: FieldID, for next: FieldID? = nil) -> [Step] {
    let after = next.map { [Step.becomeFirstResponder($0)] } ?? []
    return [
      .ask(
        .textFieldShouldEndEditing, field, yes: [.endEditing(field)] + after,
        no: [.showRefusal(field)], refused: next == nil ? .f16 : .f18)
    ]
  }

  /// A field is asked to stop, and stops whatever it answers.
  static func forcedEndSteps(_ field: FieldID) -> [Step] {
    [.ask(.textFieldShouldEndEditing, field), .endEditing(field)]
  }
}

// F22: nothing here concerns the application's way to the background and back: a field that edits
// goes on editing, and hears nothing of it.

extension Simulator {
  /// A finger on a field.
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

  /// A field is to edit; one that does already hears nothing.
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

  /// What a field is called on the stage.
  func title(of field: FieldID) -> String {
    if case .control(let control) = field { return prototype.control(control).text }
    return prototype.textField(field)?.placeholder ?? prototype.name(of: field)
  }

  /// The document asks for a field to edit.
  mutating func requestFocus(_ field: FieldID, _ action: Action) {
    if let why = refusal(of: field) { return refuse(action, why, rule: Rules.begins) }
    guard state.focus.firstResponder != field, let described = prototype.textField(field) else {
      return refuse(action, .editingAlready, rule: Rules.begins)
    }
    let rule = Rules.focus(described, from: state.focus.firstResponder)
    note(action, rule: rule)
    push(Rules.focusSteps(field, from: state.focus.firstResponder), rules: RuleSet(rule))
  }

  /// The document asks a field to stop.
  mutating func requestResignation(_ field: FieldID, _ action: Action) {
    guard state.focus.firstResponder == field else {
      return refuse(action, .notEditing, rule: Rules.resigns)
    }
    note(action, rule: Rules.resigns)
    push(Rules.resignationSteps(field), rules: RuleSet(Rules.resigns))
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

  private func isDisabled(_ field: FieldID) -> Bool {
    if case .control(let control) = field {
      state.device.disabledControls.contains(control)
    } else {
      false
    }
  }

  /// Whether what a field stands in has come in, and does not go.
  private func isUp(_ field: FieldID) -> Bool {
    guard let dialog = field.dialog else { return true }
    return state.position(of: dialog).map { state.stack.showings[$0].isUp } ?? false
  }

  /// The field that edits now is asked to stop, if it is another one.
  mutating func makeWay(for field: FieldID) {
    let steps: [Step] =
      if let current = state.focus.firstResponder, current != field {
        Rules.resignationSteps(current, for: field)
      } else {
        [.becomeFirstResponder(field)]
      }
    push(steps)
  }

  /// A field may begin to edit: one that clears itself then is asked about that first.
  mutating func becomeFirstResponder(_ field: FieldID) {
    guard mayBegin(field), let buffer = state.field(field)?.buffer else { return }
    guard prototype.textField(field)?.clearsOnBeginEditing == true else {
      return beginEditing(field)
    }
    let clearing = TextChange(range: buffer.whole, replacement: "", kind: .cleared)
    push(
      [
        .ask(.textFieldShouldClear, field, yes: [.apply(clearing, field)]),
        .beginEditing(field),
      ])
  }

  /// A field begins to edit, unless a callback has made another one begin, or taken it away.
  mutating func beginEditing(_ field: FieldID) {
    guard mayBegin(field) else { return }
    state.focus.firstResponder = field
    // What could go on beside it has been overtaken.
    state.focus.covered = state.focus.covered.filter { !canEdit($0) }
    push([.call(Call(.textFieldDidBeginEditing, .field(field))), .event(.editingDidBegin, field)])
  }

  private func mayBegin(_ field: FieldID) -> Bool {
    state.focus.firstResponder == nil && canEdit(field) && state.field(field) != nil
  }

  /// A field stops editing, if it still does.
  mutating func endEditing(_ field: FieldID) {
    guard state.focus.firstResponder == field else { return }
    state.focus.firstResponder = nil
    push([.call(Call(.textFieldDidEndEditing, .field(field))), .event(.editingDidEnd, field)])
  }

  /// What edits and has been covered stops, to go on once it is uncovered.
  ///
  /// - Parameter rules: those of what covers it; by default those at work.
  mutating func giveWay(_ rules: RuleSet? = nil) {
    guard let field = state.focus.firstResponder, !canEdit(field) else { return }
    state.focus.covered.append(field)
    push(Rules.forcedEndSteps(field), rules: rules ?? currentRules)
  }

  /// What edits in a dialog that leaves stops.
  mutating func endEditing(in dialog: DialogID) {
    guard let field = state.focus.firstResponder, field.dialog == dialog else { return }
    switch kind(of: dialog) {
    case .popover, .picker:
      growRules(by: currentRules.adding(ruleOfLeavingWhileEditing(dialog)))
      push(Rules.forcedEndSteps(field))
    case .alert, .sheet:
      let rules = currentRules
      push(
        Rules.forcedEndSteps(field),
        rules: Rules.isByCode(rules) ? [Rules.removedWhileEditing] : rules)
    }
  }

  private func ruleOfLeavingWhileEditing(_ dialog: DialogID) -> Rule {
    if kind(of: dialog) == .picker { return Rules.viewGoneWhileEditing }
    let isSentAway = state.position(of: dialog).map { state.stack.showings[$0].isSentAway } ?? false
    return Rules.popoverGoneWhileEditing(sentAway: isSentAway)
  }

  /// The first field of an alert that comes in is asked to edit, unless one of its fields does.
  mutating func autofocus(_ dialog: DialogID) {
    let field = FieldID.alert(dialog, index: 0)
    guard tables.dialogs[dialog.index].fieldCount > 0, state.focus.firstResponder == nil,
      canEdit(field)
    else { return }
    push(Rules.autofocusSteps(field))
  }

  /// What edited before it was covered is asked to edit again, once nothing stands over it.
  mutating func editAgain() {
    guard !state.focus.covered.isEmpty, !state.stack.isMoving,
      state.focus.firstResponder == nil, state.device.life != .terminating
    else { return }
    let uncovered = state.focus.covered.filter { canEdit($0) && isUp($0) }
    state.focus.covered.removeAll(where: uncovered.contains)
    guard let field = uncovered.last(where: { !isDisabled($0) }) else { return }
    let hadFields = state.stack.departed?.fields.isEmpty == false
    let isInside = field.dialog.map { kind(of: $0) != .alert } ?? false
    push(
      Rules.editAgainSteps(field),
      rules: [isInside ? Rules.coveredWhileEditing : Rules.editsAgain(afterFields: hadFields)])
  }

  /// Shows another screen; a field of the one before stops editing first.
  mutating func goTo(_ screen: ScreenID) {
    // Asked inside the field's own calls: it ends already, and where to go last counts.
    guard state.device.comingScreen == nil else {
      state.device.comingScreen = screen
      return
    }
    guard case .control(let control) = state.focus.firstResponder,
      case .screen(let current) = control.holder, current != screen
    else { return showScreen(screen) }
    state.device.comingScreen = screen
    push(
      Rules.forcedEndSteps(.control(control)) + [.showScreen(screen)],
      rules: [Rules.removedWhileEditing])
  }

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
    holdAsScreenAllows()
  }

  /// The field that is being edited, and what its rows are about; `nil` where none is or the
  /// application is not in front.
  var editing: (FieldID, Target)? {
    guard state.device.isActive, let field = state.focus.firstResponder else { return nil }
    return (field, .field(field))
  }

  /// The plan for what only a field that is being edited can be asked: none.
  func planNotEditing() -> Plan {
    Plan(
      [], rule: Rules.begins, target: state.device.screen.map { .screen($0) } ?? .application,
      ignored: state.device.isActive ? .notEditing : .notInFront)
  }
}
