import DialogModel
import Explorer
import Geometry
import Gtk
import StageGeometry

// The places of the map.

extension FlowDrawing {
  func whole(
    _ place: Int, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    let picture = picture(place)
    let room = scene.geometry.places[place]
    // A tablet is lower than a phone.
    let box = picture.map { FlowDrawing.fitted($0, in: room) } ?? room
    let isCovered = scene.isCovered(place)
    let colors = setting.colors
    let isFaded = !isCovered || (setting.fadesCovered && scene.here != place)
    ring(place, box, scene, setting, painter)
    painter.saved { painter in
      painter.roundedRectangle(
        x: box.x, y: box.y, width: box.width, height: box.height, radius: 8)
      painter.setColor(colors.card)
      painter.fillPreserving()
      painter.clip()
      guard let picture else { return }
      let draw: (Painter) -> Void = { painter in
        painter.draw(picture, x: box.x, y: box.y, width: box.width, height: box.height)
      }
      if isFaded { painter.faded(0.45, draw) } else { draw(painter) }
    }
    painter.saved { painter in
      painter.roundedRectangle(
        x: box.x, y: box.y, width: box.width, height: box.height, radius: 8)
      painter.setColor(isCovered ? colors.edge : colors.uncovered)
      if !isCovered { painter.setDash([4, 3]) }
      painter.stroke(width: 1)
    }
    words(place, box, isCovered, scene, setting, painter)
  }

  /// The part of a box that a picture fills, in its middle.
  static func fitted(_ picture: Picture, in box: Rectangle) -> Rectangle {
    let (width, height) = (Double(max(1, picture.size.width)), Double(max(1, picture.size.height)))
    let scale = min(box.width / width, box.height / height)
    return Rectangle(
      x: box.x + (box.width - width * scale) / 2, y: box.y + (box.height - height * scale) / 2,
      width: width * scale, height: height * scale)
  }

  private func ring(
    _ place: Int, _ box: Rectangle, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    func frame(_ out: Double, _ width: Double, _ color: Color) {
      painter.roundedRectangle(
        x: box.x - out, y: box.y - out, width: box.width + 2 * out, height: box.height + 2 * out,
        radius: 8 + out)
      painter.setColor(color)
      painter.stroke(width: width)
    }
    if scene.here == place {
      frame(4, 5, setting.colors.glow)
      frame(1.5, 3, setting.colors.here)
    }
    guard setting.current == place else { return }
    painter.saved { painter in
      painter.setDash([2, 2])
      frame(scene.here == place ? 9 : 5, 2, setting.colors.text)
    }
  }

  private func words(
    _ place: Int, _ box: Rectangle, _ isCovered: Bool, _ scene: FlowScene, _ setting: Setting,
    _ painter: Painter
  ) {
    let middle = box.x + box.width / 2
    painter.saved { painter in
      painter.translate(x: middle, y: box.y + box.height)
      painter.scale(setting.text)
      painter.translate(x: -middle, y: -(box.y + box.height))
      write(place, box, isCovered, scene, setting, painter)
    }
  }

  private func write(
    _ place: Int, _ box: Rectangle, _ isCovered: Bool, _ scene: FlowScene, _ setting: Setting,
    _ painter: Painter
  ) {
    let middle = box.x + box.width / 2
    let described = scene.map.places[place]
    let isHere = scene.here == place
    let title = text(described.title, 12, bold: isHere, width: 150)
    let colors = setting.colors
    painter.setColor(isHere ? colors.here : isCovered ? colors.text : colors.dim)
    let hasSpinner = !described.jobs.isEmpty || described.top.isTask
    let shift = hasSpinner ? 8.0 : 0
    let y = box.y + box.height + 17
    if hasSpinner {
      spinner(at: (middle + shift - title.size.width / 2 - 10, y), radius: 6, painter)
    }
    title.draw(painter, middle: middle + shift, y)
    guard let backs = scene.backs[place] else { return }
    for (number, back) in backs.prefix(2).enumerated() {
      let way = scene.map.ways[back]
      painter.setColor(way.isCovered ? colors.covered : colors.dim)
      text(scene.map.back(way), 11, width: 200 / setting.text).draw(
        painter, middle: middle, y + 15 + Double(number) * 14)
    }
  }

  func box(
    _ place: Int, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    let whole = scene.geometry.places[place]
    // Wider than the picture, for the title.
    let box = Rectangle(
      x: whole.x - 34, y: whole.y + 30, width: whole.width + 68, height: whole.height - 60)
    let colors = setting.colors
    ring(place, box, scene, setting, painter)
    painter.roundedRectangle(
      x: box.x, y: box.y, width: box.width, height: box.height, radius: 10)
    painter.setColor(colors.card)
    painter.fillPreserving()
    painter.setColor(scene.isCovered(place) ? colors.covered : colors.uncovered)
    painter.stroke(width: 1.2 / setting.zoom)
    painter.setColor(colors.text)
    let size = min(34, 11 / setting.zoom)
    text(scene.map.places[place].title, size, width: box.width - 12)
      .draw(painter, middle: box.x + box.width / 2, box.y + box.height / 2)
  }

  func dot(
    _ place: Int, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    let box = scene.geometry.places[place]
    let colors = setting.colors
    let isError = scene.marks[place]?.contains { scene.isError($0) }
    let color =
      scene.here == place
      ? colors.here
      : isError == true
        ? colors.error
        : isError == false
          ? colors.warningLine : scene.isCovered(place) ? colors.covered : colors.uncovered
    painter.setColor(color)
    painter.arc(
      center: box.x + box.width / 2, box.y + box.height / 2,
      radius: scene.here == place || setting.current == place ? 62 : 44)
    painter.fill()
  }

  func badges(
    _ marks: [Int], _ place: Int, _ scene: FlowScene, _ setting: Setting, _ painter: Painter
  ) {
    for (number, mark) in marks.prefix(FlowScene.mostBadges).enumerated() {
      let middle = scene.badge(number, of: place)
      FlowDrawing.badge(
        text(String(mark), 12, bold: true), isError: scene.isError(mark), at: middle,
        setting.colors, painter)
    }
  }

  /// Draws the number of a finding: in a square for an error, and round for a warning.
  static func badge(
    _ text: DrawnText, isError: Bool, at middle: FlowGeometry.Line.Point, _ colors: FlowColors,
    _ painter: Painter
  ) {
    painter.roundedRectangle(
      x: middle.x - 11, y: middle.y - 11, width: 22, height: 22, radius: isError ? 5 : 11)
    painter.setColor(isError ? colors.error : colors.warning)
    painter.fillPreserving()
    painter.setColor(isError ? colors.errorEdge : colors.warningLine)
    painter.stroke(width: 1)
    painter.setColor(isError ? Color(white: 1) : colors.warningText)
    text.draw(painter, middle: middle.x, middle.y)
  }
}
