import DialogModel
import Gtk
import StageGeometry

/// The face of an application's icon, drawn at any size: a picture, or a glyph or a letter on a
/// tile.
@MainActor
final class AppFace {
  /// What is on the tile.
  private enum Content {
    case picture(Picture)
    /// The name of a themed icon.
    case glyph(String)
    case letter(String)
  }

  /// The colours of a tile at its top and its foot, and of what is on it; `nil` for the look's.
  struct Tint {
    var top: Color
    var bottom: Color
    var ink = Color(white: 1)
  }

  private let content: Content
  private let tint: Tint?
  /// The glyph at the length of its edges in device pixels that it was last drawn at.
  private var drawn: (edge: Int, picture: Picture?) = (0, nil)
  private var letter: (size: Double, text: DrawnText)?

  /// The part of a tile's edge that its glyph takes.
  private static let glyphPart = 0.56

  /// The face of the prototype's application: the picture, else the themed icon, else the first
  /// letter of the name.
  init(name: String, icon: String?, picture: Picture?) {
    let themed = icon.map { Icon.themeName(of: $0) }
    if let picture {
      content = .picture(picture)
    } else if let themed, IconTheme.hasIcon(themed) {
      content = .glyph(themed)
    } else {
      content = .letter(String(name.prefix(1)).uppercased())
    }
    tint = nil
  }

  /// The face of another application.
  init(_ icon: Icon, _ tint: Tint) {
    content = .glyph(icon.themeName)
    self.tint = tint
  }

  /// The radius of the corners of an icon with edges of a length.
  static func radius(_ theme: Look.Theme, _ edge: Double) -> Double {
    edge * (theme == .classic ? 11 : 13) / 60
  }

  /// Draws the face into a rectangle in points; the painter's lengths are points too.
  ///
  /// - Parameters:
  ///   - isPressed: whether it is drawn darker, as under a finger.
  ///   - widget: the widget that is drawn.
  func draw(
    _ painter: Painter, in place: Rectangle, _ room: SystemRoom, isPressed: Bool = false,
    on widget: Widget
  ) {
    let edge = place.width
    let radius = AppFace.radius(room.theme, edge)
    func outline(inset: Double = 0, x: Double = 0, y: Double = 0) {
      painter.roundedRectangle(
        x: place.x + inset + x, y: place.y + inset + y, width: edge - 2 * inset,
        height: edge - 2 * inset, radius: radius - inset)
    }
    let depth = room.theme == .classic ? 3 : 1
    for step in (1...max(1, depth)).reversed() where edge > 30 {
      outline(inset: -Double(step) / 2, y: Double(step) * 0.9)
      painter.setColor(Color(white: 0, alpha: room.theme == .classic ? 0.16 : 0.14))
      painter.fill()
    }
    painter.saved { painter in
      outline()
      painter.clip()
      fill(painter, place, room, widget)
      if room.theme == .classic { gloss(painter, place) }
      if isPressed {
        painter.setColor(Color(white: 0, alpha: 0.4))
        painter.paint()
      }
    }
    guard room.theme == .classic else { return }
    outline(inset: 0.5)
    painter.setColor(Color(white: 1, alpha: 0.22))
    painter.stroke(width: 1)
  }

  private func fill(_ painter: Painter, _ place: Rectangle, _ room: SystemRoom, _ widget: Widget) {
    let edge = place.width
    if case .picture(let picture) = content {
      painter.saved { painter in
        painter.translate(x: place.x, y: place.y)
        // It fills whole numbers; the clip cuts what is beyond the edge.
        let size = Size(width: Int(edge.rounded(.up)), height: Int(edge.rounded(.up)))
        painter.fill(size, with: picture)
      }
      return
    }
    let (top, bottom, ink) =
      tint.map { ($0.top, $0.bottom, $0.ink) }
      ?? (
        room.color("icon_top", of: widget), room.color("icon_bottom", of: widget),
        room.color("icon_text", of: widget)
      )
    painter.rectangle(x: place.x, y: place.y, width: edge, height: edge)
    painter.setLinearGradient(
      from: (0, place.y), to: (0, place.y + edge), [(0, top), (1, bottom)])
    painter.fill()
    painter.setColor(ink)
    let middle = (x: place.x + edge / 2, y: place.y + edge / 2)
    switch content {
    case .glyph(let name):
      let size = edge * AppFace.glyphPart
      guard let picture = glyph(name, size, room, widget) else { return }
      painter.mask(
        picture, x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
    case .letter(let text):
      let size = edge * 0.55
      if letter?.size != size {
        letter = (size, DrawnText(text, size: size, isBold: true, in: widget))
      }
      letter?.text.draw(painter, middle: middle.x, middle.y)
    case .picture: break
    }
  }

  /// The light on the upper half of a glass tile.
  private func gloss(_ painter: Painter, _ place: Rectangle) {
    let edge = place.width
    painter.saved { painter in
      painter.translate(x: place.x + edge / 2, y: place.y - edge * 0.35)
      painter.scale(edge * 0.95, edge * 0.85)
      painter.arc(center: 0, 0, radius: 1)
      painter.setLinearGradient(
        from: (0, 0.35), to: (0, 1),
        [(0, Color(white: 1, alpha: 0.42)), (1, Color(white: 1, alpha: 0.1))])
      painter.fill()
    }
  }

  private func glyph(
    _ name: String, _ size: Double, _ room: SystemRoom, _ widget: Widget
  ) -> Picture? {
    let pixels = max(1, Int((size * room.zoom).rounded()))
    let edge = pixels * widget.scaleFactor
    if drawn.edge != edge {
      drawn = (edge, IconTheme.picture(of: name, size: pixels, scale: widget.scaleFactor))
    }
    return drawn.picture
  }
}

/// An icon of an application as a widget.
@MainActor
final class AppIcon {
  let widget = DrawingArea(takesInput: false)
  let face: AppFace
  private var room: SystemRoom?
  /// Whether it is drawn as under a finger.
  var isPressed = false {
    didSet { if isPressed != oldValue { widget.queueDraw() } }
  }

  /// The space around the icon in its widget, for its shadow, in points.
  static let margin = 4.0

  init(_ face: AppFace) {
    self.face = face
    widget.onDraw { [weak self] painter, size in
      guard let self, let room else { return }
      painter.scale(room.zoom)
      let edge = Double(size.width) / room.zoom - 2 * AppIcon.margin
      let place = Rectangle(x: AppIcon.margin, y: AppIcon.margin, width: edge, height: edge)
      face.draw(painter, in: place, room, isPressed: isPressed, on: widget)
    }
  }

  /// Places the icon on a canvas, in points.
  func layOut(_ place: Rectangle, on canvas: Canvas, _ room: SystemRoom) {
    self.room = room
    let margin = AppIcon.margin
    canvas.setRectangle(
      Rectangle(
        x: place.x - margin, y: place.y - margin, width: place.width + 2 * margin,
        height: place.height + 2 * margin), of: widget)
    widget.queueDraw()
  }
}

extension Stage {
  /// The face of the application's icon.
  func face(of prototype: Prototype) -> AppFace {
    let icon = prototype.application?.icon
    return AppFace(name: prototype.iconName, icon: icon, picture: icon.flatMap { picture($0) })
  }
}
