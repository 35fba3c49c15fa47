import DialogModel
import DialogSimulator
import EventLog
import Gtk
import OrderRules
import Session
import Texts
import WindowWords
import Workbench

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
  /// In whose words the rows are.
  var lens = Lens.developer
  var lensTexts: [Int?: LensText] = [:]
  /// The rows that a person has pinned.
  var pinned: Set<LogOrigin> = []
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
    guard lens == .developer else {
      return RowFilter(filter, hiding: hiddenKinds) { [unowned self] row in
        (self.text(of: row).names.name(of: row.target), searched(row))
      }
    }
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

  /// The place of the row of the log whose moment is on the stage, of the past; `nil` for the
  /// present.
  var past: Int?
  /// The breakpoints.
  var breaks: [MethodBreak] = []
  /// What the order rules say against a row; `nil` where nothing.
  var breach: @MainActor (LogOrigin) -> OrderBreach? = { _ in nil }
  /// The value that is logged at a call afterwards, by the call's place in the log.
  var loggedValue: @MainActor (Int) -> String? = { _ in nil }

  /// Whether a row is the heading of an input.
  func isHeading(at row: Int) -> Bool {
    guard outline.items.indices.contains(row) else { return false }
    let kind = outline.items[row].kind
    return kind == .heading || kind == .continued || kind == .left
  }

  /// Folds or unfolds the group of the heading at a row.
  func toggle(at row: Int) {
    guard isHeading(at: row) else { return }
    var all = next ?? lines
    let item = outline.items[row]
    if item.kind == .left { all.toggle(left: item.entry) } else { all.toggle(input: item.input) }
    readAgain(all, .same)
  }

  /// The entry of the log that is shown at a row; `nil` for the open question, for a call that was
  /// not made, and for folded rows.
  func entry(at row: Int) -> Int? {
    guard outline.items.indices.contains(row) else { return nil }
    let item = outline.items[row]
    guard item.kind != .missing, item.kind != .folded, item.kind != .left, isKept(item) else {
      return nil
    }
    return item.entry
  }

  /// Whether the log still has the entry of a line.
  func isKept(_ item: Outline.Item) -> Bool {
    item.entry >= session.log.entries.startIndex
  }

  /// The first row that shows an entry of the log or a later one; `nil` where all are earlier.
  func row(atOrAfter entry: Int) -> Int? {
    row(ofEntry: entry)
      ?? outline.items.firstIndex { item in
        switch item.kind {
        case .heading, .call, .step, .left: item.entry >= entry
        case .continued, .missing, .folded: false
        }
      }
  }

  /// The row that shows an entry of the log, if it is visible in the list.
  func row(ofEntry entry: Int) -> Int? {
    outline.items.firstIndex {
      $0.entry == entry && $0.kind != .continued && $0.kind != .missing && $0.kind != .folded
        && $0.kind != .left
    }
  }
}
