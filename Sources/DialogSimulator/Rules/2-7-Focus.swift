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
        FieldQuestion(
          .textFieldShouldBeginEditing, field, yes: [.makeWay(for: field)],
          refused: current == nil ? .f2 : .f19))
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
        FieldQuestion(
          .textFieldShouldEndEditing, field, yes: [.endEditing(field)] + after,
          no: [.showRefusal(field)], refused: next == nil ? .f16 : .f18))
    ]
  }

  /// A field is asked to stop, and stops whatever it answers.
  static func forcedEndSteps(_ field: FieldID) -> [Step] {
    [.ask(FieldQuestion(.textFieldShouldEndEditing, field)), .endEditing(field)]
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
    let current = state.firstResponder
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
    guard state.firstResponder != field, let described = prototype.textField(field) else {
      return refuse(action, .editingAlready, rule: Rules.begins)
    }
    let rule = Rules.focus(described, from: state.firstResponder)
    note(action, rule: rule)
    push(Rules.focusSteps(field, from: state.firstResponder), rule: rule)
  }

  /// The document asks a field to stop.
  mutating func requestResignation(_ field: FieldID, _ action: Action) {
    guard state.firstResponder == field else {
      return refuse(action, .notEditing, rule: Rules.resigns)
    }
    note(action, rule: Rules.resigns)
    push(Rules.resignationSteps(field), rule: Rules.resigns)
  }

  private func refusal(of field: FieldID) -> Row.Refusal? {
    if canEdit(field) { return isDisabled(field) ? .disabled : nil }
    guard state.field(field) != nil else { return .notShowing }
    guard let dialog = field.dialog else {
      guard case .control(let control) = field, isShown(control), state.comingScreen == nil else {
        return .notShowing
      }
      return .covered
    }
    guard let position = state.position(of: dialog) else { return .notShowing }
    return state.showings[position].isLeaving ? .alreadyLeaving : .covered
  }

  private func isDisabled(_ field: FieldID) -> Bool {
    if case .control(let control) = field {
      state.disabledControls.contains(control)
    } else {
      false
    }
  }

  /// Whether what a field stands in has come in, and does not go.
  private func isUp(_ field: FieldID) -> Bool {
    guard let dialog = field.dialog else { return true }
    return state.position(of: dialog).map { state.showings[$0].isUp } ?? false
  }

  /// The field that edits now is asked to stop, if it is another one.
  mutating func makeWay(for field: FieldID) {
    guard let frame = state.frames.last else { return }
    let steps: [Step] =
      if let current = state.firstResponder, current != field {
        Rules.resignationSteps(current, for: field)
      } else {
        [.becomeFirstResponder(field)]
      }
    push(steps, rule: rule(of: frame))
  }

  /// A field may begin to edit: one that clears itself then is asked about that first.
  mutating func becomeFirstResponder(_ field: FieldID) {
    guard mayBegin(field), let frame = state.frames.last, let buffer = state.field(field)?.buffer
    else { return }
    guard prototype.textField(field)?.clearsOnBeginEditing == true else {
      return beginEditing(field)
    }
    let clearing = TextChange(range: buffer.whole, replacement: "", kind: .cleared)
    push(
      [
        .ask(FieldQuestion(.textFieldShouldClear, field, yes: [.apply(clearing, field)])),
        .beginEditing(field),
      ], rule: rule(of: frame))
  }

  /// A field begins to edit, unless a callback has made another one begin, or taken it away.
  mutating func beginEditing(_ field: FieldID) {
    guard mayBegin(field), let frame = state.frames.last else { return }
    state.firstResponder = field
    // What could go on beside it has been overtaken.
    state.coveredFields = state.coveredFields.filter { !canEdit($0) }
    push(
      [.tell(.textFieldDidBeginEditing, field), .event(.editingDidBegin, field)],
      rule: rule(of: frame))
  }

  private func mayBegin(_ field: FieldID) -> Bool {
    state.firstResponder == nil && canEdit(field) && state.field(field) != nil
  }

  /// A field stops editing, if it still does.
  mutating func endEditing(_ field: FieldID) {
    guard state.firstResponder == field, let frame = state.frames.last else { return }
    state.firstResponder = nil
    push(
      [.tell(.textFieldDidEndEditing, field), .event(.editingDidEnd, field)],
      rule: rule(of: frame))
  }

  /// What edits and has been covered stops, to go on once it is uncovered.
  ///
  /// - Parameter rule: that of what covers it; by default the one at work.
  mutating func giveWay(rule: Rule? = nil) {
    guard let field = state.firstResponder, !canEdit(field), let frame = state.frames.last
    else { return }
    state.coveredFields.append(field)
    push(Rules.forcedEndSteps(field), rule: rule ?? self.rule(of: frame))
  }

  /// What edits in a dialog that leaves stops.
  mutating func endEditing(in dialog: DialogID) {
    guard isEditing(in: dialog), let field = state.firstResponder, let frame = state.frames.last
    else { return }
    var rule = rule(of: frame)
    switch kind(of: dialog) {
    case .popover, .picker:
      rule.grow(to: ruleOfLeavingWhileEditing(dialog))
      growRule(to: rule)
    case .alert, .sheet: if Rules.isByCode(rule) { rule = Rules.removedWhileEditing }
    }
    push(Rules.forcedEndSteps(field), rule: rule)
  }

  private func ruleOfLeavingWhileEditing(_ dialog: DialogID) -> Rule {
    if kind(of: dialog) == .picker { return Rules.viewGoneWhileEditing }
    let isSentAway = state.position(of: dialog).map { state.showings[$0].isSentAway } ?? false
    return Rules.popoverGoneWhileEditing(sentAway: isSentAway)
  }

  /// The first field of an alert that comes in is asked to edit, unless one of its fields does.
  mutating func autofocus(_ dialog: DialogID) {
    let field = FieldID.alert(dialog, index: 0)
    guard state.firstResponder == nil, canEdit(field), let frame = state.frames.last else { return }
    push(Rules.autofocusSteps(field), rule: rule(of: frame))
  }

  /// What edited before it was covered is asked to edit again, once nothing stands over it.
  mutating func editAgain() {
    guard state.transition == nil, state.firstResponder == nil,
      state.application != .terminating
    else { return }
    let uncovered = state.coveredFields.filter { canEdit($0) && isUp($0) }
    state.coveredFields.removeAll(where: uncovered.contains)
    guard let field = uncovered.last(where: { !isDisabled($0) }) else { return }
    let hadFields = state.departed?.fields.isEmpty == false
    let isInside = field.dialog.map { kind(of: $0) != .alert } ?? false
    push(
      Rules.editAgainSteps(field),
      rule: isInside ? Rules.coveredWhileEditing : Rules.editsAgain(afterFields: hadFields))
  }

  /// Shows another screen; a field of the one before stops editing first.
  mutating func goTo(_ screen: ScreenID) {
    // Asked inside the field's own calls: it ends already, and where to go last counts.
    guard state.comingScreen == nil else {
      state.comingScreen = screen
      return
    }
    guard case .control(let control) = state.firstResponder,
      case .screen(let current) = control.holder, current != screen
    else { return showScreen(screen) }
    state.comingScreen = screen
    push(
      Rules.forcedEndSteps(.control(control)) + [.showScreen(screen)],
      rule: Rules.removedWhileEditing)
  }

  mutating func showScreen(_ screen: ScreenID) {
    let screen = state.comingScreen ?? screen
    state.comingScreen = nil
    state.screen = screen
    state.coveredFields.removeAll { field in
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
    guard state.application == .active, let field = state.firstResponder else { return nil }
    return (field, .field(field))
  }

  /// The plan for what only a field that is being edited can be asked: none.
  func planNotEditing() -> Plan {
    Plan(
      [], rule: Rules.begins, target: state.screen.map { .screen($0) } ?? .application,
      ignored: state.application == .active ? .notEditing : .notInFront)
  }
}
