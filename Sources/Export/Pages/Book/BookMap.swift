import DialogModel
import Explorer
import Gtk
import Stage
import StageGeometry
import Texts

/// The map of a prototype on one page of a flow book: each situation as the stage draws it, and the
/// ways between them.
@MainActor
struct BookMap {
  private let explorer: Explorer
  private let map: FlowMap
  /// The ways that are lines; those back are written below their places.
  private let drawn: [FlowMap.Way]
  private let geometry: FlowGeometry

  /// How many situations are drawn at most: of more, one page shows nothing that can be read.
  private static let most = 60

  /// - Returns: `nil` where there is too much for one page.
  init?(_ explorer: Explorer) {
    self.explorer = explorer
    map = FlowMap(explorer, coverage: nil)
    guard map.left == 0, !map.places.isEmpty, map.places.count <= BookMap.most else { return nil }
    drawn = map.ways.filter { !$0.isBack }
    let links = drawn.map { FlowLayout.Link(from: $0.from, to: $0.to) }
    geometry = FlowGeometry(
      FlowLayout(map.places.map(\.key), links), links, widths: drawn.map(BookMap.width))
  }

  /// How wide the name of a way is, which is cut after about 14 letters.
  private static func width(_ way: FlowMap.Way) -> Double {
    Double(min(14, way.title.count)) * 7 + 18
  }

  /// Draws the page.
  func add(to paper: BookPaper, _ look: Look, _ axes: StageAxes, _ pictures: PictureSource) async {
    paper.begin(tr("Map"))
    let room = paper.room
    let scale = min(1, room.width / geometry.width, room.height / geometry.height)
    let left = BookPaper.margin + (room.width - geometry.width * scale) / 2
    // On a small map letters are larger than all else.
    let letters = min(1.4, max(1, 0.6 / scale))
    func draw(_ draw: (Painter) -> Void) {
      paper.file.add { painter in
        painter.saved { painter in
          painter.translate(x: left, y: BookPaper.top)
          painter.scale(scale)
          draw(painter)
        }
      }
    }
    draw(lines)
    for (number, place) in map.places.enumerated() {
      let box = geometry.places[number]
      let still = BookStill(
        x: left + box.x * scale, y: BookPaper.top + box.y * scale, width: box.width * scale,
        height: box.height * scale, caption: "")
      var shot = StageShot(.screen, scale: 1)
      (shot.look, shot.axes) = (look, axes)
      await still.add(
        explorer.replay(place.way).simulator, shot, reason: nil, pictures, to: paper)
      draw { words(number, letters, $0) }
    }
    draw { names(letters, $0) }
    paper.end()
  }

  private func lines(_ painter: Painter) {
    painter.setColor(StoryboardPage.dim)
    for line in geometry.lines {
      painter.stroke(line, width: 1.5)
      painter.arrow(at: line.end, pointsRight: line.pointsRight)
    }
  }

  /// Writes the name of a place, and the ways back from it.
  private func words(_ place: Int, _ letters: Double, _ painter: Painter) {
    let box = geometry.places[place]
    let width = 200.0
    let x = box.x + (box.width - width) / 2
    var title = WrittenText(font: "Cantarell Bold \(12 * letters)px")
    (title.isCentered, title.mostLines) = (true, 1)
    painter.setColor(StoryboardPage.text)
    var y = box.y + box.height + 6
    y += title.draw(OneLine.text(map.places[place].title), painter, x: x, y: y, width: width)
    var small = title
    small.font = "Cantarell \(10 * letters)px"
    painter.setColor(StoryboardPage.dim)
    for way in map.ways.filter({ $0.isBack && $0.from == place }).prefix(2) {
      y += small.draw(OneLine.text(map.back(way)), painter, x: x, y: y, width: width)
    }
  }

  /// Writes the names of the ways.
  private func names(_ letters: Double, _ painter: Painter) {
    var style = WrittenText(font: "Cantarell \(11 * letters)px")
    (style.isCentered, style.mostLines) = (true, 1)
    for (way, line) in zip(drawn, geometry.lines) {
      let (width, height) = (BookMap.width(way) * letters, FlowGeometry.label * letters)
      let (x, y) = (line.label.x - width / 2, line.label.y - height / 2)
      painter.roundedRectangle(x: x, y: y, width: width, height: height, radius: height / 2)
      painter.setColor(Color(white: 1))
      painter.fillPreserving()
      painter.setColor(StoryboardPage.dim)
      painter.stroke(width: 1)
      painter.setColor(StoryboardPage.text)
      style.draw(
        OneLine.text(way.title), painter, x: x + 6, middle: line.label.y,
        width: width - 12)
    }
  }
}
