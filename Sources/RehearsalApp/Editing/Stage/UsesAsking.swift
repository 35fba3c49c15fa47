import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// Tells what else changes with something that is removed, before it is; each can be left as it is.
@MainActor
final class UsesAsking {
  /// Called with the uses that change, if the person agrees.
  var onRemove: (@MainActor (Set<OtherUse>) -> Void)?
  /// Says which scenarios do not hold any more if these uses change.
  var broken: (@MainActor (Set<OtherUse>) -> [String])?
  private let popover: Gtk.Popover
  private let remove = Button(label: tr("Delete"))
  private let warning = Label()
  private var checks: [(button: CheckButton, use: OtherUse)] = []

  init(_ title: String, _ uses: [OtherUse], over place: AskingPlace) {
    LaterSheet.load()
    popover = place.makePopover()
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
    for use in uses {
      let words = tr("{part}, line {line}", ["part": use.note, "line": String(use.line)])
      let check = CheckButton(label: words.prefix(1).uppercased() + words.dropFirst())
      check.isActive = use.isCertain
      check.onToggled { [weak self] in self?.showBroken() }
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
    warning.addClass("property-problem")
    warning.xalign = 0
    warning.setWraps(true)
    warning.setWidth(characters: 20, atMost: 44)
    warning.ignoresShowAll = true
    column.packStart(warning)
    let buttons = Box(.horizontal, spacing: 8)
    let cancel = Button(label: tr("Cancel"))
    cancel.onClicked { [weak self] in self?.popover.setOpen(false) }
    remove.addClass("destructive-action")
    remove.onClicked { [weak self] in
      guard let self else { return }
      popover.setOpen(false)
      onRemove?(wanted)
    }
    buttons.packEnd(remove)
    buttons.packEnd(cancel)
    column.packStart(buttons)
    column.accessibleName = title
    popover.add(column)
    column.showAll()
  }

  private var wanted: Set<OtherUse> { Set(checks.filter(\.button.isActive).map(\.use)) }

  /// Says which scenarios do not hold any more with what is ticked.
  private func showBroken() {
    let names = broken?(wanted) ?? []
    let shown = names.prefix(3).map { "“\($0)”" } + (names.count > 3 ? ["…"] : [])
    warning.text = ntr(
      "This scenario does not hold then: {names}.",
      "These {n} scenarios do not hold then: {names}.", names.count,
      ["names": shown.listed()])
    warning.isVisible = !names.isEmpty
  }

  func ask() {
    showBroken()
    popover.setOpen(true)
    remove.grabFocus()
  }
}
