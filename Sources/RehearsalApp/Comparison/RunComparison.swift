import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Scenario
import Session
import Stage
import Texts
import WindowWords
import Workbench

/// Two runs side by side: the first difference in a sentence, their calls, and both stages at the
/// call that is selected.
@MainActor
final class RunComparison {
  let widget = Box(.vertical)
  var onClosed: (@MainActor () -> Void)?
  /// Asks a person for a session file or a log, and calls back with its path.
  var onChooseFile: (@MainActor (_ then: @escaping @MainActor (String) -> Void) -> Void)?
  /// Returns the picture that the document names by a path.
  var picture: PictureSource = .none

  /// One side: which run, and its stage.
  @MainActor private final class Side {
    let choice = DropDown()
    let stage = Stage()
    let column = Box(.vertical, spacing: 4)
    var run: ComparableRun?
    var shown: String?
  }

  private let sides = [Side(), Side()]
  private let measures = Segments<CallComparison.Measure>(tr("What makes calls equal"))
  private let sentence = Label()
  private let list = Box(.vertical)
  private var measure = CallComparison.Measure.order
  private var compared: ComparedRuns?
  private var sources: [RunSource] = []
  private weak var workbench: Workbench?
  private var current: Gtk.Button?

  /// How many rows the list has at most, and how many of them stand before the first difference.
  private static let (most, before) = (300, 20)

