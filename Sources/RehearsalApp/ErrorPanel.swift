import Gtk
import PrototypeFile
import Texts
import Workbench

/// Shows the errors of a document or a scenario, each with its place.
///
/// While a device is on the stage, the first one is in the line over it, and all are in its details.
@MainActor
final class ErrorPanel {
  /// Made for the first error, because most documents have none.
  private(set) lazy var message = makeMessage()
  /// Called once, before the first error is shown.
  var onMade: (@MainActor (StageMessage) -> Void)?
  /// Whether there is a device that open details would cover.
  var coversDevice: @MainActor () -> Bool = { false }
  /// Opens the document in the editor, at the place of an error.
  var onOpen: (@MainActor (EditorPlace) -> Void)?

  private let title = Label()
  private let hint = Label()
  private let action = Button(label: "")
  private var perform: (@MainActor () -> Void)?
  /// The lines, if there are so few that they need no scroll bar.
  private let fewRows = Box(.vertical, spacing: 12)
  /// The lines in the scrolled part.
  private let manyRows = Box(.vertical, spacing: 12)
  private lazy var scrolled = ScrolledWindow()
  private lazy var rows = GrowingRows(in: scrolled)
  private var isBuilt = false
  /// The problems of which rows are made when they come near sight.
  private var lines: [Line] = []
  private var source = SourceLines([])
  private var cursor = SourceLines.Cursor()
  /// Whether there is a file to open in the editor.
  private var isFile = false

  /// How many lines are shown without a scroll bar.
  private static let few = 3

