import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords

/// What a delegate answers: always the same, by a condition, or what a person says.
@MainActor
final class AnswerControl: PropertyControl {
  /// The kinds of answers.
  private enum Kind: Equatable { case always, when, never, ask }

  private let choice = Segments<Kind>(tr("Answer"))
  private let room = Box(.horizontal)
  private let builder = ConditionBuilder()
  private var question: DelegateQuestion
  var widget: Widget { room }
  var named: Widget { choice.widget }
  var below: Widget? { builder.widget }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)?

  init(_ question: DelegateQuestion) {
    self.question = question
    add(.always, tr("Always"), "true")
    if !question.fields.isEmpty { add(.when, tr("When…"), "when") }
    add(.never, tr("Never"), "false")
    add(.ask, tr("Ask me"), "ask")
    choice.onChosen = { [weak self] in self?.choose($0) }
    builder.onChanged = { [weak self] form, joins in
      guard let self, let node = form.node else { return }
      onEntered?(.map([("when", node)]), joins)
    }
    builder.onEmptied = { [weak self] in self?.onEntered?(nil, false) }
    room.packStart(choice.widget)
  }

  private func add(_ kind: Kind, _ title: String, _ tooltip: String) {
    choice.add(kind, ToggleButton(label: title), name: title, tooltip: tooltip)
  }

  private func choose(_ kind: Kind) {
    switch kind {
    case .always: onEntered?(nil, false)
    case .never: onEntered?(.plain("false"), false)
    case .ask: onEntered?(.plain("ask"), false)
    case .when:
      guard let first = question.fields.first,
        let node = ConditionForm(.test(first.subject, .isNotEmpty)).node
      else { return }
      onEntered?(.map([("when", node)]), false)
      builder.focus()
    }
  }

  func show(_ property: PropertySheet.Property) {
    if case .answer(let question) = property.kind { self.question = question }
    let node = property.value.flatMap { try? DocumentEditor.value(ofFlow: $0) }
    let condition = node?["when"]
    let kind: Kind =
      condition != nil
      ? .when : node?.text == "ask" ? .ask : node?.boolean == false ? .never : .always
    choice.select(kind)
    choice.widget.setClass("default", property.value == nil)
    builder.widget.isVisible = condition != nil
    if let condition { builder.show(condition, question, property.excerpt) }
  }
}
