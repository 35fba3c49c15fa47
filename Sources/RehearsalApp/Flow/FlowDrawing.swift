import DialogModel
import Explorer
import Export
import Geometry
import Gtk
import PrototypeFile
import StageGeometry
import Texts
import Workbench

/// Draws the map, on the window or into a file; lengths are points at 100 %.
@MainActor
final class FlowDrawing {
  /// How much is drawn, by how small it is.
  enum Detail {
    /// Pictures, names and numbers.
    case whole
    /// Boxes with titles.
    case boxes
    /// Dots.
    case dots

    init(zoom: Double) { self = zoom < 0.15 ? .dots : zoom < 0.4 ? .boxes : .whole }
  }

  /// What is drawn of the scene besides what it has.
  struct Setting {
    var zoom = 1.0
    var colors: FlowColors
    /// The place with the keyboard's focus, and the way from it that has it.
    var current: Int?
    var currentWay: Int?
    /// Whether what scenarios cover is faded.
    var fadesCovered = false
    /// The part that is drawn.
    var part: Rectangle?
    /// Where a way is being dragged from and to.
    var dragged: (from: FlowGeometry.Line.Point, to: FlowGeometry.Line.Point)?

    /// How much larger texts are than at 100 %, so that they can be read on a small map.
    var text: Double { Setting.text(at: zoom) }

    static func text(at zoom: Double) -> Double { min(1.35, max(1, 0.85 / zoom)) }
  }

  /// The picture of a place, if it is drawn already.
  var picture: (@MainActor (Int) -> Picture?) = { _ in nil }

  private let widget: Widget
  private var texts: [TextKey: DrawnText] = [:]
  private static let mostTexts = 4_000

  private struct TextKey: Hashable {
    let text: String
    let size: Double
    let isBold: Bool
    let width: Double
  }

  /// - Parameter widget: has the font.
  init(in widget: Widget) { self.widget = widget }

  func text(
    _ text: String, _ size: Double, bold: Bool = false, width: Double = 176
  ) -> DrawnText {
    let key = TextKey(text: text, size: size, isBold: bold, width: width)
    if let known = texts[key] { return known }
    if texts.count > FlowDrawing.mostTexts { texts = [:] }
    let made = DrawnText(text, size: size, isBold: bold, width: width, in: widget)
    texts[key] = made
    return made
  }

  /// Forgets the texts, whose font may have changed.
  func forgetTexts() { texts = [:] }

  /// How wide the name of a way is drawn.
  ///
  /// - Parameter factor: how much larger texts are than at 100 %.
  func width(of way: FlowMap.Way, times factor: Double = 1) -> Double {
    let text = text(FlowScene.label(of: way), 12).size.width + 18
    return (text + (way.isOfWorld ? 16 : 0)) * factor
  }

  // MARK: The whole

  func draw(_ scene: FlowScene, _ setting: Setting, _ painter: Painter) {
    let detail = Detail(zoom: setting.zoom)
    for number in scene.drawn.indices { line(number, scene, setting, detail, painter) }
    for place in scene.map.places.indices where isSeen(place, scene, setting) {
      switch detail {
      case .whole: whole(place, scene, setting, painter)
      case .boxes: box(place, scene, setting, painter)
      case .dots: dot(place, scene, setting, painter)
      }
    }
    if detail == .whole {
      for number in scene.drawn.indices { label(number, scene, setting, painter) }
    }
    if detail != .dots {
      for (place, marks) in scene.marks where isSeen(place, scene, setting) {
        badges(marks, place, scene, setting, painter)
      }
    }
    if let (from, to) = setting.dragged { link(from, to, setting, painter) }
  }

  private func isSeen(_ place: Int, _ scene: FlowScene, _ setting: Setting) -> Bool {
    guard let part = setting.part else { return true }
    let box = scene.geometry.places[place]
    return box.x - 60 < part.x + part.width && box.x + box.width + 60 > part.x
      && box.y - 20 < part.y + part.height && box.y + box.height + 60 > part.y
  }

  // MARK: Ways

  private func line(
    _ number: Int, _ scene: FlowScene, _ setting: Setting, _ detail: Detail, _ painter: Painter
  ) {
    let line = scene.geometry.lines[number]
    if let part = setting.part {
      let points = [line.start] + line.curves.map(\.end)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard (xs.min() ?? 0) - 100 < part.x + part.width, (xs.max() ?? 0) + 100 > part.x,
        (ys.min() ?? 0) - 60 < part.y + part.height, (ys.max() ?? 0) + 60 > part.y
      else { return }
    }
    let look = look(number, scene, setting)
    painter.saved { painter in
      painter.setColor(look.color)
      if look.isDashed { painter.setDash([6, 4]) }
      painter.stroke(
        line, width: detail == .whole ? look.width : max(look.width, 1 / setting.zoom))
      guard detail != .dots else { return }
      painter.setDash([])
      painter.arrow(at: line.end, pointsRight: line.pointsRight)
    }
  }

