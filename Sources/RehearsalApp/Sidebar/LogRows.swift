import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// The rows of the log's list, each made when it becomes visible.
///
/// A long log is read in pieces: the caller calls ``readOn()`` between frames until all is read.
@MainActor
final class LogRows: LogListSource {
  let session: Session
  let text: RowText
  var filter: Filter
  /// The kinds of rows that are hidden.
  var hiddenKinds: Set<RowKind> = []
  /// The count of rows that the filter and the hidden kinds hide, without headings.
  private(set) var hiddenCount = 0
  /// The lines that the list has.
  private var lines: FilteredOutline
  /// All lines, as far as they have been read; they replace those of the list when they are whole.
  private var next: FilteredOutline?
  /// Whether new rows of the log belong at the end of ``lines``.
  private var reachesEnd = true
  /// The texts of the runs before the document was last read.
  private let earlierTexts: [RowText]
  /// The length of the log that is shown while it is paused; `nil` while it is not paused.
  private var end: Int?

  /// What the list shows until all of a long log is read.
  enum Preview {
    /// What it showed before.
    case same
    /// The first lines.
    case start
    /// The last lines.
    case end
  }

  /// The time for one piece of work, so that no frame comes late.
  private static let piece = Duration.milliseconds(5)
  /// The lines of a preview: more than any window can show.
  private static let previewLines = 300

  init(_ session: Session, filter: Filter) {
    self.session = session
    self.filter = filter
    text = RowText(session.prototype)
    earlierTexts = session.log.earlierRuns.map { RowText($0.prototype) }
    lines = FilteredOutline(RowFilter(filter, hiding: []) { _ in ("", "") })
    lines.restart(with: rowFilter)
  }

  /// The texts of the run that a row belongs to.
  func text(of row: Row) -> RowText {
    session.log.earlierRun(of: row).map { earlierTexts[$0] } ?? text
  }

  /// A call as it is printed; `nil` for other rows.
  func line(of row: Row) -> String? { TextLine(text(of: row).prototype).line(row) }

  /// The lines that the list has.
  var outline: Outline { lines.outline }

  /// The rows whose text has changed because they stand for more rows of the log.
  func takeGrownRows() -> [Int] { lines.takeGrownLines() }

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
  func pause() { end = isReading ? session.log.entries.endIndex : outline.read }

  /// Shows the whole log again, once it is read.
  func resume() { end = nil }

  /// The place of the first row that the list shows, or would show without a filter.
  private var start = 0

  /// Whether the log has folded rows away that the list may still have.
  var hasFolded: Bool { session.log.entries.startIndex > start }

  /// Removes the rows from the list that the log has folded away.
  func fold() {
    start = session.log.entries.startIndex
    lines.fold(session.log)
    next?.fold(session.log)
    if next == nil { hiddenCount = lines.hiddenCount }
  }

  /// Whether the list shows less than it will.
  var isReading: Bool { next != nil }

  /// Reads new rows of the log.
  ///
  /// - Returns: whether all were read; if not, the caller calls it again soon.
  func read() -> Bool {
    guard reachesEnd || next == nil else { return true }
    defer { if next == nil { hiddenCount = lines.hiddenCount } }
    return lines.read(session.log, upTo: end, until: LogRows.deadline())
  }

  /// Reads the whole log again, for example after a change of the filter.
  ///
  /// - Parameter preview: what the list shows while ``isReading``.
  func reread(_ preview: Preview) {
    var all = next ?? lines
    all.restart(with: rowFilter)
    readAgain(all, preview)
  }

  private func readAgain(_ lines: FilteredOutline, _ preview: Preview) {
    var all = lines
    next = nil
    if all.read(session.log, upTo: end, until: LogRows.deadline()) { return show(all) }
    switch preview {
    case .same: break
    case .start: self.lines = all
    case .end:
      self.lines = all.tail(
        of: session.log, upTo: end, lines: LogRows.previewLines, until: LogRows.deadline())
    }
    reachesEnd = preview != .start
    next = all
  }

  /// Shows what calls lack and have too much; the caller must read the log again.
  func mark(_ marks: CallMarks?) {
    next?.marks = marks
    lines.marks = marks
  }

  /// Reads another piece of the log.
  ///
  /// - Returns: whether all has been read, and the list has it.
  func readOn() -> Bool {
    guard var all = next else { return true }
    next = nil
    if all.read(session.log, upTo: end, until: LogRows.deadline()) {
      show(all)
      return true
    }
    next = all
    return false
  }

  private func show(_ all: FilteredOutline) {
    lines = all
    reachesEnd = true
    hiddenCount = all.hiddenCount
  }

  private static func deadline() -> () -> Bool {
    let end = ContinuousClock.now + piece
    return { ContinuousClock.now >= end }
  }

  private var rowFilter: RowFilter {
    let (texts, text, session) = (earlierTexts, text, session)
    return RowFilter(filter, hiding: hiddenKinds) { row in
      let words = session.log.earlierRun(of: row).map { texts[$0] } ?? text
      return (words.names.name(of: row.target), words.searched(row))
    }
  }

