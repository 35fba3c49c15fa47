import Gtk
import StageGeometry
import Texts

/// What a composer has besides controls: what is written, pictures under it, and a note.
@MainActor
final class Attachments {
  /// Each with its width for its height, and the message of one that can't be shown.
  private let tiles: [(area: Widget, shape: Double, message: PictureMessage?)]
  private let note: Label
  private let form: ComposerForm?

  init(
    _ pictures: [(name: String, content: PictureSource.Content)], form: ComposerForm?,
    note text: String
  ) {
    self.form = form
    tiles = pictures.map { name, content in
      let picture: Picture
      switch content {
      case .picture(let known): picture = known
      case .problem(let reason):
        let message = PictureMessage(name, reason)
        return (message.label, 1.5, message)
      }
      let area = DrawingArea()
      area.accessibleRole = .image
      area.accessibleName = tr("Picture: {name}", ["name": name])
      area.onDraw { painter, size in painter.fill(size, with: picture) }
      return (area, Double(picture.size.width) / Double(max(1, picture.size.height)), nil)
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
    let top = form?.layOut(on: canvas, y: start, width: width, inset: inset) ?? start
    let layout = AttachmentsLayout(tiles.map(\.shape), y: top, width: width, inset: inset) { room in
      Double(note.textHeight(forWidth: Int(room * canvas.zoom))) / canvas.zoom
    }
    for (tile, place) in zip(tiles, layout.pictures) {
      canvas.setRectangle(place, of: tile.area)
      tile.message?.layOut(height: place.height, zoom: canvas.zoom)
    }
    canvas.setRectangle(layout.note, of: note)
    note.alignAtStart()
    return layout.end
  }
}
