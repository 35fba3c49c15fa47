import DialogModel
import EventLog
import WindowWords

@testable import DialogSimulator

let confirm = DialogID(0)
let share = DialogID(1)
let home = ScreenID(0)
let sync = TaskID(0)

/// A prototype whose names the rows of these tests carry.
let prototype: Prototype = {
  var prototype = Prototype()
  var alert = Alert()
  alert.cancelButton = Button(title: Template("Cancel"))
  alert.otherButtons = [Button(title: Template("OK"))]
  var silent = Dialog(id: "share", kind: .actionSheet(ActionSheet()))
  silent.delegate.isNil = true
  prototype.dialogs = [Dialog(id: "confirm", alert: alert), silent]
  prototype.screens = [Screen(id: "home")]
  prototype.start = .screen(home)
  return prototype
}()

var words: RowText { RowText(prototype) }

/// A row; it is about the dialog `confirm` unless the test says otherwise.
func row(
  _ content: Row.Content, at milliseconds: Int = 0, input: Int = 1, rule: Rule = .d1,
  target: Target = .dialog(confirm)
) -> Row {
  Row(
    time: SimulatedTime(milliseconds: milliseconds), input: input, rule: rule, target: target,
    content: content)
}

/// The row of an input.
func input(
  _ input: Input, _ title: String = "", ignored: Ignored? = nil, at milliseconds: Int = 0,
  number: Int = 1, target: Target = .dialog(confirm)
) -> Row {
  row(
    .input(input, title: title, ignored: ignored), at: milliseconds, input: number,
    target: target)
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
