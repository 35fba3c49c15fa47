import DialogModel

extension Rules {
  /// F1: a field that is about to edit gets its question first.
  static let begins = Rule.f1

  /// F15: a field that is about to stop gets its question first.
  static let resigns = Rule.f15

  /// F20: a field that is removed while it edits gets its question, and stops whatever it answers.
  static let removedWhileEditing = Rule.f20

  /// F21: the same in an alert that a tap dismisses, between `willDismiss` and `didDismiss`.
  static let tappedWhileEditing = Rule.f21

  /// A field is about to edit, by a tap, by code or from another field.
  ///
  /// F1: `shouldBegin`, then it is first responder, then `didBegin`. F2: it refuses. F17: if
  /// another field edits, that field gets its question after this one, and stops before this one
  /// begins. F19: this one refuses, and the other receives no call.
  static func focusSteps(
    _ field: FieldID, from current: FieldID?, isCleared: Bool = false
  ) -> [Step] {
    [
      .ask(
        .textFieldShouldBeginEditing, field,
        yes: [.field(.makeWay(for: field, isCleared: isCleared))],
        refused: current == nil ? .f2 : .f19)
    ]
  }

  /// The row of the tables for a field that is about to edit.
  ///
  /// F3: a field that clears itself then gets that question too.
  static func focus(_ field: TextField, from current: FieldID?) -> Rule {
    if current != nil { return .f17 }
    return field.clearsOnBeginEditing ? .f3 : begins
  }

  /// A field is about to stop.
  ///
  /// F16: it refuses, and continues to edit. F18: the same if another field was about to begin.
  ///
  /// - Parameter beginning: the step with which another field begins then, if there is one.
  static func resignationSteps(_ field: FieldID, for beginning: FieldStep? = nil) -> [Step] {
    let after = beginning.map { [Step.field($0)] } ?? []
    return [
      .ask(
        .textFieldShouldEndEditing, field, yes: [.field(.endEditing(field))] + after,
        no: [.field(.showRefusal(field))], refused: beginning == nil ? .f16 : .f18)
    ]
  }

  /// A field gets the question whether to stop, and stops whatever it answers.
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
          [], rule: Rules.begins, target: target, title: prototype.title(of: field),
          ignored: .notShowing)
      }
      if let (why, rule) = state.obstacle(at: position) {
        return Plan([], rule: rule, target: target, title: prototype.title(of: field), ignored: why)
      }
      return state.focus.planFocus(field, in: prototype)
    }
  }

  /// The Tab key.
  func planTab(from field: FieldID) -> Plan {
    guard let next = state.device.field(after: field, in: prototype) else {
      return Plan([], rule: Rules.begins, target: .field(field), ignored: .noOtherField)
    }
    return state.focus.planFocus(next, in: prototype)
  }

  /// An action of the document makes a field first responder.
  mutating func requestFocus(_ field: FieldID, _ action: Action) {
    if let why = state.refusal(of: field, in: prototype) {
      return refuse(action, why, rule: Rules.begins)
    }
    guard !state.focus.edits(field), let described = prototype.textField(field) else {
      return refuse(action, .editingAlready, rule: Rules.begins)
    }
    let current = state.focus[field.window]
    let rule = Rules.focus(described, from: current)
    note(action, rule: rule)
    state.push(Rules.focusSteps(field, from: current), rules: RuleSet(rule))
  }

  /// An action of the document asks a field to resign.
  mutating func requestResignation(_ field: FieldID, _ action: Action) {
    guard state.focus.edits(field) else {
      return refuse(action, .notEditing, rule: Rules.resigns)
    }
    note(action, rule: Rules.resigns)
    state.push(Rules.resignationSteps(field), rules: RuleSet(Rules.resigns))
  }

  /// Shows a screen; a field that was covered on another one does not edit again, but for one under
  /// a modal screen.
  mutating func showScreen(_ screen: ScreenID) {
    let screen = state.device.comingScreen ?? screen
    state.device.comingScreen = nil
    state.device.screen = screen
    if !state.focus.covered.isEmpty {
      let views = state.views
      state.focus.covered.removeAll { field in
        guard case .control(let control) = field, case .screen(let other) = control.holder else {
          return false
        }
        return other != screen && !views.isCoveredByModal(.screen(other))
      }
    }
    holdAsAllowed()
  }
}

