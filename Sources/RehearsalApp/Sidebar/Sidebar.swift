import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords
import Workbench

/// The live log at the right: the filter, the list, the open question and the counts.
@MainActor
final class Sidebar {
  let widget = Box(.vertical)
  let list = LogList(name: tr("Calls"))
  let detail = DetailPane()
  let jobs = JobPane()
  var onAnswer: (@MainActor (Bool) -> Void)?
  /// The time of the run, under the list.
  ///
  /// What a window does not need at its start is made when it is first shown.
  private(set) var strip: TimeStrip?
  private let stripRoom = Box(.vertical)
  /// Whether the sidebar is at the bottom of the window, low and wide.
  private(set) var isLow = false
  var onMade: (@MainActor (TimeStrip) -> Void)?
  /// Called with the place in the log of the row that a person selects; `nil` for none.
  var onLook: (@MainActor (Int?) -> Void)?
  /// Called when a person sets or removes a breakpoint at the method of a row, by its place.
  var onBreak: (@MainActor (Int) -> Void)?
  /// Called when a run is to go on that a breakpoint stopped.
  var onStep: (@MainActor (BreakStep) -> Void)?
  /// Returns what led to a row, by its place in the log.
  var why: (@MainActor (Int) -> WhyChain?)?
  private(set) lazy var breakList = makeBreakList()
  var onMadeBreakList: (@MainActor (BreakList) -> Void)?
  private lazy var logValue = makeLogValue()
  /// Called with an action to perform at a breakpoint; returns what is wrong with it, if anything is.
  var onBreakAction: (@MainActor (String) -> String?)?
  var onMadeLogValue: (@MainActor (EntryButton) -> Void)?
  private var logLook = LogLook.light

  let head = SidebarHead()
  let pins = PinsController()
  /// Called with the reason why something is not shown or not said, and what to do.
  var onProblem: (@MainActor (_ reason: String, _ hint: String) -> Void)?
  /// The log of another application, made when there is one.
  private(set) lazy var imported = makeImported()
  private(set) var importedIfMade: ImportedPane?
  private let importedRoom = Box(.vertical)
  /// The list of calls, with what lies over it.
  let calls = Overlay()
  /// What VoiceOver says, made when it is first shown.
  private(set) lazy var speech = makeSpeech()
  private(set) var speechIfMade: SpeechPane?
  let speechRoom = Box(.vertical)
  let heardFindings = HeardFindings()
  /// Until when what was heard is not listed any more.
  var heardCleared: HeardMoment?
  /// Since when what is heard waits.
  var heardPaused: HeardMoment?
  var rowMenu: ContextMenu?
  /// In whose words the rows are.
  var lens = Preferences.shared.lens
  var lensAction: StatefulAction?
  let pausedBar = PausedBar()
  let holdBar = HoldBar()
  let count = Label(ticking: "")
  let empty = EmptyLog()
  /// The lines of the document that reasons for a missing call are about.
  var reasonLines: @MainActor ([WhyNot.Reason]) -> [Int?] = { $0.map { _ in nil } }
  let following: Following
  let announcer = Announcer()
  let columns: LogColumnsController
  var rows: LogRows?
  var counted = 0
  var waiting = 0
  /// Reads a long log in pieces.
  @Scheduled var reader: Source?
  /// The entry whose row was selected before a long log was read again.
  var selectedBefore: Int?
  /// What keeps its place while a long log is read again.
  var anchor: KeptPlace?
  /// The number of rows that the list has, and its last row if that is not a row of the log.
  var listed = 0
  var listedTail: LogListRow?

  init() {
    following = Following(list)
    columns = LogColumnsController(list, lens.ofRows)
    list.onSelectionChanged { [weak self] _ in
      self?.selected()
    }
    list.onNumberPressed { [weak self] row in
      if let entry = self?.rows?.entry(at: row) { self?.onBreak?(entry) }
    }
    list.onRowActivated { [weak self] row in self?.activate(row) }
    let scrolled = ScrolledWindow()
    scrolled.add(list)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    calls.add(scrolled)
    calls.addOverlay(empty.widget)
    calls.addOverlay(following.newCalls.widget)
    let foot = Box(.horizontal, spacing: 8)
    foot.addClass("log-foot")
    foot.packStart(count)
    foot.packEnd(following.box)
    widget.addClass("log")
    widget.packStart(head.widget)
    widget.packStart(pausedBar.widget)
    widget.packStart(pins.widget)
    widget.packStart(importedRoom)
    widget.packStart(calls, expand: true)
    widget.packStart(speechRoom, expand: true)
    widget.packStart(stripRoom)
    widget.packStart(detail.widget)
    widget.packStart(holdBar.widget)
    widget.packStart(jobs.widget)
    widget.packStart(foot)
    speechRoom.ignoresShowAll = true
    speechRoom.hide()
    connect()
  }

