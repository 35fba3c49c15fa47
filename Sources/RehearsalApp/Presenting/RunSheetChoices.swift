import Gtk
import Texts

import enum DialogModel.Input

/// What a presenter decides at a step: the answer of a delegate, and how a task ends.
@MainActor
final class RunSheetChoices {
  let widget = Box(.vertical)
  /// Called when a person has decided.
  var onChosen: (@MainActor (Input) -> Void)?

  /// One decision.
  struct Choice: Hashable {
    /// The question, as a sentence.
    var text: String
    var options: [Option]
  }

  /// One way to decide.
  struct Option: Hashable {
    var title: String
    var input: Input
  }

  private var shown: [Choice] = []
  private var rows: [Widget] = []

  init() {
    widget.ignoresShowAll = true
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Decisions")
  }

  /// Shows the decisions that are open now.
  ///
  /// - Returns: whether a button that had the focus may have gone.
  @discardableResult
  func show(_ choices: [Choice]) -> Bool {
    guard choices != shown else { return false }
    let before = Set(shown)
    shown = choices
    for row in rows { row.destroy() }
    rows = choices.map(row)
    widget.isVisible = !choices.isEmpty
    for choice in choices where !before.contains(choice) { widget.announce(choice.text) }
    return true
  }

  /// The input of an answer that is open now; `nil` if no question is.
  func answer(_ wanted: Bool) -> Input? {
    shown.lazy.flatMap(\.options).map(\.input).first {
      if case .answer(_, wanted, _) = $0 { true } else { false }
    }
  }

  private func row(_ choice: Choice) -> Widget {
    let row = Box(.horizontal, spacing: 12)
    row.addClass("run-sheet-bar")
    let label = Label(choice.text)
    label.xalign = 0
    label.setWraps(true)
    row.packStart(label, expand: true)
    let buttons = Box(.horizontal)
    buttons.addClass("linked")
    buttons.align(.end, .center)
    for option in choice.options {
      let button = Button(label: option.title)
      if case .answer(_, let yes, _) = option.input {
        button.tooltip = yes ? tr("Answer YES (Y)") : tr("Answer NO (N)")
      }
      button.onClicked { [weak self] in self?.onChosen?(option.input) }
      buttons.packStart(button)
    }
    row.packEnd(buttons)
    widget.packStart(row)
    row.showAll()
    return row
  }
}