extension Prototype {
  /// The name of a field on the stage.
  func title(of field: FieldID) -> String {
    if case .control(let control) = field { return self.control(control).text }
    return textField(field)?.placeholder ?? name(of: field)
  }
}

extension State {
  /// Why a field cannot begin to edit now; `nil` if it can.
  fileprivate func refusal(of field: FieldID, in prototype: Prototype) -> Row.Refusal? {
    if canEdit(field, in: prototype) {
      return device.isDisabled(field, in: prototype) ? .disabled : nil
    }
    guard self.field(field) != nil else { return .notShowing }
    guard let dialog = field.dialog else {
      guard case .control(let control) = field, isShown(control),
        device.comingScreen == nil
      else {
        return .notShowing
      }
      return .covered
    }
    guard let position = position(of: dialog),
      stack[transitionIn: .alerts].map({ $0.dialog == dialog && kernel.isToBegin($0) }) != true
    else { return .notShowing }
    return stack.showings[position].isLeaving ? .alreadyLeaving : .covered
  }

  /// Whether no other field edits in the window, and this one can.
  private func mayBegin(_ field: FieldID, in prototype: Prototype) -> Bool {
    focus[field.window] == nil && canStayEditing(field) && self.field(field) != nil
  }

  /// A field is about to edit: one that clears itself gets that question first.
  mutating func becomeFirstResponder(_ field: FieldID, in prototype: Prototype) {
    guard mayBegin(field, in: prototype), let buffer = self.field(field)?.buffer else { return }
    guard prototype.textField(field)?.clearsOnBeginEditing == true else {
      return beginEditing(field, in: prototype)
    }
    let clearing = TextChange(range: buffer.whole, replacement: "", kind: .cleared)
    push(
      [
        .ask(.textFieldShouldClear, field, yes: [.field(.apply(clearing, field))]),
        .field(.beginEditing(field)),
      ])
  }

  /// A field begins to edit, unless a callback made another field begin or removed this one.
  mutating func beginEditing(_ field: FieldID, in prototype: Prototype) {
    guard mayBegin(field, in: prototype) else { return }
    focus[field.window] = field
    let isSecure = prototype.textField(field)?.isSecure == true
    update(field) { $0.replacesAll = isSecure && !$0.text.isEmpty }
    // A covered field that could edit again now is dropped: this one edits instead.
    let covered = focus.covered
    focus.covered = covered.filter { $0.window != field.window || !canStayEditing($0) }
    push([
      .call(Call(.textFieldDidBeginEditing, .field(field))),
      .field(.event(.editingDidBegin, field)),
    ])
  }

  /// The field that edits in a window, and that is covered there, stops; it edits again when it is
  /// uncovered.
  mutating func giveWay(in window: Stack.Window) {
    guard let field = focus[window], !canStayEditing(field) else { return }
    focus.covered.append(field)
    push(Rules.forcedEndSteps(field), rules: currentRules)
  }

  /// The field that edits in a dialog that leaves stops.
  mutating func endEditing(in dialog: DialogID, _ kind: Showing.Kind) {
    let inside = stack.position(of: dialog).flatMap { stack.showings[$0].picker?.holder }
    guard let field = focus.responder(in: dialog) ?? inside.flatMap({ focus.responder(on: $0) })
    else { return }
    switch kind {
    case .popover, .picker, .view:
      growRules(by: currentRules.adding(stack.ruleOfLeavingWhileEditing(dialog, kind)))
      push(Rules.forcedEndSteps(field))
    case .alert, .sheet:
      let rules = currentRules
      push(
        Rules.forcedEndSteps(field),
        rules: Rules.isByCode(rules) ? [Rules.removedWhileEditing] : rules)
    }
  }

