import DialogSimulator
import EventLog
import Gtk
import Session
import WindowWords

// Pinned rows: their marks in the list, and the strip that lists them.

extension Sidebar {
  /// Adds what the menus and the keys do with the selected row; `others` are enabled with them.
  func addPinActions(to window: ApplicationWindow, _ others: [SimpleAction]) {
    let pin = StatefulAction(switch: "pin-row", initial: false) { [weak self] in self?.pin() }
    window.add(pin)
    pinAction = pin
    rowActions = others + [window.addAction("note-row") { [weak self] in self?.writeNote() }]
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
    showSelection()
  }

  /// Enables what is done with the selected row.
  func showSelection() {
    let origin = selectedOrigin
    for action in rowActions { action.isEnabled = origin != nil }
    pinAction?.isEnabled = origin != nil
    pinAction?.show(isOn: origin.flatMap { rows?.session.pins.note(on: $0) } != nil)
  }

  private var selectedOrigin: LogOrigin? {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return nil }
    return rows.session.log.entries.origin(of: entry)
  }

  /// Pins the selected row, or lets go of it.
  private func pin() {
    guard let origin = selectedOrigin, let pins = rows?.session.pins else { return }
    if pins.note(on: origin) == nil { pins.pin(origin) } else { pins.unpin(origin) }
  }

  /// Pins the selected row and goes to its note.
  private func writeNote() {
    guard let origin = selectedOrigin, let pins = rows?.session.pins else { return }
    if pins.note(on: origin) == nil { pins.pin(origin) }
    pinStrip.writeNote(on: origin)
  }

  /// Shows the pinned rows of a run.
  func beginPins(_ session: Session) {
    pinObservation = session.pins.observe { [weak self] in self?.showPins() }
    showPins()
  }

  /// Connects the strip of pinned rows.
  func connect(_ strip: PinStrip) {
    strip.onNote = { [weak self] in self?.rows?.session.pins.pin($0, note: $1) }
    strip.onUnpin = { [weak self] in self?.rows?.session.pins.unpin($0) }
    strip.onGo = { [weak self] in self?.go(to: $0) }
    strip.onLeave = { [weak self] in self?.list.grabFocus() }
  }

  private func showPins() {
    guard let rows else { return }
    let log = rows.session.log
    let pins = rows.session.pins.rows
    rows.pinned = Set(pins.map(\.row))
    let strip = pins.isEmpty ? pinStripIfMade : pinStrip
    strip?.show(
      pins.compactMap { pin -> PinStrip.Item? in
        guard let place = log.entries.place(of: pin.row) else { return nil }
        let entry = log.entries[place]
        return PinStrip.Item(
          row: pin.row, note: pin.note,
          number: entry.call.map { StopText.grouped($0) } ?? "",
          words: rows.pinnedWords(entry.row))
      })
    redraw(rows)
    showSelection()
    if detail.isOpen { showDetail() }
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

extension LogRows {
  /// What the strip of pinned rows says of a row.
  func pinnedWords(_ row: Row) -> String {
    let text = text(of: row)
    guard case .call = row.content else { return text.searched(row) }
    return "\(text.names.name(of: row.target))  \(text.spoken(row))"
  }

  /// Unfolds the group of an input; the caller reads the log again.
  func unfold(input: Int) {
    guard outline.folded.contains(input), let row = outline.heading(ofInput: input) else { return }
    toggle(at: row)
  }
}
