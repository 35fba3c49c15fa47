import Film
import Gtk
import Stage
import StageGeometry
import Texts

/// One page of a storyboard.
@MainActor
struct StoryboardPage {
  let paper: Paper
  let heading: Heading
  /// The size of the picture, in points of the prototype.
  let picture: Size
  /// Whether the picture needs an edge, because no device is around it.
  let hasEdge: Bool
  /// The 1-based number of the page.
  let number: Int
  let count: Int
  /// The 1-based number of the beat.
  let beat: Int
  /// In milliseconds of the film.
  let time: Int
  let caption: String
  let notes: [String]
  let calls: [ReplayPage.Line]
  /// Whether a person does something on it.
  let hasInput: Bool
  /// Whether lines are read from right to left, so that the picture is on the right.
  let isMirrored: Bool

  private static let gap = 32.0
  /// The most of the width that the picture takes.
  private static let widest = 0.58

  static let text = Color(red: 0.18, green: 0.204, blue: 0.212)
  static let dim = Color(red: 0.369, green: 0.361, blue: 0.392)
  private static let accent = Color(red: 0.102, green: 0.373, blue: 0.706)

  private var width: Double { paper.size.width }
  private var height: Double { paper.size.height }

  /// Draws the page.
  ///
  /// - Parameter drawing: draws the picture in points of the prototype.
  func draw(_ painter: Painter, _ drawing: (Painter) -> Void) {
    let margin = PageFrame.margin
    frame.draw(painter)
    let top = margin + PageFrame.headHeight + 14
    let room = (
      width: (width - 2 * margin) * StoryboardPage.widest,
      height: height - margin - PageFrame.footHeight - top
    )
    // The ground around the device is not what lines up with the texts.
    let ground = hasEdge ? 0 : StageCamera.margin
    let size = (
      width: Double(picture.width) - 2 * ground, height: Double(picture.height) - 2 * ground
    )
    let scale = min(room.width / size.width, room.height / size.height, 1.4)
    let (across, down) = (size.width * scale, size.height * scale)
    painter.saved { painter in
      painter.translate(x: isMirrored ? width - margin - across : margin, y: top)
      painter.saved { painter in
        painter.scale(scale)
        painter.translate(x: -ground, y: -ground)
        drawing(painter)
      }
      if hasEdge {
        painter.setColor(PageFrame.rule)
        painter.rectangle(x: 0, y: 0, width: across, height: down)
        painter.stroke(width: 0.75)
      }
    }
    let column = width - 2 * margin - across - StoryboardPage.gap
    let left = isMirrored ? margin : margin + across + StoryboardPage.gap
    drawColumn(painter, x: left, y: top + 2, width: column, bottom: top + room.height)
  }

  /// What is around it.
  var frame: PageFrame {
    PageFrame(
      paper: paper, heading: heading, number: number, count: count, isMirrored: isMirrored)
  }

  /// The side at which lines begin.
  private var side: WrittenText.Side { isMirrored ? .right : .left }

  private func written(_ font: String, lines: Int = 100) -> WrittenText {
    var text = WrittenText(font: font)
    text.mostLines = lines
    return text
  }

  /// The words next to the picture.
  private func drawColumn(
    _ painter: Painter, x: Double, y: Double, width: Double, bottom: Double
  ) {
    var y = y
    func write(_ text: String, _ font: String, _ color: Color, lines: Int, gap: Double) {
      painter.setColor(color)
      var style = written(font, lines: lines)
      style.side = side
      y += style.draw(text, painter, x: x, y: y, width: width) + gap
    }
    write(
      tr("{seconds} s", ["seconds": Storyboard.seconds(time)]), "JetBrains Mono 9px",
      StoryboardPage.dim, lines: 1, gap: 4)
    // A long text is smaller, and takes what room there is.
    let large = "Cantarell Bold 22px"
    let isLong =
      written(large).height(caption, painter, width: width) > StoryboardPage.tallestCaption
    write(
      caption, isLong ? "Cantarell Bold 15px" : large, StoryboardPage.text,
      lines: isLong ? 16 : 4, gap: 14)
    for note in notes {
      var style = written("Cantarell 12px", lines: 12)
      style.side = side
      let tall = style.height(note, painter, width: width - 14)
      guard y + tall < bottom else { break }
      painter.setColor(StoryboardPage.accent)
      painter.rectangle(x: isMirrored ? x + width - 3 : x, y: y, width: 3, height: tall)
      painter.fill()
      painter.setColor(StoryboardPage.text)
      style.draw(note, painter, x: isMirrored ? x : x + 14, y: y, width: width - 14)
      y += tall + 12
    }
    guard hasInput || !calls.isEmpty else { return }
    y += 6
    write(tr("Calls"), "Cantarell Bold 10px", StoryboardPage.dim, lines: 1, gap: 6)
    if calls.isEmpty {
      write(tr("no calls"), "Cantarell 11px", StoryboardPage.dim, lines: 1, gap: 0)
    } else {
      StoryboardCalls(calls: calls).draw(painter, x: x, y: y, width: width, bottom: bottom)
    }
  }

  private static let tallestCaption = 112.0
}
