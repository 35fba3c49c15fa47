import DialogModel
import PrototypeFile

extension DocumentWriter {
  /// Writes the text fields of an alert that differ from those of its style.
  func textFields(of alert: Alert) throws(NotWritable) -> [Written.Entry] {
    let plain = alert.style.textFields
    guard alert.textFields.count == plain.count else { throw notWritable("textFields") }
    var items: [Written] = []
    for (index, field) in alert.textFields.enumerated() {
      let entries = try DocumentWriter(prototype: prototype, ownField: index).textField(
        field, beside: plain[index])
      items.append(.map(entries, .block))
    }
    // The last fields are left out if they do not differ from those of the style.
    while case .map(let entries, _)? = items.last, entries.isEmpty { items.removeLast() }
    return entry("style", word(alert.style, unless: .default))
      + entry("textFields", list(items, .block))
  }

  /// Writes a control that is a text field; its text is the placeholder by default.
  func textField(_ field: TextField, of control: Control) throws(NotWritable) -> [Written.Entry] {
    // A tap only begins to edit.
    guard control.then.isEmpty else { throw notWritable("then") }
    return try DocumentWriter(prototype: prototype, ownField: 0).textField(
      field, beside: TextField(placeholder: control.text))
  }

  /// Writes how a field differs from the default field.
  private func textField(
    _ field: TextField, beside plain: TextField
  ) throws(NotWritable) -> [Written.Entry] {
    func flag(_ key: String, _ value: KeyPath<TextField, Bool>) -> [Written.Entry] {
      let isSo = field[keyPath: value]
      return entry(key, isSo == plain[keyPath: value] ? nil : .boolean(isSo))
    }
    var entries: [Written.Entry] = []
    if field.placeholder != plain.placeholder {
      guard let placeholder = field.placeholder else { throw notWritable("placeholder") }
      entries += entry("placeholder", .text(placeholder))
    }
    entries += entry("text", field.text == plain.text ? nil : .text(field.text))
    entries += flag("secure", \.isSecure)
    entries += entry("keyboard", word(field.keyboard, unless: plain.keyboard))
    entries += entry("returnKey", word(field.returnKey, unless: plain.returnKey))
    entries += entry(
      "clearButton", word(field.clearButtonMode, unless: plain.clearButtonMode))
    entries += flag("clearsOnBeginEditing", \.clearsOnBeginEditing)
    entries += flag("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
    entries += entry("overlay", field.overlay.map(parts.overlay))
    entries += entry("on", map(try events(field.events)))
    return entries + entry("delegate", try fieldDelegate(field.delegate))
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
    return try delegateParts(delegate, of: [.textField]).written
  }

  /// Writes a nil delegate, which has no other keys.
  func none(_ delegate: Delegate) throws(NotWritable) -> Written {
    var silent = Delegate()
    silent.isNil = true
    guard delegate == silent else { throw notWritable("delegate") }
    return .word("none")
  }
}
