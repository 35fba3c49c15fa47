import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// One sentence of a condition: the field, what is said of it, and whether it holds now.
@MainActor
final class ConditionRow: ConditionPart {
  let widget = Box(.vertical)
  let grip = Image(icon: "list-drag-handle-symbolic")
  var onChanged: (@MainActor (ConditionForm.Content, Bool) -> Void)?
  var onRemove: (@MainActor () -> Void)?
  var onMove: (@MainActor (Int) -> Void)?

  private let subject = DropDown()
  private let test = DropDown()
  private let value = Entry()
  private let unit = Label(tr("characters"))
  private let removal = Button(icon: "window-close-symbolic")
  private let truth = TruthMark()
  private let isWritten: Bool
  private let fields: [DelegateQuestion.Field]
  private var content: ConditionForm.Content

  init(_ content: ConditionForm.Content, _ question: DelegateQuestion, _ place: ConditionPlace) {
    self.content = content
    if case .written = content { isWritten = true } else { isWritten = false }
    fields = question.fields
    let number = place.text
    widget.addClass("condition-row")
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Condition {number}", ["number": number])
    let row = Box(.horizontal, spacing: 8)
    removal.hasRelief = false
    removal.addClass("condition-remove")
    removal.accessibleName = tr("Remove condition {number}", ["number": number])
    removal.tooltip = tr("Remove this condition")
    removal.onClicked { [weak self] in self?.onRemove?() }
    grip.tooltip = tr("Drag to another place (Alt+Up, Alt+Down)")
    row.packStart(grip)
    if isWritten { fillWritten(row, number) } else { fill(row, number, depth: place.depth) }
    value.leavesUndo { [weak self] in
      guard let self, value.text != written else { return false }
      value.text = written
      return true
    }
    row.packEnd(removal)
    widget.packStart(row)
    // It is under the field.
    truth.widget.setMargins(start: 24)
    if !isWritten { widget.packStart(truth.widget) }
    for part in [subject, test, value, removal] as [Widget] {
      part.onKeyPress { [weak self] in self?.handle($0) ?? false }
    }
  }

  /// What the document has in place of the text of the entry.
  private var written: String {
    switch content {
    case .written(let flow): flow
    case .test(_, let test): ConditionText.value(of: test)
    case .group: value.text
    }
  }

  private func fill(_ row: Box, _ number: String, depth: Int) {
    for field in fields { subject.append(field.name, id: ConditionRow.id(field.subject)) }
    for kind in ConditionText.Kind.allCases { test.append(kind.title, id: kind.rawValue) }
    for (list, name) in [(subject, tr("Field")), (test, tr("Test"))] {
      list.setNarrow()
      list.accessibleName = tr(
        "{name} of condition {number}", ["name": name, "number": number])
    }
    // The value keeps its room in groups.
    subject.setSizeRequest(width: max(76, 116 - 12 * depth))
    test.setSizeRequest(width: max(96, 132 - 12 * depth))
    value.setNarrow()
    value.accessibleName = tr("Value of condition {number}", ["number": number])
    value.ignoresShowAll = true
    unit.ignoresShowAll = true
    row.packStart(subject)
    row.packStart(test)
    row.packStart(value, expand: true)
    row.packStart(unit)
    subject.onChosen { [weak self] id in
      guard let self, case .test(_, let test) = content,
        let field = fields.first(where: { ConditionRow.id($0.subject) == id })
      else { return }
      enter(.test(field.subject, test), joins: false)
    }
    test.onChosen { [weak self] in self?.choose($0) }
    value.onChanged { [weak self] text in
      guard let self, case .test(let subject, let test) = content else { return }
      enter(.test(subject, ConditionText.Kind(test).test(text)), joins: true)
    }
  }

  private func choose(_ id: String) {
    guard let kind = ConditionText.Kind(rawValue: id), case .test(let subject, let old) = content
    else { return }
    // A text is no number of characters.
    let isSame = kind.value == ConditionText.Kind(old).value
    let start = kind.value == .number ? "8" : ""
    enter(
      .test(subject, kind.test(isSame ? ConditionText.value(of: old) : start)), joins: false)
    if kind.value != .nothing {
      value.show()
      value.grabFocus()
    }
  }

  private func fillWritten(_ row: Box, _ number: String) {
    value.setNarrow()
    value.addClass("property-flow")
    value.accessibleName = tr(
      "Condition {number}, as in the document", ["number": number])
    value.tooltip = tr("There are no words for this; it stays as it is written.")
    row.packStart(value, expand: true)
    value.onActivate { [weak self] in self?.enterWritten() }
    value.onFocusOut { [weak self] in self?.enterWritten() }
  }

  private func enterWritten() {
    guard case .written(let flow) = content, value.text != flow else { return }
    do {
      _ = try DocumentEditor.value(ofFlow: value.text)
      enter(.written(value.text), joins: false)
    } catch {
      value.announce(error.message)
      value.text = flow
    }
  }

  private func enter(_ content: ConditionForm.Content, joins: Bool) {
    guard content != self.content else { return }
    self.content = content
    onChanged?(content, joins)
  }

  private static func id(_ subject: ConditionForm.Subject) -> String {
    switch subject {
    case .own: "own"
    case .replacement: "replacement"
    case .field(let index): String(index)
    }
  }

  // MARK: Showing

  func canShow(_ content: ConditionForm.Content, _ question: DelegateQuestion) -> Bool {
    let named = question.fields.map { [ConditionRow.id($0.subject), $0.name] }
    guard named == fields.map({ [ConditionRow.id($0.subject), $0.name] }) else { return false }
    switch content {
    case .written: return isWritten
    case .test: return !isWritten
    case .group: return false
    }
  }

  func show(_ content: ConditionForm.Content, _ question: DelegateQuestion) {
    self.content = content
    switch content {
    case .written(let flow):
      if value.text != flow, !value.isFocus { value.text = flow }
    case .group: break
    case .test(let subject, let test):
      let kind = ConditionText.Kind(test)
      self.subject.selected = ConditionRow.id(subject)
      self.test.selected = kind.rawValue
      let text = ConditionText.value(of: test)
      // A number that is not finished has no value yet.
      if value.text != text, !value.isFocus || !text.isEmpty { value.text = text }
      value.isVisible = kind.value != .nothing
      unit.isVisible = kind.value == .number
    }
  }

  func showTruth(_ trial: ConditionTrial) {
    guard case .test(let subject, let test) = content, let text = trial.text(of: subject) else {
      return truth.show(nil)
    }
    let counts = ConditionText.Kind(test).value == .number
    truth.show(
      trial.holds(subject, test),
      ConditionText.now(text, isSecure: trial.isSecure(subject), counts: counts))
  }

  func focus() { (isWritten ? value : test).grabFocus() }

  func focusRemoval() { removal.grabFocus() }
}
