import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Scenario
import Texts
import Workbench

/// The steps of a scenario, or those with a name, which a person changes, moves, adds and removes.
@MainActor
final class StepList {
  let widget = Box(.vertical, spacing: 4)
  /// Called with a change and what it is called; returns why it is refused.
  var onEdit: (@MainActor (DocumentEdit, String) -> String?)?
  /// Called with a caption or notes, the text, or `nil` to take it out, and whether it belongs to the
  /// one before; returns why it is refused.
  var onSet: (@MainActor (PartAddress, YAMLNode?, Bool) -> String?)?
  /// Called with a change of the text and what it is called.
  var onText: (@MainActor ([SourceEdit], String) -> Void)?
  /// Called with the 0-based number of the step up to which the scenario is to be shown; returns why
  /// it can’t.
  var onReplay: (@MainActor (Int) -> String?)?

  private let mark = Label()
  private let list = Box(.vertical)
  private let drag: RowDrag
  private let add = DropDown()
  private let problem = Label()
  private var rows: [StepRow] = []
  private var steps: [StepLine] = []
  /// The 0-based numbers of the steps whose captions and notes are open.
  private var open: Set<Int> = []
  private var editor: DocumentEditor?
  private var scenario = PartAddress.document

  init() {
    LaterSheet.load()
    drag = RowDrag(list)
    widget.addClass("property")
    widget.accessibleRole = .grouping
    widget.accessibleName = tr("Steps")
    let head = Box(.horizontal, spacing: 8)
    let title = Label(tr("Steps"))
    title.addClass("heading")
    head.packStart(title)
    mark.setEllipsize(.end)
    mark.xalign = 1
    head.packEnd(mark, expand: true)
    list.addClass("steps")
    list.accessibleRole = .list
    list.accessibleName = tr("Steps")
    add.accessibleName = tr("Add a step")
    add.setNarrow()
    add.append(tr("Add a step…"), id: "")
    for (word, _) in StepLine.words { add.append(word, id: word) }
    add.selected = ""
    add.onChosen { [weak self] in self?.insert($0) }
    problem.addClass("property-problem")
    problem.setWraps(true)
    problem.xalign = 0
    problem.ignoresShowAll = true
    widget.packStart(head)
    widget.packStart(drag.ground)
    widget.packStart(add)
    widget.packStart(problem)
    drag.rows = { [weak self] in
      self?.rows.map { RowDrag.DraggedRow(widget: $0.widget, grip: $0.grip) } ?? []
    }
    drag.onMove = { [weak self] in self?.move($0, to: $1) }
  }

  /// Shows the steps of a scenario.
  func show(_ scenario: PartAddress, _ editor: DocumentEditor) {
    let isOther = scenario != self.scenario
    (self.scenario, self.editor) = (scenario, editor)
    steps = StepLine.all(of: scenario, in: editor)
    if isOther { open = [] }
    if isOther || rows.count != steps.count { makeRows() }
    for (row, step) in zip(rows, steps) { row.show(step) }
  }

  /// Shows how the scenario ended when it was run last.
  ///
  /// - Parameter isStale: whether the document was changed since.
  func show(_ progress: ScenarioProgress?, isStale: Bool) {
    var failed: ScenarioFailure?
    let (words, isGood): (String, Bool?) =
      switch progress?.status {
      case nil: ("", nil)
      case .playing: (tr("plays"), nil)
      case .empty: (tr("empty: nothing is done, nothing expected"), nil)
      case .played: (tr("✓ played"), true)
      case .passed: (tr("✓ passed"), true)
      case .differs(let verdict):
        (
          ntr("✕ its calls differ in one place", "✕ its calls differ in {n} places", verdict.count),
          false
        )
      case .failed(let failure):
        (
          failure.shared.map { tr("✕ stops at {step}", ["step": $0.words]) }
            ?? tr("✕ stops at line {line}", ["line": String(failure.line)]), false
        )
      case .crashed: (tr("✕ would crash"), false)
      case .stopped: (tr("✕ stopped at a limit"), false)
      }
    if !isStale, case .failed(let failure) = progress?.status { failed = failure }
    // The sign would be about another document.
    mark.text = isStale && isGood != nil ? String(words.dropFirst(2)) : words
    mark.setClass("good", isGood == true && !isStale)
    mark.setClass("bad", isGood == false && !isStale)
    mark.setClass("dim", isStale)
    for (row, step) in zip(rows, steps) {
      row.show((failed?.shared?.line ?? failed?.line) == step.line ? failed : nil)
    }
  }

