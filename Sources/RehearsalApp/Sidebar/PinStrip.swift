import EventLog
import Gtk
import Texts

/// The pinned rows above the list, each with its note: a click goes there.
@MainActor
final class PinStrip {
  /// A pinned row.
  struct Item: Hashable {
    let row: LogOrigin
    var note: String
    /// The number of a call; empty for what is no call.
    let number: String
    /// What the row says.
    let words: String
  }

  let widget = Box(.vertical)
  /// Called with a new note on a row.
  var onNote: (@MainActor (LogOrigin, String) -> Void)?
  /// Called when a person lets go of a row.
  var onUnpin: (@MainActor (LogOrigin) -> Void)?
  /// Called when a person wants to see a row.
  var onGo: (@MainActor (LogOrigin) -> Void)?
  /// Called when a note is written, so that the keyboard goes back to the list.
  var onLeave: (@MainActor () -> Void)?

  private let title = ToggleButton()
  private let heading = Label()
  private let column = Box(.vertical)
  private let scrolled = ScrolledWindow()
  private var items: [Item] = []
  private var notes: [LogOrigin: Entry] = [:]

  /// How many rows are visible, and their height in pixels; the strip scrolls to the others.
  private static let (most, height) = (4, 112)

  init() {
    heading.xalign = 0
    title.add(heading)
    title.hasRelief = false
    title.isActive = true
    title.setFocusOnClick(false)
    title.tooltip = tr("Show or hide the pinned rows")
    title.onToggled { [weak self] in self?.showFolded() }
    column.accessibleRole = .list
    column.accessibleName = tr("Pinned rows")
    scrolled.add(column)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    widget.addClass("pins")
    widget.packStart(title)
    widget.packStart(scrolled)
    widget.showAll()
    widget.hide()
    widget.ignoresShowAll = true
  }

  /// Whether a note has the keyboard's focus.
  var isTyping: Bool { notes.values.contains { $0.isFocus } }

  /// Shows the rows; without any, nothing is shown.
  func show(_ new: [Item]) {
    let isSame = new.map(\.row) == items.map(\.row) && new.map(\.words) == items.map(\.words)
    items = new
    if isSame {
      // What is being typed is not changed.
      for item in items where notes[item.row]?.isFocus == false {
        notes[item.row]?.text = item.note
      }
      return
    }
    showFolded()
    column.destroyChildren()
    notes = [:]
    for item in items { column.packStart(row(item)) }
    column.showAll()
    // A list that may scroll wants room for its bar.
    scrolled.setPolicy(
      horizontal: .never, vertical: items.count > PinStrip.most ? .automatic : .never)
    scrolled.setSizeRequest(width: -1, height: items.count > PinStrip.most ? PinStrip.height : -1)
    widget.isVisible = !items.isEmpty
  }

  private func showFolded() {
    scrolled.isVisible = title.isActive
    let count = ntr("1 pinned row", "{n} pinned rows", items.count)
    let sign = title.isActive ? "▾" : "▸"
    heading.text = "\(sign) \(count)"
    title.accessibleName = count
  }

  private func row(_ item: Item) -> Widget {
    let words = Label(item.number.isEmpty ? item.words : "\(item.number)  \(item.words)")
    words.xalign = 0
    words.setEllipsize(.end)
    let go = Gtk.Button()
    go.add(words)
    go.hasRelief = false
    go.addClass("row")
    go.accessibleName = words.text
    go.tooltip = tr("Go to this row: {row}", ["row": words.text])
    go.onClicked { [weak self] in self?.onGo?(item.row) }
    let note = Entry()
    note.text = item.note
    note.setHasFrame(false)
    note.setPlaceholder(tr("Write a note"))
    note.accessibleName = tr("Note on {row}", ["row": words.text])
    // Only the whole note is kept: each change is a line of the session that is recorded.
    note.onFocusOut { [weak self, weak note] in
      // A row that was let go of is not pinned again.
      guard let self, let note, items.contains(where: { $0.row == item.row }) else { return }
      onNote?(item.row, note.text)
    }
    note.onKeyPress { [weak self, weak note] press in
      guard ["Return", "KP_Enter", "Escape"].contains(press.name) else { return false }
      if let note { self?.onNote?(item.row, note.text) }
      self?.onLeave?()
      return true
    }
    notes[item.row] = note
    let unpin = Gtk.Button(icon: "window-close-symbolic")
    unpin.hasRelief = false
    unpin.accessibleName = tr("Let go of {row}", ["row": words.text])
    unpin.tooltip = tr("Unpin this row and remove its note")
    unpin.onClicked { [weak self] in
      // The click still needs the button, which is removed.
      MainLoop.idle {
        self?.onUnpin?(item.row)
        return false
      }
    }
    let box = Box(.horizontal, spacing: 4)
    box.packStart(go, expand: true)
    box.packStart(note, expand: true)
    box.packEnd(unpin)
    return box
  }

  /// Opens the strip and goes to the note on a row.
  func writeNote(on row: LogOrigin) {
    title.isActive = true
    notes[row]?.grabFocus()
  }
}
