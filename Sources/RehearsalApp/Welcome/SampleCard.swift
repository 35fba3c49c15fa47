import Gtk
import Session
import Stage
import WindowWords

/// A card for a sample: a picture of its dialog, its title and one sentence.
@MainActor
final class SampleCard {
  let button = Button()
  let sample: Sample

  /// The height of the picture, in pixels.
  private static let height = 152
  /// The size of the whole stage that the picture is cut from.
  private static let stage = Size(width: 640, height: 640)
  /// The size of what is cut; a wider card shows more of the ground.
  private static let cut = Size(width: 480, height: height)
  /// The room that a dialog gets in the picture.
  private static let room = (width: 208.0, height: 126.0)
  /// The largest zoom of a dialog, in pixels per point.
  private static let largest = 0.8

  private let face = DrawingArea()
  private var picture: Picture?

  init(_ sample: Sample, open: @escaping @MainActor (String) -> Void) {
    self.sample = sample
    let title = Label(sample.title)
    title.addClass("title")
    title.setEllipsize(.end)
    let summary = Label(sample.summary)
    summary.addClass("summary")
    summary.setWraps(true)
    summary.setEllipsize(.end)
    summary.setLines(4)
    summary.yalign = 0
    for label in [title, summary] {
      label.xalign = 0
      label.setWidth(characters: 20, atMost: 24)
      label.setMargins(top: 0, bottom: 0, start: 12, end: 12)
    }
    title.setMargins(top: 10, bottom: 2, start: 12, end: 12)
    summary.setMargins(top: 0, bottom: 12, start: 12, end: 12)
    face.setSizeRequest(width: 200, height: SampleCard.height)
    face.onDraw { [weak self] painter, size in self?.draw(painter, size) }
    let column = Box(.vertical)
    for part in [face, title] as [Widget] { column.packStart(part) }
    column.packStart(summary, expand: true)
    button.add(column)
    button.addClass("card")
    button.accessibleName = sample.title
    button.setAccessibleDescription(sample.summary)
    button.onClicked { open(sample.path) }
    button.showAll()
  }

  /// Whether a search for these words finds the sample.
  func isFound(by query: String) -> Bool {
    SampleSearch.finds(
      query, in: [sample.title, sample.summary, sample.fileName, sample.group.title])
  }

  /// Draws the picture again, for example after a change of the desktop's colours.
  func drawPicture(_ done: @escaping @MainActor () -> Void) {
    let pictures = Pictures(
      of: sample.prototype, document: sample.path, in: DocumentFolder(of: sample.path))
    pictures.read { [weak self] _ in
      guard let self else { return done() }
      let scale = button.scaleFactor
      Stage.framedPicture(
        of: sample.scene, size: SampleCard.stage, scale: scale, pictures: pictures.source
      ) { [weak self] picture, frame in
        self?.picture = SampleCard.cut(picture, around: frame, scale: scale)
        self?.face.queueDraw()
        done()
      }
    }
  }

  /// The part of a picture of a stage with a dialog in the middle, so small that it is seen whole.
  private static func cut(_ picture: Picture, around frame: Rectangle, scale: Int) -> Picture {
    let points = Double(stage.height) / 664
    let factor = min(
      largest / points, room.width / max(1, frame.width), room.height / max(1, frame.height))
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    return Picture(size: cut, scale: Double(scale)) { painter in
      painter.draw(
        picture, x: Double(cut.width) / 2 - middle.x * factor,
        y: Double(cut.height) / 2 - middle.y * factor,
        width: Double(picture.size.width) * factor, height: Double(picture.size.height) * factor)
    }
  }

  private func draw(_ painter: Painter, _ size: Size) {
    // The upper corners are those of the card; the picture ends at the title.
    painter.roundedRectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height) + 8, radius: 7)
    painter.clip()
    painter.setColor(face.themeColor("chrome_stage_edge") ?? Color(white: 0.86))
    painter.rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    painter.fill()
    guard let picture else { return }
    painter.draw(picture, x: Double((size.width - picture.size.width) / 2), y: 0)
  }
}