  private func connect() {
    head.onFilter = { [weak self] in self?.setFilter($0) }
    head.field.values = { [weak self] in
      guard let rows = self?.rows else { return FilterCompletion.Values() }
      return rows.session.log.filterValues { rows.text(of: $0).names.name(of: $0.target) }
    }
    head.chips.onChange = { [weak self] in self?.choose() }
    head.chips.onShowAll = { [weak self] in self?.showAll() }
    head.onPause = { [weak self] in self?.setPaused($0) }
    head.onCopy = { [weak self] in self?.copyList(.text) }
    head.onClear = { [weak self] in self?.clear() }
    pausedBar.onResume = { [weak self] in self?.head.isPaused = false }
    following.onEnd = { [weak self] in
      // Otherwise the selected row would end following at the next call.
      self?.list.selectedRow = nil
      self?.closeDetail()
      self?.onLook?(nil)
    }
    detail.onCopy = { Clipboard.setText($0) }
    detail.onClose = { [weak self] in self?.closeDetail() }
    holdBar.onAnswer = { [weak self] in self?.onAnswer?($0) }
    holdBar.onStep = { [weak self] in self?.onStep?($0) }
    holdBar.onAction = { [weak self] in self?.onBreakAction?($0) }
    pins.selected = { [weak self] in self?.selectedOrigin }
    pins.onGo = { [weak self] in self?.go(to: $0) }
    pins.onLeave = { [weak self] in self?.list.grabFocus() }
    pins.onChange = { [weak self] in
      guard let self, let rows else { return }
      redraw(rows)
      if detail.isOpen { showDetail() }
    }
    detail.extra = { [weak self] in self?.logValue.button }
  }

  /// Whether a call waits for an answer, for which there is a bar at the bottom.
  var isHolding: Bool { holdBar.widget.revealsChild }

  /// Lays out for a low and wide place at the bottom of the window, or for a high one at the right.
  func setAtBottom(_ atBottom: Bool) {
    isLow = atBottom
    widget.setClass("at-bottom", atBottom)
    fitStrip()
    holdBar.setLow(atBottom)
    head.rows.isLow = atBottom
  }

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

  /// Whether the filter has the keyboard's focus, so that keys are text.
  var isTyping: Bool { head.isTyping || pins.strip?.isTyping == true }

  /// Shows the log of another run.
  func begin(_ session: Session) {
    jobs.begin(session)
    reader?.remove()
    reader = nil
    selectedBefore = nil
    anchor = nil
    let rows = LogRows(session, filter: Filter(typed: head.filter))
    rows.lens = lens.ofRows
    rows.hiddenKinds = head.chips.hiddenKinds
    rows.reread(.end)
    self.rows = rows
    if head.isPaused {
      // The rows that were visible before the document was read again stay visible.
      if session.log.earlierRuns.isEmpty { rows.clear() }
      rows.pause()
    }
    // What is heard of another run is all new, and waits where the log is paused.
    heardCleared = nil
    heardPaused = head.isPaused ? HeardMoment(session) : nil
    counted = rows.outline.read
    waiting = 0
    listed = 0
    listedTail = nil
    list.source = rows
    closeDetail()
    following.begin()
    announcer.clear()
    strip?.begin(session.log)
    showCounts(rows, isNew: true)
    pins.begin(rows)
    update()
    showSpeech()
  }

  /// Shows no log.
  func end() {
    head.isPaused = false
    holdBar.hide()
    jobs.begin(nil)
    closeDetail()
    rows = nil
    list.source = nil
    pins.begin(nil)
    speechIfMade?.begin(nil)
    importedIfMade?.show(nil)
    count.text = ""
    head.chips.update(hidden: 0) { _ in 0 }
  }

  /// Shows the current state of the run.
  func update() {
    guard let rows else { return }
    let log = rows.session.log
    holdBar.update(rows.session.simulator, rows.text)
    jobs.update()
    updateStrip(log)
    fold(rows)
    if head.isPaused {
      countWaiting(log)
      return
    }
    let first = counted
    let isWhole = rows.read()
    counted = log.entries.endIndex
    showChanges(rows, min(first, counted)..<counted, of: log)
    showCounts(rows)
    if detail.isOpen, !rows.isReading { showDetail() }
    if !isWhole || rows.isReading { readOn() }
  }

  /// Uses the colours for a dark background or a light one, and the contrast of the theme.
  func setDark(_ dark: Bool) {
    let look = LogLook(isDark: dark, theme: Settings.standard.themeName)
    list.setLook(look)
    head.chips.setLook(look)
    detail.setLook(look)
    importedIfMade?.list.setLook(look)
    speechIfMade?.setLook(look)
    strip?.setLook(look)
    logLook = look
    holdBar.setLook(look)
  }

  /// Shows the rows that were added to the log in the time strip, once some time has passed.
  private func updateStrip(_ log: EventLog) {
    if strip == nil, (log.entries.last?.row.time.milliseconds ?? 0) > 0 {
      let new = TimeStrip()
      new.setLook(logLook)
      stripRoom.packStart(new.widget)
      strip = new
      onMade?(new)
    }
    strip?.update(log, past: strip?.past)
    fitStrip()
  }

  /// Gives its room to a question, where the sidebar is low.
  private func fitStrip() {
    let hasRoom = strip != nil && !(isLow && isHolding)
    if stripRoom.isVisible != hasRoom { stripRoom.isVisible = hasRoom }
  }

  private func makeImported() -> ImportedPane {
    let pane = ImportedPane()
    pane.onSelect = { [weak self] in self?.showImported() }
    pane.list.setLook(logLook)
    importedRoom.packStart(pane.widget)
    importedIfMade = pane
    return pane
  }

  private func makeSpeech() -> SpeechPane {
    let pane = SpeechPane()
    pane.setLook(logLook)
    pane.connect(to: self)
    speechRoom.packStart(pane.widget, expand: true)
    speechIfMade = pane
    return pane
  }

  private func makeBreakList() -> BreakList {
    let list = BreakList()
    head.chips.add(list.button)
    onMadeBreakList?(list)
    return list
  }

  private func makeLogValue() -> EntryButton {
    let button = EntryButton.forLogValue()
    onMadeLogValue?(button)
    return button
  }
}
