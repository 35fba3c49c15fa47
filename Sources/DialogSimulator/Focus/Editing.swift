import DialogModel

extension Rules {
  /// F10: code that sets a text, or an overlay of a field, asks no delegate, and no alert asks
  /// whether its button is enabled.
  static let setByCode = Rule.f10

  /// A change of a text that a person asks for.
  ///
  /// F8: the delegate refuses, and nothing else happens.
  static func changeSteps(_ questioned: QuestionedChange, then: [Step] = []) -> [Step] {
    let field = questioned.field
    return [
      .ask(
        .textFieldShouldChangeCharacters, field, about: questioned,
        yes: [.field(.apply(questioned.change, field))] + then, no: [.field(.showRefusal(field))],
        refused: .f8)
    ]
  }

  /// The row of the tables for a change.
  ///
  /// F4: a character at the caret. F5: over a selection. F6: a deletion. F9: a paste is one change.
  /// F25: the first key in a secure field that had a text takes the place of all of it, F26: and a
  /// deletion leaves nothing.
  static func change(_ change: TextChange, replacesAll: Bool = false) -> Rule {
    if replacesAll, change.kind != .moved {
      return change.replacement.isEmpty ? .f26 : .f25
    }
    if change.kind == .pasted { return .f9 }
    if change.replacement.isEmpty { return .f6 }
    return change.range.length > 0 ? .f5 : .f4
  }
}

/// The field that is being edited, and what keys do to it.
struct EditedField {
  let id: FieldID
  /// Its text now.
  let content: FieldState
  /// The field in the document.
  let described: TextField
  /// Its name on the stage.
  let title: String

  /// Whether the Return key can be pressed.
  var isReturnEnabled: Bool {
    !described.enablesReturnKeyAutomatically || !content.text.isEmpty
  }

  /// A person types, pastes or deletes.
  ///
  /// F7: with nothing before the caret there is nothing to delete. A typed line break is the Return
  /// key; a text with a line break is not pasted.
  func planEdit(_ edit: TextEdit) -> Plan {
    let buffer = content.buffer
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: .field(id), title: title, ignored: why)
    }
    let hasLineBreak = edit.text.contains(where: \.isNewline)
    if hasLineBreak, edit.kind == .pasted { return nothing(.severalLines, .f9) }
    if hasLineBreak, edit.text.count == 1 { return planReturn() }
    if hasLineBreak { return nothing(.severalLines, .f4) }
    var range = edit.range.map { buffer.widened($0) } ?? buffer.selection
    let kind: TextChange.Kind
    switch edit.kind {
    case .typed: kind = .typed
    case .pasted: kind = .pasted
    case .deleted:
      kind = .deleted
      if edit.range == nil, range.length == 0 {
        range = buffer.character(before: range.location) ?? range
      }
    }
    guard range.length > 0 || !edit.text.isEmpty else {
      return nothing(.nothingToChange, edit.kind == .deleted ? .f7 : .f4)
    }
    return plan(TextChange(range: range, replacement: edit.text, kind: kind))
  }

  /// A person undoes or redoes the last change: one change of the same range.
  func planReversal(_ kind: TextChange.Kind) -> Plan {
    guard let change = content.change(kind) else {
      return Plan(
        [], rule: .f4, target: .field(id), title: title, ignored: .nothingToChange)
    }
    return plan(change)
  }

  /// A person drags text to another place of the field: it is removed, then inserted.
  func planMove(_ range: TextRange, to place: Int) -> Plan {
    let buffer = content.buffer
    let range = buffer.widened(range)
    let place = buffer.widened(TextRange(place, 0)).location
    guard range.length > 0, place < range.location || place > range.end else {
      return Plan(
        [], rule: .f6, target: .field(id), title: title, ignored: .nothingToChange)
    }
    let removal = TextChange(range: range, replacement: "", kind: .moved)
    let text = buffer.text(in: range)
    return Plan(
      Rules.changeSteps(
        questioned(removal),
        then: [.field(.insertMoved(text, id, at: place, without: range))]),
      rule: Rules.change(removal), target: .field(id), title: title)
  }

  private func plan(_ change: TextChange) -> Plan {
    let isKey = change.kind != .undone && change.kind != .redone
    return Plan(
      Rules.changeSteps(questioned(change)),
      rule: Rules.change(change, replacesAll: content.replacesAll && isKey),
      target: .field(id), title: title)
  }

  /// The Return key.
  ///
  /// F11: the delegate answers; after a yes, Return does its work: nothing, unless the document
  /// chose otherwise. F12: the same in an alert, which stays. F23: the field's control event comes
  /// between the two.
  func planReturn() -> Plan {
    let rule: Rule = if case .alert = id { .f12 } else { .f11 }
    guard isReturnEnabled else {
      return Plan([], rule: rule, target: .field(id), title: title, ignored: .disabled)
    }
    return Plan(
      [
        .ask(
          .textFieldShouldReturn, id,
          yes: [.field(.event(.editingDidEndOnExit, id)), .field(.performReturn(id))])
      ],
      rule: rule, target: .field(id), title: title)
  }

  private func questioned(_ change: TextChange) -> QuestionedChange {
    QuestionedChange(change, of: id, isSecure: described.isSecure)
  }
}