  private func makeRows() {
    list.destroyChildren()
    rows = steps.indices.map { index in
      let row = StepRow(steps[index], number: index + 1, of: steps.count)
      row.onWord = { [weak self] in self?.change(index, word: $0) }
      row.onValue = { [weak self] in self?.change(index, value: $0) }
      row.onMove = { [weak self] in self?.move(index, to: index + $0) }
      row.onRemove = { [weak self] in self?.remove(index) }
      row.onReplay = { [weak self] in self?.replay(index) }
      row.remarks.isOpen = open.contains(index)
      row.remarks.onOpened = { [weak self] isOpen in
        if isOpen { self?.open.insert(index) } else { self?.open.remove(index) }
      }
      row.remarks.onSet = { [weak self] path, value, joins in
        self?.tell(self?.onSet?(path, value, joins))
      }
      list.packStart(row.widget)
      return row
    }
    list.showAll()
  }

  // MARK: Changes

  @discardableResult
  private func edit(_ edit: DocumentEdit?, _ name: String) -> Bool {
    guard let edit else { return false }
    let refusal = onEdit?(edit, name)
    tell(refusal)
    return refusal == nil
  }

  private func replay(_ index: Int) { tell(onReplay?(index)) }

  private func tell(_ refusal: String?) {
    problem.text = refusal ?? ""
    problem.isVisible = refusal != nil
    if let refusal { widget.announce(refusal) }
  }

  private func change(_ index: Int, value: String) {
    guard steps.indices.contains(index), steps[index].value != value else { return }
    let before = steps[index]
    if !edit(before.setting(value), tr("Step {n}", ["n": String(index + 1)])) {
      rows[index].show(before)
    }
  }

  private func change(_ index: Int, word: String) {
    guard let editor, steps.indices.contains(index), steps[index].word != word else { return }
    let before = steps[index]
    let name = tr("Step {n}", ["n": String(index + 1)])
    if let edits = before.rewording(as: word, in: editor) {
      onText?(edits, name)
      rows[index].focusValue()
    } else if edit(before.replacing(by: word, in: editor), name) {
      rows[index].focusValue()
    } else {
      rows[index].show(before)
    }
  }

  private func move(_ index: Int, to target: Int) {
    guard steps.indices.contains(index), steps.indices.contains(target), index != target,
      edit(.move(path: steps[index].path, to: target), tr("Order of the steps"))
    else { return }
    // A step that moves stays open, and so do those that make room for it.
    var isOpen = rows.indices.map(open.contains)
    isOpen.insert(isOpen.remove(at: index), at: target)
    for (row, isOpen) in zip(rows, isOpen) { row.remarks.isOpen = isOpen }
    rows[target].focus()
    rows[target].announcePlace()
  }

  private func remove(_ index: Int) {
    guard steps.indices.contains(index) else { return }
    let before = open
    open = Set(before.subtracting([index]).map { $0 > index ? $0 - 1 : $0 })
    guard edit(.remove(path: steps[index].path), tr("Remove step {n}", ["n": String(index + 1)]))
    else { return open = before }
    if rows.isEmpty { add.grabFocus() } else { rows[min(index, rows.count - 1)].focus() }
  }

  private func insert(_ word: String) {
    guard !word.isEmpty, let editor else { return }
    // The list itself says what it is for, again.
    MainLoop.idle { [weak self] in
      self?.add.selected = ""
      return false
    }
    if edit(StepLine.adding(word, to: scenario, at: nil, in: editor), tr("New step")) {
      rows.last?.focusValue()
    }
  }
}
