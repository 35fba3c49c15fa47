import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts

/// What the pane under the list says about one row.
struct RowDetail: Hashable {
  /// One line: what it is about, and what it says.
  struct Line: Hashable {
    let title: String
    let text: String
  }

  let glyph: LogGlyph
  let glyphName: String
  /// The selector, or a sentence.
  let call: String
  /// Whether `call` is a method.
  let isMethod: Bool
  let arguments: String
  /// What arguments and answer mean.
  let note: String
  /// What it is, what caused it; why it had no effect and what to do.
  var lines: [Line]
  let chain: OrderChain
  let rule: Rule
  /// Where the dialog, or the application, was before and after.
  let state: String?
  /// What is copied.
  let copy: String
}

@MainActor
extension LogRows {
  /// The details of an entry of the log.
  func detail(ofEntry place: Int, row: Int) -> RowDetail {
    let entry = session.log.entries[place]
    let shown = self.row(at: row)
    let words = text(of: entry.row)
    var detail = RowDetail(
      glyph: shown.glyph, glyphName: shown.glyphName, call: title(of: entry.row),
      isMethod: entry.call != nil, arguments: shown.arguments,
      note: DetailNote(indices: indices(of: entry.row)).text(entry.row, heading: heading),
      lines: [], chain: OrderChain(around: place, in: session.log), rule: entry.row.rule,
      state: state(at: place),
      copy: TextLine(words.prototype).line(entry.row, all: entry.call == nil) ?? "")
    for (title, text) in lines(about: entry.row) where !text.isEmpty {
      detail.lines.append(RowDetail.Line(title: title, text: text))
    }
    return detail
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

  private func title(of row: Row) -> String {
    switch row.content {
    case .call(let selector, _, _): selector.name
    case .input(let input, let title, _): text(of: row).heading(input, title)
    default: text(of: row).sentence(row)
    }
  }

  private func lines(about row: Row) -> KeyValuePairs<String, String> {
    let text = text(of: row)
    let (what, why, help) = (tr("What"), tr("Why"), tr("To do"))
    switch row.content {
    case .call(let selector, _, _):
      return [what: SelectorText.sentence(selector), tr("Cause"): cause(of: row)]
    case .input(let input, _, let ignored):
      return [
        what: InputText.sentence(input),
        why: ignored.map { text.note(row, $0) } ?? (row.rule == .h2 ? "" : note(row)),
        help: ignored.map { AdviceText.text($0) } ?? "",
      ]
    case .refused(_, let refusal):
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.text(refusal),
        tr("Cause"): cause(of: row),
      ]
    case .stopped:
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.circle, tr("Cause"): cause(of: row),
      ]
    case .console:
      return [what: tr("A line on the console."), tr("Cause"): cause(of: row)]
    case .animation, .action, .task, .offer:
      return [what: RuleText.sentence(row.rule), tr("Cause"): cause(of: row)]
    }
  }

  /// Why an input made no calls; empty where it made some.
  private func note(_ row: Row) -> String {
    session.log.calls(ofInput: row.input) > 0 ? "" : text(of: row).note(row, calls: 0)
  }

  /// The input that led to a row, and how long before.
  private func cause(of row: Row) -> String {
    guard let heading = heading(row.input), case .input(let input, let title, _) = heading.content
    else { return "" }
    let words = text(of: row).heading(input, title)
    let delay = row.time.milliseconds - heading.time.milliseconds
    guard delay > 0 else { return tr("{input}, at the same moment", ["input": words]) }
    return tr(
      "{input}, {delay} ms earlier", ["input": words, "delay": StopText.grouped(delay)])
  }

  private func state(at place: Int) -> String? {
    let row = session.log.entries[place].row
    if case .call(let selector, _, _) = row.content,
      let (before, after) = StateText.application(around: selector)
    {
      return change(before, after)
    }
    guard
      let (before, after) = Life.around(place, in: session.log, era: text(of: row).prototype.era)
    else { return nil }
    return change(before.word, after.word)
  }

  private func change(_ before: String, _ after: String) -> String {
    before == after ? after : tr("{before} → {after}", ["before": before, "after": after])
  }
}
