import Gtk
import Texts

/// What a window without a document shows.
@MainActor
struct EmptyPage {
  let widget = Box(.vertical, spacing: 12)

  init(open: @escaping @MainActor () -> Void) {
    let heading = Label(tr("No prototype is open"))
    heading.addClass("heading")
    let text = Label(
      tr("A prototype is a text file that describes dialogs and the flow between them."))
    text.setWraps(true)
    text.setJustification(.center)
    text.setWidth(atMost: 40)
    let button = Button(label: tr("Open a Prototype…"))
    button.align(.center, .start)
    button.onClicked(open)
    widget.addClass("empty")
    widget.align(.center, .center)
    for part in [heading, text, button] as [Widget] { widget.packStart(part) }
  }
}
