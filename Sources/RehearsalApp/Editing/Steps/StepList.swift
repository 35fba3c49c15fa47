import Gtk
import PrototypeFile
import Scenario
import Texts
import Workbench

/// The steps of a scenario, which a person changes, moves, adds and removes.
@MainActor
final class StepList {
  let widget = Box(.vertical, spacing: 4)
  /// Called with a change and what it is called; returns why it is refused.
  var onEdit: (@MainActor (DocumentEdit, String) -> String?)?
  /// Called with a change of the text and what it is called.
  var onText: (@MainActor ([SourceEdit], String) -> Void)?
  /// Called with the 0-based number of the step up to which the scenario is to be shown; returns why
  /// it can’t.
  var onReplay: (@MainActor (Int) -> String?)?

  private let mark = Label()
  private let list = Box(.vertical)
  private let ground = EventBox()
  private let add = DropDown()
  private let problem = Label()
  private var rows: [StepRow] = []
  private var steps: [StepLine] = []
  private var editor: DocumentEditor?
  private var scenario = ""
  private var drag: DragObserver?
  /// The row that is dragged, and the place where it would go.
  private var dragged: (from: Int, to: Int)?

  init() {
    LaterSheet.load()
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
    ground.add(list)
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
    widget.packStart(ground)
    widget.packStart(add)
    widget.packStart(problem)
    drag = DragObserver(
      ground, .down, begin: { [weak self] in self?.beginDrag() ?? false },
      drag: { [weak self] in self?.drag(by: $0) }, end: { [weak self] _ in self?.drop() })
  }

  /// Shows the steps of a scenario.
  func show(_ scenario: String, _ editor: DocumentEditor) {
    let isOther = scenario != self.scenario
    (self.scenario, self.editor) = (scenario, editor)
    steps = editor.steps(of: scenario)
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
      case .played: (tr("✓ played"), true)
      case .passed: (tr("✓ passed"), true)
      case .differs(let verdict):
        (
          ntr("✕ its calls differ in one place", "✕ its calls differ in {n} places", verdict.count),
          false
        )
      case .failed(let failure):
        (tr("✕ stops at line {line}", ["line": String(failure.line)]), false)
      case .stopped: (tr("✕ stopped at a limit"), false)
      }
    if !isStale, case .failed(let failure) = progress?.status { failed = failure }
    // The sign would be about another document.
    mark.text = isStale && isGood != nil ? String(words.dropFirst(2)) : words
    mark.setClass("good", isGood == true && !isStale)
    mark.setClass("bad", isGood == false && !isStale)
    mark.setClass("dim", isStale)
    for (row, step) in zip(rows, steps) {
      row.show(failed?.line == step.line ? failed : nil)
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
    guard let editor, steps.indices.contains(index), steps[index].value != value else { return }
    let before = steps[index]
    if !edit(editor.setting(before, to: value), tr("Step {n}", ["n": String(index + 1)])) {
      rows[index].show(before)
    }
  }

  private func change(_ index: Int, word: String) {
    guard let editor, steps.indices.contains(index), steps[index].word != word else { return }
    let before = steps[index]
    let name = tr("Step {n}", ["n": String(index + 1)])
    if let edits = editor.rewording(before, as: word) {
      onText?(edits, name)
      rows[index].focusValue()
    } else if edit(editor.setting(before, word: word), name) {
      rows[index].focusValue()
    } else {
      rows[index].show(before)
    }
  }

  private func move(_ index: Int, to target: Int) {
    guard steps.indices.contains(index), steps.indices.contains(target), index != target,
      edit(.move(path: steps[index].path, to: target), tr("Order of the steps"))
    else { return }
    rows[target].focus()
    rows[target].announcePlace()
  }

  private func remove(_ index: Int) {
    guard steps.indices.contains(index),
      edit(.remove(path: steps[index].path), tr("Remove step {n}", ["n": String(index + 1)]))
    else { return }
    if rows.isEmpty { add.grabFocus() } else { rows[min(index, rows.count - 1)].focus() }
  }

  private func insert(_ word: String) {
    guard !word.isEmpty, let editor else { return }
    // The list itself says what it is for, again.
    MainLoop.idle { [weak self] in
      self?.add.selected = ""
      return false
    }
    if edit(editor.adding(word, to: scenario, at: nil), tr("New step")) { rows.last?.focusValue() }
  }

  // MARK: Dragging

  private func beginDrag() -> Bool {
    guard let start = drag?.start else { return false }
    for (index, row) in rows.enumerated() {
      if let place = row.grip.translate(x: 0, y: 0, to: ground) {
        let size = row.grip.allocation
        let isIn =
          Double(place.x) <= start.x && start.x <= Double(place.x + size.width)
          && Double(place.y) <= start.y && start.y <= Double(place.y + size.height)
        if isIn {
          dragged = (index, index)
          return true
        }
      }
    }
    return false
  }

  private func drag(by distance: Double) {
    guard let from = dragged?.from, let start = drag?.start else { return }
    let y = start.y + distance
    let middles = rows.map { row -> Double in
      let top = row.widget.translate(x: 0, y: 0, to: ground)?.y ?? 0
      return Double(top) + Double(row.widget.allocation.height) / 2
    }
    let others = middles.indices.filter { $0 != from }
    let target = others.count { middles[$0] < y }
    dragged = (from, target)
    for (index, row) in rows.enumerated() {
      row.widget.setClass("dragged", index == from)
      row.widget.setClass("drop-above", index == target && target < from)
      row.widget.setClass("drop-below", index == target && target > from)
    }
  }

  private func drop() {
    guard let (from, to) = dragged else { return }
    dragged = nil
    for row in rows {
      for name in ["dragged", "drop-above", "drop-below"] { row.widget.setClass(name, false) }
    }
    move(from, to: to)
  }
}