  private func makeMessage() -> StageMessage {
    isBuilt = true
    title.addClass("heading")
    for label in [title, hint] {
      label.addClass("advice")
      label.xalign = 0
      label.setWraps(true)
    }
    action.ignoresShowAll = true
    action.onClicked { [weak self] in self?.perform?() }
    let texts = Box(.vertical)
    texts.packStart(title)
    texts.packStart(hint)
    let copy = Button(label: tr("Copy"))
    copy.accessibleName = tr("Copy all errors")
    copy.tooltip = tr("Copy all errors, each with its place")
    copy.align(.end, .start)
    copy.setMargins(8)
    copy.setFocusOnClick(false)
    copy.onClicked { [weak self] in self?.copy() }
    let head = Box(.horizontal)
    head.packStart(texts, expand: true)
    head.packEnd(copy)
    for rows in [fewRows, manyRows] {
      rows.setMargins(12)
      rows.accessibleRole = .list
    }
    scrolled.add(manyRows)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 360)
    rows.make = { [unowned self] in makeRow(lines[$0]) }
    let column = Box(.vertical)
    column.packStart(head)
    column.packStart(fewRows)
    column.packStart(scrolled, expand: true)
    let message = StageMessage(
      tr("Errors"), style: "errors", details: column, repeatsText: true,
      closing: tr("Hide errors"))
    message.nameToggle(tr("Show all errors"), word: tr("Details"))
    message.pack(action)
    onMade?(message)
    return message
  }

  /// Shows the errors of a document.
  ///
  /// - Parameter keepsLast: whether the last good state stays on the stage.
  func show(_ problems: [Finding], in document: OpenDocument, keepsLast: Bool) {
    isFile = document.file != nil
    let count = problems.filter { $0.severity == .error }.count
    let name = document.name ?? ""
    source = SourceLines(document.bytes ?? [])
    show(
      ntr("One error in {file}", "{n} errors in {file}", count, ["file": name]),
      short: ntr("One error", "{n} errors", count),
      advice(isFile: document.file != nil, keepsLast: keepsLast),
      problems.map { problem in
        Line(
          place: tr(
            "line {line}, column {column}",
            ["line": String(problem.line), "column": String(problem.column)]),
          message: problem.message, problem: problem, hint: problem.advice,
          target: EditorPlace(line: problem.line, column: problem.column))
      })
  }

  private func advice(isFile: Bool, keepsLast: Bool) -> String {
    switch (isFile, keepsLast) {
    case (true, true):
      tr("The stage keeps the last version that could be read. Correct the file and save it.")
    case (true, false): tr("Correct the file and save it: it is read again at once.")
    case (false, _): tr("Correct the document and open it again.")
    }
  }

  /// Shows one problem that has no place in the document.
  func show(_ text: String, hint: String, details: [String] = []) {
    show(text, hint, details.map { Line(place: "", message: $0) })
  }

  /// Shows one problem with its details, each with its place, and perhaps a button for it.
  func show(
    _ text: String, hint: String, details: [(message: String, line: Int?)], isFile: Bool,
    offering action: (title: String, perform: @MainActor () -> Void)?
  ) {
    self.isFile = isFile
    let lines = details.map { message, line in
      Line(
        place: line.map { tr("line {line} of the file", ["line": String($0)]) } ?? "",
        message: message, target: line.map { EditorPlace(line: $0) })
    }
    show(text, hint, lines, action)
  }

  private func copy() {
    let rows = lines.map { $0.place.isEmpty ? $0.message : "\($0.place): \($0.message)" }
    Clipboard.setText(([title.text] + rows).map { OneLine.text($0) + "\n" }.joined())
  }

  func hide() {
    if isBuilt { message.hide() }
  }

  /// One problem in the list.
  private struct Line {
    var place: String
    var message: String
    var problem: Finding?
    var hint: String?
    /// What a click on it opens in the editor.
    var target: EditorPlace?
  }

  private func show(
    _ text: String, short: String? = nil, _ advice: String, _ lines: [Line],
    _ offer: (title: String, perform: @MainActor () -> Void)? = nil
  ) {
    let message = message
    message.hide()
    action.label = offer?.title ?? ""
    action.isVisible = offer != nil
    perform = offer?.perform
    title.text = OneLine.text(text)
    hint.text = OneLine.text(advice)
    for rows in [fewRows, manyRows] { rows.destroyChildren() }
    (self.lines, cursor) = (lines, SourceLines.Cursor())
    rows.show(lines.count, in: areFew ? fewRows : manyRows)
    hint.isVisible = !advice.isEmpty
    fewRows.isVisible = areFew && !lines.isEmpty
    scrolled.isVisible = !areFew
    let first = lines.first.map { line in
      [line.place, line.message].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    message.show(OneLine.text(first ?? advice), heading: OneLine.text(short ?? text))
    message.isOpen = !coversDevice()
  }

  /// Whether the lines are outside the scrolled part, which does not take the height of a label that
  /// wraps.
  private var areFew: Bool { lines.count <= ErrorPanel.few }

  private func makeRow(_ line: Line) -> Box {
    let entry = Box(.vertical, spacing: 2)
    entry.accessibleName = OneLine.text(line.message)
    let head = Box(.horizontal, spacing: 12)
    let message = label(line.message, "message")
    head.packStart(message, expand: true)
    let place = label(line.place, "place")
    if !line.place.isEmpty {
      place.setWraps(false)
      place.yalign = 0
      head.packEnd(place)
    }
    if isFile, onOpen != nil, let target = line.target {
      // A button takes the clicks that would select.
      for label in [message, place] { label.isSelectable = false }
      place.addClass("link")
      let button = Button()
      button.add(head)
      button.hasRelief = false
      button.addClass("at-line")
      button.accessibleName = "\(OneLine.text(line.message)), \(line.place)"
      button.tooltip = tr("Open this line in the editor")
      button.onClicked { [weak self] in self?.onOpen?(target) }
      entry.packStart(button)
    } else {
      entry.packStart(head)
    }
    if let problem = line.problem, let excerpt = Excerpt(of: problem, in: source, from: &cursor) {
      entry.packStart(excerpt.widget)
    } else if let hint = line.hint {
      entry.packStart(label(hint, "hint"))
    }
    return entry
  }

  private func label(_ text: String, _ name: String) -> Label {
    let label = Label(OneLine.text(text))
    label.addClass(name)
    label.xalign = 0
    label.setWraps(true)
    label.isSelectable = true
    label.canFocus = false
    return label
  }
}
