import Gtk
import PrototypeEditing
import PrototypeFile
import Scenario
import Texts

/// One step: its number, what is done, with what, and whether it could be performed.
@MainActor
final class StepRow: KeyMovedRow {
  let widget = Box(.vertical)
  /// What a person drags the row by.
  let grip = Image(icon: "list-drag-handle-symbolic")
  var onWord: (@MainActor (String) -> Void)?
  var onValue: (@MainActor (String) -> Void)?
  /// Called with −1 to go up, and with 1 to go down.
  var onMove: (@MainActor (Int) -> Void)?
  var onRemove: (@MainActor () -> Void)?
  var onReplay: (@MainActor () -> Void)?
  /// The caption and the notes.
  let remarks: StepRemarks

  private let word = DropDown()
  private let value = Entry()
  private let failure = Label()
  private let number: Int
  private let count: Int
  private var shown = ""
  private var buttons: [Gtk.Button] = []
  /// The room under the grip and the number, in pixels.
  private static let indent = 46

  /// - Parameter number: the 1-based place of the step.
  init(_ step: StepLine, number: Int, of count: Int) {
    (self.number, self.count) = (number, count)
    let name = tr("Step {n}", ["n": String(number)])
    remarks = StepRemarks(step: name)
    widget.addClass("step")
    widget.accessibleRole = .listItem
    widget.setAccessiblePosition(number, of: count)
    let row = Box(.horizontal, spacing: 4)
    grip.tooltip = tr("Drag to another place (Alt+Up, Alt+Down)")
    row.packStart(grip)
    row.packStart(Label.ofRow(number))
    for (each, _) in StepLine.words { word.append(each, id: each) }
    word.setNarrow()
    word.setSizeRequest(width: 148)
    word.accessibleName = tr("{step}, what is done", ["step": name])
    value.setNarrow()
    // In a narrow pane the word gives way, which the list has whole.
    value.setSizeRequest(width: 100)
    value.accessibleName = tr("{step}, value", ["step": name])
    value.ignoresShowAll = true
    row.packStart(word)
    row.packStart(value, expand: true)
    let replay = button(
      "media-seek-forward-symbolic", tr("Show the stage after step {n}", ["n": String(number)]))
    replay.onClicked { [weak self] in self?.onReplay?() }
    let removal = button("window-close-symbolic", tr("Remove step {n}", ["n": String(number)]))
    removal.onClicked { [weak self] in self?.onRemove?() }
    row.packEnd(removal)
    row.packEnd(replay)
    row.packEnd(remarks.toggle)
    failure.addClass("property-problem")
    failure.setWraps(true)
    failure.xalign = 0
    failure.ignoresShowAll = true
    failure.setMargins(start: StepRow.indent)
    remarks.widget.setMargins(start: StepRow.indent)
    widget.packStart(row)
    widget.packStart(remarks.widget)
    widget.packStart(failure)
    word.onChosen { [weak self] in self?.onWord?($0) }
    value.onActivate { [weak self] in self?.enter() }
    value.onFocusOut { [weak self] in self?.enter() }
    value.leavesUndo { [weak self] in
      guard let self, value.text != shown else { return false }
      value.text = shown
      return true
    }
    for part in [word, value, replay, removal] + remarks.parts {
      part.onKeyPress { [weak self] in self?.handle($0) ?? false }
    }
  }

  private func button(_ icon: String, _ name: String) -> Gtk.Button {
    let button = Gtk.Button(icon: icon)
    button.hasRelief = false
    button.addClass("property-reset")
    button.accessibleName = name
    button.tooltip = name
    buttons.append(button)
    return button
  }

  private func enter() {
    guard value.text != shown else { return }
    onValue?(value.text)
  }

  /// Shows the step as the document has it.
  func show(_ step: StepLine) {
    word.selected = step.word
    value.isVisible = step.hasValue
    // What is being written stays.
    if shown != step.value || !value.isFocus { value.text = step.value }
    shown = step.value
    widget.accessibleName = step.hasValue ? "\(step.word): \(step.value)" : step.word
    value.tooltip = step.value
    remarks.show(step.remarks)
  }

  /// Shows why the step could not be performed; `nil` where it could, or nothing is known.
  func show(_ problem: ScenarioFailure?) {
    failure.text = problem.map { "✕ \($0.message)" } ?? ""
    failure.isVisible = problem != nil
    widget.setClass("failed", problem != nil)
  }

  func focus() { word.focusInside() }

  func focusValue() { if value.isVisible { value.grabFocus() } else { word.focusInside() } }

  func announcePlace() {
    word.announce(
      tr("Step {n} of {count}", ["n": String(number), "count": String(count)]))
  }
}
