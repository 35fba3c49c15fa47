import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// A quiet count of the document's warnings, which opens a list of them; hidden where there is none.
@MainActor
final class WarningsButton {
  let widget = ToggleButton()
  /// Opens the document in the editor, at the place of a warning.
  var onOpen: (@MainActor (EditorPlace) -> Void)?

  private let count = Label()
  private let heading = Label()
  private let column = Box(.vertical, spacing: 2)
  private let scrolled = ScrolledWindow()
  private lazy var rows = GrowingRows(in: scrolled)
  private var source = SourceLines([])
  private var cursor = SourceLines.Cursor()
  private var popover: Popover?
  private var warnings: [Finding] = []
  /// What is only worth a thought: in grey below the warnings, and not counted.
  private var notes: [Finding] = []
  private var listed: [Finding] { warnings + notes }
  private var document: OpenDocument?

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
    showTooltip()
    widget.onToggled { [weak self] in self?.toggled() }
  }

  private var isOpen: Bool { popover?.isOpen ?? false }

  /// Shows the warnings of a document.
  func show(_ document: OpenDocument) {
    (warnings, notes) = (document.warnings, document.notes)
    self.document = document
    widget.isVisible = !warnings.isEmpty
    showCount()
    guard isOpen else { return }
    if warnings.isEmpty { widget.isActive = false } else { fill() }
  }

  private func showCount() {
    // The number alone: words would make the stage next to the log wider for some documents.
    count.text = String(warnings.count)
    widget.accessibleName = WarningText.count(warnings.count)
  }

  /// While the list is open, there is none: it would cover rows of the list.
  private func showTooltip() {
    widget.tooltip = widget.isActive ? nil : tr("What the document says and hardly means")
  }

  private func toggled() {
    showTooltip()
    guard widget.isActive != isOpen else { return }
    let popover = popoverOfRows()
    if widget.isActive { fill() }
    popover.setOpen(widget.isActive)
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
    rows.make = { [unowned self] in row($0) }
    column.accessibleRole = .list
    scrolled.add(column)
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setPropagatesNaturalSize(width: false, height: true)
    scrolled.setMaximumContent(height: 280)
    let content = Box(.vertical, spacing: 8)
    content.addClass("warnings")
    content.packStart(head)
    content.packStart(scrolled)
    content.showAll()
    let popover = Popover(over: widget)
    popover.accessibleName = tr("Warnings")
    popover.add(content)
    popover.onClosed { [weak self] in self?.widget.isActive = false }
    self.popover = popover
    return popover
  }

  private func fill() {
    heading.text = tr(
      "{warnings} in {file}",
      ["warnings": WarningText.count(warnings.count), "file": document?.name ?? ""])
    // Labels that wrap ask for less height than they take.
    scrolled.setSizeRequest(width: 400, height: min(280, 48 * listed.count))
    (source, cursor) = (SourceLines(document?.bytes ?? []), SourceLines.Cursor())
    rows.show(listed.count, in: column)
  }

  /// A row that shows its line of the document when it is pressed.
  private func row(_ index: Int) -> Widget {
    let finding = listed[index]
    let text = WarningText(finding, in: source, from: &cursor)
    let message = Label(text.message)
    if finding.severity == .note { message.addClass("advice") }
    message.xalign = 0
    message.setWraps(true)
    message.setWidth(atMost: 48)
    let button = ToggleButton()
    button.add(message)
    button.hasRelief = false
    button.accessibleName = "\(text.message), \(text.place)"
    button.tooltip = tr("Show the line of the document")
    button.setAccessiblePosition(index + 1, of: listed.count)
    let head = Box(.horizontal, spacing: 4)
    head.packStart(button, expand: true)
    head.packEnd(place(of: finding, text.place))
    let row = Box(.vertical)
    row.accessibleName = button.accessibleName
    row.packStart(head)
    guard let excerpt = text.excerpt else {
      button.isSensitive = false
      return row
    }
    // Not in a revealer: GTK tells assistive technology that what is in one is out of sight as soon
    // as the list is scrolled.
    var line: Widget?
    var isNew = false
    button.onToggled { [weak self] in
      isNew = button.isActive
      if line == nil {
        let made = Excerpt(excerpt).widget
        row.packStart(made)
        made.showAll()
        made.onAllocate { _ in
          if isNew { self?.scroll(toEndOf: row) }
          isNew = false
        }
        line = made
      }
      line?.isVisible = button.isActive
    }
    button.isActive = listed.count == 1
    return row
  }

  /// The place of a warning, which opens the editor there.
  private func place(of warning: Finding, _ text: String) -> Widget {
    let label = Label(text)
    label.addClass("place")
    guard document?.file != nil else {
      label.align(.end, .start)
      return label
    }
    label.addClass("link")
    let button = Gtk.Button()
    button.add(label)
    button.hasRelief = false
    button.align(.end, .start)
    button.accessibleName = tr("Open {place} in the editor", ["place": text])
    button.tooltip = tr("Open this line in the editor")
    button.onClicked { [weak self] in
      self?.widget.isActive = false
      self?.onOpen?(EditorPlace(line: warning.line, column: warning.column))
    }
    return button
  }

  private func scroll(toEndOf row: Widget) {
    // Done later, because a layout is in progress.
    MainLoop.idle { [weak self] in
      self?.scrolled.scroll(toEndOf: row)
      return false
    }
  }

  private func copy() {
    let name = document?.file ?? document?.name ?? ""
    Clipboard.setText(listed.map { $0.text(file: name) + "\n" }.joined())
  }
}
