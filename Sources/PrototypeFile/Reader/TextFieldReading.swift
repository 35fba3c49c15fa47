internal import DialogModel
internal import Texts

extension Reader {
  /// Reads the text fields of an alert: those of its style, changed as the document says.
  mutating func readTextFields(_ node: YAMLNode?, _ alert: Alert) -> [TextField] {
    var fields = alert.style.textFields
    for (index, item) in (node?.things ?? []).enumerated() {
      let found = self.fields(item, TextFieldKey.self)
      let isThere = fields.indices.contains(index)
      if !isThere {
        error(
          .meaning, item.start, TextField.tooMany(alert.style),
          hint: tr("“style” says how many there are"))
      }
      // A field that is too many is read as well, to report its errors.
      let around = Surroundings(fieldCount: max(fields.count, index + 1), ownField: index)
      let field = within(around) {
        $0.readTextField(isThere ? fields[index] : TextField()) { found[$0] }
      }
      if isThere { fields[index] = field }
    }
    return fields
  }

  /// Reads a text field: the default field, changed as the document says.
  mutating func readTextField(
    _ plain: TextField, _ value: (TextFieldKey) -> YAMLNode?
  ) -> TextField {
    var field = plain
    field.placeholder = value(.placeholder)?.text ?? field.placeholder
    field.text = value(.text).flatMap { text($0, atMost: SizeLimit.field) } ?? field.text
    field.isSecure = value(.secure)?.boolean ?? field.isSecure
    field.keyboard = value(.keyboard).flatMap(word) ?? field.keyboard
    field.returnKey = value(.returnKey).flatMap(word) ?? field.returnKey
    field.clearButtonMode = value(.clearButton).flatMap(word) ?? field.clearButtonMode
    field.clearsOnBeginEditing =
      value(.clearsOnBeginEditing)?.boolean ?? field.clearsOnBeginEditing
    field.enablesReturnKeyAutomatically =
      value(.enablesReturnKeyAutomatically)?.boolean ?? field.enablesReturnKeyAutomatically
    field.overlay = value(.overlay).map { readOverlay($0) }
    field.events = value(.on).map { readEvents($0) } ?? [:]
    field.delegate = value(.delegate).map { readFieldDelegate($0) } ?? field.delegate
    return field
  }

  mutating func readOverlay(_ node: YAMLNode) -> TextField.Overlay {
    let fields = fields(node, OverlayKey.self)
    return TextField.Overlay(
      left: readIcon(.left, of: fields), right: readIcon(.right, of: fields),
      mode: fields[.mode].flatMap(word) ?? .always)
  }

  private mutating func readEvents(_ node: YAMLNode) -> [TextField.Event: [Action]] {
    let fields = fields(node, ControlEventKey.self)
    var events: [TextField.Event: [Action]] = [:]
    for key in fields.keys {
      guard let event = TextField.Event(rawValue: key.rawValue), let value = fields[key] else {
        continue
      }
      events[event] = readActions(value)
    }
    return events
  }

  private mutating func readFieldDelegate(_ node: YAMLNode) -> Delegate {
    if let none = readNone(node) { return none }
    let fields = fields(node, TextFieldDelegateKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does])
    return readDelegate(parts, of: [.textField], .textField)
  }
}

extension TextField {
  /// The error for more fields than a style has.
  fileprivate static func tooMany(_ style: Alert.Style) -> String {
    let values = ["style": style.rawValue] as KeyValuePairs
    return switch style.textFields.count {
    case 0: tr("an alert of the style “{style}” has no text field", values)
    case 1: tr("an alert of the style “{style}” has one text field", values)
    default: tr("an alert of the style “{style}” has two text fields", values)
    }
  }
}
