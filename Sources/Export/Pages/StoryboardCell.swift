import Film
import Gtk
import Stage
import Texts

/// One of several beats on a page of a storyboard: its picture, with few words beside or below it.
@MainActor
struct StoryboardCell {
  let page: StoryboardPage
  /// Whether there is room for calls.
  let showsCalls: Bool
  /// Its place on the page, in points.
  let x: Double, y: Double, width: Double, height: Double

  private static let gap = 10.0
  /// The least room beside a picture for words.
  private static let narrowest = 110.0
  /// The room for words below a picture, without calls and with them.
  private static let foot = (bare: 58.0, calls: 120.0)

  /// The places for so many beats of a page.
  static func places(
    for count: Int, on paper: Paper
  ) -> [(x: Double, y: Double, width: Double, height: Double)] {
    let (columns, rows) = BeatGrid.shape(of: count)
    let room = PageFrame.room(of: paper)
    let (across, down) = (24.0, 18.0)
    let width = (room.width - Double(columns - 1) * across) / Double(columns)
    let height = (room.height - Double(rows - 1) * down) / Double(rows)
    return (0..<columns * rows).map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      return (
        PageFrame.margin + Double(column) * (width + across),
        room.top + Double(row) * (height + down), width, height
      )
    }
  }

  /// What of the picture is drawn: the ground around the device is not what lines up with the
  /// texts.
  private var ground: Double { page.hasEdge ? 0 : StageCamera.margin }
  private var whole: (width: Double, height: Double) {
    (Double(page.picture.width) - 2 * ground, Double(page.picture.height) - 2 * ground)
  }

  /// Draws the beat.
  ///
  /// - Parameter drawing: draws the picture in points of the prototype.
  func draw(_ painter: Painter, _ drawing: (Painter) -> Void) {
    let besideScale = min(height / whole.height, 1.4)
    let beside = width - whole.width * besideScale - StoryboardCell.gap
    let isBeside = beside >= StoryboardCell.narrowest
    // All pictures of a page have the same size.
    let foot = showsCalls ? min(StoryboardCell.foot.calls, height * 0.4) : StoryboardCell.foot.bare
    let scale =
      isBeside
      ? besideScale : min((height - foot) / whole.height, width / whole.width, 1.4)
    let (across, down) = (whole.width * scale, whole.height * scale)
    painter.saved { painter in
      painter.translate(x: page.isMirrored ? x + width - across : x, y: y)
      painter.saved { painter in
        painter.scale(scale)
        painter.translate(x: -ground, y: -ground)
        drawing(painter)
      }
      if page.hasEdge {
        painter.setColor(PageFrame.rule)
        painter.rectangle(x: 0, y: 0, width: across, height: down)
        painter.stroke(width: 0.75)
      }
    }
    if isBeside {
      let room = width - across - StoryboardCell.gap
      drawWords(
        painter, x: page.isMirrored ? x : x + across + StoryboardCell.gap, y: y + 2, width: room)
    } else {
      drawWords(painter, x: x, y: y + down + 6, width: width)
    }
  }

  private func drawWords(_ painter: Painter, x: Double, y: Double, width: Double) {
    var y = y
    let bottom = self.y + height
    func write(_ text: String, _ font: String, _ color: Color, lines: Int, gap: Double) -> Bool {
      var style = WrittenText(font: font)
      style.mostLines = lines
      style.side = page.isMirrored ? .right : .left
      guard y + style.height(text, painter, width: width) <= bottom + 2 else { return false }
      painter.setColor(color)
      y += style.draw(text, painter, x: x, y: y, width: width) + gap
      return true
    }
    _ = write(
      tr(
        "{n} · {seconds} s",
        ["n": String(page.beat), "seconds": Storyboard.seconds(page.time)]),
      "JetBrains Mono 7px", StoryboardPage.dim, lines: 1, gap: 2)
    _ = write(page.caption, "Cantarell Bold 11px", StoryboardPage.text, lines: 4, gap: 5)
    for note in page.notes {
      _ = write(note, "Cantarell 8px", StoryboardPage.text, lines: 6, gap: 4)
    }
    for (place, line) in page.calls.enumerated() {
      let answer = line.call?.returned.map { " → \($0)" } ?? ""
      let (start, left) = (y, page.calls.count - place)
      // The last line is for how many more there are.
      let room = left > 1 ? 10.0 : 0
      let text = line.text + answer
      var style = WrittenText(font: StoryboardCell.mono)
      (style.mostLines, style.side) = (3, .left)
      let tall = style.height(text, painter, width: width - StoryboardCell.numbers)
      guard y + tall + room <= bottom + 2 else {
        _ = write(
          ntr("and {n} more", "and {n} more", left), "Cantarell 7px", StoryboardPage.dim, lines: 1,
          gap: 0)
        return
      }
      painter.setColor(StoryboardPage.dim)
      WrittenText(font: StoryboardCell.mono).draw(
        String(line.call?.number ?? 0), painter, x: x, y: start, width: StoryboardCell.numbers)
      painter.setColor(StoryboardPage.text)
      style.draw(
        text, painter, x: x + StoryboardCell.numbers, y: start,
        width: width - StoryboardCell.numbers)
      y += tall + 1
    }
  }

  private static let mono = "JetBrains Mono 7px"
  /// The room of the numbers of calls.
  private static let numbers = 16.0
}
