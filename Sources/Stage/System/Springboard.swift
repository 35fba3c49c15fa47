import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// The home screen, shown while the application is in the background, with the icon to return to it
/// among those of other applications.
@MainActor
final class Springboard {
  let canvas = Canvas()
  private let button = Button()
  private let column = Canvas()
  private let icon: AppIcon
  private let name: Label
  private let badge = Badge()
  private let wallpaper = WallpaperArea(takesInput: true)
  private let neighbours = Neighbour.onPage()
  private let docked = Neighbour.onDock()
  private var room: SystemRoom?
  private var layout: SpringboardLayout?
  /// The names of neighbours as drawn, and the width that they were made for.
  private var names: (width: Double, texts: [DrawnText]) = (0, [])
  private var wobble: (index: Int, begin: Int64?, angle: Double)?
  private var tick: TickCallback?
  private let isAnimated: @MainActor () -> Bool

  init(
    name text: String, face: AppFace, isAnimated: @escaping @MainActor () -> Bool,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.isAnimated = isAnimated
    icon = AppIcon(face)
    name = Label(onStage: text)
    name.addClass("name")
    name.setEllipsize(.end)
    for part in [icon.widget, name, badge.widget] as [Widget] { column.add(part) }
    column.setConcealed(true, badge.widget)
    button.add(column)
    button.addClass("app-icon")
    button.accessibleName = text
    button.setFocusOnClick(false)
    button.passesScrolling()
    button.onClicked { send(.launchApp) }
    button.onStateChanged { [weak self] in
      guard let self else { return }
      icon.isPressed = button.isPressed
    }
    canvas.addClass("springboard")
    canvas.accessibleName = tr("Home screen")
    canvas.add(wallpaper.widget)
    canvas.setConcealed(true, wallpaper.widget)
    canvas.add(button)
    badge.widget.ignoresShowAll = true
    canvas.showAll()
    wallpaper.overlay = { [weak self] painter, room in self?.draw(painter, room) }
    wallpaper.widget.onButtonPress { [weak self] press in
      if press.button == 1 { self?.press(x: press.x, y: press.y) }
      return true
    }
  }

  /// Whether a tap on the icon starts the application or returns to it.
  var isEnabled: Bool {
    get { button.isSensitive }
    set { button.isSensitive = newValue }
  }

  /// The widget that gets the taps on the icon.
  var target: Widget { button }

  /// Shows a number on the icon; 0 for none.
  func setBadge(_ number: Int) {
    guard badge.set(number) else { return }
    button.setAccessibleDescription(Badge.speech(number))
    if let room { layOut(room) }
  }

  func layOut(_ room: SystemRoom) {
    self.room = room
    for part in [canvas, column] { part.zoom = room.zoom }
    let layout = SpringboardLayout(
      room.metrics, count: neighbours.count + 1, docked: docked.count)
    self.layout = layout
    canvas.setRectangle(room.whole, of: wallpaper.widget)
    wallpaper.layOut(room)
    // The last one on the page is the prototype's.
    let place = layout.icons[layout.icons.count - 1]
    let above = BadgePlacement.overhang
    let label = layout.name(below: place)
    let whole = Rectangle(
      x: min(label.x, place.x - above), y: place.y - above,
      width: max(label.width, place.width + 2 * above),
      height: above + place.height + SpringboardLayout.nameGap + SpringboardLayout.nameHeight)
    canvas.setRectangle(whole, of: button)
    let origin = Rectangle(x: -whole.x, y: -whole.y, width: 0, height: 0)
    let own = place.moved(by: origin)
    icon.layOut(own, on: column, room)
    column.setRectangle(label.moved(by: origin), of: name)
    badge.layOut(on: own, column, room)
  }

  // MARK: Neighbours

  private func places(_ layout: SpringboardLayout) -> [Rectangle] {
    // The page holds fewer where the screen is low; the prototype's icon is always on it.
    Array(layout.icons.dropLast().prefix(neighbours.count)) + layout.docked
  }

