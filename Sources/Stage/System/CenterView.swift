import Gtk
import StageGeometry
import Texts

/// Notification Center: the application's notifications under its name, and a handle at the foot.
@MainActor
final class CenterView {
  let canvas = Canvas()
  private let panel = Canvas()
  private let linen = DrawingArea()
  private let heading = Label(onStage: "")
  private let nothing = Label(onStage: tr("No notifications"))
  private lazy var list = RowList(name: tr("Notifications of {name}", ["name": name])) {
    [unowned self] entry in
    let row = NotificationRow(entry, name: name, face: nil) { [send] in send(.open($0)) }
    row.veil.ignoresShowAll = true
    return row
  }
  private let clear = Button()
  private let clearFace = DrawingArea(takesInput: false)
  private let grip = Button()
  private let gripFace = DrawingArea(takesInput: false)
  private let gripVeil = EventBox(above: true)
  private let statusBar = StatusBar()
  private let shade = EventBox()
  private var gesture: SlideGesture?
  private var room: SystemRoom?
  private var layout: CenterLayout?
  private let name: String
  private let send: @MainActor (SystemRequest) -> Void
  /// How far a finger has moved it, in pixels; called as it moves.
  var onDragged: (@MainActor (Double) -> Void)?

  init(name: String, send: @escaping @MainActor (SystemRequest) -> Void) {
    (self.name, self.send) = (name, send)
    canvas.addClass("center")
    canvas.accessibleName = tr("Notification Center")
    panel.addClass("panel")
    panel.accessibleRole = .filler
    panel.setTakesInput(true)
    panel.setClips(true)
    heading.text = name
    heading.addClass("section")
    heading.accessibleRole = .heading
    for label in [heading, nothing] {
      label.setEllipsize(.end)
      label.xalign = 0
    }
    nothing.addClass("nothing")
    grip.add(gripFace)
    grip.addClass("grip")
    grip.accessibleName = tr("Put Notification Center away")
    grip.setFocusOnClick(false)
    grip.onClicked { [send] in send(.pullDown(false)) }
    gripFace.onDraw { [weak self] painter, size in self?.drawGrip(painter, size) }
    linen.onDraw { [weak self] painter, _ in self?.drawLinen(painter) }
    shade.onButtonPress { [send] press in
      if press.button == 1 { send(.pullDown(false)) }
      return true
    }
    clear.add(clearFace)
    clear.accessibleName = tr("Clear the notifications of {name}", ["name": name])
    clear.setFocusOnClick(false)
    clear.passesScrolling()
    clear.onClicked { [weak self] in self?.clearAll() }
    clearFace.onDraw { [weak self] painter, size in self?.drawCross(painter, size) }
    list.canvas.add(heading)
    list.canvas.add(clear)
    list.canvas.add(nothing)
    for part in [linen, list.canvas, grip, gripVeil] as [Widget] { panel.add(part) }
    for part in [linen, gripVeil] as [Widget] { panel.setConcealed(true, part) }
    clear.ignoresShowAll = true
    clearFace.show()
    for part in [shade, panel, statusBar.canvas] as [Widget] { canvas.add(part) }
    for part in [shade, statusBar.canvas] as [Widget] { canvas.setConcealed(true, part) }
    nothing.ignoresShowAll = true
    gripVeil.passesScrolling()
    canvas.showAll()
    gesture = SlideGesture(
      on: gripVeil, .down,
      range: { [weak self] in
        guard let self, let room, let layout else { return 0...0 }
        return -layout.place.height * room.zoom...0
      },
      opens: { [weak self] offset, velocity in
        guard let self, let room, let layout else { return false }
        return -offset > layout.place.height * room.zoom * 0.35 || velocity < -500
      },
      move: { [weak self] in self?.onDragged?($0) }, done: { [send] in send(.pullDown(false)) })
    gripVeil.onButtonRelease { [weak self] press in
      // A tap on the handle puts it away too.
      if press.button == 1, self?.gesture?.offset == 0 { self?.send(.pullDown(false)) }
      return false
    }
  }

  func update(_ entries: [SystemScene.Entry]) {
    list.show(entries) { _, _ in nil }
    for row in list.rows { row.veil.hide() }
    nothing.isVisible = entries.isEmpty
    for part in [heading, clear] as [Widget] { part.isVisible = !entries.isEmpty }
    if let room { layOut(room) }
  }

  func reset() { gesture?.reset() }

  var focusable: [Widget] {
    list.rows.map(\.button) + (list.rows.isEmpty ? [grip] : [clear, grip])
  }

  /// Removes all that is listed, from the oldest.
  private func clearAll() {
    for number in list.rows.reversed().map(\.entry.id) { send(.close(number)) }
  }

  /// What assistive technology says when it comes down.
  var announcement: String {
    let count = list.rows.count
    return [
      tr("Notification Center"),
      count == 0 ? nothing.text : ntr("one notification", "{n} notifications", count),
    ].listed()
  }

  /// Shows the time of day in its status bar.
  func setTime(_ text: String) { statusBar.show(text) }

