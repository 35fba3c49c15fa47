import Gtk
import PrototypeFile
import Texts

/// Tells what else changes with something that is removed, before it is; each can be left as it is.
@MainActor
final class UsesAsking {
  /// Called with the uses that change, if the person agrees.
  var onRemove: (@MainActor (Set<OtherUse>) -> Void)?
  private let popover: Gtk.Popover
  private let remove = Button(label: tr("Delete"))

  init(_ title: String, _ uses: [OtherUse], over anchor: Widget) {
    LaterSheet.load()
    popover = Gtk.Popover(over: anchor)
    let column = Box(.vertical, spacing: 8)
    column.setMargins(12)
    let heading = Label(title)
    heading.addClass("heading")
    heading.xalign = 0
    column.packStart(heading)
    let note = Label(tr("These change with it. What is not ticked stays as it is."))
    note.xalign = 0
    note.setWraps(true)
    note.setWidth(characters: 20, atMost: 44)
    column.packStart(note)
    let list = Box(.vertical, spacing: 2)
    var checks: [(CheckButton, OtherUse)] = []
    for use in uses {
      let words = tr("{part}, line {line}", ["part": use.note, "line": String(use.line)])
      let check = CheckButton(label: words.prefix(1).uppercased() + words.dropFirst())
      check.isActive = use.isCertain
      checks.append((check, use))
      list.packStart(check)
    }
    if uses.count > 8 {
      let room = ScrolledWindow()
      room.add(list)
      room.setPolicy(horizontal: .never, vertical: .automatic)
      room.setSizeRequest(height: 200)
      column.packStart(room)
    } else {
      column.packStart(list)
    }
    let buttons = Box(.horizontal, spacing: 8)
    let cancel = Button(label: tr("Cancel"))
    cancel.onClicked { [weak self] in self?.popover.setOpen(false) }
    remove.addClass("destructive-action")
    remove.onClicked { [weak self] in
      guard let self else { return }
      popover.setOpen(false)
      onRemove?(Set(checks.filter { $0.0.isActive }.map(\.1)))
    }
    buttons.packEnd(remove)
    buttons.packEnd(cancel)
    column.packStart(buttons)
    column.accessibleName = title
    popover.add(column)
    column.showAll()
  }

  func ask() {
    popover.setOpen(true)
    remove.grabFocus()
  }
}
