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
    of problem: Finding, in source: SourceLines, from cursor: inout SourceLines.Cursor
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
    let line = Label(text.line)
    line.xalign = 0
    line.setEllipsize(.end)
    column.packStart(line)
    column.packStart(marked)
    if let hint = text.hint {
      let label = Excerpt.hint(hint)
      if text.isHintNextToMark {
        marked.packStart(label, expand: true)
      } else {
        column.packStart(label)
      }
    }
    if let choices = text.choices { column.packStart(Excerpt.hint(choices)) }
    column.addClass("excerpt")
    widget = column
  }

  private static func hint(_ text: String) -> Label {
    let label = Label(text)
    label.addClass("hint")
    label.xalign = 0
    label.setWraps(true)
    // A line that would be right can be copied.
    label.isSelectable = true
    label.canFocus = false
    return label
  }
}
