import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// The rows of the log's list, each made when it becomes visible.
@MainActor
final class LogRows: LogListSource {
  let session: Session
  let text: RowText
  var filter: Filter
  /// The kinds of rows that are hidden.
  var hiddenKinds: Set<RowKind> = []
  private(set) var outline = Outline()
  /// The count of rows that the filter and the hidden kinds hide, without headings.
  private(set) var hiddenCount = 0
  /// The texts of the runs before the document was last read.
  private let earlierTexts: [RowText]
  /// The length of the log that is shown while it is paused; `nil` while it is not paused.
  private var end: Int?

  init(_ session: Session, filter: Filter) {
    self.session = session
    self.filter = filter
    text = RowText(session.prototype)
    earlierTexts = session.log.earlierRuns.map { RowText($0.prototype) }
  }

  /// The texts of the run that a row belongs to.
  func text(of row: Row) -> RowText {
    session.log.earlierRun(of: row).map { earlierTexts[$0] } ?? text
  }

  /// A call as it is printed; `nil` for other rows.
  func line(of row: Row) -> String? { TextLine(text(of: row).prototype).line(row) }

  var rowCount: Int { outline.items.count + (tail == nil ? 0 : 1) }

  /// The last row, if it is not a row of the log: the open question, or the reason to wait.
  var tail: LogListRow? {
    guard end == nil else { return nil }
    if let hold = session.state.hold { return heldRow(hold) }
    guard !session.state.jobs.isEmpty else { return nil }
    return LogListRow(
      kind: .wait, glyph: .clock, glyphName: tr("waits"), call: text.waiting(in: session.state),
      isDim: true)
  }

  /// Keeps the list at the rows that were read, even if the filter or the folded groups change.
  func pause() { end = outline.read }

  /// Shows the whole log again, once it is read.
  func resume() { end = nil }

  /// Reads the new rows of the log.
  func read() {
    outline.read(session.log, upTo: end) { entry in
      if keeps(entry) { return true }
      if case .input = entry.row.content { return false }
      hiddenCount += 1
      return false
    }
  }

  /// Reads the whole log again, for example after a change of the filter.
  func reread() {
    outline.restart()
    hiddenCount = 0
    read()
  }

  /// Discards the rows, for example after the log was cleared.
  func clear() {
    outline.removeAll()
    hiddenCount = 0
    if end != nil { end = 0 }
  }

  /// Whether a row is the heading of an input.
  func isHeading(at row: Int) -> Bool {
    guard outline.items.indices.contains(row) else { return false }
    return outline.items[row].kind == .heading || outline.items[row].kind == .continued
  }

  /// Folds or unfolds the group of the heading at a row.
  func toggle(at row: Int) {
    guard isHeading(at: row) else { return }
    outline.toggle(input: outline.items[row].input)
    reread()
  }

  /// The entry of the log that is shown at a row; `nil` for the open question.
  func entry(at row: Int) -> Int? {
    outline.items.indices.contains(row) ? outline.items[row].entry : nil
  }

  /// The row that shows an entry of the log, if it is visible in the list.
  func row(ofEntry entry: Int) -> Int? {
    outline.items.firstIndex { $0.entry == entry && $0.kind != .continued }
  }

  private func keeps(_ entry: LogEntry) -> Bool {
    if let kind = RowKind(entry.row.content), hiddenKinds.contains(kind) { return false }
    return filter.isEmpty
      || filter.keeps(
        target: text(of: entry.row).names.name(of: entry.row.target),
        text: text(of: entry.row).searched(entry.row))
  }

  func row(at index: Int) -> LogListRow {
    guard outline.items.indices.contains(index) else {
      return tail ?? LogListRow(kind: .call)
    }
    let item = outline.items[index]
    let entry = session.log.entries[item.entry]
    switch item.kind {
    case .heading, .continued: return headingRow(entry.row, item)
    case .call: return callRow(entry)
    case .step: return stepRow(entry.row)
    }
  }

  private func headingRow(_ row: Row, _ item: Outline.Item) -> LogListRow {
    guard case .input(let input, let title, _) = row.content else {
      return LogListRow(kind: .heading)
    }
    let calls = session.log.calls(ofInput: item.input)
    let text = text(of: row)
    let words = text.heading(input, title)
    let continued = item.kind == .continued
    return LogListRow(
      kind: .heading, milliseconds: StopText.grouped(row.time.milliseconds),
      glyph: glyph(input), glyphName: tr("input"),
      call: continued ? tr("{input}, continued", ["input": words]) : words,
      trailing: .note(continued ? "" : text.note(row, calls: calls)),
      triangle: calls == 0
        ? .none : outline.folded.contains(item.input) ? .collapsed : .expanded)
  }

  private func glyph(_ input: Input) -> LogGlyph {
    switch input {
    case .home, .power, .interrupt, .launchApp, .killApp, .launch, .rotate, .reload: .home
    case .perform: .play
    case .answer: .held
    default: .input
    }
  }

  private func callRow(_ entry: LogEntry) -> LogListRow {
    guard case .call(let selector, let argument, let returned) = entry.row.content else {
      return LogListRow(kind: .call)
    }
    var row = call(selector, entry.row.target, text(of: entry.row))
    row.number = entry.call.map { StopText.grouped($0) } ?? ""
    row.milliseconds = StopText.grouped(entry.row.time.milliseconds)
    row.delta = entry.delta.map { $0 == 0 ? "·" : "+\(StopText.grouped($0))" } ?? ""
    row.arguments = CallText.arguments(argument)
    // YES and NO are words of the API, so they are not translated.
    row.trailing = returned.map { $0 ? .yes("YES") : .no("NO") }
    if let answer = ActivityWords.returned(argument) { row.trailing = .value(answer) }
    if selector.owner == .textField, returned == false { row.ground = .broken }
    return row
  }

  private func heldRow(_ hold: Hold) -> LogListRow {
    var row = call(hold.selector, hold.target, text)
    row.milliseconds = StopText.grouped(session.state.now.milliseconds)
    row.glyph = .held
    row.glyphName = tr("waits for an answer")
    row.trailing = .value("?")
    row.ground = .held
    return row
  }

  private func call(_ selector: Selector, _ target: Target, _ text: RowText) -> LogListRow {
    let glyph: LogGlyph =
      switch selector.nature {
      case .will: .will
      case .did: .did
      case .asks: .asks
      case .clicked: .clicked
      }
    return LogListRow(
      kind: .call, glyph: glyph, glyphName: CallText.nature(selector.nature),
      target: text.names.name(of: target),
      call: CallText.markup(selector.name))
  }

  private func stepRow(_ row: Row) -> LogListRow {
    let isStop =
      if case .stopped = row.content { true } else { false }
    return LogListRow(
      kind: isStop ? .remark : .step, milliseconds: StopText.grouped(row.time.milliseconds),
      glyph: isStop ? .warning : .step, glyphName: isStop ? tr("stopped") : tr("step"),
      call: text(of: row).sentence(row), ground: isStop ? .broken : .plain)
  }
}
