import DialogSimulator
import EventLog
import Gtk
import Session
import WindowWords

/// Pinned rows: their marks in the list, the strip that lists them, and what is done with the
/// selected row.
@MainActor
final class PinsController {
  let widget = Box(.vertical)
  /// Made when the first row is pinned.
  private(set) var strip: PinStrip?
  /// The selected row of the log; `nil` without one.
  var selected: @MainActor () -> LogOrigin? = { nil }
  /// Called when a person goes from the strip to a row.
  var onGo: (@MainActor (LogOrigin) -> Void)?
  /// Called when the keyboard leaves the strip.
  var onLeave: (@MainActor () -> Void)?
  /// Called after the pinned rows have changed.
  var onChange: (@MainActor () -> Void)?

  private var rows: LogRows?
  private var observation: Observation<Void>?
  private var pinAction: StatefulAction?
  /// What else is done with the selected row.
  private var actions: [SimpleAction] = []

  private var pins: PinnedRows? { rows?.session.pins }

  /// Adds what the menus and the keys do with the selected row; `others` are enabled with them.
  func addActions(to window: ApplicationWindow, _ others: [SimpleAction]) {
    let pin = StatefulAction(switch: "pin-row", initial: false) { [weak self] in self?.pin() }
    window.add(pin)
    pinAction = pin
    actions = others + [window.addAction("note-row") { [weak self] in self?.writeNote() }]
    showSelection()
  }

  /// Enables what is done with the selected row.
  func showSelection() {
    let origin = selected()
    for action in actions { action.isEnabled = origin != nil }
    pinAction?.isEnabled = origin != nil
    pinAction?.show(isOn: origin.flatMap { pins?.note(on: $0) } != nil)
  }

  /// Pins the selected row, or removes its pin.
  private func pin() {
    guard let origin = selected(), let pins else { return }
    if pins.note(on: origin) == nil { pins.pin(origin) } else { pins.unpin(origin) }
  }

  /// Pins the selected row and goes to its note.
  private func writeNote() {
    guard let origin = selected(), let pins else { return }
    if pins.note(on: origin) == nil { pins.pin(origin) }
    strip?.writeNote(on: origin)
  }

  /// Shows the pinned rows of a run; `nil` for none.
  func begin(_ rows: LogRows?) {
    self.rows = rows
    observation = rows?.session.pins.observe { [weak self] in self?.show() }
    if rows == nil { strip?.show([]) } else { show() }
  }

  private func show() {
    guard let rows else { return }
    let log = rows.session.log
    let pins = rows.session.pins.rows
    rows.pinned = Set(pins.map(\.row))
    if strip == nil, !pins.isEmpty { strip = makeStrip() }
    strip?.show(
      pins.compactMap { pin -> PinStrip.Item? in
        guard let place = log.entries.place(of: pin.row) else { return nil }
        let entry = log.entries[place]
        return PinStrip.Item(
          row: pin.row, note: pin.note,
          number: entry.call.map { StopText.grouped($0) } ?? "",
          words: rows.pinnedWords(entry.row))
      })
    showSelection()
    onChange?()
  }

  private func makeStrip() -> PinStrip {
    let strip = PinStrip()
    strip.onNote = { [weak self] in self?.pins?.pin($0, note: $1) }
    strip.onUnpin = { [weak self] in self?.pins?.unpin($0) }
    strip.onGo = { [weak self] in self?.onGo?($0) }
    strip.onLeave = { [weak self] in self?.onLeave?() }
    widget.packStart(strip.widget)
    return strip
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
