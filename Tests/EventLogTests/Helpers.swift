import DialogModel
import EventLog
import Testing

@testable import DialogSimulator

let confirm = DialogID(0)
let done = DialogID(1)
let home = ScreenID(0)

/// A prototype whose names the rows of these tests carry.
let prototype: Prototype = {
  var prototype = Prototype()
  prototype.dialogs = [
    Dialog(id: "confirm", alert: Alert()), Dialog(id: "done", alert: Alert()),
  ]
  prototype.screens = [Screen(id: "home")]
  return prototype
}()

/// A row; what it is about is the dialog `confirm` unless the test says otherwise.
func row(
  _ content: Row.Content, at milliseconds: Int = 0, input: Int = 1, rule: Rule = .d1,
  target: Target = .dialog(confirm)
) -> Row {
  Row(
    time: SimulatedTime(milliseconds: milliseconds), input: input, rule: rule, target: target,
    content: content)
}

/// The input that a launch is.
func launch(input: Int) -> Row {
  row(
    .input(.launch, title: "", ignored: nil), input: input, rule: .l1, target: .application)
}

/// A call of `alertView:clickedButtonAtIndex:`.
func clicked(_ index: Int = 0, at milliseconds: Int = 0, input: Int = 1) -> Row {
  row(
    .call(.alertViewClickedButtonAtIndex, .buttonIndex(index), returned: nil), at: milliseconds,
    input: input)
}

/// A log of these rows.
func log(_ rows: Row...) -> EventLog {
  var log = EventLog()
  for row in rows { log.append(row) }
  return log
}

/// One row of each kind, with its words in text and in JSON.
struct Sample: Sendable, CustomTestStringConvertible {
  let row: Row
  let text: String
  let json: String

  init(_ row: Row, _ text: String, _ json: String) {
    self.row = row
    self.text = text
    self.json = json
  }

  var testDescription: String { text }
}
