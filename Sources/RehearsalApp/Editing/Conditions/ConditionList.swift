import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The sentences of a condition or of a group, one below the other, and what adds to them.
@MainActor
final class ConditionList {
  let widget = Box(.vertical)
  /// How many of them must hold.
  let joint: Segments<ConditionForm.Joint>
  /// Called with the changed sentences, and whether the change belongs to the one before.
  var onChanged: (@MainActor (ConditionForm, Bool) -> Void)?
  /// Called with what is left after one was taken out; that may be nothing.
  var onRemoved: (@MainActor (ConditionForm) -> Void)?

  private let place: ConditionPlace
  private let list = Box(.vertical)
  private let drag: RowDrag
  private var parts: [any ConditionPart] = []
  private var form: ConditionForm?
  private var question = DelegateQuestion("")

  init(_ place: ConditionPlace = ConditionPlace()) {
    self.place = place
    let isWhole = place.numbers.isEmpty
    let number: KeyValuePairs = ["number": place.text]
    joint = Segments(
      isWhole ? tr("How many must hold") : tr("How many must hold of group {number}", number))
    for (value, title) in [
      (ConditionForm.Joint.all, tr("all")), (.any, tr("any")), (.none, tr("none")),
    ] {
      joint.add(value, ToggleButton(label: title), name: title, tooltip: "")
    }
    joint.widget.addClass("condition-joint")
    drag = RowDrag(list)
    let add = AddButton.make(tr("Add a condition"))
    let group = AddButton.make(tr("Add a group"))
    if !isWhole {
      add.accessibleName = tr("Add a condition to group {number}", number)
      group.accessibleName = tr("Add a group to group {number}", number)
    }
    add.onClicked { [weak self] in self?.addSentence() }
    group.onClicked { [weak self] in self?.addGroup() }
    let foot = Box(.horizontal, spacing: 4)
    foot.addClass("condition-foot")
    foot.packStart(add)
    foot.packStart(group)
    widget.packStart(drag.ground)
    widget.packStart(foot)
    joint.onChosen = { [weak self] in self?.choose($0) }
    drag.rows = { [weak self] in
      self?.parts.map { RowDrag.DraggedRow(widget: $0.widget, grip: $0.grip) } ?? []
    }
    drag.onMove = { [weak self] in self?.move($0, to: $1) }
  }

  /// Moves the keyboard’s focus to the first sentence.
  func focus() { parts.first?.focus() }

  /// Shows sentences as they are now.
  func show(_ form: ConditionForm, _ question: DelegateQuestion) {
    (self.form, self.question) = (form, question)
    joint.select(form.joint)
    let isSame =
      parts.count == form.rows.count
      && zip(parts, form.rows).allSatisfy { $0.canShow($1.content, question) }
    if !isSame { makeParts(form) }
    for (part, row) in zip(parts, form.rows) { part.show(row.content, question) }
  }

  /// Shows which of them hold for the texts to try.
  func showTruth(_ trial: ConditionTrial) { for part in parts { part.showTruth(trial) } }

  private func makeParts(_ form: ConditionForm) {
    list.destroyChildren()
    parts = form.rows.enumerated().map { index, row in
      let part = part(row.content, at: place.part(index))
      part.onChanged = { [weak self] in self?.change(index, to: $0, joins: $1) }
      part.onRemove = { [weak self] in self?.remove(index) }
      part.onMove = { [weak self] in self?.move(index, to: index + $0) }
      (part as? ConditionGroup)?.onDissolved = { [weak self] in
        self?.parts[index].focusRemoval()
      }
      list.packStart(part.widget)
      return part
    }
    list.showAll()
  }

  private func part(
    _ content: ConditionForm.Content, at place: ConditionPlace
  ) -> any ConditionPart {
    if case .group = content { return ConditionGroup(place) }
    return ConditionRow(content, question, place)
  }

  // MARK: Changes

  private func changed(_ form: ConditionForm, joins: Bool = false) {
    show(form, question)
    onChanged?(form, joins)
  }

  private func choose(_ joint: ConditionForm.Joint) {
    guard var form else { return }
    form.joint = joint
    changed(form)
  }

  private func change(_ index: Int, to content: ConditionForm.Content, joins: Bool) {
    guard var form, form.rows.indices.contains(index) else { return }
    form.rows[index].content = content
    changed(form, joins: joins)
  }

  private func addSentence() {
    let used = form?.rows.compactMap { row -> ConditionForm.Subject? in
      if case .test(let subject, _) = row.content { subject } else { nil }
    }
    // The field that no sentence is about yet, or the first one.
    let free = question.fields.first { used?.contains($0.subject) != true }
    add((free ?? question.fields.first).map { .test($0.subject, .isNotEmpty) })
  }

  private func addGroup() {
    guard let form else { return }
    add(ConditionForm.newGroup(in: form.joint, about: question.fields.map(\.subject)))
  }

  private func add(_ content: ConditionForm.Content?) {
    guard var form, let content else { return }
    form.rows.append(ConditionForm.FormRow(content))
    changed(form)
    parts.last?.focus()
  }

  private func remove(_ index: Int) {
    guard var form, form.rows.indices.contains(index) else { return }
    form.rows.remove(at: index)
    onRemoved?(form)
    // Where too little is left, the owner of the list shows something else in its place.
    if form.rows.count > (place.numbers.isEmpty ? 0 : 1), !parts.isEmpty {
      parts[min(index, parts.count - 1)].focusRemoval()
    }
  }

  private func move(_ index: Int, to target: Int) {
    // The list may be made anew for it, so the key or the drag ends first.
    MainLoop.idle { [weak self] in
      guard let self, var form, form.rows.indices.contains(index),
        form.rows.indices.contains(target)
      else { return false }
      form.move(index, to: target)
      changed(form)
      parts[target].focus()
      parts[target].widget.announce(
        tr("Place {n} of {count}", ["n": String(target + 1), "count": String(parts.count)]))
      return false
    }
  }
}
