import Gtk
import StageGeometry
import Texts

/// The application switcher: in Classic a tray at the foot with a mark that ends the application, in
/// Flat cards of which the application's is thrown away upwards.
@MainActor
final class SwitcherView {
  let canvas = Canvas()
  private let ground = DrawingArea()
  private let app = Button()
  private let appFace = DrawingArea(takesInput: false)
  private let veil = EventBox(above: true)
  private let end = Button()
  private let endFace = DrawingArea(takesInput: false)
  private let neighbours = Neighbour.onPage()
  private var names: [DrawnText] = []
  private var ownName: DrawnText?
  private var gesture: SlideGesture?
  private var room: SystemRoom?
  private var layout: SwitcherLayout?
  private let name: String
  private let face: AppFace
  private let send: @MainActor (SystemRequest) -> Void
  private var isRunning = true
  private var presence = 0.0
  private var angle = 0.0
  /// How far the card is dragged, in pixels.
  private var dragged = 0.0

  /// What was in front when it came.
  var front: Picture? {
    didSet { ground.queueDraw() }
  }
  /// What the application showed last; for its card.
  var card: Picture? {
    didSet { appFace.queueDraw() }
  }

  init(name: String, face: AppFace, send: @escaping @MainActor (SystemRequest) -> Void) {
    (self.name, self.face, self.send) = (name, face, send)
    canvas.addClass("switcher")
    canvas.accessibleName = tr("App switcher")
    canvas.setClips(true)
    app.add(appFace)
    app.addClass("app")
    app.accessibleName = name
    app.setAccessibleDescription(tr("opens the app"))
    app.onClicked { [send] in send(.launch) }
    end.add(endFace)
    end.addClass("end")
    end.accessibleName = tr("End {name}", ["name": name])
    end.tooltip = end.accessibleName
    end.onClicked { [send] in send(.kill) }
    for button in [app, end] {
      button.setFocusOnClick(false)
      button.passesScrolling()
    }
    veil.passesScrolling()
    for part in [ground, app, veil, end] as [Widget] { canvas.add(part) }
    for part in [ground, veil] as [Widget] { canvas.setConcealed(true, part) }
    canvas.showAll()
    for part in [app, end, veil] as [Widget] { part.ignoresShowAll = true }
    ground.onDraw { [weak self] painter, _ in self?.drawGround(painter) }
    appFace.onDraw { [weak self] painter, size in self?.drawApp(painter, size) }
    endFace.onDraw { [weak self] painter, size in self?.drawEnd(painter, size) }
    ground.onButtonPress { [send] press in
      if press.button == 1 { send(.leaveSwitcher) }
      return true
    }
    gesture = SlideGesture(
      on: veil, .down,
      range: { [weak self] in
        guard let self, let room, let layout, room.theme == .flat else { return 0...0 }
        return -(layout.card.y + layout.card.height) * room.zoom...0
      },
      opens: { [weak self] offset, velocity in
        guard let self, let room, let layout else { return false }
        return -offset > layout.throwAway * room.zoom || velocity < -700
      },
      move: { [weak self] in
        self?.dragged = $0
        self?.place()
      }, done: { [send] in send(.kill) })
    veil.onButtonRelease { [weak self] press in
      if let self, press.button == 1, gesture?.offset == 0 { self.send(.launch) }
      return false
    }
  }

  /// Shows whether the application is among those that run.
  func update(isRunning: Bool) {
    self.isRunning = isRunning
    for part in [app, end] as [Widget] { part.isVisible = isRunning }
    veil.isVisible = isRunning && room?.theme == .flat
    ground.queueDraw()
  }

  func reset() {
    gesture?.reset()
    (front, card) = (nil, nil)
  }

  var focusable: [Widget] { isRunning ? [app, end] : [] }

  var announcement: String {
    isRunning ? "\(canvas.accessibleName), \(name)" : canvas.accessibleName
  }

  func layOut(_ room: SystemRoom) {
    if self.room?.variant != room.variant { (names, ownName) = ([], nil) }
    self.room = room
    canvas.zoom = room.zoom
    layout = SwitcherLayout(room.metrics, room.theme)
    canvas.setRectangle(room.whole, of: ground)
    end.setClass("quiet", room.theme == .flat)
    update(isRunning: isRunning)
    place()
  }