  func layOut(_ room: SystemRoom) {
    self.room = room
    for part in [canvas, panel] { part.zoom = room.zoom }
    let layout = CenterLayout(room.metrics, room.theme, growth: room.growth)
    self.layout = layout
    canvas.setRectangle(room.whole, of: shade)
    var bar = room.whole
    bar.height = DeviceMetrics.statusBar
    canvas.setRectangle(bar, of: statusBar.canvas)
    statusBar.layOut(width: bar.width, zoom: room.zoom)
    statusBar.canvas.setClass("away", true)
    var whole = layout.place
    (whole.x, whole.y) = (0, 0)
    panel.setRectangle(whole, of: linen)
    panel.setRectangle(layout.list, of: list.canvas)
    for part in [grip, gripVeil] as [Widget] { panel.setRectangle(layout.grip, of: part) }
    var head = layout.heading
    (head.x, head.width) = (layout.indent, head.width - 2 * layout.indent)
    let cross = max(28, head.height)
    head.width -= cross
    list.canvas.setRectangle(head, of: heading)
    list.canvas.setRectangle(
      Rectangle(x: head.x + head.width, y: 0, width: cross, height: head.height), of: clear)
    clearFace.queueDraw()
    list.canvas.setRectangle(
      Rectangle(x: layout.indent, y: 0, width: head.width, height: max(44, head.height)),
      of: nothing)
    let metrics = NotificationRow.Metrics(
      width: layout.list.width, icon: 0, inset: layout.indent + 2, agesFollowNames: false,
      lines: 2, least: layout.row)
    list.layOut(layout.rows(list.heights(metrics, room)), metrics, room)
    gripFace.queueDraw()
    linen.queueDraw()
  }

  /// Places it on its way down.
  ///
  /// - Parameter presence: from 0, away, to 1, all down.
  func draw(presence: Double) {
    guard let layout else { return }
    var place = layout.place
    place.y = -(1 - presence) * place.height
    canvas.setRectangle(place, of: panel)
  }

  private func drawLinen(_ painter: Painter) {
    guard let room, let layout else { return }
    painter.scale(room.zoom)
    let (width, height) = (layout.place.width, layout.place.height)
    painter.rectangle(x: 0, y: 0, width: width, height: height)
    painter.setColor(room.color("center", of: linen))
    painter.fill()
    guard room.theme == .classic else { return }
    Linen.draw(painter, width: width, height: height, room, on: linen)
    if !heading.text.isEmpty, heading.isVisible {
      let top = layout.list.y - list.canvas.offset
      painter.saved { painter in
        painter.rectangle(x: 0, y: layout.list.y, width: width, height: layout.list.height)
        painter.clip()
        Linen.bar(
          painter,
          Rectangle(x: 0, y: top, width: width, height: layout.heading.height), room, on: linen)
      }
    }
    Linen.bar(painter, layout.grip, room, on: linen)
  }

  /// A cross, in Classic on a round ground.
  private func drawCross(_ painter: Painter, _ size: Size) {
    guard let room else { return }
    painter.scale(room.zoom)
    let (x, y) = (Double(size.width) / room.zoom / 2, Double(size.height) / room.zoom / 2)
    if room.theme == .classic {
      painter.arc(center: x, y, radius: 8)
      painter.setColor(Color(white: 0.08, alpha: 0.85))
      painter.fill()
    }
    painter.setColor(Color(white: 1, alpha: 0.9))
    for side in [-1.0, 1] {
      painter.move(to: x - 2.8, y - 2.8 * side)
      painter.line(to: x + 2.8, y + 2.8 * side)
      painter.stroke(width: 1.6, .round)
    }
  }

  private func drawGrip(_ painter: Painter, _ size: Size) {
    guard let room else { return }
    painter.scale(room.zoom)
    let (width, height) = (Double(size.width) / room.zoom, Double(size.height) / room.zoom)
    painter.setColor(Color(white: 1, alpha: 0.55))
    switch room.theme {
    case .classic:
      for line in [-2.0, 2] {
        painter.rectangle(x: width / 2 - 18, y: height / 2 + line, width: 36, height: 1.2)
      }
    case .flat:
      painter.roundedRectangle(
        x: width / 2 - 18, y: height / 2 - 2, width: 36, height: 4, radius: 2)
    }
    painter.fill()
  }
}

/// The dark cloth of Classic.
@MainActor
enum Linen {
  /// Draws the weave of the cloth.
  static func draw(
    _ painter: Painter, width: Double, height: Double, _ room: SystemRoom, on widget: Widget
  ) {
    painter.saved { painter in
      painter.rectangle(x: 0, y: 0, width: width, height: height)
      painter.clip()
      for start in stride(from: -height, to: width, by: 4) {
        painter.move(to: start, height)
        painter.line(to: start + height, 0)
      }
      painter.setColor(room.color("linen_thread", of: widget))
      painter.stroke(width: 1)
    }
  }

  /// Draws a raised bar on it.
  static func bar(_ painter: Painter, _ place: Rectangle, _ room: SystemRoom, on widget: Widget) {
    painter.rectangle(x: place.x, y: place.y, width: place.width, height: place.height)
    painter.setLinearGradient(
      from: (0, place.y), to: (0, place.y + place.height),
      [(0, room.color("section_top", of: widget)), (1, room.color("section_foot", of: widget))])
    painter.fill()
    for (y, white) in [(place.y, 1.0), (place.y + place.height - room.hairline, 0)] {
      painter.rectangle(x: place.x, y: y, width: place.width, height: room.hairline)
      painter.setColor(Color(white: white, alpha: white == 1 ? 0.22 : 0.6))
      painter.fill()
    }
  }
}
