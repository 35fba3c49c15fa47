import DialogModel
import EventLog
import Gtk
import OrderRules
import Texts
import WindowWords

// What a played scenario expects, in the rows of the log.

extension LogRows {
  /// A row of a call, with what is wrong with it.
  func marked(_ row: LogListRow, _ origin: LogOrigin) -> LogListRow {
    var row = row
    if let breach = breach(origin) {
      row.ground = .broken
      (row.glyph, row.glyphName) = (.warning, tr("breaks a rule"))
      row.trailing = .note(breach.rule.name)
    }
    guard let mark = outline.marks?.mark(of: origin) else { return row }
    row.ground = .broken
    row.trailing = .note(MarkText.note(mark, beside: row.trailing?.text ?? ""))
    return row
  }

  /// The row of a call that was not made.
  func missingRow(_ number: Int) -> LogListRow {
    guard let missing = outline.marks?.missing[number] else { return LogListRow(kind: .call) }
    return LogListRow(
      kind: .call, glyph: .warning, glyphName: tr("missing"), target: missing.target,
      call: CallText.markup(missing.selector), arguments: missing.rest,
      trailing: .note(tr("missing")), ground: .broken, isDim: true)
  }
}
