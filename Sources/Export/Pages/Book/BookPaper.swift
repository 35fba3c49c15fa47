import Film
import Gtk
import Texts

/// The paper of a flow book: the heads of its pages, and texts that go on in another column.
@MainActor
final class BookPaper {
  /// A text with its style.
  struct Line {
    enum Style { case heading, plain, code }

    var style = Style.plain
    let text: String
    /// How far it is from the side at which lines begin, in points.
    var indent = 0.0
    /// Whether it is new or otherwise than in an earlier version.
    var isChanged = false
  }

  /// What was drawn until now.
  let file: VectorFile
  /// The size of the pages, in points.
  let size: (width: Double, height: Double)
  private let title: String
  private var number = 0

  static let margin = 40.0
  /// Where the contents of a page begin, from above.
  static let top = 84.0
  private static let foot = 24.0
  private static let gap = 28.0
  private static let changed = Color(red: 0.60, green: 0.29, blue: 0)

  init(_ paper: Paper, title: String) {
    (size, self.title) = (paper.size, title)
    file = VectorFile(.pdf, width: paper.size.width, height: paper.size.height, title: title)
  }

  /// The room of the contents of a page.
  var room: (width: Double, height: Double) {
    (
      size.width - 2 * BookPaper.margin,
      size.height - BookPaper.top - BookPaper.margin - BookPaper.foot
    )
  }

  /// Draws the head of a page, and the foot.
  func begin(_ heading: String, isChanged: Bool = false) {
    number += 1
    file.add { painter in
      painter.setColor(StoryboardPage.text)
      let margin = BookPaper.margin
      write("Cantarell Bold 18px", heading, painter, y: margin - 8, width: room.width - 120)
      if isChanged { mark(painter, x: size.width - margin - 100, y: margin - 4) }
      painter.setColor(StoryboardPage.dim)
      let y = size.height - margin - 2
      write("Cantarell 9px", "\(title) · \(number)", painter, y: y, width: room.width)
    }
  }

  /// Ends the page.
  func end() { file.page { _ in } }

  private func write(
    _ font: String, _ text: String, _ painter: Painter, y: Double, width: Double
  ) {
    var style = WrittenText(font: font)
    style.mostLines = 1
    style.draw(text, painter, x: BookPaper.margin, y: y, width: width)
  }

  /// Says that something is new or otherwise.
  func mark(_ painter: Painter, x: Double, y: Double) {
    painter.setColor(BookPaper.changed)
    var style = WrittenText(font: "Cantarell Bold 10px")
    style.mostLines = 1
    style.draw("● " + tr("changed"), painter, x: x, y: y, width: 100)
  }

  /// Draws lines in columns, on as many pages as they need.
  func add(_ lines: [Line], heading: String, columns: Int = 2) {
    let width = (room.width - BookPaper.gap * Double(columns - 1)) / Double(columns)
    var (column, y) = (columns, Double.infinity)
    for line in lines {
      let style = BookPaper.style(of: line)
      let textWidth = width - line.indent
      var height = 0.0
      file.add { height = style.height(line.text, $0, width: textWidth) }
      let space = line.style == .heading && y > BookPaper.top ? 10.0 : 0
      if y + space + height > BookPaper.top + room.height {
        if column + 1 >= columns {
          if column < columns { end() }
          begin(heading)
          column = -1
        }
        column += 1
        y = BookPaper.top
      } else {
        y += space
      }
      let x = BookPaper.margin + Double(column) * (width + BookPaper.gap) + line.indent
      file.add { painter in
        painter.setColor(
          line.isChanged
            ? BookPaper.changed : line.style == .code ? StoryboardPage.dim : StoryboardPage.text)
        style.draw(line.text, painter, x: x, y: y, width: textWidth)
      }
      y += height + 3
    }
    if column < columns { end() }
  }

  private static func style(of line: Line) -> WrittenText {
    switch line.style {
    case .heading: WrittenText(font: "Cantarell Bold 13px")
    case .plain: WrittenText(font: "Cantarell 11px")
    case .code: WrittenText(font: "JetBrains Mono 8px")
    }
  }
}
