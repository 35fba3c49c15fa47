import Gtk
import StageGeometry
import Texts

/// What a composer has besides controls: what is written, pictures under it, and a note.
@MainActor
final class Attachments {
  private let tiles: [(area: DrawingArea, picture: Picture)]
  private let note: Label
  private let form: ComposerForm?

  init(
    _ pictures: [(name: String, picture: Picture)], form: ComposerForm?, note text: String
  ) {
    self.form = form
    tiles = pictures.map { name, picture in
      let area = DrawingArea()
      area.accessibleRole = .image
      area.accessibleName = tr("Picture: {name}", ["name": name])
      area.onDraw { painter, size in painter.fill(size, with: picture) }
      return (area, picture)
    }
    note = Label(onStage: text)
    note.addClass("note")
    note.setWraps(true)
    note.xalign = 0
  }

  /// The widgets that take typing.
  var focusable: [Widget] { form?.focusable ?? [] }

  func put(on canvas: Canvas) {
    form?.put(on: canvas)
    for tile in tiles { canvas.add(tile.area) }
    canvas.add(note)
  }

  /// Places what is written, and under it the pictures side by side, in as many rows as they need.
  ///
  /// - Parameters:
  ///   - y: the top, in points.
  ///   - inset: the space that stays free at the left and at the right.
  /// - Returns: the bottom of the pictures and the note, in points.
  func layOut(on canvas: Canvas, y start: Double, width: Double, inset: Double) -> Double {
    let shapes = tiles.map {
      Double($0.picture.size.width) / Double(max(1, $0.picture.size.height))
    }
    let top = form?.layOut(on: canvas, y: start, width: width, inset: inset) ?? start
    let layout = AttachmentsLayout(shapes, y: top, width: width, inset: inset) { room in
      Double(note.textHeight(forWidth: Int(room * canvas.zoom))) / canvas.zoom
    }
    for (tile, place) in zip(tiles, layout.pictures) { canvas.setRectangle(place, of: tile.area) }
    canvas.setRectangle(layout.note, of: note)
    note.alignAtStart()
    return layout.end
  }
}
