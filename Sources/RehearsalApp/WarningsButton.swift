import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// A quiet count of the document's warnings, which opens a list of them; hidden where there is none.
@MainActor
final class WarningsButton {
  let widget = ToggleButton()

  private let count = Label()
  private let heading = Label()
  private let rows = Box(.vertical, spacing: 2)
  private let scrolled = ScrolledWindow()
  private var popover: Popover?
  private var warnings: [PrototypeFile.Problem] = []
  private var document: Document?

  init() {
    let face = Box(.horizontal, spacing: 6)
    face.packStart(Image(icon: "dialog-warning-symbolic"))
    face.packStart(count)
    face.showAll()
    widget.add(face)
    widget.hasRelief = false
    widget.addClass("warnings-count")
    widget.setFocusOnClick(false)
    widget.ignoresShowAll = true
    widget.tooltip = tr("What the document says and hardly means")
    widget.onToggled { [weak self] in self?.toggled() }
  }

  private var isOpen: Bool { popover?.isOpen ?? false }

  /// Shows the warnings of a document.
  func show(_ warnings: [PrototypeFile.Problem], in document: Document) {
    self.warnings = warnings
    self.document = document
    widget.isVisible = !warnings.isEmpty
    showCount()
    guard isOpen else { return }
    if warnings.isEmpty { widget.isActive = false } else { fill() }
  }

  private func showCount() {
    // The number alone: words would make the stage beside the log wider for some documents.
    count.text = String(warnings.count)
    widget.accessibleName = WarningText.count(warnings.count)
  }

  private func toggled() {
    guard widget.isActive != isOpen else { return }
    if widget.isActive { fill() }
    popoverOfRows().setOpen(widget.isActive)
  }

  // MARK: The list

  /// Builds the list at the first use, because most documents have no warning.
  private func popoverOfRows() -> Popover {
    if let popover { return popover }
    heading.addClass("heading")
    heading.xalign = 0
    heading.setEllipsize(.end)
    let copy = Gtk.Button(label: tr("Copy"))
    copy.accessibleName = tr("Copy all warnings")
    copy.tooltip = tr("Copy all warnings, each with its place")
    copy.onClicked { [weak self] in self?.copy() }
    let head = Box(.horizontal, spacing: 12)
    head.packStart(heading, expand: true)
    head.packEnd(copy)
    scrolled.add(rows)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 280)
    let column = Box(.vertical, spacing: 8)
    column.addClass("warnings")
    column.packStart(head)
    column.packStart(scrolled)
    column.showAll()
    let popover = Popover(over: widget)
    popover.accessibleName = tr("Warnings")
    popover.add(column)
    popover.onClosed { [weak self] in self?.widget.isActive = false }
    self.popover = popover
    return popover
  }

  private func fill() {
    heading.text = tr(
      "{warnings} in {file}",
      ["warnings": WarningText.count(warnings.count), "file": document?.name ?? ""])
    // Labels that wrap ask for less height than they take.
    scrolled.setSizeRequest(width: 400, height: min(280, 48 * warnings.count))
    rows.destroyChildren()
    let source = SourceLines(document?.bytes ?? [])
    var cursor = SourceLines.Cursor()
    for warning in warnings {
      let text = WarningText(warning, in: source, from: &cursor)
      rows.packStart(row(text, isOpen: warnings.count == 1))
    }
    rows.showAll()
  }

  /// A row that shows its line of the document when it is pressed.
  private func row(_ text: WarningText, isOpen: Bool) -> Widget {
    let message = Label(text.message)
    message.xalign = 0
    message.setWraps(true)
    message.setWidth(atMost: 48)
    let place = Label(text.place)
    place.addClass("place")
    place.align(.end, .start)
    let face = Box(.horizontal, spacing: 12)
    face.packStart(message, expand: true)
    face.packEnd(place)
    let button = ToggleButton()
    button.add(face)
    button.hasRelief = false
    button.accessibleName = "\(text.message), \(text.place)"
    button.tooltip = tr("Show the line of the document")
    let row = Box(.vertical)
    row.packStart(button)
    guard let excerpt = text.excerpt else {
      button.isSensitive = false
      return row
    }
    let line = Revealer()
    line.add(Excerpt(excerpt).widget)
    line.showAll()
    row.packStart(line)
    button.isActive = isOpen
    line.revealsChild = isOpen
    button.onToggled { line.revealsChild.toggle() }
    return row
  }

  private func copy() {
    let name = document?.request.file ?? document?.name ?? ""
    Clipboard.setText(warnings.map { $0.text(file: name) + "\n" }.joined())
  }
}
