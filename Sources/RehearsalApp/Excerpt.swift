import Gtk
import PrototypeFile
import WindowWords

/// The line of a document with a problem, with a mark under the place and a hint.
@MainActor
struct Excerpt {
  let widget: Widget

  /// `nil` if the line is empty or does not exist.
  ///
  /// - Parameter cursor: the place of the problem before this one.
  init?(
    of problem: PrototypeFile.Problem, in source: SourceLines, from cursor: inout SourceLines.Cursor
  ) {
    guard let text = ExcerptText(of: problem, in: source, from: &cursor) else { return nil }
    self.init(text)
  }

  init(_ text: ExcerptText) {
    let mark = Label(text.mark)
    mark.addClass("mark")
    let marked = Box(.horizontal, spacing: 8)
    marked.packStart(mark)
    let column = Box(.vertical)
    column.packStart(Excerpt.left(Label(text.line)))
    column.packStart(marked)
    if let hint = text.hint {
      let label = Excerpt.left(Label(hint))
      label.addClass("hint")
      if text.isHintBeside {
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
