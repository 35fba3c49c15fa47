import Gtk
import Texts

/// A button that asks for one line of text, in a popover.
@MainActor
final class EntryButton {
  let button: Button
  /// Returns the text that is set; empty for none.
  var template: (@MainActor () -> String)?
  /// Takes a text; returns what is wrong with it, if anything is.
  var onSet: (@MainActor (String) -> String?)?

  private lazy var popover = makePopover()
  private let entry = Entry()
  private let problem = Label()

  /// What the button and its popover say.
  struct Words {
    var tooltip: String
    var name: String
    var heading: String
    var help: String
    var entry: String
    var done: String
  }

  private let words: Words

  init(_ button: Button, _ words: Words) {
    (self.button, self.words) = (button, words)
    button.tooltip = words.tooltip
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
    popover.accessibleName = words.name
    let heading = Label(words.heading)
    heading.addClass("heading")
    let help = Label(words.help)
    help.setWraps(true)
    help.setWidth(atMost: 40)
    for label in [heading, help, problem] { label.xalign = 0 }
    entry.accessibleName = words.entry
    entry.onActivate { [weak self] in self?.set() }
    let done = Button(label: words.done)
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
    guard let problem = onSet?(entry.text) else { return popover.setOpen(false) }
    self.problem.text = problem
    self.problem.show()
    self.problem.announce(problem)
  }
}

extension EntryButton {
  /// In the details of a call: asks for a template whose value is shown at every call of the method,
  /// also at those of the past.
  static func forLogValue() -> EntryButton {
    let button = Button(icon: "list-add-symbolic")
    button.accessibleName = tr("Log a value at this method")
    button.hasRelief = false
    return EntryButton(
      button,
      Words(
        tooltip: tr("Log a value at every call of this method, also at those of the past"),
        name: tr("Log a value"), heading: tr("Show at every call of this method"),
        help: tr(
          "Text with {places}; empty shows nothing.",
          ["places": "{buttonTitle}, {buttonIndex}, {field:0}, {replacement}, {visible}"]),
        entry: tr("Value to log"), done: tr("Show")))
  }

  /// At a breakpoint: asks for an action that is performed inside the call.
  static func forAction() -> EntryButton {
    let button = Button(label: tr("Do…"))
    return EntryButton(
      button,
      Words(
        tooltip: tr("Make this call, perform an action inside it, and stop before the next call"),
        name: tr("Perform an action"), heading: tr("Perform inside this call"),
        help: tr(
          "An action as in the document, such as {actions}.",
          ["actions": "present: ID, dismiss: ID, set: {flag: NAME, to: true}, log: TEXT"]),
        entry: tr("Action"), done: tr("Perform")))
  }
}