extension Simulator {
  /// The field that is being edited; `nil` if there is none.
  var editedField: EditedField? {
    guard let id = state.firstResponder, let content = state.field(id),
      let described = prototype.textField(id)
    else { return nil }
    return EditedField(
      id: id, content: content, described: described, title: prototype.title(of: id))
  }

  /// The plan for an input that needs a field that is being edited in front; none without one.
  func planKey(_ plan: (EditedField) -> Plan) -> Plan {
    guard state.device.isActive, let editedField else {
      return Plan(
        [], rule: Rules.begins, target: state.device.screen.map { .screen($0) } ?? .application,
        ignored: state.device.isActive ? whyNoKeys : .notInFront)
    }
    return plan(editedField)
  }
}

extension Simulator {
  /// Why no field receives keys.
  private var whyNoKeys: Ignored {
    state.keyboardField == nil ? .notEditing : .coveredByAlert
  }

  /// The clear button of a field.
  ///
  /// F13: `shouldClear`, and no `shouldChange`. F14: the delegate refuses, and nothing else
  /// happens. F27: a field that does not edit is cleared, and then begins to edit.
  func planClear(_ field: FieldID) -> Plan {
    let target = Target.field(field)
    func nothing(_ why: Ignored, _ rule: Rule) -> Plan {
      Plan([], rule: rule, target: target, title: prototype.title(of: field), ignored: why)
    }
    guard state.device.isActive else { return nothing(.notInFront, .f13) }
    guard showsClearButton(of: field), let buffer = state.field(field)?.buffer else {
      return nothing(.notShowing, .f13)
    }
    if case .alert(let dialog, _) = field, let position = state.position(of: dialog),
      let (why, rule) = state.obstacle(at: position)
    {
      return nothing(why, rule)
    }
    if case .control(let control) = field,
      case .moving(let why) = state.hitTest(control, in: prototype)
    {
      return nothing(why, .f13)
    }
    guard state.canEdit(field, in: prototype) else { return nothing(.covered, .f13) }
    if state.device.isDisabled(field, in: prototype) { return nothing(.disabled, .f13) }
    let clearing = TextChange(range: buffer.whole, replacement: "", kind: .cleared)
    let isIdle = !state.focus.edits(field)
    return Plan(
      [
        .ask(
          .textFieldShouldClear, field,
          yes: [.field(.apply(clearing, field))] + (isIdle ? [.field(.beginCleared(field))] : []),
          no: [.field(.showRefusal(field))], refused: .f14)
      ], rule: isIdle ? .f27 : .f13, target: target, title: prototype.title(of: field))
  }

  /// Makes a change that was allowed.
  ///
  /// F23: the field's control event comes after the change, and before the alert asks about its
  /// button.
  mutating func apply(_ change: TextChange, _ field: FieldID) {
    guard let before = state.field(field) else { return }
    let change = before.effect(of: change)
    let isNothing = before.buffer.widened(change.range).length == 0 && change.replacement.isEmpty
    guard !isNothing, mayHold(change, before.buffer) else { return }
    state.update(field) { $0.apply(change) }
    var steps: [Step] = [.field(.event(.editingChanged, field))]
    if case .alert(let dialog, _) = field { steps.append(.field(.askAfterEdit(dialog))) }
    let hasEvent = prototype.textField(field)?.events[.editingChanged]?.isEmpty == false
    state.push(steps, rules: hasEvent ? [.f23] : state.currentRules)
  }

