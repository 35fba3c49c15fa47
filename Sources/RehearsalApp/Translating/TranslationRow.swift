import Gtk
import PrototypeEditing
import TextFitting
import Texts

/// A text of the document with what it is in the languages that are shown.
@MainActor
final class TranslationRow {
  let widget = Box(.horizontal, spacing: 12)
  let text: String
  let cells: [TranslationCell]

  /// A row.
  ///
  /// - Parameters:
  ///   - tables: the translations, by language.
  init(_ text: TranslatableText, _ tables: [TranslationTable]) {
    self.text = text.text
    let place = text.places.first?.name ?? ""
    cells = tables.map { table in
      let translation = table.translations[text.text] ?? ""
      let cell = TranslationCell(
        text.text, in: table.language, place: place,
        isLong: (text.text + translation).contains(where: \.isNewline))
      cell.show(translation)
      return cell
    }
    widget.addClass("translation-row")
    widget.setHomogeneous(true)
    widget.accessibleRole = .listItem
    widget.accessibleName = OneLine.beginning(text.text)
    // Its own line ends are seen, and nothing else that would move letters.
    let lines = text.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let source = Label(lines.map { OneLine.beginning(String($0)) }.joined(separator: "\n"))
    source.setWraps(true)
    source.xalign = 0
    let note = Label(OneLine.beginning(place))
    note.addClass("hint")
    note.xalign = 0
    note.setEllipsize(.middle)
    note.tooltip = text.places.map(\.name).joined(separator: "\n")
    let column = Box(.vertical)
    column.packStart(source)
    column.packStart(note)
    widget.packStart(column, expand: true)
    for cell in cells {
      // Without this a cell beside a high text would be as high.
      cell.widget.align(.fill, .start)
      widget.packStart(cell.widget, expand: true)
    }
  }

  /// Whether one of the languages that are shown has no translation.
  var isMissing: Bool { cells.contains(where: \.isMissing) }

  /// Shows what the document has now.
  func show(_ tables: [TranslationTable]) {
    for (cell, table) in zip(cells, tables) { cell.show(table.translations[text] ?? "") }
  }

  /// Says which of its translations have too little room.
  func show(_ fit: TranslationFit) {
    for cell in cells { cell.show(fit: fit.worst(of: text, in: cell.language)) }
  }
}
