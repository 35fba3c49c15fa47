internal import DialogModel

extension Writer {
  /// Writes the text fields of an alert that differ from those of its style.
  func textFields(of alert: Alert) throws(NotWritable) -> [Written.Entry] {
    let plain = alert.style.textFields
    guard alert.textFields.count == plain.count else { throw notWritable("textFields") }
    var items: [Written] = []
    for (index, field) in alert.textFields.enumerated() {
      let entries = try Writer(prototype: prototype, ownField: index).textField(
        field, beside: plain[index])
      items.append(.map(entries, .block))
    }
    // The last fields are left out if they do not differ from those of the style.
    while case .map(let entries, _)? = items.last, entries.isEmpty { items.removeLast() }
    return entry(AlertKey.style, word(alert.style, unless: .default))
      + entry(AlertKey.textFields, list(items, .block))
  }

  /// Writes a control that is a text field; its text is the placeholder by default.
  func textField(_ field: TextField, of control: Control) throws(NotWritable) -> [Written.Entry] {
    // A tap only begins to edit.
    guard control.then.isEmpty else { throw notWritable("then") }
    return try Writer(prototype: prototype, ownField: 0).textField(
      field, beside: TextField(placeholder: control.text))
  }

  /// Writes how a field differs from the default field.
  private func textField(
    _ field: TextField, beside plain: TextField
  ) throws(NotWritable) -> [Written.Entry] {
    func flag(_ key: TextFieldKey, _ value: KeyPath<TextField, Bool>) -> [Written.Entry] {
      let isSo = field[keyPath: value]
      return entry(key, isSo == plain[keyPath: value] ? nil : .boolean(isSo))
    }
    var entries: [Written.Entry] = []
    if field.placeholder != plain.placeholder {
      guard let placeholder = field.placeholder else { throw notWritable("placeholder") }
      entries += entry(TextFieldKey.placeholder, .text(placeholder))
    }
    entries += entry(TextFieldKey.text, field.text == plain.text ? nil : .text(field.text))
    entries += flag(.secure, \.isSecure)
    entries += entry(TextFieldKey.keyboard, word(field.keyboard, unless: plain.keyboard))
    entries += entry(TextFieldKey.returnKey, word(field.returnKey, unless: plain.returnKey))
    entries += entry(
      TextFieldKey.clearButton, word(field.clearButtonMode, unless: plain.clearButtonMode))
    entries += flag(.clearsOnBeginEditing, \.clearsOnBeginEditing)
    entries += flag(.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically)
    entries += entry(TextFieldKey.overlay, field.overlay.map { overlay($0) })
    entries += entry(TextFieldKey.on, map(try events(field.events)))
    return entries + entry(TextFieldKey.delegate, try fieldDelegate(field.delegate))
  }

  func overlay(_ overlay: TextField.Overlay) -> Written {
    .map(
      entry(OverlayKey.left, text(overlay.left)) + entry(OverlayKey.right, text(overlay.right))
        + entry(OverlayKey.mode, word(overlay.mode, unless: .always)), .inline)
  }

  private func events(
    _ events: [TextField.Event: [Action]]
  ) throws(NotWritable) -> [Written.Entry] {
    var entries: [Written.Entry] = []
    for event in TextField.Event.allCases {
      guard let actions = events[event] else { continue }
      entries.append(
        Written.Entry(key: event.rawValue, value: .list(try self.actions(actions), .inline)))
    }
    return entries
  }

  private func fieldDelegate(_ delegate: Delegate) throws(NotWritable) -> Written? {
    if delegate.isNil { return try none(delegate) }
    let parts = try delegateParts(delegate, of: [.textField])
    var entries = entry(TextFieldDelegateKey.without, parts.without)
    entries += entry(TextFieldDelegateKey.only, parts.only)
    entries += entry(TextFieldDelegateKey.returns, parts.returns)
    return map(entries + entry(TextFieldDelegateKey.does, parts.does))
  }

  /// Writes a nil delegate, which has no other keys.
  func none(_ delegate: Delegate) throws(NotWritable) -> Written {
    var silent = Delegate()
    silent.isNil = true
    guard delegate == silent else { throw notWritable("delegate") }
    return .word("none")
  }

  /// Writes the name of a text field for an action or an answer.
  func name(of field: FieldID) throws(NotWritable) -> Written {
    switch field {
    case .alert(let dialog, let index):
      guard dialog.instance == 1,
        prototype[dialog]?.alert?.textFields.indices.contains(index) == true
      else { throw notWritable("field") }
    case .control(let control):
      let controls = holds(control.holder) ? prototype.controls(of: control.holder) : []
      guard controls.indices.contains(control.index), controls[control.index].textField != nil
      else { throw notWritable("field") }
    }
    return .text(prototype.name(of: field))
  }

  /// Whether the prototype has a holder of controls.
  func holds(_ holder: ControlID.Holder) -> Bool {
    switch holder {
    case .screen(let screen): prototype.screens.indices.contains(screen.index)
    case .dialog(let dialog): prototype.dialogs.indices.contains(dialog.index)
    case .activity(let activity): prototype.dialogs.indices.contains(activity.dialog.index)
    }
  }
}
