import Gtk
import StageGeometry
import Texts

/// The lock screen: the time, the notifications that came while the device was locked, and the
/// slider that unlocks; black while the screen is off.
@MainActor
final class LockView {
  let canvas = Canvas()
  private let wallpaper = WallpaperArea(takesInput: true)
  private let content = Canvas()
  private let time = Label(onStage: "")
  private let date = Label(onStage: "")
  private lazy var list = RowList(name: tr("Notifications")) { [unowned self] in makeRow($0) }
  private lazy var slider = UnlockSlider { [unowned self] in slideDone() }
  private let statusBar = StatusBar(showsTime: false)
  private let dark = Canvas()
  private var rowGestures: [Int: SlideGesture] = [:]
  private var sliderGesture: SlideGesture?
  private var groundGesture: SlideGesture?
  private var room: SystemRoom?
  private var layout: LockLayout?
  private var shown = SystemScene.Lock(isDark: false, entries: [], slideOpensNewest: false)
  private var rowPlaces: [Rectangle] = []
  private var presence = 1.0
  private let name: String
  private let face: AppFace
  private let send: @MainActor (SystemRequest) -> Void

  /// The time that the sheen takes from one end of the text to the other, in milliseconds.
  static let sheen = 2500.0

  init(
    name: String, face: AppFace, send: @escaping @MainActor (SystemRequest) -> Void
  ) {
    (self.name, self.face, self.send) = (name, face, send)
    canvas.addClass("lock")
    canvas.accessibleName = tr("Lock screen")
    canvas.setTakesInput(true)
    canvas.setClips(true)
    content.accessibleRole = .filler
    dark.addClass("screen-off")
    dark.setTakesInput(true)
    dark.accessibleName = tr("Screen off")
    for (label, style) in [(time, "time"), (date, "date")] {
      label.addClass(style)
      content.add(label)
    }
    time.readLeftToRight()
    for part in [list.canvas, slider.button, slider.veil] as [Widget] { content.add(part) }
    content.setConcealed(true, slider.veil)
    for part in [wallpaper.widget, content, statusBar.canvas, dark] as [Widget] { canvas.add(part) }
    for part in [wallpaper.widget, statusBar.canvas] as [Widget] {
      canvas.setConcealed(true, part)
    }
    dark.ignoresShowAll = true
    canvas.showAll()
    wallpaper.overlay = { [weak self] painter, room in self?.drawBars(painter, room) }
    sliderGesture = SlideGesture(
      on: slider.veil, .across,
      range: { [weak self] in self?.range(of: self?.layout?.way) ?? 0...0 },
      opens: { [weak self] in self?.unlocks($0, velocity: $1) ?? false },
      move: { [weak self] in self?.moveSlider($0) }, done: { [weak self] in self?.slideDone() })
    wallpaper.widget.passesScrolling()
    groundGesture = SlideGesture(
      on: wallpaper.widget, .across,
      range: { [weak self] in
        // In Flat the whole screen is dragged; in Classic only the knob.
        guard let self, let room, room.theme == .flat else { return 0...0 }
        return range(of: room.whole.width)
      },
      opens: { [weak self] in self?.unlocks($0, velocity: $1) ?? false },
      move: { [weak self] in self?.moveContent($0) }, done: { [weak self] in self?.slideDone() })
  }

  /// How far something is dragged for a way in points: to where the screen continues.
  private func range(of way: Double?) -> ClosedRange<Double> {
    guard let room, let way else { return 0...0 }
    return room.isMirrored ? -way * room.zoom...0 : 0...way * room.zoom
  }

  /// Whether a drag unlocks: in Classic one of the knob to the end of its track, in Flat one far or
  /// fast enough across the screen.
  private func unlocks(_ offset: Double, velocity: Double) -> Bool {
    guard let room, let layout else { return false }
    let sign = room.isMirrored ? -1.0 : 1
    if room.theme == .classic { return sign * offset >= layout.way * room.zoom * LockLayout.opens }
    return sign * offset > room.whole.width * room.zoom * 0.4 || sign * velocity > 700
  }

  private func moveSlider(_ pixels: Double) {
    guard let room else { return }
    if room.theme == .flat { return moveContent(pixels) }
    slider.offset = abs(pixels) / room.zoom
  }

  private func moveContent(_ pixels: Double) {
    guard let room else { return }
    var place = room.whole
    place.x = pixels / room.zoom * (room.isMirrored ? -1 : 1)
    canvas.setRectangle(place, of: content)
  }

