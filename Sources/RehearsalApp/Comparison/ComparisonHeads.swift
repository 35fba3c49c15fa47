import Gtk
import StageGeometry
import WindowWords

/// The headings beside the rows and above the columns of stages.
@MainActor
final class ComparisonHeads {
  private var (rows, columns): ([Label], [Label]) = ([], [])

  /// Adds the headings of stages to the canvas that has them.
  func show(_ matrix: FitMatrix, on canvas: Canvas) {
    columns = matrix.columns.map { head($0, on: canvas) }
    guard matrix.rows.count > 1 else { return }
    rows = matrix.rows.map { text in
      let label = head(text, on: canvas)
      label.setWraps(true)
      label.setLines(3)
      label.xalign = 0
      return label
    }
  }

  private func head(_ text: String, on canvas: Canvas) -> Label {
    let label = Label(text)
    label.addClass("heading")
    label.setEllipsize(.end)
    label.tooltip = text
    canvas.add(label)
    label.show()
    return label
  }

  /// Removes the headings.
  func empty(_ canvas: Canvas) {
    for label in rows + columns { canvas.remove(label) }
    (rows, columns) = ([], [])
  }

  /// Places them.
  func place(_ matrix: MatrixGrid, on canvas: Canvas) {
    for (label, place) in zip(columns, matrix.columnHeads) { canvas.setRectangle(place, of: label) }
    for (label, place) in zip(rows, matrix.rowHeads) { canvas.setRectangle(place, of: label) }
  }
}