  private var drawn: [Neighbour] {
    neighbours.prefix(max(0, (layout?.icons.count ?? 1) - 1)) + docked
  }

  /// The same place, counted from the other side where the screen is mirrored.
  private func turned(_ place: Rectangle, _ room: SystemRoom) -> Rectangle {
    guard room.isMirrored else { return place }
    var place = place
    place.x = room.whole.width - place.x - place.width
    return place
  }

  private func draw(_ painter: Painter, _ room: SystemRoom) {
    guard let layout else { return }
    drawDock(painter, layout, room)
    for (index, dot) in layout.dots.enumerated() {
      painter.arc(center: dot.x + dot.width / 2, dot.y + dot.height / 2, radius: dot.width / 2)
      painter.setColor(Color(white: 1, alpha: (index == 0) != room.isMirrored ? 1 : 0.4))
      painter.fill()
    }
    let texts = texts(layout, room)
    for (index, (neighbour, place)) in zip(drawn, places(layout)).enumerated() {
      let place = turned(place, room)
      painter.saved { painter in
        let middle = (x: place.x + place.width / 2, y: place.y + place.height / 2)
        if let wobble, wobble.index == index {
          painter.translate(x: middle.x, y: middle.y)
          painter.rotate(wobble.angle)
          painter.translate(x: -middle.x, y: -middle.y)
        }
        neighbour.face.draw(painter, in: place, room, on: wallpaper.widget)
        let line = layout.name(below: place)
        let y = line.y + line.height / 2
        painter.setColor(Color(white: 0, alpha: 0.55))
        texts[index].draw(painter, middle: middle.x, y + 0.8)
        painter.setColor(Color(white: 1))
        texts[index].draw(painter, middle: middle.x, y)
      }
    }
  }

  private func drawDock(_ painter: Painter, _ layout: SpringboardLayout, _ room: SystemRoom) {
    let dock = layout.dock
    painter.rectangle(x: dock.x, y: dock.y, width: dock.width, height: dock.height)
    let widget = wallpaper.widget
    painter.setLinearGradient(
      from: (0, dock.y), to: (0, dock.y + dock.height),
      [(0, room.color("dock_top", of: widget)), (1, room.color("dock_foot", of: widget))])
    painter.fill()
    guard room.theme == .classic else { return }
    painter.rectangle(x: dock.x, y: dock.y, width: dock.width, height: room.hairline)
    painter.setColor(Color(white: 1, alpha: 0.3))
    painter.fill()
  }

  private func texts(_ layout: SpringboardLayout, _ room: SystemRoom) -> [DrawnText] {
    let isBold = room.theme == .classic
    if names.width != layout.nameWidth * (isBold ? 1 : -1) || names.texts.count != drawn.count {
      names = (
        layout.nameWidth * (isBold ? 1 : -1),
        drawn.map {
          DrawnText(
            $0.name, size: 11, isBold: isBold, width: layout.nameWidth, in: wallpaper.widget)
        }
      )
    }
    return names.texts
  }

  /// Shakes a neighbour that is tapped, which has nothing else to do.
  private func press(x: Double, y: Double) {
    guard let room, let layout, isAnimated(), tick == nil else { return }
    let (x, y) = (x / room.zoom, y / room.zoom)
    guard let index = places(layout).firstIndex(where: { turned($0, room).contains(x, y) }) else {
      return
    }
    wobble = (index, nil, 0)
    tick = wallpaper.widget.addTickCallback { [weak self] now in self?.shake(now) ?? false }
  }

  private func shake(_ now: Int64) -> Bool {
    guard let wobble else { return false }
    let begin = wobble.begin ?? now
    let angle = NeighbourWobble.angle(after: Double(now - begin) / 1000)
    self.wobble = angle.map { (wobble.index, begin, $0) }
    wallpaper.widget.queueDraw()
    if angle == nil { tick = nil }
    return angle != nil
  }
}