  /// Whether a field can hold its text after a change; if not, the run stops.
  private mutating func mayHold(_ change: TextChange, _ buffer: TextBuffer) -> Bool {
    // Most texts are short, and then the changed one need not be made.
    if buffer.text.utf8.count + change.replacement.utf8.count <= SizeLimit.field { return true }
    let text = buffer.changed(buffer.widened(change.range), to: change.replacement)
    return mayBe(text, atMost: SizeLimit.field, Stop.Limit.field)
  }

  /// Performs the document's actions for a control event.
  mutating func send(_ event: TextField.Event, _ field: FieldID) {
    // Events may send each other, as calls may; a loop of events is stopped like a loop of calls.
    guard let actions = prototype.textField(field)?.events[event], !actions.isEmpty,
      mayCall(nil, .field(field), isCall: false)
    else { return }
    state.push(
      actions.steps(), rules: [.f23], scope: Scope(selector: nil, target: .field(field)))
  }

  /// Performs the effect of Return, if the document chose one.
  ///
  /// F28: what handles `editingDidEndOnExit`, with or without actions, makes Return end editing.
  mutating func performReturn(_ field: FieldID) {
    let rules = state.currentRules
    if case .alert(let dialog, let index) = field,
      prototype.choices.returnInAlert == .nextFieldOrPress
    {
      if index + 1 < state.device.neighbours(of: field, in: prototype).count {
        let next = FieldID.alert(dialog, index: index + 1)
        return state.push(Rules.focusSteps(next, from: field), rules: rules)
      }
      let button = tables.dialogs[dialog.index].governedIndex
      guard let position = state.position(of: dialog),
        state.stack.showings[position].firstOtherEnabled, button >= 0,
        state.obstacle(at: position) == nil
      else { return }
      return state.push(
        Rules.tapSteps, Operands(dialog: dialog, buttonIndex: button), rules: rules)
    }
    // A callback may have ended editing already; a field that does not edit is not asked to stop.
    guard state.focus.edits(field) else { return }
    if prototype.textField(field)?.events[.editingDidEndOnExit] != nil {
      return state.push(Rules.resignationSteps(field), rules: rules.adding(.f28))
    }
    guard prototype.choices.returnResigns else { return }
    state.push(Rules.resignationSteps(field), rules: rules)
  }

  /// Sets a text by code.
  mutating func set(_ field: FieldID, _ text: Template, _ action: Action) {
    guard state.field(field) != nil else {
      return refuse(action, .notShowing, rule: Rules.setByCode)
    }
    note(action, rule: Rules.setByCode)
    let filled = fill(text)
    guard mayBe(filled, atMost: SizeLimit.field, Stop.Limit.field) else { return }
    state.update(field) { $0.set(filled) }
  }

  /// Sets the icons at the ends of a field by code, or removes them.
  mutating func set(_ field: FieldID, _ overlay: TextField.Overlay?, _ action: Action) {
    guard state.field(field) != nil else {
      return refuse(action, .notShowing, rule: Rules.setByCode)
    }
    note(action, rule: Rules.setByCode)
    state.update(field) { $0.overlay = overlay }
  }
}

extension State {
  /// Inserts dragged text at its new place, after it was removed from the old one.
  mutating func insertMoved(
    _ text: String, _ field: FieldID, at place: Int, without range: TextRange,
    in prototype: Prototype
  ) {
    guard let buffer = self.field(field)?.buffer else { return }
    let place = place >= range.end ? place - range.length : place
    let insertion = TextChange(
      range: buffer.widened(TextRange(place, 0)), replacement: text, kind: .moved)
    push(
      Rules.changeSteps(
        QuestionedChange(
          insertion, of: field, isSecure: prototype.textField(field)?.isSecure ?? false)),
      rules: RuleSet(Rules.change(insertion)))
  }
}
