import Gtk
import Texts

/// The pictures under what is written in a composer, and a note under them.
@MainActor
final class Attachments {
  private let tiles: [(area: DrawingArea, picture: Picture)]
  private let note: Label

  /// How high the pictures are, in points.
  private static let height = 96.0
  private static let gap = 12.0

  init(_ pictures: [(name: String, picture: Picture)], note text: String) {
    tiles = pictures.map { name, picture in
      let area = DrawingArea()
      area.accessibleRole = .image
      area.accessibleName = tr("Picture: {name}", ["name": name])
      area.onDraw { painter, size in painter.fill(size, with: picture) }
      return (area, picture)
    }
    note = Label(text)
    note.addClass("note")
    note.setWraps(true)
    note.xalign = 0
  }

  func put(on canvas: Canvas) {
    for tile in tiles { canvas.add(tile.area) }
    canvas.add(note)
  }

  /// Places the pictures side by side, in as many rows as they need.
  ///
  /// - Parameters:
  ///   - y: where they begin, in points.
  ///   - inset: what stays free at both sides.
  /// - Returns: where they end.
  func layOut(on canvas: Canvas, y start: Double, width: Double, inset: Double) -> Double {
    let room = width - 2 * inset
    var (x, y) = (0.0, start + Attachments.gap)
    for (area, picture) in tiles {
      let shape = Double(picture.size.width) / Double(max(1, picture.size.height))
      let wide = min(room, max(48, Attachments.height * shape))
      if x > 0, x + wide > room {
        x = 0
        y += Attachments.height + Attachments.gap
      }
      canvas.setRectangle(
        Rectangle(x: inset + x, y: y, width: wide, height: Attachments.height), of: area)
      x += wide + Attachments.gap
    }
    if !tiles.isEmpty { y += Attachments.height + Attachments.gap }
    let height = Double(note.textHeight(forWidth: Int(room * canvas.zoom))) / canvas.zoom
    canvas.setRectangle(Rectangle(x: inset, y: y + 4, width: room, height: height), of: note)
    return y + 4 + height
  }
}
