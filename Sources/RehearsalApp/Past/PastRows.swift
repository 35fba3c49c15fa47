import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords
import Workbench

// How the rows of the list show which of them are past.

extension LogRows {
  /// Marks the row whose moment is on the stage; the rows that were made later, and those that were
  /// left, are dim.
  func inPast(_ row: LogListRow, _ item: Outline.Item) -> LogListRow {
    var row = row
    if session.log.isLeft(item.entry) { row.isDim = true }
    guard let past else { return row }
    if item.entry == past, item.kind != .continued {
      let words = row.trailing.map { trailing in
        tr("{value}, on stage", ["value": trailing.text])
      }
      row.trailing = .accent(words ?? tr("on stage"))
    } else if item.entry > past {
      row.isDim = true
    }
    return row
  }

  /// Adds what a person has set at the method of a call.
  func inspected(_ row: LogListRow, _ place: Int) -> LogListRow {
    var row = row
    if let value = loggedValue(place) { row.chip = tr("“{value}”", ["value": OneLine.text(value)]) }
    let said = session.log.entries[place].row
    guard !breaks.isEmpty, session.log.canGoOn(from: place),
      case .call(let selector, _, _) = said.content,
      let broken = breaks.first(where: { $0.fits(selector, said.target) })
    else { return row }
    row.flag = broken.isArmed ? .armed : .disarmed
    row.glyphName =
      broken.isArmed
      ? tr("{kind}, breakpoint", ["kind": row.glyphName])
      : tr("{kind}, breakpoint that is off", ["kind": row.glyphName])
    return row
  }

  /// The line that represents rows that were left.
  func leftRow(_ place: Int) -> LogListRow {
    guard let left = session.log.leftPart(of: place) else { return LogListRow(kind: .call) }
    let first = left.firstInput.map { session.log.entries[$0].row }
    let title = first.flatMap { row -> String? in
      guard case .input(let input, let title, _) = row.content else { return nil }
      return text(of: row).heading(input, title)
    }
    let time = session.log.entries[max(left.places.lowerBound, session.log.entries.startIndex)].row
      .time.milliseconds
    return LogListRow(
      kind: .left, milliseconds: LogTimeText.inColumn(milliseconds: time), glyph: .branch,
      glyphName: tr("left"), call: PastText.left(left, title: title),
      triangle: outline.unfoldedLeft.contains(left.places.lowerBound) ? .expanded : .collapsed,
      isDim: true)
  }
}
