import EventLog
import Gtk
import OrderRules
import Session
import Texts
import WindowWords

/// Another application's log above the rows of the run, under a heading with the file's name.
@MainActor
final class ImportedPane {
  let widget = Box(.vertical)
  let list = LogList(name: tr("Calls of another app"))
  /// Called when a person selects a row.
  var onSelect: (@MainActor () -> Void)?

  private(set) var rows: ImportedRows?
  private let name = Label()
  private let summary = Label()
  private let notes = Label()
  private let scrolled = ScrolledWindow()
  private var columns: LogColumns?

  /// The most rows that are visible at once, and the height of a row and of the titles in pixels.
  private static let (most, height) = (8, 24)

  init() {
    name.addClass("heading")
    name.setEllipsize(.middle)
    name.xalign = 0
    summary.addClass("dim")
    summary.setEllipsize(.end)
    summary.xalign = 1
    notes.addClass("imported-notes")
    notes.addClass("dim")
    notes.setWraps(true)
    notes.xalign = 0
    let close = Gtk.Button(icon: "window-close-symbolic")
    close.hasRelief = false
    close.accessibleName = tr("Close the log of the other app")
    close.tooltip = close.accessibleName
    close.onClicked { [weak self] in self?.show(nil) }
    let head = Box(.horizontal, spacing: 8)
    head.addClass("imported-head")
    head.packStart(name)
    head.packStart(summary, expand: true)
    head.packEnd(close)
    scrolled.add(list)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    widget.addClass("imported")
    widget.packStart(head)
    widget.packStart(notes)
    widget.packStart(scrolled)
    widget.showAll()
    widget.hide()
    widget.ignoresShowAll = true
    list.onSelectionChanged { [weak self] _ in self?.onSelect?() }
    list.onRowActivated { [weak self] _ in self?.onSelect?() }
    list.onAllocate { [weak self] _ in
      MainLoop.idle {
        self?.fitColumns()
        return false
      }
    }
  }

  /// Shows a log, with its first breach selected; `nil` closes the pane.
  func show(_ new: ImportedRows?) {
    rows = new
    list.source = new
    columns = nil
    widget.isVisible = new != nil
    update()
    list.selectedRow = new?.firstBreach
    if let row = new?.firstBreach { list.scroll(to: row) }
    onSelect?()
  }

  /// Shows what another filter keeps.
  func filter(_ filter: Filter) {
    guard let rows else { return }
    rows.filter = filter
    list.rowsReset()
    update()
  }

  private func update() {
    guard let rows else { return }
    name.text = rows.name
    summary.text = rows.summary
    notes.text = rows.notes.joined(separator: "\n")
    notes.isVisible = !rows.notes.isEmpty
    let visible = min(ImportedPane.most, max(2, rows.rowCount)) + 1
    scrolled.setSizeRequest(width: -1, height: visible * ImportedPane.height)
    fitColumns()
  }

  private func fitColumns() {
    guard let rows else { return }
    var choice = ColumnChoice()
    choice.toggle(.milliseconds)
    choice.toggle(.delta)
    let characters = LogColumns.Characters(
      number: rows.row(at: rows.rowCount - 1).number.count,
      target: (0..<min(rows.rowCount, 100)).map { rows.row(at: $0).target.count }.max() ?? 0)
    let new = LogColumns(
      room: list.allocation.width, digit: list.digitWidth, characters, choice)
    guard new != columns else { return }
    columns = new
    list.setTitles([.number: tr("Line"), .target: tr("Object"), .call: tr("Call")])
    list.setWidth(max(new.number ?? 0, 34), .number)
    list.setWidth(nil, .milliseconds)
    list.setWidth(nil, .delta)
    list.setWidth(new.sign, .glyph)
    list.setWidth(new.target, .target)
    list.setWidth(LogColumns.margin, .returned)
  }
}

extension Sidebar {
  /// Connects the pane of another application's log, and its action.
  func addImport(to window: ApplicationWindow) {
    window.addAction("verify-log") { [weak self, weak window] in
      guard let window else { return }
      let logs = FileChooser.Filter(name: tr("Logs"), patterns: ["*.log", "*.txt"])
      let all = FileChooser.Filter(name: tr("All files"), patterns: ["*"])
      let chooser = FileChooser(
        .open, title: tr("Hold a Log Against the Rules"), parent: window, filters: [logs, all])
      chooser.show { path in
        if let path { self?.importLog(path) }
      }
    }
  }

  /// Reads another application's log and shows it above the rows of the run.
  func importLog(_ path: String) {
    let name = FileName.lastText(of: path)
    Errand.run({ ImportedRows.read(path) }) { [weak self] result in
      guard let self else { return }
      let hint = tr("Choose the log of an app that names its delegate’s methods.")
      switch result {
      case .success(let (log, check)) where check.calls > 0:
        imported.show(
          ImportedRows(name: name, log, check, filter: Filter(typed: head.filter)))
      case .success:
        onProblem?(
          tr(
            "{file}: no line has a method of a delegate, such as “alertView:clickedButtonAtIndex:”",
            ["file": name]), hint)
      case .failure(let problem):
        onProblem?(
          tr("{file} can’t be read: {reason}", ["file": name, "reason": problem.message]), hint)
      }
    }
  }

  func showImported() {
    guard let row = imported.list.selectedRow, let shown = imported.rows?.detail(at: row),
      let names = rows?.text.names
    else {
      return closeDetail()
    }
    if list.selectedRow != nil {
      list.selectedRow = nil
      pins.showSelection()
    }
    detail.show(shown, names: names)
  }
}
