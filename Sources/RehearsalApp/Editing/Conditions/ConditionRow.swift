import Gtk
import PrototypeFile
import Texts
import WindowWords

/// One sentence of a condition: the field, what is said of it, and whether it holds now.
@MainActor
final class ConditionRow {
  let widget = Box(.vertical)
  /// Called with what the sentence says now, and whether that belongs to the change before.
  var onChanged: (@MainActor (ConditionForm.Content, Bool) -> Void)?
  var onRemove: (@MainActor () -> Void)?

  private let subject = DropDown()
  private let test = DropDown()
  private let value = Entry()
  private let unit = Label(tr("characters"))
  private let removal = Button(icon: "window-close-symbolic")
  private let truth = Box(.horizontal, spacing: 8)
  private let mark = Image(icon: "object-select-symbolic", pixelSize: 12)
  private let now = Label()
  private let isWritten: Bool
  private let fields: [DelegateQuestion.Field]
  private var content: ConditionForm.Content

  /// - Parameter number: the 1-based place of the sentence.
  init(_ content: ConditionForm.Content, _ question: DelegateQuestion, number: Int) {
    self.content = content
    if case .written = content { isWritten = true } else { isWritten = false }
    fields = question.fields
    widget.addClass("condition-row")
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Condition {number}", ["number": String(number)])
    let row = Box(.horizontal, spacing: 8)
    removal.hasRelief = false
    removal.addClass("condition-remove")
    removal.accessibleName = tr("Remove condition {number}", ["number": String(number)])
    removal.tooltip = tr("Remove this condition")
    removal.onClicked { [weak self] in self?.onRemove?() }
    if isWritten { fillWritten(row, number) } else { fill(row, number) }
    value.leavesUndo { [weak self] in
      guard let self, value.text != written else { return false }
      value.text = written
      return true
    }
    row.packEnd(removal)
    widget.packStart(row)
    now.setEllipsize(.end)
    now.xalign = 0
    truth.addClass("condition-truth")
    truth.packStart(mark)
    truth.packStart(now, expand: true)
    if !isWritten { widget.packStart(truth) }
  }

  /// What the document has in place of the text of the entry.
  private var written: String {
    switch content {
    case .written(let flow): flow
    case .test(_, let test): ConditionText.value(of: test)
    }
  }

  private func fill(_ row: Box, _ number: Int) {
    for field in fields { subject.append(field.name, id: ConditionRow.id(field.subject)) }
    for kind in ConditionText.Kind.allCases { test.append(kind.title, id: kind.rawValue) }
    for (list, name) in [(subject, tr("Field")), (test, tr("Test"))] {
      list.setNarrow()
      list.accessibleName = tr(
        "{name} of condition {number}", ["name": name, "number": String(number)])
    }
    subject.setSizeRequest(width: 116)
    test.setSizeRequest(width: 132)
    value.setNarrow()
    value.accessibleName = tr("Value of condition {number}", ["number": String(number)])
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

  private func fillWritten(_ row: Box, _ number: Int) {
    value.setNarrow()
    value.addClass("property-flow")
    value.accessibleName = tr(
      "Condition {number}, as in the document", ["number": String(number)])
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

  /// Whether a sentence can be shown without making the row again.
  func canShow(_ content: ConditionForm.Content, _ question: DelegateQuestion) -> Bool {
    let named = question.fields.map { [ConditionRow.id($0.subject), $0.name] }
    guard named == fields.map({ [ConditionRow.id($0.subject), $0.name] }) else { return false }
    if case .written = content { return isWritten } else { return !isWritten }
  }

  /// Shows a sentence.
  func show(_ content: ConditionForm.Content, _ question: DelegateQuestion) {
    self.content = content
    switch content {
    case .written(let flow):
      if value.text != flow, !value.isFocus { value.text = flow }
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

  /// Shows whether the sentence holds for the text to try; `nil` where that is not known.
  func showTruth(_ holds: Bool?, _ text: String) {
    mark.setIcon(holds == true ? "object-select-symbolic" : "window-close-symbolic")
    mark.opacity = holds == nil ? 0 : 1
    mark.setClass("good", holds == true)
    mark.setClass("bad", holds == false)
    now.text = text
    truth.accessibleName =
      holds.map { "\($0 ? tr("holds") : tr("does not hold")), \(text)" } ?? text
  }

  func focus() { (isWritten ? value : test).grabFocus() }

  func focusRemoval() { removal.grabFocus() }
}
