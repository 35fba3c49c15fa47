import DialogModel
import DialogSimulator
import EventLog
import Gtk
import OrderRules
import Session
import Texts
import WindowWords

/// The text of the detail pane for one row.
struct RowDetail: Hashable {
  let glyph: LogGlyph
  let glyphName: String
  /// The selector, or a sentence.
  let call: String
  /// Whether `call` is a method.
  let isMethod: Bool
  let arguments: String
  /// The meaning of the arguments and of the answer.
  let note: String
  /// What the row is and what caused it; for an input without effect, the reason and a hint.
  let lines: [DetailText.Line]
  let chain: OrderChain
  /// The rules that the pane names, the one of the text first.
  let rules: [Rule]
  /// The state of the dialog, or of the application, before and after.
  let state: String?
  /// The text that the copy button copies.
  let copy: String
}

@MainActor
extension LogRows {
  /// The details of a row of the log.
  func detail(ofEntry place: Int, row: Int) -> RowDetail {
    let entry = session.log.entries[place]
    let shown = self.row(at: row)
    let words = text(of: entry.row)
    let timeline = session.timelines[session.log.entries.origin(of: place).run]
    let indices = indices(of: entry.row)
    let detail = DetailText(
      session.log, words, heading: heading, state: timeline.state, buttons: indices)
    let note = DetailNote(indices: indices)
    let origin = session.log.entries.origin(of: place)
    let (mark, breach) = (outline.marks?.mark(of: origin), self.breach(origin))
    let rules =
      (breach.map { [$0.rule] } ?? [])
      + OrderText.rules(entry.row.rules).filter { $0 != breach?.rule }
    return RowDetail(
      glyph: shown.glyph, glyphName: shown.glyphName, call: detail.title(of: entry.row),
      isMethod: entry.call != nil, arguments: shown.arguments,
      note: note.text(entry.row, heading: heading),
      lines: [
        noteLine(at: place), mark.map { MarkText.line($0) },
        breach.map { DetailText.Line(title: tr("Out of order"), text: $0.sentence) },
      ].compactMap { $0 }
        + detail.lines(about: entry.row, at: place)
        + [note.buttons(entry.row), DetailText.evidence(for: rules)].compactMap { $0 }
        + TodayText.lines(about: entry.row),
      chain: OrderChain(around: place, in: session.log),
      rules: rules,
      state: detail.state(at: place),
      copy: TextLine(words.prototype).line(entry.row, all: entry.call == nil) ?? "")
  }

  /// What a person wrote about a row.
  private func noteLine(at place: Int) -> DetailText.Line? {
    guard let note = session.pins.note(on: session.log.entries.origin(of: place)), !note.isEmpty
    else { return nil }
    return DetailText.Line(title: tr("Note"), text: note)
  }

  /// The buttons of each dialog of the run that a row belongs to.
  private func indices(of row: Row) -> [ButtonIndices] {
    session.log.earlierRun(of: row).map { Simulator(session.log.earlierRuns[$0].prototype).indices }
      ?? session.simulator.indices
  }

  /// The row of an input, by the input's number.
  private func heading(_ input: Int) -> Row? {
    outline.entry(ofInput: input).map { session.log.entries[$0].row }
  }
}
