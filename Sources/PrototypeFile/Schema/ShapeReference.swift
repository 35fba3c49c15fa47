internal import Texts

/// Shapes in the words of the reference.
extension Shape {
  /// The values that are allowed at a place, with links to other sections.
  package var reference: String {
    switch self {
    case .text: tr("text")
    case .template: tr("text with [places](#places)")
    case .pattern: tr("whole text, or /pattern/")
    case .regex: tr("pattern")
    case .path: tr("path from the document’s folder")
    case .icon: tr("name of an icon, or path of a picture")
    case .moment: tr("date and time in ISO 8601")
    case .timeZone: tr("name of a time zone")
    case .language: tr("name of a language")
    case .boolean: "`true`, `false`"
    case .yes: "`true`"
    case .integer(let least, let most): Shape.number(least, most)
    case .seconds: tr("number of seconds")
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .id: tr("id: letters, digits, “.”, “_” and “-”")
    case .reference(let kind): kind.reference
    case .selector: tr("method")
    case .anything: tr("anything")
    case .object(let table): FormatReference.link(to: table)
    case .list(let item, _): tr("list of: {item}", ["item": item.reference])
    case .named(let form, let value):
      tr("map: {name} → {value}", ["name": form.reference, "value": value.reference])
    case .bySelector(let value, _, _, let one):
      one
        ? tr("one method → {value}", ["value": value.reference])
        : tr("map: method → {value}", ["value": value.reference])
    case .either(let first, let second):
      tr("{first}, or {second}", ["first": first.reference, "second": second.reference])
    }
  }

  private static func number(_ least: Int, _ most: Int) -> String {
    if least == most { return "`\(least)`" }
    switch (least, most) {
    case (-Shape.mostInteger, Shape.mostInteger): return tr("whole number")
    case (_, Shape.mostInteger): return tr("whole number from {least}", ["least": String(least)])
    default: return "`\(least)`…`\(most)`"
    }
  }
}

extension Shape.NameForm {
  /// The names that a map can have.
  fileprivate var reference: String {
    switch self {
    case .id: tr("id")
    case .name: tr("name")
    case .text: tr("text")
    case .language: tr("language")
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .reference(let kind): kind.reference
    }
  }
}

extension Shape.Reference {
  /// What a name refers to, in the words of the reference.
  fileprivate var reference: String {
    switch self {
    case .screen: tr("id of a screen")
    case .dialog: tr("id of a dialog")
    case .shownDialog: tr("id of a dialog (ID: the newest; ID#2: one of several instances)")
    case .control: tr("id of a control")
    case .task: tr("id of a task")
    case .notification: tr("id of a notification")
    case .flag: tr("id of a flag")
    case .steps: tr("name of steps")
    case .field: tr("id of a text field, or DIALOG/field-0")
    case .alert: tr("id of an alert; with `delegate` also of another dialog")
    case .popover: tr("id of a popover, or of an activity picker")
    case .barButton: tr("id of a bar button or a toolbar button")
    case .controlOrBar: tr("id of a control, or `toolbar`, `navigationBar`, `tabBar`")
    case .start: tr("id of a screen or of a dialog")
    case .shown: tr("id of a screen or of a dialog (ID#2: one instance of it)")
    case .part:
      tr(
        "id of a screen, a dialog, a task or a notification, `SCREEN/control`, `DIALOG/button-N`, or the address of a part"
      )
    case .target: tr("id of a dialog, of a text field or of an activity, or `application`")
    case .activity: tr("type of an activity, or a built-in one’s name")
    }
  }
}
