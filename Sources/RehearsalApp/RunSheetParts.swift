import Gtk
import Texts

/// The next step of a run sheet, in large letters.
@MainActor
final class RunSheetCard {
  let widget = Box(.vertical)
  private let (heading, title, note) = (Label(), Label(), Label())

  init() {
    widget.addClass("run-sheet-next")
    heading.addClass("heading")
    title.addClass("words")
    note.addClass("note")
    for label in [heading, title, note] {
      label.xalign = 0
      label.setWraps(true)
      widget.packStart(label)
    }
    note.ignoresShowAll = true
  }

  /// What is spoken of it.
  var text: String { [heading.text, title.text].joined(separator: ": ") }

  func show(_ step: RunSheet.Step, number: Int) {
    show(tr("Next, step {number}", ["number": String(number)]), step.words, step.notes)
  }

  func showEnd(hasSteps: Bool) {
    show(
      tr("The end"), hasSteps ? tr("The scenario has ended.") : tr("There is no scenario to play."),
      nil)
  }

  private func show(_ heading: String, _ title: String, _ note: String?) {
    self.heading.text = heading
    self.title.text = title
    self.note.text = note ?? ""
    self.note.isVisible = note != nil
    widget.accessibleName = text
  }

  /// A row for another step than the next.
  static func row(_ words: String, number: Int, isDone: Bool) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.addClass("run-sheet-row")
    row.setClass("done", isDone)
    let mark = Label(isDone ? "✓" : String(number))
    mark.addClass("mark")
    let label = Label(words)
    label.xalign = 0
    label.setEllipsize(.end)
    row.packStart(mark)
    row.packStart(label, expand: true)
    row.accessibleName =
      isDone
      ? tr("Step {number}, performed: {words}", ["number": String(number), "words": words])
      : tr("Step {number}: {words}", ["number": String(number), "words": words])
    return row
  }
}

/// A sentence with a button, above the button for the next step.
@MainActor
final class RunSheetBar {
  let widget = Box(.horizontal, spacing: 12)
  let button: Button
  let text: String

  init(_ text: String, _ title: String) {
    self.text = text
    button = Button(label: title)
    let label = Label(text)
    label.xalign = 0
    label.setWraps(true)
    widget.addClass("run-sheet-bar")
    widget.packStart(label, expand: true)
    widget.packEnd(button)
    label.show()
    button.show()
    button.align(.fill, .center)
    widget.ignoresShowAll = true
  }
}
