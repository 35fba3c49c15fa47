import Film
import Gtk
import Stage
import Texts

/// The calls on a page of a storyboard, as rows of the log; code is read from left to right everywhere.
@MainActor
struct StoryboardCalls {
  let calls: [ReplayPage.Line]

  private static let lineHeight = 17.0
  /// The most room of a call with its answer.
  private static let longestLine = 460.0
  /// The room of the numbers and of the mark, and of a target.
  private static let (names, target) = (86.0, 84.0)
  private static let mono = "JetBrains Mono 9px"

  private static let yes = Color(red: 0.122, green: 0.459, blue: 0.267)
  private static let no = Color(red: 0.753, green: 0.11, blue: 0.157)

  private static func text(lines: Int) -> WrittenText {
    var text = WrittenText(font: mono)
    text.mostLines = lines
    return text
  }

  /// Draws as many as there is room for, and says how many more there are.
  func draw(_ painter: Painter, x: Double, y: Double, width: Double, bottom: Double) {
    var y = y
    // An answer far from its call would be read with another one.
    let width = min(width, StoryboardCalls.longestLine)
    for (place, line) in calls.enumerated() {
      guard let call = line.call else { continue }
      let answer = call.returned.map { "→ \($0)" } ?? ""
      let room = answer.isEmpty ? 0 : Double(answer.count) * 5.6 + 6
      let left = StoryboardCalls.names + StoryboardCalls.target
      let column = max(60, width - left - room)
      let text = StoryboardCalls.text(lines: 4)
      let tall = max(
        StoryboardCalls.lineHeight, text.height(line.text, painter, width: column) + 5)
      let isLast = place == calls.count - 1
      guard y + tall + (isLast ? 0 : StoryboardCalls.lineHeight) <= bottom else {
        return drawRest(painter, calls.count - place, x: x + StoryboardCalls.names, y: y, width)
      }
      painter.setColor(StoryboardPage.dim)
      end(String(call.number), painter, x: x, y: y, width: 20)
      end(String(line.milliseconds), painter, x: x + 24, y: y, width: 38)
      StoryboardCalls.text(lines: 1).draw(
        call.target, painter, x: x + StoryboardCalls.names, middle: middle(y),
        width: StoryboardCalls.target - 8)
      if let glyph = StoryboardCalls.glyph(call.style) {
        painter.draw(glyph, x: x + 74, y: middle(y), scale: 0.8)
      }
      painter.setColor(StoryboardPage.text)
      text.draw(line.text, painter, x: x + left, y: y + 2.5, width: column)
      if !answer.isEmpty {
        painter.setColor(call.returned == "NO" ? StoryboardCalls.no : StoryboardCalls.yes)
        end(answer, painter, x: x + width - room, y: y, width: room)
      }
      y += tall
    }
  }

  private func middle(_ y: Double) -> Double { y + StoryboardCalls.lineHeight / 2 }

  private func end(_ text: String, _ painter: Painter, x: Double, y: Double, width: Double) {
    var style = StoryboardCalls.text(lines: 1)
    style.side = .right
    style.draw(text, painter, x: x, middle: middle(y), width: width)
  }

  private func drawRest(_ painter: Painter, _ count: Int, x: Double, y: Double, _ width: Double) {
    painter.setColor(StoryboardPage.dim)
    WrittenText(font: "Cantarell 10px").draw(
      ntr("and {n} more", "and {n} more", count), painter, x: x, middle: middle(y), width: width)
  }

  private static func glyph(_ style: String) -> LogGlyph? {
    switch style {
    case "will": .will
    case "did": .did
    case "asks": .asks
    case "clicks": .clicked
    default: nil
    }
  }
}
