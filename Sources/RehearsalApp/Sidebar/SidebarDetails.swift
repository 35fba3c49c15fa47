import EventLog
import Gtk
import Session
import Texts
import WindowWords
import Workbench

// The details of the selected row.

extension Sidebar {
  /// Handles that another row is selected.
  func selected() {
    selectedBefore = nil
    anchor = nil
    if list.selectedRow != nil { importedIfMade?.list.selectedRow = nil }
    showDetail()
    pins.showSelection()
    tellSelected()
    look()
  }

  /// Shows the details of the selected row, if it is a row of the log.
  func showDetail() {
    showCount()
    if lens == .listener { return showHeard() }
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else {
      return closeDetail()
    }
    let names = rows.text(of: rows.session.log.entries[entry].row).names
    detail.show(rows.detail(ofEntry: entry, row: row), names: names)
    detail.show(why?(entry), rows)
  }

  /// Tells assistive technology what the selected row is, and what led to it.
  func speakSelected() {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else {
      list.announce(tr("No row is selected."))
      return
    }
    let content = rows.session.log.entries[entry].row
    var parts = [rows.lensWords(content) ?? rows.text(of: content).spoken(content)]
    parts += rows.detail(ofEntry: entry, row: row).lines.map(\.text)
    let causes = why?(entry)?.links.dropLast().map { (link: WhyChain.Link) -> String in
      switch link {
      case .line(let line): tr("line {n}", ["n": String(line)])
      case .row(let place): rows.shortText(ofEntry: place)
      }
    }
    if let causes, !causes.isEmpty {
      parts.append(tr("Why: {causes}", ["causes": causes.listed()]))
    }
    list.announce(parts.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// Hides the details; the row stays selected.
  func closeDetail() {
    detail.show(nil, names: nil)
    showCount()
  }

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

  /// The selected row of the log; `nil` without one.
  var selectedOrigin: LogOrigin? {
    guard let rows, let entry = selectedEntry else { return nil }
    return rows.session.log.entries.origin(of: entry)
  }

  /// Selects a row and shows it, also one that a filter hides or that is in a folded group.
  func go(to origin: LogOrigin) {
    guard let rows, let place = rows.session.log.entries.place(of: origin) else { return }
    if rows.row(ofEntry: place) == nil {
      rows.unfold(input: rows.session.log.entries.input(at: place))
      showAll()
      while rows.isReading, !rows.readOn() {}
      keepingSelection {}
      showReread()
    }
    guard let row = rows.row(ofEntry: place) else { return }
    list.selectedRow = row
    list.scroll(to: row)
    selected()
  }
}
