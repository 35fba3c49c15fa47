import DialogModel

/// A step about text fields.
enum FieldStep: Hashable, Sendable {
  /// A control event of a field.
  indirect case event(TextField.Event, FieldID)
  /// Asks the field that edits, if it is another one, to stop for this one.
  indirect case makeWay(for: FieldID, isCleared: Bool)
  /// Makes a field first responder, if there is none; a field that clears itself gets its question
  /// first.
  indirect case becomeFirstResponder(FieldID)
  /// Asks a field that its clear button has emptied to edit; it is not asked about clearing again.
  indirect case beginCleared(FieldID)
  /// Begins editing after all questions, if the field still can.
  indirect case beginEditing(FieldID)
  /// Stops editing, if the field edits, and calls its delegate.
  indirect case endEditing(FieldID)
  /// Makes a change that was allowed.
  indirect case apply(TextChange, FieldID)
  /// Inserts dragged text at its new place.
  indirect case insertMoved(String, FieldID, at: Int, without: TextRange)
  /// Performs the effect of Return after it was allowed.
  indirect case performReturn(FieldID)
  /// Shows that a field's delegate refused something.
  indirect case showRefusal(FieldID)
  /// Asks an alert whether its first other button is enabled, after an edit.
  case askAfterEdit(DialogID)
}

extension Simulator {
  /// Performs a step about text fields.
  mutating func perform(_ step: FieldStep) {
    switch step {
    case .event(let event, let field): send(event, field)
    case .makeWay(let field, let isCleared):
      state.push(state.focus.stepsToMakeWay(for: field, isCleared: isCleared))
    case .becomeFirstResponder(let field): state.becomeFirstResponder(field, in: prototype)
    case .beginCleared(let field):
      // What the document does inside the question may have made it edit already.
      guard !state.focus.edits(field) else { return }
      state.push(Rules.focusSteps(field, from: state.focus[field.window], isCleared: true))
    case .beginEditing(let field): state.beginEditing(field, in: prototype)
    case .endEditing(let field): state.push(state.focus.endEditing(field))
    case .apply(let change, let field): apply(change, field)
    case .insertMoved(let text, let field, let place, let range):
      state.insertMoved(text, field, at: place, without: range, in: prototype)
    case .performReturn(let field): performReturn(field)
    case .showRefusal(let field):
      state.focus.refusal = FieldRefusal(field: field, time: state.now)
    case .askAfterEdit(let dialog):
      guard let position = state.position(of: dialog),
        !state.stack.showings[position].isLeaving
      else { return }
      tell(.shouldEnable, dialog)
    }
  }
}

extension Showing {
  /// Whether the keyboard stays up over it after a field has resigned.
  fileprivate var keepsKeyboard: Bool { placement == .view(.formSheet) && isUp }

  /// Whether it covers a field of its window so that the field stops: a view, a phone's picker, and
  /// what fills the screen in its place.
  fileprivate var coversFields: Bool {
    kind == .view || (kind == .picker && !placement.isPopover) || picker?.fillsScreen == true
  }

  /// Whether keys do not reach the fields of the application's window.
  var takesKeys: Bool {
    switch placement {
    case .foot(.screen), .foot(.clippedView): kind == .sheet
    case .middle: kind == .alert
    case .foot(.popover), .popover, .view: false
    }
  }
}

extension Device {
  /// The next field next to this one; after the last the first, `nil` if there is no other.
  func field(after field: FieldID, in prototype: Prototype) -> FieldID? {
    let fields = neighbours(of: field, in: prototype)
    guard fields.count > 1, let place = fields.firstIndex(of: field) else { return nil }
    return fields[(place + 1) % fields.count]
  }

  /// The fields in the same view as this one, from top to bottom.
  func neighbours(of field: FieldID, in prototype: Prototype) -> [FieldID] {
    switch field {
    case .alert(let dialog, _):
      let count = prototype.dialogs[dialog.index].alert?.shownFields.count ?? 0
      return (0..<count).map { .alert(dialog, index: $0) }
    case .control(let control):
      let controls = prototype.controls(of: control.holder)
      return controls.indices.filter { controls[$0].textField != nil }
        .map { ControlID(control.holder, index: $0) }
        .filter { !isDisabled($0, in: prototype) }.map { .control($0) }
    }
  }
}

