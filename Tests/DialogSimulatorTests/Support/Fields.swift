import DialogModel

@testable import DialogSimulator

// Text fields in a test's words: `A0` is the first field of the alert A, `F0` the control 0 of the
// first screen, `A:0` that of the popover A, and `A0:0` that of the view of its first activity.

/// The id of a field by its name.
func field(_ name: String) -> FieldID {
  let parts = name.split(separator: ":")
  if parts.count == 2, let control = Int(parts[1]) {
    let dialog = id(String(parts[0].prefix(1)))
    let holder: ControlID.Holder =
      Int(parts[0].dropFirst()).map { .activity(ActivityID(dialog, index: $0)) } ?? .dialog(dialog)
    return .control(ControlID(holder, index: control))
  }
  let index = Int(name.dropFirst()) ?? 0
  return name.hasPrefix("F")
    ? .control(ControlID(screen: ScreenID(0), index: index))
    : .alert(id(String(name.prefix(1))), index: index)
}

/// A text field as a test needs it.
func textField(
  _ text: String = "", secure: Bool = false, clear: TextField.ViewMode = .never,
  clearsOnBegin: Bool = false, returnNeedsText: Bool = false,
  on events: [TextField.Event: [Action]] = [:], delegate: Hearing = .everything,
  without: [Selector] = [], returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> TextField {
  var field = TextField(text: text, isSecure: secure)
  field.clearButtonMode = clear
  field.clearsOnBeginEditing = clearsOnBegin
  field.enablesReturnKeyAutomatically = returnNeedsText
  field.events = events
  field.delegate = hearing(delegate, without: without, returns: returns, does: does)
  return field
}

/// A text field on a screen.
func control(_ name: String, _ field: TextField = textField()) -> Control {
  Control(id: name, kind: .textField(field), text: name)
}

/// An alert with Cancel, OK and text fields.
func asking(
  _ name: String, _ fields: TextField..., without: [Selector] = [],
  returns: [Selector: Answer] = [:], does: [Selector: [Action]] = [:]
) -> Dialog {
  var alert = Alert()
  alert.cancelButton = "Cancel"
  alert.otherButtons = ["OK"]
  let isSecure = fields.first?.isSecure ?? false
  alert.style = fields.count == 2 ? .loginAndPassword : isSecure ? .secureText : .plainText
  alert.textFields = fields
  return Dialog(
    id: name, alert: alert, delegate: hearing(without: without, returns: returns, does: does))
}

func focus(_ name: String) -> Action { .focus(field(name)) }
func resign(_ name: String) -> Action { .resign(field(name)) }
func set(_ name: String, text: String) -> Action { .setFieldText(field(name), Template(text)) }

extension Run {
  mutating func tap(field name: String, at time: Int? = nil) {
    perform(.tapField(field(name)), at: time)
  }

  /// Types a text, a character at a time.
  mutating func type(_ text: String, at time: Int? = nil) {
    for character in text { perform(.edit(.type(String(character))), at: time) }
  }

  mutating func paste(_ text: String, at time: Int? = nil) {
    perform(.edit(.paste(text)), at: time)
  }

  mutating func delete(_ range: TextRange? = nil, at time: Int? = nil) {
    perform(.edit(.delete(range)), at: time)
  }

  /// What is in a field, in its scalars.
  func text(_ name: String) -> String? { simulator.state.field(field(name))?.text }

  /// The field that is being edited.
  var editing: String? { simulator.state.keyboardField.map { DialogSimulatorTests.name($0) } }
}