  private func look(
    _ number: Int, _ scene: FlowScene, _ setting: Setting
  ) -> (color: Color, width: Double, isDashed: Bool) {
    let way = scene.map.ways[scene.drawn[number]]
    let link = FlowLayout.Link(from: way.from, to: way.to)
    let colors = setting.colors
    if scene.lit.contains(link) { return (colors.warningLine, 3, false) }
    if scene.gone.contains(link) { return (colors.covered, 4, false) }
    if !way.isCovered { return (colors.uncovered, 1.5, true) }
    var color = colors.covered
    if setting.fadesCovered { color.alpha = 0.3 }
    return (color, 2, false)
  }

  private func label(
    _ number: Int, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    let way = scene.map.ways[scene.drawn[number]]
    let text = text(FlowScene.label(of: way), 12)
    let width = width(of: way)
    let box = scene.labelBox(number, width: width)
    if let part = setting.part {
      guard box.x < part.x + part.width, box.x + box.width > part.x,
        box.y < part.y + part.height, box.y + box.height > part.y
      else { return }
    }
    let look = look(number, scene, setting)
    painter.saved { painter in
      // Larger about its middle.
      let middle = scene.geometry.lines[number].label
      painter.translate(x: middle.x, y: middle.y)
      painter.scale(setting.text)
      painter.translate(x: -middle.x, y: -middle.y)
      painter.setColor(setting.colors.ground)
      painter.roundedRectangle(
        x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, radius: 12)
      painter.fill()
      painter.roundedRectangle(
        x: box.x + 0.5, y: box.y + 0.5, width: box.width - 1, height: box.height - 1, radius: 10)
      painter.setColor(look.color)
      if look.isDashed { painter.setDash([3, 3]) }
      painter.stroke(width: setting.currentWay == scene.drawn[number] ? 2.5 : 1)
      painter.setDash([])
      var color = look.isDashed ? setting.colors.dim : look.color
      color.alpha = look.color.alpha < 1 ? 0.6 : 1
      painter.setColor(color)
      let room = way.isOfWorld ? 16.0 : 0
      if way.isOfWorld {
        spinner(at: (box.x + 15, box.y + box.height / 2), radius: 5, painter)
      }
      text.draw(
        painter, middle: box.x + room / 2 + box.width / 2, box.y + box.height / 2)
    }
  }

  func spinner(
    at middle: FlowGeometry.Line.Point, radius: Double, _ painter: Painter
  ) {
    for spoke in 0..<8 {
      painter.saved { painter in
        painter.translate(x: middle.x, y: middle.y)
        painter.rotate(Double(spoke) * .pi / 4)
        painter.move(to: 0, -radius * 0.5)
        painter.line(to: 0, -radius)
        painter.stroke(width: 1.3)
      }
    }
  }

  private func link(
    _ from: FlowGeometry.Line.Point, _ to: FlowGeometry.Line.Point, _ setting: Setting,
    _ painter: Painter
  ) {
    painter.setColor(setting.colors.here)
    painter.move(to: from.x, from.y)
    painter.line(to: to.x, to.y)
    painter.stroke(width: 2)
    painter.arc(center: from.x, from.y, radius: 4)
    painter.fill()
    painter.arrow(at: to, pointsRight: to.x >= from.x)
  }
}

extension FlowScene {
  /// How many numbers stand at a place; the others are in the list.
  static let mostBadges = 3

  /// The middle of a number of a place.
  func badge(_ number: Int, of place: Int) -> FlowGeometry.Line.Point {
    let box = geometry.places[place]
    return (box.x + box.width - 2 - Double(number) * 25, box.y + 2)
  }

  /// Whether a finding is an error, by its number from 1 on.
  func isError(_ number: Int) -> Bool { found.findings[number - 1].finding.severity == .error }
}

extension FlowMap.Way {
  /// Whether no person goes it.
  var isOfWorld: Bool { exits.allSatisfy(\.isOfWorld) }
}

extension FlowMap.Part {
  var isTask: Bool { if case .task = self { true } else { false } }
}
