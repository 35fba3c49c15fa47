import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// The live log at the right: the filter, the list, the open question and the counts.
@MainActor
final class Sidebar {
  let widget = Box(.vertical)
  let list = LogList(name: tr("Calls"))
  let detail = DetailPane()
  let jobs = JobPane()
  var onAnswer: (@MainActor (Bool) -> Void)?

  let head = SidebarHead()
  private let pausedBar = PausedBar()
  private let holdBar = HoldBar()
  private let count = Label(ticking: "")
  let empty = Label(tr("Tap something on the stage: its calls appear here."))
  let following: Following
  private let announcer = Announcer()
  private var columns: LogColumns?
  private var characters = LogColumns.Characters()
  var rows: LogRows?
  private var counted = 0
  private var waiting = 0
  /// Reads a long log in pieces.
  var reader: Source?
  /// The entry whose row was selected before a long log was read again.
  private var selectedBefore: Int?
  /// The number of rows that the list has, and its last row if that is not a row of the log.
  private var listed = 0
  private var listedTail: LogListRow?

  init() {
    following = Following(list)
    list.onSelectionChanged { [weak self] _ in
      self?.selectedBefore = nil
      self?.showDetail()
    }
    list.onRowActivated { [weak self] row in self?.activate(row) }
    let scrolled = ScrolledWindow()
    scrolled.add(list)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    empty.addClass("empty-log")
    empty.setWraps(true)
    empty.setJustification(.center)
    empty.align(.center, .center)
    empty.ignoresShowAll = true
    let overlay = Overlay()
    overlay.add(scrolled)
    overlay.addOverlay(empty, passesClicks: true)
    overlay.addOverlay(following.newCalls.widget)
    let foot = Box(.horizontal, spacing: 8)
    foot.addClass("log-foot")
    foot.packStart(count)
    foot.packEnd(following.box)
    widget.addClass("log")
    widget.packStart(head.widget)
    widget.packStart(pausedBar.widget)
    widget.packStart(overlay, expand: true)
    widget.packStart(detail.widget)
    widget.packStart(holdBar.widget)
    widget.packStart(jobs.widget)
    widget.packStart(foot)
    connect()
  }

  private func connect() {
    list.onAllocate { [weak self] _ in
      MainLoop.idle {
        self?.fitColumns()
        return false
      }
    }
    head.onFilter = { [weak self] in self?.setFilter($0) }
    head.chips.onChange = { [weak self] in self?.choose() }
    head.chips.onShowAll = { [weak self] in self?.showAll() }
    head.onPause = { [weak self] in self?.setPaused($0) }
    head.onCopy = { [weak self] in self?.copy() }
    head.onClear = { [weak self] in self?.clear() }
    pausedBar.onResume = { [weak self] in self?.head.isPaused = false }
    following.onEnd = { [weak self] in
      // Otherwise the selected row would end following at the next call.
      self?.list.selectedRow = nil
      self?.closeDetail()
    }
    detail.onCopy = { Clipboard.setText($0) }
    detail.onClose = { [weak self] in self?.closeDetail() }
    holdBar.onAnswer = { [weak self] in self?.onAnswer?($0) }
  }

  /// Adds the actions of the head's menu to the window; `failed` gets an error message.
  func addActions(
    to window: ApplicationWindow, failed: @escaping @MainActor (String) -> Void
  ) {
    window.addTextAction("export-calls") { [weak self, weak window] format in
      guard let session = self?.rows?.session, let window,
        let format = LogExport.Format(rawValue: format)
      else { return }
      LogExport(session.log, session.prototype).save(format, parent: window, failed: failed)
    }
  }

  /// Whether a call waits for an answer, for which there is a bar at the bottom.
  var isHolding: Bool { holdBar.widget.revealsChild }

  /// Lays out for a low and wide place at the bottom of the window, or for a high one at the right.
  func setAtBottom(_ atBottom: Bool) {
    widget.setClass("at-bottom", atBottom)
    holdBar.setLow(atBottom)
  }

  /// Closes the menu of the head.
  func closeMenu() { head.closeMenu() }

  /// Moves the keyboard's focus to the list; false if the sidebar is hidden.
  func focusList() -> Bool {
    guard widget.isVisible else { return false }
    list.grabFocus()
    return true
  }

  /// Moves the keyboard's focus to the details; false if there are none.
  func focusDetail() -> Bool {
    guard widget.isVisible, detail.isOpen else { return false }
    detail.focus()
    return true
  }

  /// Moves the keyboard's focus to the filter.
  func find() { head.focusFilter() }

