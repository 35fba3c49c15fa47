import Gtk
import Session
import Stage

/// A card for a sample: a picture of its stage, its title and one sentence.
@MainActor
final class SampleCard {
  let button = Button()

  /// The height of the visible part of the stage, in pixels; wider cards show more of the ground.
  private static let height = 148
  /// The size of the whole stage that the part is cut from.
  private static let stage = Size(width: 400, height: 400)

  private let sample: Sample
  private let face = DrawingArea()
  private var picture: Picture?
  /// The middle of the visible part of the picture, in pixels from its top.
  private var middle = 0

  init(_ sample: Sample, open: @escaping @MainActor (String) -> Void) {
    self.sample = sample
    let title = Label(sample.title)
    title.addClass("title")
    title.setEllipsize(.end)
    let summary = Label(sample.summary)
    summary.addClass("summary")
    summary.setWraps(true)
    summary.setEllipsize(.end)
    summary.setLines(3)
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

  /// Draws the picture again, for example after a change of the desktop's colours.
  func drawPicture(_ done: @escaping @MainActor () -> Void) {
    let pictures = Pictures(
      of: sample.prototype, document: sample.path, in: DocumentFolder(of: sample.path))
    pictures.read { [weak self] _ in
      guard let self else { return done() }
      Stage.picture(
        of: sample.scene, size: SampleCard.stage, scale: button.scaleFactor,
        pictures: { pictures[$0] }
      ) { [weak self] picture, middle in
        self?.picture = picture
        self?.middle = middle
        self?.face.queueDraw()
        done()
      }
    }
  }

  private func draw(_ painter: Painter, _ size: Size) {
    // The upper corners are those of the card; the picture ends at the title.
    painter.roundedRectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height) + 8, radius: 7)
    painter.clip()
    guard let picture else { return }
    let bottom = size.height - picture.size.height
    painter.draw(
      picture, x: Double((size.width - picture.size.width) / 2),
      y: Double(max(bottom, min(0, size.height / 2 - middle))))
  }
}