  /// Asks the first field of an alert that comes in to edit, unless one of its fields edits.
  mutating func autofocus(_ dialog: DialogID, in tables: Tables) {
    let field = FieldID.alert(dialog, index: 0)
    guard tables.dialogs[dialog.index].fieldCount > 0, focus[.alerts] == nil,
      canEdit(field, in: tables.prototype)
    else { return }
    push(Rules.autofocusSteps(field))
  }

  /// Asks the fields that were covered to edit again, when nothing covers them any more.
  mutating func editAgain(in tables: Tables) {
    guard !focus.covered.isEmpty, device.life != .terminating else { return }
    for window in Stack.Window.allCases { editAgain(in: window, tables) }
  }

  private mutating func editAgain(in window: Stack.Window, _ tables: Tables) {
    guard stack[transitionIn: window] == nil, !views.takeTurn(of: window), focus[window] == nil
    else { return }
    let uncovered = focus.covered.filter {
      $0.window == window && canStayEditing($0) && stack.isUp($0)
    }
    focus.covered.removeAll(where: uncovered.contains)
    guard let field = uncovered.last(where: { !device.isDisabled($0, in: tables.prototype) }) else {
      return
    }
    let hadFields = stack.departed?.fields.isEmpty == false
    let rule: Rule =
      switch window {
      case .alerts: Rules.editsAgain(afterFields: hadFields)
      case .application:
        stack.departed?.kind == .picker ? Rules.coveredByPicker : Rules.coveredByView
      }
    push(Rules.editAgainSteps(field), rules: [rule])
  }
}

extension Stack {
  /// The row of a dialog that leaves while a field in it edits.
  fileprivate func ruleOfLeavingWhileEditing(_ dialog: DialogID, _ kind: Showing.Kind) -> Rule {
    switch kind {
    case .picker: return Rules.activityViewGoneWhileEditing
    case .view: return Rules.viewGoneWhileEditing
    case .alert, .sheet, .popover: break
    }
    let isSentAway = position(of: dialog).map { showings[$0].isSentAway } ?? false
    return Rules.popoverGoneWhileEditing(sentAway: isSentAway)
  }

  /// Whether the view of a field has come in, and does not leave.
  fileprivate func isUp(_ field: FieldID) -> Bool {
    guard let dialog = field.dialog else { return true }
    return position(of: dialog).map { showings[$0].isUp } ?? false
  }
}

extension Focus {
  /// Asks the field that edits now to stop, if it is another one.
  ///
  /// - Parameter isCleared: whether its clear button has emptied this one.
  func stepsToMakeWay(for field: FieldID, isCleared: Bool) -> [Step] {
    let beginning: FieldStep = isCleared ? .beginEditing(field) : .becomeFirstResponder(field)
    guard let current = self[field.window], current != field else { return [.field(beginning)] }
    return Rules.resignationSteps(current, for: beginning)
  }

  /// A field stops editing, if it still edits.
  ///
  /// - Returns: what follows.
  mutating func endEditing(_ field: FieldID) -> [Step] {
    guard edits(field) else { return [] }
    self[field.window] = nil
    return [
      .call(Call(.textFieldDidEndEditing, .field(field))), .field(.event(.editingDidEnd, field)),
    ]
  }

  /// A field is about to edit; one that edits already receives no call.
  func planFocus(_ field: FieldID, in prototype: Prototype) -> Plan {
    guard let described = prototype.textField(field) else {
      return Plan([], rule: Rules.begins, target: .field(field), ignored: .notShowing)
    }
    let current = self[field.window]
    return Plan(
      current == field ? [] : Rules.focusSteps(field, from: current),
      rule: Rules.focus(described, from: current), target: .field(field),
      title: prototype.title(of: field))
  }
}