  /// Draws it on its way in or out.
  ///
  /// - Parameters:
  ///   - presence: from 0, away, to 1.
  ///   - angle: how far the icon that can be ended is turned, in radians.
  func draw(presence: Double, angle: Double) {
    guard presence != self.presence || angle != self.angle else { return }
    (self.presence, self.angle) = (presence, angle)
    place()
    for part in [ground, appFace] as [Widget] { part.queueDraw() }
  }

  private func place() {
    guard let room, let layout else { return }
    let margin = AppIcon.margin
    switch room.theme {
    case .classic:
      let down = (1 - presence) * layout.lift
      let icon = layout.icon
      canvas.setRectangle(
        Rectangle(
          x: icon.x - 8, y: icon.y - margin + down, width: icon.width + 16,
          height: icon.height + margin + SpringboardLayout.nameGap + SpringboardLayout.nameHeight),
        of: app)
      // A mark of 24 has room for a finger around it.
      let mark = layout.mark
      canvas.setRectangle(
        Rectangle(x: mark.x - 4, y: mark.y - 4 + down, width: 32, height: 32), of: end)
    case .flat:
      var card = layout.card
      card.y += dragged / room.zoom
      let side = 6.0
      let whole = Rectangle(
        x: card.x - side, y: card.y - side, width: card.width + 2 * side,
        height: card.height + 2 * side)
      for part in [app, veil] as [Widget] { canvas.setRectangle(whole, of: part) }
      canvas.setRectangle(
        Rectangle(x: card.x - 16, y: card.y - 16, width: 32, height: 32), of: end)
    }
    let isFlat = room.theme == .flat
    canvas.setAppearance(
      scale: isFlat ? 1.5 - 0.5 * presence : 1, opacity: min(1, presence * (isFlat ? 2 : 1)),
      of: app)
    canvas.setAppearance(opacity: presence, of: end)
  }

  // MARK: Drawing

  private func drawGround(_ painter: Painter) {
    guard let room, let layout else { return }
    painter.scale(room.zoom)
    switch room.theme {
    case .classic: drawTray(painter, layout, room)
    case .flat: drawCards(painter, layout, room)
    }
  }

  private func drawTray(_ painter: Painter, _ layout: SwitcherLayout, _ room: SystemRoom) {
    let tray = layout.tray
    let lift = layout.lift * presence
    let whole = room.whole
    painter.saved { painter in
      painter.rectangle(x: 0, y: whole.height - lift, width: whole.width, height: lift)
      painter.clip()
      painter.translate(x: 0, y: tray.y)
      painter.rectangle(x: 0, y: 0, width: tray.width, height: tray.height)
      painter.setColor(room.color("center", of: ground))
      painter.fill()
      Linen.draw(painter, width: tray.width, height: tray.height, room, on: ground)
      painter.translate(x: 0, y: -tray.y)
      drawNeighbours(painter, layout, room, bold: true)
      painter.rectangle(x: 0, y: tray.y, width: tray.width, height: 10)
      painter.setLinearGradient(
        from: (0, tray.y), to: (0, tray.y + 10),
        [(0, Color(white: 0, alpha: 0.7)), (1, Color(white: 0, alpha: 0))])
      painter.fill()
    }
    let above = whole.height - lift
    painter.saved { painter in
      painter.rectangle(x: 0, y: 0, width: whole.width, height: above)
      painter.clip()
      if let front {
        painter.draw(front, x: 0, y: -lift, width: whole.width, height: whole.height)
      }
      painter.setColor(Color(white: 0, alpha: 0.4 * presence))
      painter.paint()
    }
  }

  private func drawCards(_ painter: Painter, _ layout: SwitcherLayout, _ room: SystemRoom) {
    painter.setColor(room.color("center", of: ground))
    painter.saved { painter in
      painter.faded(presence) { painter in
        let whole = room.whole
        painter.setLinearGradient(
          from: (0, 0), to: (0, whole.height),
          zip([0, 1], ["wall_2", "wall_4"]).map { ($0, room.color($1, of: ground)) })
        painter.paint()
        painter.setColor(Color(white: 0, alpha: 0.55))
        painter.paint()
        let next = isRunning ? turned(layout.nextCard, room) : layout.card
        painter.roundedRectangle(
          x: next.x, y: next.y, width: next.width, height: next.height, radius: 8)
        painter.setColor(Color(white: 1, alpha: 0.16))
        painter.fill()
        drawNeighbours(painter, layout, room, bold: false)
        guard isRunning else { return }
        face.draw(painter, in: layout.icon, room, on: ground)
        drawName(painter, own(layout, isBold: false), below: layout.icon)
      }
    }
  }

