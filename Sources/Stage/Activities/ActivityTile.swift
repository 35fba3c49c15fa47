import DialogModel
import Gtk
import StageGeometry

/// An icon of an activity picker with its name below.
@MainActor
final class ActivityTile {
  let choice: ActivityChoice
  let button = Button()
  /// Whether the icon could not be used and a placeholder is drawn.
  private(set) var isPlaceholder = false

  private let column = Canvas()
  private let face = DrawingArea(takesInput: false)
  let label: Label
  private let title: String
  /// The name of a themed icon, and its picture at the edge in device pixels that it is drawn at.
  private var themed: String?
  private var drawnIcon: (edge: Int, picture: Picture?) = (0, nil)
  private var mask: Picture?
  private let most: Double
  private var room: LayerRoom?
  private var scale = 1.0

  /// The length of the edges of a tile, in points.
  static let size = PickerLayout.tile
  /// The size at which a mask of the largest size is drawn, in points.
  private static let drawn = 36.0

  /// - Parameters:
  ///   - icon: the icon of a custom activity: the name of a themed icon, or the path of a picture.
  ///   - device: decides how large an icon may be.
  init(
    _ choice: ActivityChoice, title: String, icon: String?, picture: Picture?,
    device: Prototype.Device, tap: @escaping @MainActor () -> Void
  ) {
    self.choice = choice
    self.title = title
    most = Double(Activity.largestIcon(on: device))
    label = Label(onStage: title)
    label.setEllipsize(.end)
    column.add(face)
    column.add(label)
    column.setConcealed(true, face)
    if case .custom = choice { choose(icon, picture) }
    button.add(column)
    button.addClass("activity")
    button.accessibleName = title
    button.setFocusOnClick(false)
    button.passesScrolling()
    button.onClicked(tap)
    button.showAll()
    face.onDraw { [weak self] painter, size in self?.draw(painter, size) }
  }

  private func choose(_ icon: String?, _ picture: Picture?) {
    if let picture {
      isPlaceholder = Double(max(picture.size.width, picture.size.height)) > most
      mask = isPlaceholder ? nil : picture
    } else if let icon = icon.map({ Icon.themeName(of: $0) }), IconTheme.hasIcon(icon) {
      themed = icon
    } else {
      isPlaceholder = true
    }
  }

  /// Places the parts in a cell.
  func layOut(_ layout: PickerLayout, _ room: LayerRoom) {
    self.room = room
    let width = layout.cell
    column.zoom = room.zoom
    let x = ((width - ActivityTile.size) / 2 * room.zoom).rounded() / room.zoom
    column.setRectangle(
      Rectangle(x: x, y: 0, width: ActivityTile.size, height: ActivityTile.size), of: face)
    column.setRectangle(
      Rectangle(
        x: 0, y: ActivityTile.size + PickerLayout.gap, width: width,
        height: layout.labelHeight), of: label)
    let fit = layout.fit(name: title, room.variant, room.ruler)
    label.setClass("cut-off", !fit.fits)
    if fit.scale != scale {
      scale = fit.scale
      label.setScale(scale)
    }
    face.queueDraw()
  }

  private func draw(_ painter: Painter, _ size: Size) {
    guard let room else { return }
    painter.scale(room.zoom)
    switch room.theme {
    case .classic: drawGlass(painter, room)
    case .flat: drawDisc(painter, room)
    }
    let inset = (ActivityTile.size - ActivityGlyph.size) / 2
    if let mask {
      let factor = ActivityTile.drawn / most
      let (width, height) = (Double(mask.size.width) * factor, Double(mask.size.height) * factor)
      painter.mask(
        mask, x: (ActivityTile.size - width) / 2, y: (ActivityTile.size - height) / 2,
        width: width, height: height)
      return
    }
    painter.translate(x: inset, y: inset)
    if let themed {
      // The colours of an icon do not count, as those of a picture do not: it is a mask.
      guard let icon = icon(named: themed, room) else { return }
      let size = ActivityGlyph.size
      return painter.mask(icon, x: 0, y: 0, width: size, height: size)
    }
    if case .builtIn(let activity) = choice {
      ActivityGlyph.draw(activity, painter)
    } else {
      ActivityGlyph.drawPlaceholder(painter)
    }
  }

  private func icon(named name: String, _ room: LayerRoom) -> Picture? {
    let size = max(1, Int((ActivityGlyph.size * room.zoom).rounded()))
    let edge = size * face.scaleFactor
    if drawnIcon.edge != edge {
      drawnIcon = (edge, IconTheme.picture(of: name, size: size, scale: face.scaleFactor))
    }
    return drawnIcon.picture
  }

  private func color(_ name: String, _ room: LayerRoom) -> Color {
    face.themeColor("\(room.lookName)_\(name)") ?? Color(white: 0.5)
  }

  private func drawGlass(_ painter: Painter, _ room: LayerRoom) {
    let size = ActivityTile.size
    var (top, bottom) = (color("activity_1", room), color("activity_2", room))
    if case .builtIn(let activity) = choice { (top, bottom) = activity.tile }
    painter.roundedRectangle(x: 0.5, y: 0.5, width: size - 1, height: size - 1, radius: 12)
    painter.setLinearGradient(from: (0, 0), to: (0, size), [(0, top), (1, bottom)])
    painter.fillPreserving()
    painter.setColor(Color(white: 1, alpha: 0.28))
    painter.stroke(width: 1)
    painter.setColor(color("activity_text", room))
  }

  private func drawDisc(_ painter: Painter, _ room: LayerRoom) {
    let middle = ActivityTile.size / 2
    painter.arc(center: middle, middle, radius: middle - 0.5)
    painter.setColor(color("cell", room))
    painter.fillPreserving()
    painter.setColor(color("rule", room))
    painter.stroke(width: max(room.hairline, 0.5))
    painter.setColor(color("text", room))
  }
}