extension State {
  /// Whether a field is in the topmost view and can be edited.
  func canEdit(_ field: FieldID, in prototype: Prototype) -> Bool {
    switch field {
    case .alert(let dialog, _):
      guard let position = position(of: dialog), self.field(field) != nil else {
        return false
      }
      // Before its `willPresent` the alert is in no window.
      if let coming = stack[transitionIn: .alerts], coming.dialog == dialog,
        kernel.isToBegin(coming)
      {
        return false
      }
      let alert = stack.showings[position]
      return !alert.isLeaving && alert.loader == nil && !stack.isCovered(at: position)
    case .control(let control):
      guard isShown(control), field.dialog != nil || device.comingScreen == nil else {
        return false
      }
      switch hitTest(control, in: prototype, pastLeaving: true) {
      // Code that shows a popover may focus a field in it before it has come in.
      case .free, .through, .moving(.entering): return true
      case .moving, .beside, .blocked: return false
      }
    }
  }

  /// Whether a field that edits continues to: nothing in its window covers it as a whole.
  ///
  /// A sheet and a popover do not: the field stays first responder under them.
  func canStayEditing(_ field: FieldID) -> Bool {
    switch field {
    case .alert(let dialog, _):
      guard let position = position(of: dialog) else { return false }
      let alert = stack.showings[position]
      return !alert.isLeaving && alert.loader == nil && !stack.isCovered(at: position)
    case .control(let control):
      guard isShown(control), field.dialog != nil || device.comingScreen == nil else {
        return false
      }
      for layer in stack.showings.reversed() {
        if control.holder == .dialog(layer.dialog) || layer.picker?.holds(control.holder) == true {
          return !layer.isLeaving
        }
        if layer.coversFields, !layer.isLeaving { return false }
      }
      return true
    }
  }

  /// The text of a field for the current call, as the log may show it; `nil` if there is no such
  /// field.
  func shownText(ofField index: Int, _ scope: Scope?, in prototype: Prototype) -> String? {
    let field: FieldID
    switch scope?.target {
    case .dialog(let dialog), .field(.alert(let dialog, _)):
      field = .alert(dialog, index: index)
    case .field(let own) where index == 0: field = own
    case .field(.control), .application, .screen, .activity, .task, .navigation, .tabs, nil:
      return nil
    }
    guard let text = self.field(field)?.text ?? stack.departedText(of: field) else { return nil }
    return prototype.textField(field)?.isSecure == true ? text.concealed : text
  }

  /// Moves the keyboard up while a field edits, and down when none does.
  ///
  /// A form sheet on a tablet keeps the keyboard up until it leaves; a rotation hides it meanwhile.
  mutating func moveKeyboard() {
    let isKept = focus.keyboard.isUp && stack.showings.contains(where: \.keepsKeyboard)
    let isUp = (focus.keyboardField != nil || isKept) && device.rotation == nil
    guard isUp != focus.keyboard.isUp else { return }
    focus.keyboard = KeyboardMovement(
      isUp: isUp, from: now, until: now.after(milliseconds: Durations.keyboard))
  }
}

extension Stack {
  /// The text of a field of an alert that has just gone.
  fileprivate func departedText(of field: FieldID) -> String? {
    guard case .alert(let dialog, let index) = field, let departed = departed,
      departed.dialog == dialog, departed.fields.indices.contains(index)
    else { return nil }
    return departed.fields[index].text
  }
}

extension State {
  /// An input as the log may keep it: text typed into a secure field, or into none, is bullets.
  func concealed(_ input: Input, in tables: Tables) -> Input {
    if case .reload(let reload) = input { return .reload(reload.withoutTexts) }
    // The words of a reload hold the texts that were typed before.
    if case .unread(let named) = input, named.words.hasPrefix("{reload") {
      return .unread(NamedInput(words: "{reload: …}"))
    }
    guard case .edit(var edit) = input else { return input }
    let field = firstResponder.flatMap { tables.prototype.textField($0) }
    guard field?.isSecure ?? true else { return input }
    edit.text = edit.text.concealed
    return .edit(edit)
  }
}
