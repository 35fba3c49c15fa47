import DialogModel
import DialogSimulator
import SampleRows
import Testing

let done = DialogID(1)

/// A prototype whose names the rows of these tests carry.
let prototype: Prototype = {
  var prototype = Prototype()
  prototype.dialogs = [
    Dialog(id: "confirm", alert: Alert()), Dialog(id: "done", alert: Alert()),
  ]
  prototype.screens = [Screen(id: "home")]
  return prototype
}()

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
