import Gtk
import StageGeometry
import Texts

/// A banner over the status bar: a tap opens the application, a push upwards closes the banner.
@MainActor
final class BannerView {
  let canvas = Canvas()
  private let button = Button()
  private let veil = EventBox(above: true)
  private let column = Canvas()
  private let icon: AppIcon
  private let title: Label
  private let age = Label(onStage: tr("now"))
  private let text = Label(onStage: "")
  private let grip = Canvas()
  private var gesture: SlideGesture?
  private(set) var entry: SystemScene.Entry
  private var room: SystemRoom?
  private var layout: BannerLayout?
  private let name: String
  private let send: @MainActor (SystemRequest) -> Void
  /// How far a finger has moved it, in pixels.
  private var dragged = 0.0

  init(
    _ entry: SystemScene.Entry, name: String, face: AppFace,
    send: @escaping @MainActor (SystemRequest) -> Void
  ) {
    (self.entry, self.name, self.send) = (entry, name, send)
    icon = AppIcon(face)
    title = Label(onStage: name)
    canvas.addClass("banner")
    canvas.accessibleRole = .notification
    canvas.setClips(true)
    title.addClass("name")
    age.addClass("age")
    text.addClass("text")
    grip.addClass("handle")
    for label in [title, text, age] {
      label.setEllipsize(.end)
      label.xalign = 0
    }
    for part in [icon.widget, title, age, text, grip] as [Widget] {
      column.add(part)
      column.setConcealed(true, part)
    }
    button.add(column)
    button.addClass("face")
    button.setFocusOnClick(false)
    button.onClicked { [weak self] in
      if let self { send(.open(self.entry.id)) }
    }
    canvas.add(button)
    canvas.add(veil)
    canvas.setConcealed(true, veil)
    for part in [button, veil] as [Widget] { part.passesScrolling() }
    canvas.showAll()
    gesture = SlideGesture(
      on: veil, .down,
      range: { [weak self] in
        guard let self, let room, let layout else { return 0...0 }
        return -layout.place.height * room.zoom...0
      },
      opens: { offset, velocity in offset < -12 || velocity < -300 },
      move: { [weak self] in
        self?.dragged = $0
        self?.place()
      },
      done: { [weak self] in
        if let self { self.send(.close(self.entry.id)) }
      })
    veil.onButtonRelease { [weak self] press in
      if let self, press.button == 1, gesture?.offset == 0 { self.send(.open(self.entry.id)) }
      return false
    }
    update(entry)
  }

  func update(_ entry: SystemScene.Entry) {
    self.entry = entry
    text.text = entry.body
    button.accessibleName = "\(name), \(entry.body)"
    button.setAccessibleDescription(tr("opens the app"))
    canvas.accessibleName = tr("Banner of {name}", ["name": name])
  }

  /// What assistive technology says when it comes.
  var announcement: String { "\(name), \(entry.body)" }

  var focusable: [Widget] { [button] }

  func layOut(_ room: SystemRoom) {
    self.room = room
    let layout = BannerLayout(room.metrics, room.theme, growth: room.growth)
    self.layout = layout
    for part in [canvas, column] { part.zoom = room.zoom }
    icon.layOut(layout.icon, on: column, room)
    let isFlat = room.theme == .flat
    age.isVisible = isFlat
    var name = layout.title
    let ageWidth = (Double(age.textWidth) / room.zoom).rounded(.up) + 4
    if isFlat {
      let wanted = (Double(title.textWidth) / room.zoom).rounded(.up) + 2
      name.width = min(layout.title.width - ageWidth - 6, wanted)
      column.setRectangle(
        Rectangle(x: name.x + name.width + 5, y: name.y, width: ageWidth, height: name.height),
        of: age)
    }
    column.setRectangle(name, of: title)
    column.setRectangle(layout.body, of: text)
    column.setRectangle(layout.grip, of: grip)
    grip.isVisible = isFlat
    place()
  }

  private func place() {
    guard let layout, let room else { return }
    var place = layout.place
    (place.x, place.y) = (0, dragged / room.zoom)
    for part in [button, veil] as [Widget] { canvas.setRectangle(place, of: part) }
  }

  /// Places it on its way down or up.
  ///
  /// - Parameter presence: from 0, away, to 1, all down.
  func draw(presence: Double, on screen: Canvas) {
    guard let layout else { return }
    var place = layout.place
    place.y = -(1 - presence) * place.height
    screen.setRectangle(place, of: canvas)
  }
}