  private func turned(_ place: Rectangle, _ room: SystemRoom) -> Rectangle {
    guard room.isMirrored else { return place }
    var place = place
    place.x = room.whole.width - place.x - place.width
    return place
  }

  private func drawNeighbours(
    _ painter: Painter, _ layout: SwitcherLayout, _ room: SystemRoom, bold: Bool
  ) {
    let places = (isRunning ? [] : [layout.icon]) + layout.neighbours
    if names.count < min(places.count, neighbours.count) {
      names = zip(neighbours, places).map { neighbour, place in
        DrawnText(neighbour.name, size: 11, isBold: bold, width: place.width + 14, in: ground)
      }
    }
    for (index, (neighbour, place)) in zip(neighbours, places).enumerated() {
      let place = turned(place, room)
      neighbour.face.draw(painter, in: place, room, on: ground)
      drawName(painter, names[index], below: place)
    }
  }

  private func own(_ layout: SwitcherLayout, isBold: Bool) -> DrawnText {
    if let ownName { return ownName }
    let made = DrawnText(
      name, size: 11, isBold: isBold, width: layout.icon.width + 14, in: ground)
    ownName = made
    return made
  }

  private func drawName(_ painter: Painter, _ text: DrawnText, below icon: Rectangle) {
    let y = icon.y + icon.height + SpringboardLayout.nameGap + SpringboardLayout.nameHeight / 2
    painter.setColor(Color(white: 1))
    text.draw(painter, middle: icon.x + icon.width / 2, y)
  }

  private func drawApp(_ painter: Painter, _ size: Size) {
    guard let room, let layout else { return }
    painter.scale(room.zoom)
    switch room.theme {
    case .classic:
      let icon = Rectangle(
        x: 8, y: AppIcon.margin, width: layout.icon.width, height: layout.icon.height)
      painter.saved { painter in
        let middle = (x: icon.x + icon.width / 2, y: icon.y + icon.height / 2)
        painter.translate(x: middle.x, y: middle.y)
        painter.rotate(angle)
        painter.translate(x: -middle.x, y: -middle.y)
        face.draw(painter, in: icon, room, on: appFace)
      }
      drawName(painter, own(layout, isBold: true), below: icon)
    case .flat:
      let (width, height) = (layout.card.width, layout.card.height)
      painter.translate(x: 6, y: 6)
      painter.saved { painter in
        painter.roundedRectangle(x: 0, y: 0, width: width, height: height, radius: 8)
        painter.clip()
        if let card {
          painter.draw(card, x: 0, y: 0, width: width, height: height)
        } else {
          painter.setColor(room.color("ground", of: appFace))
          painter.paint()
          let edge = min(width, height) * 0.4
          let place = Rectangle(
            x: (width - edge) / 2, y: (height - edge) / 2, width: edge, height: edge)
          face.draw(painter, in: place, room, on: appFace)
        }
      }
      // A dark screen on a dark ground has an edge too.
      painter.roundedRectangle(x: 0.5, y: 0.5, width: width - 1, height: height - 1, radius: 7.5)
      painter.setColor(Color(white: 1, alpha: 0.22))
      painter.stroke(width: 1)
    }
  }

  /// A round mark: with a bar in Classic, with a cross in Flat.
  private func drawEnd(_ painter: Painter, _ size: Size) {
    guard let room else { return }
    painter.scale(room.zoom)
    let middle = Double(size.width) / room.zoom / 2
    let radius = 11.0
    if room.theme == .classic {
      painter.arc(center: middle, middle + 1, radius: radius + 1.5)
      painter.setColor(Color(white: 0, alpha: 0.35))
      painter.fill()
    }
    painter.arc(center: middle, middle, radius: radius)
    painter.setColor(room.color("badge", of: endFace))
    painter.fillPreserving()
    painter.setColor(Color(white: 1))
    painter.stroke(width: room.theme == .classic ? 2 : 1)
    switch room.theme {
    case .classic:
      painter.rectangle(x: middle - 5.5, y: middle - 1.5, width: 11, height: 3)
      painter.fill()
    case .flat:
      for side in [-1.0, 1] {
        painter.move(to: middle - 4, middle - 4 * side)
        painter.line(to: middle + 4, middle + 4 * side)
        painter.stroke(width: 2, .round)
      }
    }
  }
}
