import Export
import Film
import Gtk
import Texts
import WindowWords

/// The formats of the dialog, one below the other, each with the size that its file will have; code
/// comes last.
@MainActor
final class ExportFormatList {
  let widget = Box(.vertical)
  var onChosen: (@MainActor (ExportFormat) -> Void)?

  private struct FormatRow {
    /// The format; `nil` for code.
    let format: ExportFormat?
    let button: ToggleButton
    let summary: Label
    let size: Label
  }

  private var rows: [FormatRow] = []
  private let choices = Box(group: tr("Formats"))
  private var isSelecting = false
  /// The format of pictures that was chosen last.
  private(set) var selected = ExportFormat.gif
  /// Whether code is chosen in place of it.
  private(set) var isCode = false
  private var subject = ExportProduct.Subject.run

  init() {
    choices.setOrientation(.vertical)
    choices.addClass("share-formats")
    for format in ExportFormat.allCases { add(format) }
    add(nil)
    let foot = Label(tr("Sizes are about those of the files with these options."))
    foot.addClass("share-note")
    foot.setWraps(true)
    foot.xalign = 0
    widget.addClass("share-list")
    widget.setSizeRequest(width: 264)
    widget.packStart(choices)
    widget.packStart(foot)
    select(selected)
    show(.run)
  }

  /// Shows the formats that a subject can have; where the chosen one is not among them, another is
  /// chosen.
  func show(_ subject: ExportProduct.Subject) {
    self.subject = subject
    for row in rows {
      let product = row.format.map { ExportProduct($0, subject) }
      let isOffered = product.map { $0.kind != nil } ?? ExportFormatList.hasCode(subject)
      row.button.isVisible = isOffered
      row.button.ignoresShowAll = !isOffered
      row.summary.text =
        row.format.flatMap { ExportWriter.obstacle(to: $0) } ?? product?.summary
        ?? tr("Code that shows these dialogs")
      describe(row, nil)
    }
    if isCode, !ExportFormatList.hasCode(subject) { select(selected) }
    guard ExportProduct(selected, subject).kind == nil else { return }
    let other = subject == .ways ? ExportFormat.html : .png
    if isCode { selected = other } else { select(other) }
  }

  /// Whether there is code of a subject.
  private static func hasCode(_ subject: ExportProduct.Subject) -> Bool {
    subject == .run || subject == .dialogs
  }

  private func describe(_ row: FormatRow, _ bytes: Int?) {
    let words = [row.summary.text, bytes.map { FileSize.text($0) }].compactMap { $0 }
    row.button.setAccessibleDescription(words.listed())
  }

  private func add(_ format: ExportFormat?) {
    let obstacle = format.flatMap { ExportWriter.obstacle(to: $0) }
    let title = format?.name ?? tr("Code")
    let name = Label(title)
    name.addClass("heading")
    name.xalign = 0
    let summary = Label("")
    summary.addClass("summary")
    summary.setEllipsize(.end)
    summary.xalign = 0
    let words = Box(.vertical, spacing: 2)
    words.packStart(name)
    words.packStart(summary)
    words.align(.fill, .center)
    let size = Label("…")
    size.addClass("share-size")
    let cells = Box(.horizontal, spacing: 8)
    cells.packStart(words, expand: true)
    cells.packEnd(size)
    let button = ToggleButton()
    button.add(cells)
    button.hasRelief = false
    button.accessibleName = title
    // One over each row would lie on the next one, and get its clicks.
    button.tooltip = obstacle
    button.isSensitive = obstacle == nil
    if obstacle != nil { size.text = "" }
    button.onToggled { [weak self] in self?.toggled(format) }
    choices.packMember(button, after: rows.map(\.button))
    rows.append(FormatRow(format: format, button: button, summary: summary, size: size))
  }

  private func toggled(_ format: ExportFormat?) {
    guard !isSelecting else { return }
    select(format)
    onChosen?(selected)
  }

  /// Chooses a format, or code for `nil`.
  func select(_ format: ExportFormat?) {
    isSelecting = true
    isCode = format == nil
    selected = format ?? selected
    for row in rows { row.button.isActive = row.format == format }
    isSelecting = false
  }

  /// Puts the focus on the chosen format.
  func focus() { rows.first { $0.format == (isCode ? nil : selected) }?.button.grabFocus() }

  /// The formats whose files can be made here, the chosen one first.
  var possible: [ExportFormat] {
    let formats = rows.compactMap(\.format).filter {
      ExportWriter.obstacle(to: $0) == nil && ExportProduct($0, subject).kind != nil
    }
    return [selected] + formats.filter { $0 != selected }
  }

  /// Shows that the size of the file of a format is being found out.
  func forgetSize(of format: ExportFormat) { show("…", nil, of: format) }

  /// Shows the size of the file of a format, in bytes; `nil` where it is not known before it is made.
  func show(_ bytes: Int?, of format: ExportFormat) {
    show(bytes.map { FileSize.text($0) } ?? "", bytes, of: format)
  }

  /// Shows how large the code is, in bytes; `nil` while it is being written.
  func showCode(_ bytes: Int?) { show(bytes.map { FileSize.text($0) } ?? "…", bytes, of: nil) }

  private func show(_ text: String, _ bytes: Int?, of format: ExportFormat?) {
    guard let row = rows.first(where: { $0.format == format }), row.button.isSensitive else {
      return
    }
    row.size.text = text
    describe(row, bytes)
  }
}
