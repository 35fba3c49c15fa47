import Gtk
import PrototypeEditing
import PrototypeFile
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
  private let list = ConditionList()
  private let trial = ConditionTrial()
  private let words = Label()
  private let source = Label()
  private let lines = Label()
  private var form: ConditionForm?
  private var question = DelegateQuestion("")

  init() {
    LaterSheet.load()
    widget.ignoresShowAll = true
    box.addClass("condition")
    box.packStart(makeHead())
    box.packStart(list.widget)
    box.packStart(trial.widget)
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
    list.onChanged = { [weak self] in self?.change($0, joins: $1) }
    list.onRemoved = { [weak self] form in
      guard let self else { return }
      // Nothing is left to be shown or changed.
      if form.rows.isEmpty {
        self.form = nil
        onEmptied?()
      } else {
        change(form.shortened, joins: false)
      }
    }
  }

  private func makeHead() -> Widget {
    let head = Box(.horizontal, spacing: 8)
    head.addClass("condition-head")
    before.setEllipsize(.end)
    before.xalign = 0
    head.packStart(before)
    head.packStart(list.joint.widget)
    let after = Label(tr("of these hold"))
    after.setEllipsize(.end)
    head.packStart(after)
    return head
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
  func focus() { list.focus() }

  /// Shows a condition of the document; what a person is writing there stays.
  func show(
    _ node: YAMLNode, _ question: DelegateQuestion, _ excerpt: PropertySheet.Excerpt?
  ) {
    self.question = question
    trial.show(question)
    if form?.isWritten(as: node) != true { form = ConditionForm(node) }
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
    list.show(form, question)
    showTruth()
  }

  private func showTruth() {
    guard let form else { return }
    list.showTruth(trial)
    var sentence =
      "<b>\(Label.escaped(tr("In words")))</b>  "
      + Label.escaped(ConditionText.sentence(form, for: question))
    if question.about != nil {
      sentence += " " + Label.escaped(tr("It is asked after every character that is typed."))
    }
    words.setMarkup(sentence)
  }

  private func change(_ form: ConditionForm, joins: Bool) {
    self.form = form
    showForm()
    if form.node != nil { onChanged?(form, joins) }
  }
}
