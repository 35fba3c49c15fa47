import Gtk
import Texts

/// A button in the details of a call: asks for a template whose value is shown at every call of the
/// method, also at those of the past.
@MainActor
final class LogValueButton {
  let button = Gtk.Button(icon: "list-add-symbolic")
  /// Returns the template that is set at the call; empty for none.
  var template: (@MainActor () -> String)?
  /// Sets a template; returns what is wrong with it, if anything is.
  var onSet: (@MainActor (String) -> String?)?

  private lazy var popover = makePopover()
  private let entry = Entry()
  private let problem = Label()

  init() {
    button.accessibleName = tr("Log a value at this method")
    button.tooltip = tr("Log a value at every call of this method, also at those of the past")
    button.hasRelief = false
    button.setFocusOnClick(false)
    button.onClicked { [weak self] in
      guard let self else { return }
      problem.hide()
      entry.text = template?() ?? ""
      popover.setOpen(true)
      entry.grabFocus()
    }
  }

  private func makePopover() -> Popover {
    let popover = Popover(over: button)
    popover.accessibleName = tr("Log a value")
    let heading = Label(tr("Show at every call of this method"))
    heading.addClass("heading")
    let help = Label(
      tr(
        "Text with {places}; empty shows nothing.",
        ["places": "{buttonTitle}, {buttonIndex}, {field:0}, {replacement}, {visible}"]))
    help.setWraps(true)
    help.setWidth(atMost: 40)
    for label in [heading, help, problem] { label.xalign = 0 }
    entry.accessibleName = tr("Value to log")
    entry.onActivate { [weak self] in self?.set() }
    let done = Button(label: tr("Show"))
    done.addClass("suggested-action")
    done.onClicked { [weak self] in self?.set() }
    problem.addClass("broken-template")
    problem.setWraps(true)
    problem.ignoresShowAll = true
    let row = Box(.horizontal, spacing: 8)
    row.packStart(entry, expand: true)
    row.packEnd(done)
    let column = Box(.vertical, spacing: 8)
    column.addClass("past-question")
    for part in [heading, row, problem, help] as [Widget] { column.packStart(part) }
    column.showAll()
    popover.add(column)
    return popover
  }

  private func set() {
    guard let words = onSet?(entry.text) else { return popover.setOpen(false) }
    problem.text = words
    problem.show()
    problem.announce(words)
  }
}