  private func slideDone() {
    if shown.slideOpensNewest, let newest = shown.entries.first {
      send(.open(newest.id))
    } else {
      send(.slide)
    }
  }

  private func makeRow(_ entry: SystemScene.Entry) -> NotificationRow {
    let row = NotificationRow(entry, name: name, face: face) { [send] in send(.open($0)) }
    let id = entry.id
    rowGestures[id] = SlideGesture(
      on: row.veil, .across,
      range: { [weak self] in self?.range(of: self?.layout?.list.width) ?? 0...0 },
      opens: { [weak self] offset, velocity in
        guard let self, let room, let layout else { return false }
        return abs(offset) > layout.list.width * room.zoom * 0.4
          || (room.isMirrored ? -velocity : velocity) > 700
      },
      move: { [weak self] in self?.moveRow(id, $0) }, done: { [send] in send(.open(id)) })
    return row
  }

  private func moveRow(_ id: Int, _ pixels: Double) {
    guard let room, let index = list.rows.firstIndex(where: { $0.entry.id == id }),
      rowPlaces.indices.contains(index)
    else { return }
    var place = rowPlaces[index]
    place.x += pixels / room.zoom * (room.isMirrored ? -1 : 1)
    list.canvas.setRectangle(place, of: list.rows[index].button)
  }

  // MARK: State

  /// Shows what is on the lock screen now.
  func update(_ lock: SystemScene.Lock) {
    let wasEmpty = shown.entries.isEmpty
    let isNew = lock.entries.first.map { new in !shown.entries.contains { $0.id == new.id } }
    shown = lock
    let gone = Set(rowGestures.keys).subtracting(lock.entries.map(\.id))
    for id in gone { rowGestures[id] = nil }
    list.show(lock.entries) { entry, index in
      LockView.hint(entry, isFirst: index == 0, isFlat: room?.theme != .classic)
    }
    list.canvas.isVisible = !lock.entries.isEmpty
    let newest = lock.slideOpensNewest && room?.theme == .classic ? lock.entries.first : nil
    slider.show(LockView.slide(to: newest?.action))
    dark.isVisible = lock.isDark
    canvas.setConcealed(lock.isDark, content)
    if wasEmpty != lock.entries.isEmpty || isNew == true { list.canvas.offset = 0 }
    if let room { layOut(room) }
  }

  /// What the slider does.
  static func slide(to action: String?) -> String {
    action.map { tr("slide to {action}", ["action": $0]) } ?? tr("slide to unlock")
  }

  private static func hint(
    _ entry: SystemScene.Entry, isFirst: Bool, isFlat: Bool
  ) -> String? {
    isFlat && isFirst ? slide(to: entry.action ?? tr("view")) : nil
  }

  /// Shows the time of day and the date.
  func setTime(_ text: String, date day: String) {
    time.text = text
    date.text = day
  }

  /// Puts what a finger has moved back to its place.
  func reset() {
    for gesture in [sliderGesture, groundGesture].compactMap({ $0 }) { gesture.reset() }
    for gesture in rowGestures.values { gesture.reset() }
  }

  /// What can have the keyboard's focus.
  var focusable: [Widget] { shown.isDark ? [] : list.rows.map(\.button) + [slider.button] }

  /// What Return opens.
  var emphasised: SystemRequest? {
    guard !shown.isDark else { return nil }
    if shown.slideOpensNewest, let newest = shown.entries.first { return .open(newest.id) }
    return .slide
  }

  /// What assistive technology says when it comes.
  var announcement: String {
    if shown.isDark { return tr("screen off") }
    let count =
      shown.entries.isEmpty
      ? nil : ntr("one notification", "{n} notifications", shown.entries.count)
    return [tr("lock screen"), time.text, count, shown.entries.first?.body].compactMap { $0 }
      .listed()
  }

  // MARK: Drawing