  /// Whether the filter has the keyboard's focus, so that keys are text.
  var isTyping: Bool { head.isTyping }

  /// Shows the log of another run.
  func begin(_ session: Session) {
    jobs.begin(session)
    reader?.remove()
    reader = nil
    selectedBefore = nil
    let rows = LogRows(session, filter: Filter(typed: head.filter))
    rows.hiddenKinds = head.chips.hiddenKinds
    rows.reread(.end)
    self.rows = rows
    if head.isPaused {
      // The rows that were visible before the document was read again stay visible.
      if session.log.earlierRuns.isEmpty { rows.clear() }
      rows.pause()
    }
    counted = rows.outline.read
    waiting = 0
    listed = 0
    listedTail = nil
    list.source = rows
    closeDetail()
    following.begin()
    announcer.clear()
    showCounts(session.log)
    update()
  }

  /// Shows no log.
  func end() {
    head.isPaused = false
    holdBar.hide()
    jobs.begin(nil)
    closeDetail()
    rows = nil
    list.source = nil
    count.text = ""
    head.chips.update(nil, hidden: 0)
  }

  /// Shows the current state of the run.
  func update() {
    guard let rows else { return }
    let log = rows.session.log
    holdBar.update(rows.session.simulator, rows.text)
    jobs.update()
    fold(rows)
    if head.isPaused {
      countWaiting(log)
      return
    }
    let first = counted
    let isWhole = rows.read()
    counted = log.entries.endIndex
    showChanges(rows, min(first, counted)..<counted, of: log)
    showCounts(log)
    if detail.isOpen, !rows.isReading { showDetail() }
    if !isWhole || rows.isReading { readOn() }
  }

  /// Removes the rows that the log has folded away; those that a person reads stay in sight.
  private func fold(_ rows: LogRows) {
    guard rows.hasFolded else { return }
    let shown = list.visibleRows
    let middle = rows.entry(at: (shown.lowerBound + shown.upperBound) / 2)
    keepingSelection { rows.fold() }
    guard !list.follows, let row = middle.flatMap({ rows.row(ofEntry: $0) }) else { return }
    list.scroll(to: row)
  }

  /// Updates the list for new rows at the end, and for changed counts in headings.
  private func showChanges(_ rows: LogRows, _ new: Range<Int>, of log: EventLog) {
    let count = rows.rowCount
    let tail = rows.tail
    let first = listed - (listedTail == nil ? 0 : 1)
    if count < listed {
      keepingSelection {}
    } else {
      // A new row may now be where the open question or the wait row was.
      if listedTail != nil, listedTail != tail || count > listed { list.rowChanged(listed - 1) }
      if count > listed || rows.outline.items.count > first { append(rows, from: first) }
      for row in rows.takeGrownRows() { list.rowChanged(row) }
      var inputs: Set<Int> = []
      log.entries.forEachLine(in: new) { line, _ in inputs.insert(line.input) }
      for input in inputs {
        if let place = rows.outline.heading(ofInput: input) { list.rowChanged(place) }
      }
    }
    listed = count
    listedTail = tail
    // The wait row may now be where a selected open question was.
    if tail?.kind == .wait, list.selectedRow == count - 1 {
      list.selectedRow = nil
      closeDetail()
    }
  }

  /// Adds rows at the end.
  private func append(_ rows: LogRows, from first: Int) {
    let items = rows.outline.items
    let new = items[min(max(0, first), items.count)...]
    let calls = new.count { $0.kind == .call }
    following.append(calls: calls, rowCount: rows.rowCount)
    guard let last = new.last(where: { $0.kind == .call })?.entry else { return }
    let row = rows.session.log.entries[last].row
    announcer.add(calls, last: rows.text(of: row).spoken(row), over: list)
  }

  private func showCounts(_ log: EventLog) {
    let inputs = log.entries.last?.row.input ?? 0
    let counts = tr(
      "{calls} in {inputs}",
      [
        "calls": ntr("one call", "{n} calls", log.callCount),
        "inputs": ntr("one input", "{n} inputs", inputs),
      ])
    count.text = jobs.isEmpty ? counts : "\(counts), \(jobs.summary)"
    head.chips.update(log, hidden: rows?.hiddenCount ?? 0)
    showWhetherEmpty()
    characters = LogColumns.Characters(
      number: StopText.grouped(log.callCount).count,
      milliseconds: LogTimeText.inColumn(
        milliseconds: log.entries.last?.row.time.milliseconds ?? 0
      ).count,
      delta: 1 + LogTimeText.inColumn(milliseconds: log.longestDelta).count,
      target: rows?.text.longestName ?? 0)
    fitColumns()
  }

