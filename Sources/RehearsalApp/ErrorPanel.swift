import Gtk
import PrototypeFile
import Texts

/// Says what is wrong with a document or a scenario, each error with its place.
@MainActor
final class ErrorPanel {
  let widget = Revealer()

  private let heading = Label()
  private let hint = Label()
  private let rows = Box(.vertical, spacing: 12)
  private let scrolled = ScrolledWindow()

  init() {
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
    rows.setMargins(12)
    scrolled.add(rows)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 280)
    let column = Box(.vertical)
    column.addClass("errors")
    column.packStart(head)
    column.packStart(scrolled, expand: true)
    column.accessibleName = tr("Errors")
    column.accessibleRole = .panel
    widget.add(column)
    widget.showAll()
  }

  /// Shows the errors of a document.
  ///
  /// - Parameter keepsLast: whether the last good state stays on the stage.
  func show(_ problems: [PrototypeFile.Problem], file: String, keepsLast: Bool) {
    let count = problems.filter { $0.severity == .error }.count
    show(
      ntr("One error in {file}", "{n} errors in {file}", count, ["file": file]),
      keepsLast
        ? tr("The stage keeps the last version that could be read. Mend the file and start again.")
        : tr("Mend the file and start again."),
      problems.map { problem in
        (
          tr(
            "line {line}, column {column}",
            ["line": String(problem.line), "column": String(problem.column)]),
          problem.message, problem.hint
        )
      })
  }

  /// Shows one problem without a place in the document.
  func show(_ text: String, hint: String, details: [String] = []) {
    show(text, hint, details.map { ("", $0, nil) })
  }

  func hide() { widget.revealsChild = false }

  var isShown: Bool { widget.revealsChild }

  private func show(
    _ text: String, _ advice: String, _ lines: [(place: String, message: String, hint: String?)]
  ) {
    heading.text = text
    hint.text = advice
    rows.destroyChildren()
    for line in lines {
      let entry = Box(.vertical, spacing: 2)
      for (text, name) in [(line.place, "place"), (line.message, "message"), (line.hint, "place")] {
        guard let text, !text.isEmpty else { continue }
        let label = Label(text)
        label.addClass(name)
        label.xalign = 0
        label.setWraps(true)
        label.isSelectable = true
        label.canFocus = false
        entry.packStart(label)
      }
      rows.packStart(entry)
    }
    scrolled.isVisible = !lines.isEmpty
    rows.showAll()
    widget.revealsChild = true
    widget.announce(text)
  }
}
