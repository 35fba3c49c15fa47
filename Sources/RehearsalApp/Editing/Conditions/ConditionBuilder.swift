import Gtk
import PrototypeFile
import Session
import Texts
import WindowWords

/// A condition as sentences that a person changes, with their truth for texts to try.
@MainActor
final class ConditionBuilder {
  let widget = Box(.vertical, spacing: 8)
  /// Called with the changed condition, and whether the change belongs to the one before.
  var onChanged: (@MainActor (ConditionForm, Bool) -> Void)?
  /// Called when the last sentence was removed.
  var onEmptied: (@MainActor () -> Void)?

  private let box = Box(.vertical)
  private let before = Label()
  private let joint = Segments<ConditionForm.Joint>(tr("How many must hold"))
  private let list = Box(.vertical)
  private let add = AddButton.make(tr("Add a condition"))
  private let trial = ConditionTrial()
  private let words = Label()
  private let source = Label()
  private let lines = Label()
  private var rows: [ConditionRow] = []
  private var form: ConditionForm?
  private var question = DelegateQuestion("")
  private let matches = Pattern.matcher()

  init() {
    LaterSheet.load()
    widget.ignoresShowAll = true
    box.addClass("condition")
    box.packStart(makeHead())
    box.packStart(list)
    box.packStart(makeFoot())
    widget.packStart(box)
    let ground = Box(.vertical)
    ground.addClass("condition-words")
    words.setWraps(true)
    words.xalign = 0
    words.setWidth(characters: 20, atMost: 60)
    ground.packStart(words)
    widget.packStart(ground)
    widget.packStart(makeSource())
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Condition")
    for part in [box, ground] { part.showAll() }
    trial.onChanged = { [weak self] in self?.showTruth() }
  }

  private func makeHead() -> Widget {
    let head = Box(.horizontal, spacing: 8)
    head.addClass("condition-head")
    before.setEllipsize(.end)
    before.xalign = 0
    head.packStart(before)
    for (value, title) in [
      (ConditionForm.Joint.all, tr("all")), (.any, tr("any")), (.none, tr("none")),
    ] {
      joint.add(value, ToggleButton(label: title), name: title, tooltip: title)
    }
    joint.onChosen = { [weak self] in self?.choose($0) }
    head.packStart(joint.widget)
    let after = Label(tr("of these hold"))
    after.setEllipsize(.end)
    head.packStart(after)
    return head
  }

  private func makeFoot() -> Widget {
    add.align(.start, .center)
    add.onClicked { [weak self] in self?.addRow() }
    let foot = Box(.vertical)
    foot.addClass("condition-foot")
    foot.packStart(add)
    foot.packStart(trial.widget)
    return foot
  }

  private func makeSource() -> Widget {
    let whole = Box(.vertical, spacing: 4)
    whole.addClass("condition-source")
    lines.addClass("dim")
    lines.xalign = 0
    source.addClass("call")
    source.xalign = 0
    source.setWraps(true)
    source.readLeftToRight()
    whole.packStart(lines)
    whole.packStart(source)
    whole.showAll()
    return whole
  }

  /// Moves the keyboard's focus to the first sentence.
  func focus() { rows.first?.focus() }

  /// Shows a condition of the document; what a person is writing there stays.
  func show(
    _ node: YAMLNode, _ question: DelegateQuestion, _ excerpt: PropertySheet.Excerpt?
  ) {
    self.question = question
    trial.show(question)
    if form?.isWritten(as: node) != true || rows.isEmpty { form = ConditionForm(node) }
    before.text =
      question.about.map { tr("{button} may be tapped when", ["button": $0]) }
      ?? tr("The answer is YES when")
    source.text = excerpt?.text ?? ""
    lines.text = excerpt.map { ConditionBuilder.written($0.lines) } ?? ""
    showForm()
  }

  private static func written(_ lines: ClosedRange<Int>) -> String {
    let (first, last) = (String(lines.lowerBound), String(lines.upperBound))
    return lines.count == 1
      ? tr("written as, line {n}", ["n": first])
      : tr("written as, lines {first} to {last}", ["first": first, "last": last])
  }

  private func showForm() {
    guard let form else { return }
    joint.select(form.joint)
    let isSame =
      rows.count == form.rows.count
      && zip(rows, form.rows).allSatisfy { $0.canShow($1.content, question) }
    if !isSame { makeRows(form) }
    for (row, sentence) in zip(rows, form.rows) { row.show(sentence.content, question) }
    showTruth()
  }

  private func makeRows(_ form: ConditionForm) {
    list.destroyChildren()
    rows = form.rows.indices.map { index in
      let row = ConditionRow(form.rows[index].content, question, number: index + 1)
      row.onChanged = { [weak self] in self?.change(index, to: $0, joins: $1) }
      row.onRemove = { [weak self] in self?.remove(index) }
      list.packStart(row.widget)
      return row
    }
    list.showAll()
  }

  private func showTruth() {
    guard let form else { return }
    for (row, sentence) in zip(rows, form.rows) {
      guard case .test(let subject, let test) = sentence.content,
        let text = trial.text(of: subject)
      else {
        row.showTruth(nil, "")
        continue
      }
      let counts = ConditionText.Kind(test).value == .number
      row.showTruth(
        test.holds(for: text, matches: matches),
        ConditionText.now(text, isSecure: trial.isSecure(subject), counts: counts))
    }
    var sentence =
      "<b>\(Label.escaped(tr("In words")))</b>  "
      + Label.escaped(ConditionText.sentence(form, for: question))
    if question.about != nil {
      sentence += " " + Label.escaped(tr("It is asked after every character that is typed."))
    }
    words.setMarkup(sentence)
  }

  // MARK: Changes

  private func choose(_ joint: ConditionForm.Joint) {
    form?.joint = joint
    changed(joins: false)
  }

  private func change(_ index: Int, to content: ConditionForm.Content, joins: Bool) {
    guard form?.rows.indices.contains(index) == true else { return }
    form?.rows[index].content = content
    changed(joins: joins)
  }

  private func addRow() {
    guard let field = nextField else { return }
    form?.rows.append(ConditionForm.Row(.test(field, .isNotEmpty)))
    changed(joins: false)
    rows.last?.focus()
  }

  /// The field that no sentence is about yet, or the first one.
  private var nextField: ConditionForm.Subject? {
    let used = form?.rows.compactMap { row -> ConditionForm.Subject? in
      if case .test(let subject, _) = row.content { subject } else { nil }
    }
    let free = question.fields.first { used?.contains($0.subject) != true }
    return (free ?? question.fields.first)?.subject
  }

  private func remove(_ index: Int) {
    guard form?.rows.indices.contains(index) == true else { return }
    form?.rows.remove(at: index)
    guard let form, !form.rows.isEmpty else {
      form = nil
      rows = []
      onEmptied?()
      return
    }
    changed(joins: false)
    rows[min(index, rows.count - 1)].focusRemoval()
  }

  private func changed(joins: Bool) {
    showForm()
    if let form, form.node != nil { onChanged?(form, joins) }
  }
}
