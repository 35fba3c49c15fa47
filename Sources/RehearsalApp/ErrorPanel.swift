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
  /// The lines, if there are so few that they need no scroll bar.
  private let fewRows = Box(.vertical, spacing: 12)
  /// The lines in the scrolled part.
  private let manyRows = Box(.vertical, spacing: 12)
  private lazy var scrolled = ScrolledWindow()
  private var isBuilt = false
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
    let texts = Box(.vertical, spacing: 4)
    texts.packStart(heading)
    texts.packStart(hint)
    let head = Box(.horizontal, spacing: 8)
    head.addClass("summary")
    head.packStart(texts, expand: true)
    head.packEnd(close)
    for rows in [fewRows, manyRows] { rows.setMargins(12) }
    scrolled.add(manyRows)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 320)
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
    let lines = SourceLines(document.bytes ?? [])
    show(
      ntr("One error in {file}", "{n} errors in {file}", count, ["file": name]),
      advice(isFile: document.request.file != nil, keepsLast: keepsLast),
      problems.map { problem in
        Line(
          place: tr(
            "line {line}, column {column}",
            ["line": String(problem.line), "column": String(problem.column)]),
          message: problem.message, excerpt: Excerpt(of: problem, in: lines), hint: problem.hint)
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

  func hide() { widget.revealsChild = false }

  var isShown: Bool { widget.revealsChild }

  /// One problem in the list.
  private struct Line {
    var place: String
    var message: String
    var excerpt: Excerpt?
    var hint: String?
  }

  private func show(_ text: String, _ advice: String, _ lines: [Line]) {
    build()
    heading.text = OneLine.text(text)
    hint.text = OneLine.text(advice)
    for rows in [fewRows, manyRows] { rows.destroyChildren() }
    // A scrolled part does not take the height of a label that wraps, so few lines are outside.
    let areFew = lines.count <= ErrorPanel.few
    let rows = areFew ? fewRows : manyRows
    for line in lines {
      let entry = Box(.vertical, spacing: 2)
      let head = Box(.horizontal, spacing: 12)
      head.packStart(label(line.message, "message"), expand: true)
      if !line.place.isEmpty {
        let place = label(line.place, "place")
        place.setWraps(false)
        place.yalign = 0
        head.packEnd(place)
      }
      entry.packStart(head)
      if let excerpt = line.excerpt {
        entry.packStart(excerpt.widget)
      } else if let hint = line.hint {
        entry.packStart(label(hint, "hint"))
      }
      rows.packStart(entry)
    }
    hint.isVisible = !advice.isEmpty
    rows.showAll()
    fewRows.isVisible = areFew && !lines.isEmpty
    scrolled.isVisible = !areFew
    widget.revealsChild = true
    widget.announce(heading.text)
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
