import EventLog
import Gtk
import PrototypeFile
import Texts

/// The line of a document where a problem is, with a mark under the place.
@MainActor
struct Excerpt {
  let widget: Widget

  /// The columns that are shown of a long line.
  private static let columns = 56

  /// `nil` where the line is empty or not there.
  init?(of problem: PrototypeFile.Problem, in source: SourceLines) {
    guard let line = source.text(ofLine: problem.line), !line.isEmpty else { return nil }
    let cells = Cells(line)
    let window = cells.window(
      around: cells.place(ofColumn: problem.column), columns: Excerpt.columns)
    let text = Label(window.text)
    let mark = Label(String(repeating: " ", count: window.indent) + "^")
    mark.addClass("mark")
    // The place is said in words already.
    mark.accessibleName = tr("the place of the error")
    let column = Box(.vertical)
    for label in [text, mark] {
      label.xalign = 0
      label.setEllipsize(.end)
      column.packStart(label)
    }
    column.addClass("excerpt")
    widget = column
  }
}
