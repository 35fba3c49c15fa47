import DialogSimulator
import EventLog
import Gtk
import Session
import WindowWords

// What leaves the list: copies, and the exports of the head's menu.

extension Sidebar {
  /// Copies what the list shows after filter and chips.
  func copyList(_ format: LogExport.Format) {
    guard let rows else { return }
    if lens == .listener, format == .text {
      return Clipboard.setText(speech.rows?.outline.transcript() ?? "")
    }
    if rows.isReading {
      while !rows.readOn() {}
      keepingSelection {}
      showReread()
    }
    let places = rows.outline.items.compactMap {
      $0.kind == .call || format.isDiagram ? $0.entry : nil
    }
    copy(format, places.filter { $0 >= rows.session.log.entries.startIndex })
  }

  /// Copies the selected rows, or the group of the selected heading.
  func copyRow(_ format: LogExport.Format) {
    if let places = selectedPlaces { return copy(format, places) }
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return }
    guard rows.isHeading(at: row) else { return copy(format, [entry]) }
    let input = rows.outline.items[row].input
    let group = rows.outline.items.filter { $0.input == input && $0.kind == .call }.map(\.entry)
    let calls = group.isEmpty ? rows.session.log.entries.places(ofCallsOf: input) : group
    // A diagram has what caused them too.
    copy(format, calls.isEmpty || format.isDiagram ? [entry] + calls : calls)
  }

  private func copy(_ format: LogExport.Format, _ places: [Int]) {
    guard let session = rows?.session else { return }
    Clipboard.setText(export(of: session).contents(format, of: places))
  }

  private func export(of session: Session) -> LogExport {
    let notes = session.pins.rows.map { ($0.row, $0.note) }
    return LogExport(
      session.log, session.prototype, notes: Dictionary(notes, uniquingKeysWith: { $1 }))
  }

  /// Whether Ctrl+C copies the selected row: the keyboard's focus is in the list or the details.
  func copiesRow(in window: Window) -> Bool {
    window.hasFocus(inside: list)
      || speechIfMade.map { window.hasFocus(inside: $0.list) } == true
      || importedIfMade.map { window.hasFocus(inside: $0.list) } == true
      || window.hasFocus(inside: detail.widget)
  }

  /// Copies the selected row, or several, if there are any.
  func copySelected() {
    if lens == .listener, let heard = speech.copied { return Clipboard.setText(heard) }
    if let imported = importedIfMade, let selected = imported.list.selectedRows {
      let lines = selected.compactMap { imported.rows?.detail(at: $0)?.copy }
      return Clipboard.setText(lines.joined(separator: "\n"))
    }
    if let places = selectedPlaces { return copy(.text, places) }
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return }
    Clipboard.setText(rows.detail(ofEntry: entry, row: row).copy)
  }

  /// Adds the actions of the menus to the window; `failed` gets an error message.
  func addActions(
    to window: ApplicationWindow, failed: @escaping @MainActor (String) -> Void
  ) {
    window.addTextAction("export-calls") { [weak self, weak window] format in
      guard let self, let session = rows?.session, let window,
        let format = LogExport.Format(rawValue: format)
      else { return }
      export(of: session).save(format, parent: window, failed: failed)
    }
    window.addTextAction("copy-list-as") { [weak self] in
      if let format = LogExport.Format(rawValue: $0) { self?.copyList(format) }
    }
    let ofRow = [
      window.addAction("copy-row") { [weak self] in self?.copySelected() },
      window.addTextAction("copy-row-as") { [weak self] in
        if let format = LogExport.Format(rawValue: $0) { self?.copyRow(format) }
      },
    ]
    addImport(to: window)
    columns.addActions(to: window)
    addLensAction(to: window)
    pins.addActions(to: window, ofRow)
    let menu = ContextMenu(LogRowMenu.menu(), of: list) { [weak self] in
      self?.rows?.outline.items.isEmpty == false
    }
    menu.willOpen = { [weak self] _, y in
      guard let self, let row = list.row(atHeight: y) else { return }
      if list.selectedRows?.contains(row) != true {
        list.selectedRow = row
        selected()
      }
    }
    rowMenu = menu
  }
}
