import Gtk
import Texts

/// Asks before something is done, in a small popover.
@MainActor
final class Question {
  var onYes: (@MainActor () -> Void)?
  private let popover: Gtk.Popover
  private let yes: Button

  init(_ title: String, note: String, yes word: String, over anchor: Widget) {
    LaterSheet.load()
    popover = Gtk.Popover(over: anchor)
    yes = Button(label: word)
    let column = Box(.vertical, spacing: 8)
    column.setMargins(12)
    for (text, isTitle) in [(title, true), (note, false)] {
      let label = Label(text)
      if isTitle { label.addClass("heading") }
      label.xalign = 0
      label.setWraps(true)
      label.setWidth(characters: 20, atMost: 44)
      column.packStart(label)
    }
    let buttons = Box(.horizontal, spacing: 8)
    let cancel = Button(label: tr("Cancel"))
    cancel.onClicked { [weak self] in self?.popover.setOpen(false) }
    yes.addClass("suggested-action")
    yes.onClicked { [weak self] in
      guard let self else { return }
      popover.setOpen(false)
      onYes?()
    }
    buttons.packEnd(yes)
    buttons.packEnd(cancel)
    column.packStart(buttons)
    column.accessibleName = title
    popover.add(column)
    column.showAll()
  }

  func ask() {
    popover.setOpen(true)
    yes.grabFocus()
  }
}