  /// Discards the rows, for example after the log was cleared.
  func clear() {
    next = nil
    reachesEnd = true
    start = 0
    lines.removeAll()
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
    var all = next ?? lines
    all.toggle(input: outline.items[row].input)
    readAgain(all, .same)
  }

  /// The entry of the log that is shown at a row; `nil` for the open question, for a call that was
  /// not made, and for what has been folded away.
  func entry(at row: Int) -> Int? {
    guard outline.items.indices.contains(row) else { return nil }
    let item = outline.items[row]
    guard item.kind != .missing, item.kind != .folded, isKept(item) else { return nil }
    return item.entry
  }

  /// Whether the log still has the entry of a line.
  private func isKept(_ item: Outline.Item) -> Bool {
    item.entry >= session.log.entries.startIndex
  }

  /// The row that shows an entry of the log, if it is visible in the list.
  func row(ofEntry entry: Int) -> Int? {
    outline.items.firstIndex {
      $0.entry == entry && $0.kind != .continued && $0.kind != .missing && $0.kind != .folded
    }
  }

  func row(at index: Int) -> LogListRow {
    guard outline.items.indices.contains(index) else {
      return tail ?? LogListRow(kind: .call)
    }
    let item = outline.items[index]
    if item.kind == .missing { return missingRow(item.entry) }
    if item.kind == .folded { return foldedRow(item.entry) }
    guard isKept(item) else { return foldedHeading(item) }
    let entry = session.log.entries[item.entry]
    switch item.kind {
    case .heading, .continued: return headingRow(entry.row, item)
    case .call:
      return marked(callRow(entry), session.log.entries.origin(of: item.entry))
    case .missing, .folded: return stepRow(entry.row)
    case .step:
      var row = stepRow(entry.row)
      if let group = outline.percentages(ofEntry: item.entry) {
        let last = session.log.entries[group.last].row
        row.call = text(of: last).sentence(from: entry.row, to: last)
      }
      return row
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
      kind: .heading, milliseconds: LogTimeText.inColumn(milliseconds: row.time.milliseconds),
      glyph: glyph(input), glyphName: tr("input"),
      call: continued ? tr("{input}, continued", ["input": words]) : words,
      trailing: .note(continued ? "" : text.note(row, calls: calls)),
      triangle: calls == 0
        ? .none : outline.folded.contains(item.input) ? .collapsed : .expanded)
  }

  /// The first row, where earlier ones have been folded away.
  private func foldedRow(_ count: Int) -> LogListRow {
    LogListRow(
      kind: .remark, glyph: .step, glyphName: tr("folded away"),
      call: ntr(
        "The oldest row has been folded away.", "The oldest {rows} rows have been folded away.",
        count, ["rows": StopText.grouped(count)]), isDim: true)
  }

  /// The heading of an input whose row has been folded away.
  private func foldedHeading(_ item: Outline.Item) -> LogListRow {
    LogListRow(
      kind: .heading, glyph: .input, glyphName: tr("input"),
      call: tr("input {n}, continued", ["n": StopText.grouped(item.input)]),
      triangle: outline.folded.contains(item.input) ? .collapsed : .expanded)
  }

  private func glyph(_ input: Input) -> LogGlyph {
    switch input {
    case .home, .power, .interrupt, .launchApp, .killApp, .launch, .rotate, .reload, .openApp,
      .switcher, .pullDown, .slide, .openNotification, .closeNotification, .setClock, .setTimeZone:
      .home
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
    row.milliseconds = LogTimeText.inColumn(milliseconds: entry.row.time.milliseconds)
    row.delta =
      entry.delta.map { $0 == 0 ? "·" : "+\(LogTimeText.inColumn(milliseconds: $0))" } ?? ""
    row.arguments = CallText.arguments(argument)
    // YES and NO are words of the API, so they are not translated.
    row.trailing = returned.map { $0 ? .yes("YES") : .no("NO") }
    if let answer = ActivityWords.returned(argument) { row.trailing = .value(answer) }
    if selector.owner == .textField, returned == false { row.ground = .broken }
    return row
  }

  private func heldRow(_ hold: Hold) -> LogListRow {
    var row = call(hold.selector, hold.target, text)
    row.milliseconds = LogTimeText.inColumn(milliseconds: session.state.now.milliseconds)
    row.glyph = .held
    row.glyphName = tr("waits for an answer")
    row.trailing = .value("?")
    row.ground = .held
    return row
  }

  func call(_ selector: Selector, _ target: Target, _ text: RowText) -> LogListRow {
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
      kind: isStop ? .remark : .step,
      milliseconds: LogTimeText.inColumn(milliseconds: row.time.milliseconds),
      glyph: isStop ? .warning : .step, glyphName: isStop ? tr("stopped") : tr("step"),
      call: text(of: row).sentence(row), ground: isStop ? .broken : .plain)
  }
}