  init() {
    let stages = Box(.horizontal, spacing: 12)
    for (side, name) in zip(sides, [tr("First run"), tr("Second run")]) {
      side.choice.accessibleName = name
      side.choice.setNarrow()
      side.choice.onChosen { [weak self, weak side] id in
        guard let self, let side else { return }
        if id == RunComparison.file { chooseFile(side) } else { compare() }
      }
      side.stage.speaks = false
      side.stage.isTimeFrozen = true
      side.stage.hasGround = false
      side.stage.isAnimated = { false }
      side.column.accessibleRole = .panel
      side.column.accessibleName = name
      side.column.packStart(side.stage.widget, expand: true)
      stages.packStart(side.column, expand: true)
    }
    sentence.addClass("heading")
    sentence.setWraps(true)
    sentence.setMargins(top: 8, bottom: 8, start: 16, end: 16)
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .automatic, vertical: .automatic)
    scrolled.setSizeRequest(height: 220)
    scrolled.addClass("run-rows")
    scrolled.add(list)
    list.accessibleName = tr("Calls of both runs")
    addBar()
    widget.packStart(sentence)
    widget.packStart(stages, expand: true)
    widget.packStart(scrolled)
    widget.showAll()
  }

  private func addBar() {
    let titles: [(CallComparison.Measure, String, String)] = [
      (.order, tr("Order"), tr("Calls are equal whenever they are made")),
      (.band, tr("Order and Time"), tr("Equal calls are not more than 50 ms apart")),
      (.all, tr("Everything"), tr("Equal calls have the same time")),
    ]
    for (measure, title, tip) in titles {
      measures.add(measure, ToggleButton(label: title), name: title, tooltip: tip)
    }
    measures.select(measure)
    measures.onChosen = { [weak self] in
      self?.measure = $0
      self?.compare()
    }
    widget.beginComparison(
      tr("Two runs"), sides.map(\.choice) + [measures.widget],
      tip: tr("Back to the one stage (Escape)")
    ) { [weak self] in self?.onClosed?() }
  }

  /// Shows the runs of a workbench: one of them, or what was left last, or the first scenario,
  /// next to this run.
  func show(_ workbench: Workbench, _ source: RunSource? = nil, look: Look, model: DeviceModel) {
    self.workbench = workbench
    sources = workbench.runSources
    let wanted = source.flatMap { sources.firstIndex(of: $0) } ?? min(1, sources.count - 1)
    for (index, side) in sides.enumerated() {
      side.stage.look = look
      side.stage.model = model
      side.stage.picture = picture
      side.shown = nil
      side.choice.removeAll()
      for (number, source) in sources.enumerated() {
        side.choice.append(workbench.title(of: source), id: String(number))
      }
      side.choice.append(tr("Session or Log…"), id: RunComparison.file)
      side.choice.selected = String(index == 0 ? wanted : 0)
    }
    compare()
  }

  /// The id of the choice of a file.
  private static let file = "file"

  /// Asks for a session file or a log, and compares it.
  private func chooseFile(_ side: Side) {
    side.choice.selected = side.shown
    onChooseFile? { [weak self] path in
      guard let self, workbench?.run(of: .file(path)) != nil else {
        self?.sentence.text = tr(
          "{file} is no session file, and no line of it names a method of a delegate.",
          ["file": FileName.lastText(of: path)])
        return
      }
      sources.append(.file(path))
      let id = String(sources.count - 1)
      for side in sides { side.choice.append(FileName.lastText(of: path), id: id) }
      side.choice.selected = id
      compare()
    }
  }

  private func compare() {
    guard let workbench else { return }
    for side in sides where side.shown != side.choice.selected {
      side.shown = side.choice.selected
      let number = side.choice.selected.flatMap { Int($0) } ?? 0
      side.run = sources.indices.contains(number) ? workbench.run(of: sources[number]) : nil
      if let start = side.run?.moment(ofCall: -1) { side.stage.begin(start.prototype) }
      side.column.isVisible = side.run?.isLog != true
    }
    guard let left = sides[0].run, let right = sides[1].run else { return }
    compared = ComparedRuns(left, right, by: measure)
    measures.widget.isSensitive = !left.isLog && !right.isLog
    guard let comparison = compared?.comparison else {
      list.destroyChildren()
      sentence.text = tr("Two logs have no names in common; choose a run for one side.")
      sentence.announce(sentence.text)
      return
    }
    let result =
      comparison.sentence
      ?? ntr(
        "Both runs have the same call.", "Both runs have the same {n} calls.",
        comparison.left.count)
    let failures = [
      left.failure.map {
        tr(
          "The first run stops at step {n}: {reason}.",
          ["n": String($0.step), "reason": $0.reason])
      },
      right.failure.map {
        tr(
          "The second run stops at step {n}: {reason}.",
          ["n": String($0.step), "reason": $0.reason])
      },
    ]
    sentence.text = (failures + [result, compared?.note]).compactMap { $0 }.joined(separator: " ")
    sentence.announce(sentence.text)
    fill(comparison)
  }

  private func fill(_ comparison: CallComparison) {
    list.destroyChildren()
    current = nil
    let first = comparison.rows.firstIndex { !$0.isEqual }
    let start = max(0, (first ?? 0) - RunComparison.before)
    let rows = comparison.rows.indices[start...].prefix(RunComparison.most)
    if start > 0 {
      list.packStart(note(ntr("One equal call before", "{n} equal calls before", start)))
    }
    for index in rows {
      let button = row(comparison, index)
      list.packStart(button)
      if index == first ?? comparison.rows.count - 1 { select(button, index) }
    }
    let rest = comparison.rows.count - start - rows.count
    if rest > 0 { list.packStart(note(ntr("One more call", "{n} more calls", rest))) }
    list.showAll()
    if comparison.rows.isEmpty { showStages(nil, nil) }
  }

  private func note(_ text: String) -> Label {
    let label = Label(text)
    label.addClass("summary")
    return label
  }

  private func row(_ comparison: CallComparison, _ index: Int) -> Gtk.Button {
    let row = comparison.rows[index]
    let none = row.isMoved ? tr("elsewhere") : tr("no call")
    let texts = [
      row.left.map { comparison.left[$0].words } ?? none,
      row.right.map { comparison.right[$0].words } ?? none,
    ]
    let cells = Box(.horizontal, spacing: 12)
    for text in texts {
      let label = Label(text)
      label.addClass("call")
      label.xalign = 0
      label.setEllipsize(.end)
      label.tooltip = text
      cells.packStart(label, expand: true)
    }
    cells.setHomogeneous(true)
    let button = Gtk.Button()
    button.add(cells)
    button.hasRelief = false
    button.setClass("different", !row.isEqual)
    let values = ["left": texts[0], "right": texts[1]] as KeyValuePairs
    button.accessibleName =
      row.isEqual
      ? texts[0]
      : row.isMoved
        ? tr("moved: {left}; {right}", values) : tr("different: {left}; {right}", values)
    button.onClicked { [weak self, weak button] in
      if let button { self?.select(button, index) }
    }
    return button
  }

  private func select(_ button: Gtk.Button, _ index: Int) {
    current?.removeClass("current")
    button.addClass("current")
    current = button
    guard let calls = compared?.calls(before: index) else { return }
    showStages(calls.left, calls.right)
  }

  private func showStages(_ left: Int?, _ right: Int?) {
    for (side, call) in zip(sides, [left, right]) {
      guard let moment = side.run?.moment(ofCall: call ?? -1) else { continue }
      side.stage.clock = { Double(moment.state.now.milliseconds) }
      side.stage.show(moment)
    }
  }
}
