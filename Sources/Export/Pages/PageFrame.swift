import Film
import Gtk
import Texts

/// What is on every page that is printed: what it is called, and its number.
@MainActor
struct PageFrame {
  let paper: Paper
  let heading: Heading
  /// The 1-based number of the page.
  let number: Int
  let count: Int
  /// Whether lines are read from right to left.
  var isMirrored = false

  static let margin = 40.0
  static let headHeight = 44.0
  static let footHeight = 22.0
  static let rule = Color(red: 0.804, green: 0.78, blue: 0.761)

  /// The room between head and foot, in points.
  static func room(of paper: Paper) -> (top: Double, width: Double, height: Double) {
    let top = margin + headHeight + 14
    return (top, paper.size.width - 2 * margin, paper.size.height - margin - footHeight - top)
  }

  /// Draws head and foot.
  func draw(_ painter: Painter) {
    let margin = PageFrame.margin
    write(
      heading.title, "Cantarell Bold 15px", StoryboardPage.text, isMirrored ? .right : .left,
      y: margin - 6, painter)
    write(
      heading.subtitle, "Cantarell 9px", StoryboardPage.dim, isMirrored ? .right : .left,
      y: margin + 16, painter)
    drawRule(painter, y: margin + PageFrame.headHeight - 8)
    let foot = paper.size.height - margin - 2
    drawRule(painter, y: foot)
    write(
      tr("{n} of {count}", ["n": String(number), "count": String(count)]), "Cantarell 9px",
      StoryboardPage.dim, isMirrored ? .left : .right, y: foot + 6, painter)
  }

  private func write(
    _ text: String, _ font: String, _ color: Color, _ side: WrittenText.Side, y: Double,
    _ painter: Painter
  ) {
    painter.setColor(color)
    var style = WrittenText(font: font)
    (style.mostLines, style.side) = (1, side)
    style.draw(
      text, painter, x: PageFrame.margin, y: y, width: paper.size.width - 2 * PageFrame.margin)
  }

  private func drawRule(_ painter: Painter, y: Double) {
    painter.setColor(PageFrame.rule)
    painter.rectangle(
      x: PageFrame.margin, y: y, width: paper.size.width - 2 * PageFrame.margin, height: 0.5)
    painter.fill()
  }
}
