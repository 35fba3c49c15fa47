import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The calls that a scenario expects, a line each, which a person reads and changes.
@MainActor
final class ExpectedCalls {
  let widget = Box(.vertical, spacing: 4)
  /// Called with where the calls are, what they are now, or `nil` for none, and whether it belongs to
  /// the change before; returns why it is refused.
  var onSet: (@MainActor (PartAddress, YAMLNode?, Bool) -> String?)?

  private let view = TextView(isEditable: true)
  private let note = Label()
  private let problem = Label()
  private var path = PartAddress.document
  private var shown = ""

  init() {
    widget.addClass("property")
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Expected calls")
    let title = Label(tr("Expected calls"))
    title.addClass("heading")
    title.xalign = 0
    note.xalign = 0
    note.makePropertyNote()
    view.accessibleName = tr("Expected calls, a line each")
    view.addClass("property-flow")
    view.setTextMargins(horizontal: 8, vertical: 6)
    // A long call must not widen the pane.
    let frame = ScrolledWindow()
    frame.addClass("property-text")
    frame.setPolicy(horizontal: .automatic, vertical: .never)
    frame.canFocus = false
    frame.add(view)
    problem.addClass("property-problem")
    problem.xalign = 0
    problem.setWraps(true)
    problem.ignoresShowAll = true
    for part in [title, note, frame, problem] { widget.packStart(part) }
    view.onChanged { [weak self] in self?.enter() }
    view.leavesUndo { [weak self] in
      guard let self, lines(view.text) != shown else { return false }
      view.text = shown
      return true
    }
  }

  /// Shows what a scenario expects.
  func show(_ scenario: PartAddress, _ editor: DocumentEditor) {
    let isOther = path.parent != scenario
    path = scenario / ScenarioKey.expect
    let value = editor.value(at: path)
    let calls = value?.list ?? value.map { [$0] } ?? []
    shown = lines(calls.compactMap(\.text).joined(separator: "\n"))
    note.text =
      shown.isEmpty
      ? tr("Nothing is expected: it holds if its steps can be done. Record one to have its calls.")
      : tr("All its calls in their order; “...” at the end for a beginning, “#” for a comment.")
    // A line that is begun, and an empty one, stay.
    if isOther || lines(view.text) != shown { view.text = shown }
  }

  private func enter() {
    let text = lines(view.text)
    guard text != shown else { return }
    let refusal = onSet?(path, text.isEmpty ? nil : .text(text + "\n"), true)
    problem.text = refusal ?? ""
    problem.isVisible = refusal != nil
    if let refusal { view.announce(refusal) }
  }

  /// A text without the spaces and the empty lines at its end.
  private func lines(_ text: String) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
