internal import DialogModel
internal import Texts

/// Reads text fields of alerts and of screens.
enum TextFieldReader {
  /// Reads the text fields of an alert: those of its style, changed as the document says.
  static func fields(_ node: YAMLNode?, _ alert: Alert, _ reader: inout Reader) -> [TextField] {
    var fields = alert.style.textFields
    for (index, item) in (node?.things ?? []).enumerated() {
      let found = reader.fields(item, TextFieldKey.self)
      let isThere = fields.indices.contains(index)
      if !isThere {
        reader.problems.error(
          .meaning, item.start, TextField.tooMany(alert.style),
          hint: tr("“style” says how many there are"))
      }
      // A field that is too many is read as well, to report its errors.
      let around = Surroundings(fieldCount: max(fields.count, index + 1), ownField: index)
      let field = reader.within(around) {
        self.field(isThere ? fields[index] : TextField(), &$0) { found[$0] }
      }
      if isThere { fields[index] = field }
    }
    return fields
  }

  /// Reads a text field: the default field, changed as the document says.
  static func field(
    _ plain: TextField, _ reader: inout Reader, _ value: (TextFieldKey) -> YAMLNode?
  ) -> TextField {
    var field = plain
    field.placeholder = value(.placeholder)?.text ?? field.placeholder
    field.text =
      value(.text).flatMap { reader.problems.text($0, atMost: SizeLimit.field) } ?? field.text
    field.isSecure = value(.secure)?.boolean ?? field.isSecure
    field.keyboard = value(.keyboard)?.choice() ?? field.keyboard
    field.returnKey = value(.returnKey)?.choice() ?? field.returnKey
    field.clearButtonMode = value(.clearButton)?.choice() ?? field.clearButtonMode
    field.clearsOnBeginEditing =
      value(.clearsOnBeginEditing)?.boolean ?? field.clearsOnBeginEditing
    field.enablesReturnKeyAutomatically =
      value(.enablesReturnKeyAutomatically)?.boolean ?? field.enablesReturnKeyAutomatically
    field.overlay = value(.overlay).map { overlay($0, &reader) }
    field.events = value(.on).map { events($0, &reader) } ?? [:]
    field.delegate = value(.delegate).map { delegate($0, &reader) } ?? field.delegate
    return field
  }

  static func overlay(_ node: YAMLNode, _ reader: inout Reader) -> TextField.Overlay {
    let fields = reader.fields(node, OverlayKey.self)
    return TextField.Overlay(
      left: PathReader.icon(.left, of: fields, &reader),
      right: PathReader.icon(.right, of: fields, &reader),
      mode: fields[.mode]?.choice() ?? .always)
  }

  private static func events(_ node: YAMLNode, _ reader: inout Reader) -> [TextField.Event:
    [Action]]
  {
    let fields = reader.fields(node, ControlEventKey.self)
    var events: [TextField.Event: [Action]] = [:]
    for key in fields.keys {
      guard let event = TextField.Event(rawValue: key.rawValue), let value = fields[key] else {
        continue
      }
      events[event] = ActionReader.actions(value, &reader)
    }
    return events
  }

  private static func delegate(_ node: YAMLNode, _ reader: inout Reader) -> Delegate {
    if node.text == "none" { return DelegateReader.none }
    if node.text == DelegateReader.outsideWord { return DelegateReader.outside }
    let fields = reader.fields(node, TextFieldDelegateKey.self)
    return DelegateReader.delegate(DelegateParts(fields), of: [], .textField, &reader)
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