  /// Sets the widths of the columns for the available room.
  private func fitColumns() {
    let new = LogColumns(room: list.allocation.width, digit: list.digitWidth, characters)
    guard new != columns else { return }
    columns = new
    let isNarrow = new.call < LogColumns.titleCharacters * list.digitWidth
    list.setTitles([
      .number: "#", .milliseconds: tr("ms"), .delta: "Δ", .target: tr("Target"),
      .call: isNarrow ? tr("Call") : tr("Call, arguments → returned"),
    ])
    list.setWidth(new.number, .number)
    list.setWidth(new.milliseconds, .milliseconds)
    list.setWidth(new.delta, .delta)
    list.setWidth(new.sign, .glyph)
    list.setWidth(new.target, .target)
    // The returned value is drawn inside the call's column; titles need its whole width.
    list.setWidth(LogColumns.margin, .returned)
  }

  // MARK: Input

  /// Folds or unfolds a heading; for any other row, opens its details.
  private func activate(_ row: Int) {
    guard let rows else { return }
    guard rows.isHeading(at: row) else { return showDetail() }
    keepingSelection { rows.toggle(at: row) }
    if rows.isReading { readOn() }
  }

  // MARK: Details

  /// Shows the details of the selected row, if it is a row of the log.
  private func showDetail() {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else {
      return closeDetail()
    }
    let names = rows.text(of: rows.session.log.entries[entry].row).names
    detail.show(rows.detail(ofEntry: entry, row: row), names: names)
  }

  /// Hides the details; the row stays selected.
  private func closeDetail() { detail.show(nil, names: nil) }

  /// Hides the details if they are shown.
  ///
  /// - Returns: whether the details were shown.
  func escape() -> Bool {
    guard detail.isOpen else { return false }
    closeDetail()
    return true
  }

  /// Whether Return is for the list, because a row is selected.
  var hasSelection: Bool { list.selectedRow != nil }

  /// Performs a change of the rows, then selects the same row again if it still exists.
  func keepingSelection(_ change: () -> Void) {
    guard let rows else { return }
    let entry = list.selectedRow.flatMap { rows.entry(at: $0) } ?? selectedBefore
    change()
    list.rowsReset()
    listed = rows.rowCount
    listedTail = rows.tail
    list.selectedRow = entry.flatMap { rows.row(ofEntry: $0) }
    // The row may be in the part that is not read yet.
    selectedBefore = rows.isReading && list.selectedRow == nil ? entry : nil
    if list.selectedRow == nil, selectedBefore == nil { closeDetail() }
  }

  private func setPaused(_ paused: Bool) {
    guard let rows else { return }
    if paused { rows.pause() } else { rows.resume() }
    waiting = 0
    counted = rows.session.log.entries.endIndex
    pausedBar.show(paused ? 0 : nil)
    keepingSelection {}
    update()
  }

  private func countWaiting(_ log: EventLog) {
    let end = log.entries.endIndex
    log.entries.forEachLine(in: min(counted, end)..<end) { line, _ in
      if Outline.isShown(line.sort) { waiting += 1 }
    }
    counted = end
    pausedBar.show(waiting)
  }

  private func copy() {
    guard let rows else { return }
    if rows.isReading {
      while !rows.readOn() {}
      keepingSelection {}
      showReread()
    }
    let texts = rows.outline.items.compactMap { item in
      item.kind == .call ? rows.line(of: rows.session.log.entries[item.entry].row) : nil
    }
    Clipboard.setText(texts.map { $0 + "\n" }.joined())
  }

  /// Whether Ctrl+C copies the selected row: the keyboard's focus is in the list or the details.
  func copiesRow(in window: Window) -> Bool {
    window.hasFocus(inside: list) || window.hasFocus(inside: detail.widget)
  }

  /// Copies the selected row, if there is one.
  func copySelected() {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return }
    Clipboard.setText(rows.detail(ofEntry: entry, row: row).copy)
  }

  private func clear() {
    guard let rows else { return }
    counted = 0
    waiting = 0
    rows.clear()
    list.selectedRow = nil
    rows.session.clearLog()
    keepingSelection {}
    showCounts(rows.session.log)
  }

  /// Uses the colours for a dark background or a light one, and the contrast of the theme.
  func setDark(_ dark: Bool) {
    let look = LogLook(isDark: dark, theme: Settings.standard.themeName)
    list.setLook(look)
    head.chips.setLook(look)
    detail.setLook(look)
    holdBar.setLook(look)
  }
}
