import Film
import Gtk
import Texts

/// The formats of the dialog, one below the other, each with the size that its file will have.
@MainActor
final class ShareFormats {
  let widget = Box(.vertical)
  var onChosen: (@MainActor (ExportFormat) -> Void)?

  private struct Row {
    let format: ExportFormat
    let button: ToggleButton
    let size: Label
  }

  private var rows: [Row] = []
  private let choices = Box(group: tr("Formats"))
  private var isSelecting = false
  private(set) var selected = ExportFormat.gif

  init() {
    choices.setOrientation(.vertical)
    choices.addClass("share-formats")
    for format in ExportFormat.allCases { add(format) }
    let foot = Label(tr("Sizes are about those of the files with these options."))
    foot.addClass("share-note")
    foot.setWraps(true)
    foot.xalign = 0
    widget.addClass("share-list")
    widget.setSizeRequest(width: 264)
    widget.packStart(choices)
    widget.packStart(foot)
    select(selected)
  }

  private func add(_ format: ExportFormat) {
    let obstacle = ExportWriter.obstacle(to: format)
    let name = Label(format.name)
    name.addClass("heading")
    name.xalign = 0
    let summary = Label(obstacle ?? format.summary)
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
    button.accessibleName = format.name
    button.setAccessibleDescription(obstacle ?? format.summary)
    button.tooltip = obstacle ?? format.summary
    button.isSensitive = obstacle == nil
    if obstacle != nil { size.text = "" }
    button.onToggled { [weak self] in self?.toggled(format) }
    choices.packMember(button, after: rows.map(\.button))
    rows.append(Row(format: format, button: button, size: size))
  }

  private func toggled(_ format: ExportFormat) {
    guard !isSelecting else { return }
    select(format)
    onChosen?(format)
  }

  /// Chooses a format.
  func select(_ format: ExportFormat) {
    isSelecting = true
    selected = format
    for row in rows { row.button.isActive = row.format == format }
    isSelecting = false
  }

  /// Puts the focus on the chosen format.
  func focus() { rows.first { $0.format == selected }?.button.grabFocus() }

  /// The formats whose files can be made here, the chosen one first.
  var possible: [ExportFormat] {
    let formats = rows.filter(\.button.isSensitive).map(\.format)
    return [selected] + formats.filter { $0 != selected }
  }

  /// Shows that the sizes are being found out.
  func forgetSizes() { for row in rows where row.button.isSensitive { show(nil, row) } }

  /// Shows the size of the file of a format, in bytes; `nil` where it is not known before it is made.
  func show(_ bytes: Int?, of format: ExportFormat) {
    guard let row = rows.first(where: { $0.format == format }) else { return }
    show(bytes, row)
    if bytes == nil { row.size.text = "" }
  }

  private func show(_ bytes: Int?, _ row: Row) {
    row.size.text = bytes.map { FileSize.text($0) } ?? "…"
    let words = [row.format.summary, bytes.map { FileSize.text($0) }].compactMap { $0 }
    row.button.setAccessibleDescription(words.joined(separator: ", "))
  }
}

/// Sizes of files in words.
enum FileSize {
  /// A size, as `297 kB`.
  static func text(_ bytes: Int) -> String {
    if bytes < 1_000_000 {
      return tr("{n} kB", ["n": String(max(1, (bytes + 500) / 1_000))])
    }
    let tenths = (bytes + 50_000) / 100_000
    return tr("{n} MB", ["n": "\(tenths / 10).\(tenths % 10)"])
  }
}
