import Gtk
import PrototypeFile
import Texts
import Workbench

/// Shows the errors of a document or a scenario, each with its place.
@MainActor
final class ErrorPanel {
  let widget = Revealer()

  private let heading = Label()
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

  /// How many lines are shown without a scroll bar.
  private static let few = 3

  /// Builds the panel at the first error, because most documents have none.
  private func build() {
    guard !isBuilt else { return }
    isBuilt = true
    heading.addClass("heading")
    for label in [heading, hint] {
      label.xalign = 0
      label.setWraps(true)
    }
    let close = Button(icon: "window-close-symbolic")
    close.accessibleName = tr("Hide errors")
    close.tooltip = tr("Hide errors")
    close.hasRelief = false
    close.setFocusOnClick(false)
    close.align(.end, .start)
    close.onClicked { [weak self] in self?.hide() }
    action.align(.end, .start)
    action.setFocusOnClick(false)
    action.ignoresShowAll = true
    action.onClicked { [weak self] in self?.perform?() }
    let texts = Box(.vertical, spacing: 4)
    texts.packStart(heading)
    texts.packStart(hint)
    let head = Box(.horizontal, spacing: 8)
    head.addClass("summary")
    head.packStart(texts, expand: true)
    head.packEnd(close)
    head.packEnd(action)
    for rows in [fewRows, manyRows] {
      rows.setMargins(12)
      rows.accessibleRole = .list
    }
    scrolled.add(manyRows)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 320)
    rows.make = { [unowned self] in makeRow(lines[$0]) }
    let column = Box(.vertical)
    column.addClass("errors")
    column.packStart(head)
    column.packStart(fewRows)
    column.packStart(scrolled, expand: true)
    column.accessibleName = tr("Errors")
    column.accessibleRole = .panel
    widget.add(column)
    widget.showAll()
  }

  /// Shows the errors of a document.
  ///
  /// - Parameter keepsLast: whether the last good state stays on the stage.
  func show(_ problems: [PrototypeFile.Problem], in document: Document, keepsLast: Bool) {
    let count = problems.filter { $0.severity == .error }.count
    let name = document.name ?? ""
    source = SourceLines(document.bytes ?? [])
    show(
      ntr("One error in {file}", "{n} errors in {file}", count, ["file": name]),
      advice(isFile: document.request.file != nil, keepsLast: keepsLast),
      problems.map { problem in
        Line(
          place: tr(
            "line {line}, column {column}",
            ["line": String(problem.line), "column": String(problem.column)]),
          message: problem.message, problem: problem, hint: problem.advice)
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
    _ text: String, hint: String, details: [(message: String, place: String)],
    offering action: (title: String, perform: @MainActor () -> Void)?
  ) {
    show(text, hint, details.map { Line(place: $0.place, message: $0.message) }, action)
  }

  func hide() { widget.revealsChild = false }

  var isShown: Bool { widget.revealsChild }

  /// One problem in the list.
  private struct Line {
    var place: String
    var message: String
    var problem: PrototypeFile.Problem?
    var hint: String?
  }

  private func show(
    _ text: String, _ advice: String, _ lines: [Line],
    _ offer: (title: String, perform: @MainActor () -> Void)? = nil
  ) {
    build()
    action.label = offer?.title ?? ""
    action.isVisible = offer != nil
    perform = offer?.perform
    heading.text = OneLine.text(text)
    hint.text = OneLine.text(advice)
    for rows in [fewRows, manyRows] { rows.destroyChildren() }
    (self.lines, cursor) = (lines, SourceLines.Cursor())
    rows.show(lines.count, in: areFew ? fewRows : manyRows)
    hint.isVisible = !advice.isEmpty
    fewRows.isVisible = areFew && !lines.isEmpty
    scrolled.isVisible = !areFew
    widget.revealsChild = true
    widget.announce(heading.text)
  }

  /// Whether the lines are outside the scrolled part, which does not take the height of a label that
  /// wraps.
  private var areFew: Bool { lines.count <= ErrorPanel.few }

  private func makeRow(_ line: Line) -> Box {
    let entry = Box(.vertical, spacing: 2)
    entry.accessibleName = OneLine.text(line.message)
    let head = Box(.horizontal, spacing: 12)
    head.packStart(label(line.message, "message"), expand: true)
    if !line.place.isEmpty {
      let place = label(line.place, "place")
      place.setWraps(false)
      place.yalign = 0
      head.packEnd(place)
    }
    entry.packStart(head)
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
