public import DialogModel
public import DialogSimulator
public import EventLog

// Rows for the tests of what is written about rows.

/// The first dialog of a prototype.
public let confirm = DialogID(0)
/// The first screen of a prototype.
public let home = ScreenID(0)

/// A row; it is about the dialog `confirm` unless the test says otherwise.
public func row(
  _ content: Row.Content, at milliseconds: Int = 0, input: Int = 1, rule: Rule = .d1,
  target: Target = .dialog(confirm)
) -> Row {
  Row(
    time: SimulatedTime(milliseconds: milliseconds), input: input, rule: rule, target: target,
    content: content)
}

/// The row of an input.
public func input(
  _ input: Input, _ title: String = "", ignored: Ignored? = nil, at milliseconds: Int = 0,
  number: Int = 1, rule: Rule = .d1, target: Target = .dialog(confirm)
) -> Row {
  row(
    .input(input, title: title, ignored: ignored), at: milliseconds, input: number, rule: rule,
    target: target)
}

/// The row of a launch.
public func launch(input number: Int) -> Row {
  input(.launch, number: number, rule: .l1, target: .application)
}

/// A call of `alertView:clickedButtonAtIndex:`.
public func clicked(_ index: Int = 0, at milliseconds: Int = 0, input: Int = 1) -> Row {
  row(
    .call(.alertViewClickedButtonAtIndex, .buttonIndex(index), returned: nil), at: milliseconds,
    input: input)
}

/// A log of these rows.
public func log(_ rows: Row...) -> EventLog {
  var log = EventLog()
  for row in rows { log.append(row) }
  return log
}
