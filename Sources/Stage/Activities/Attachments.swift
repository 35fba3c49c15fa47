import Gtk
import StageGeometry
import Texts

/// The pictures under the text of a composer, and a note under them.
@MainActor
final class Attachments {
  private let tiles: [(area: DrawingArea, picture: Picture)]
  private let note: Label

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
  ///   - y: the top of the first row, in points.
  ///   - inset: the space that stays free at the left and at the right.
  /// - Returns: the bottom of the pictures and the note, in points.
  func layOut(on canvas: Canvas, y start: Double, width: Double, inset: Double) -> Double {
    let shapes = tiles.map {
      Double($0.picture.size.width) / Double(max(1, $0.picture.size.height))
    }
    let layout = AttachmentsLayout(shapes, y: start, width: width, inset: inset) { room in
      Double(note.textHeight(forWidth: Int(room * canvas.zoom))) / canvas.zoom
    }
    for (tile, place) in zip(tiles, layout.pictures) { canvas.setRectangle(place, of: tile.area) }
    canvas.setRectangle(layout.note, of: note)
    return layout.end
  }
}
