import EventLog
import Gtk
import PrototypeFile

/// The line of a document where a problem is, with a mark under the place and what may help.
@MainActor
struct Excerpt {
  let widget: Widget

  /// The columns that are shown of a long line.
  private static let columns = 56
  /// The columns behind which a hint has no room beside the mark.
  private static let near = 34

  /// `nil` where the line is empty or not there.
  init?(of problem: PrototypeFile.Problem, in source: SourceLines) {
    guard let line = source.text(ofLine: problem.line), !line.isEmpty else { return nil }
    let cells = Cells(line)
    let window = cells.window(
      around: cells.place(ofColumn: problem.column), columns: Excerpt.columns)
    let mark = Label(String(repeating: " ", count: window.indent) + "^")
    mark.addClass("mark")
    let marked = Box(.horizontal, spacing: 8)
    marked.packStart(mark)
    let column = Box(.vertical)
    column.packStart(Excerpt.left(Label(window.text)))
    column.packStart(marked)
    if let hint = problem.hint {
      let label = Excerpt.left(Label(hint))
      label.addClass("hint")
      if window.indent < Excerpt.near {
        marked.packStart(label, expand: true)
      } else {
        column.packStart(label)
      }
    }
    column.addClass("excerpt")
    widget = column
  }

  private static func left(_ label: Label) -> Label {
    label.xalign = 0
    label.setEllipsize(.end)
    return label
  }
}