  func layOut(_ room: SystemRoom) {
    let theme = self.room?.theme
    self.room = room
    if let theme, theme != room.theme { update(shown) }
    for part in [canvas, content, dark] { part.zoom = room.zoom }
    let layout = LockLayout(
      room.metrics, room.theme, count: shown.entries.count, growth: room.growth)
    self.layout = layout
    canvas.setRectangle(room.whole, of: wallpaper.widget)
    canvas.setRectangle(room.whole, of: content)
    canvas.setRectangle(room.whole, of: dark)
    wallpaper.layOut(room)
    var bar = room.whole
    bar.height = DeviceMetrics.statusBar
    canvas.setRectangle(bar, of: statusBar.canvas)
    statusBar.layOut(width: room.whole.width, zoom: room.zoom)
    statusBar.canvas.setClass("away", true)
    content.setRectangle(layout.time, of: time)
    content.setRectangle(layout.date, of: date)
    content.setClass("low", layout.time.y == layout.date.y)
    let metrics = NotificationRow.Metrics(
      width: layout.list.width, icon: layout.icon, inset: room.theme == .flat ? 16 : 12,
      agesFollowNames: room.theme == .flat, lines: layout.boxes ? 4 : 2, least: layout.row)
    rowPlaces = layout.rows(list.heights(metrics, room))
    var place = layout.list
    let tall = rowPlaces.last.map { $0.y + $0.height } ?? 0
    place.height = min(place.height, tall)
    list.layOut(rowPlaces, metrics, room)
    list.canvas.setClass("boxed", layout.boxes)
    list.canvas.setClips(true, cornerRadius: layout.boxes ? 10 : 0)
    content.setRectangle(place, of: list.canvas)
    for part in [slider.button, slider.veil] as [Widget] {
      content.setRectangle(layout.slider, of: part)
    }
    slider.layOut(layout, room)
  }

  /// Draws it on its way in or out.
  ///
  /// - Parameters:
  ///   - presence: from 0, away, to 1.
  ///   - light: how far the screen is on, from 0 to 1.
  ///   - sheen: where the sheen is, from 0 to 1; `nil` for none.
  func draw(presence: Double, light: Double, sheen: Double?) {
    slider.sheen = sheen
    dark.isVisible = light < 1
    canvas.setAppearance(opacity: 1 - light, of: dark)
    guard presence != self.presence else { return }
    self.presence = presence
    canvas.setAppearance(opacity: presence, of: content)
    wallpaper.widget.queueDraw()
  }

  /// The glass bars of Classic, and the veils under lists.
  private func drawBars(_ painter: Painter, _ room: SystemRoom) {
    guard let layout else { return }
    let (width, height) = (room.whole.width, room.whole.height)
    guard room.theme == .classic else {
      let veil = shown.entries.count > 1 ? 0.52 : 0.34
      painter.setColor(Color(red: 0.031, green: 0.078, blue: 0.118, alpha: veil))
      return painter.paint()
    }
    if shown.entries.count > 1 {
      painter.rectangle(
        x: 0, y: layout.clockBar.y + layout.clockBar.height, width: width,
        height: layout.slideBar.y - layout.clockBar.y - layout.clockBar.height)
      painter.setColor(Color(red: 0.039, green: 0.055, blue: 0.094, alpha: 0.7))
      painter.fill()
    }
    painter.rectangle(x: 0, y: 0, width: width, height: DeviceMetrics.statusBar)
    painter.setColor(Color(white: 0))
    painter.fill()
    let away = 1 - presence
    painter.saved { painter in
      painter.translate(x: 0, y: -away * (layout.clockBar.height + DeviceMetrics.statusBar))
      drawGlass(painter, layout.clockBar, rule: layout.clockBar.y + layout.clockBar.height, room)
    }
    painter.saved { painter in
      painter.translate(x: 0, y: away * (height - layout.slideBar.y))
      drawGlass(painter, layout.slideBar, rule: layout.slideBar.y, room)
    }
  }

  private func drawGlass(
    _ painter: Painter, _ place: Rectangle, rule: Double, _ room: SystemRoom
  ) {
    painter.rectangle(x: place.x, y: place.y, width: place.width, height: place.height)
    painter.setLinearGradient(
      from: (0, place.y), to: (0, place.y + place.height),
      [
        (0, Color(white: 0.32, alpha: 0.86)), (0.495, Color(white: 0.16, alpha: 0.84)),
        (0.505, Color(white: 0.07, alpha: 0.86)), (1, Color(white: 0.09, alpha: 0.84)),
      ])
    painter.fill()
    painter.rectangle(x: place.x, y: place.y, width: place.width, height: room.hairline)
    painter.setColor(Color(white: 1, alpha: 0.28))
    painter.fill()
    painter.rectangle(x: place.x, y: rule, width: place.width, height: room.hairline)
    painter.setColor(Color(white: 0, alpha: 0.5))
    painter.fill()
  }
}
