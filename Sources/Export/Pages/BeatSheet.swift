import Film
import Gtk
import Stage
import Texts

/// One picture with a picture of each beat of a run, in rows, each with its number, its time and what is
/// said.
@MainActor
struct BeatSheet {
  /// The run.
  let source: FilmSource.Source
  /// Draws its pictures.
  let studio: FilmStudio
  /// Whether the words are below each picture.
  let captions: Bool
  /// What is said above it.
  let heading: Heading

  private static let margin = 32.0
  private static let gap = 24.0
  private static let headHeight = 60.0
  private static let lineHeight = 19.0
  /// The most lines of what is said.
  private static let mostLines = 4
  /// The most pictures next to each other.
  private static let widest = 5
  /// The longest side of a picture, in pixels.
  private static let mostPixels = 32_767

  /// The picture.
  ///
  /// - Parameter tell: called with how many of how many pictures are drawn.
  func picture(tell: (Int, Int) -> Void) async throws -> Picture {
    let scenes = source.run.storyboard().scenes
    let columns = columns(of: scenes.count)
    let scale = studio.setting.shot.scale
    let cell = (width: Double(studio.size.width), height: Double(studio.size.height))
    let foot = BeatSheet.lineHeight + 4 + (captions ? height(of: scenes) : 0)
    let rows = (scenes.count + columns - 1) / columns
    let size = Size(
      width: Int(
        2 * BeatSheet.margin + Double(columns) * (cell.width + BeatSheet.gap)
          - BeatSheet.gap),
      height: Int(
        2 * BeatSheet.margin + BeatSheet.headHeight
          + Double(rows) * (cell.height + foot + BeatSheet.gap) - BeatSheet.gap))
    guard max(size.width, size.height) * scale <= BeatSheet.mostPixels else {
      throw ExportFailure(
        message: tr(
          "The picture would be {n} pixels long, and has at most {most}; choose fewer pixels per point (“--scale”), or show fewer calls (“--rows”).",
          [
            "n": String(max(size.width, size.height) * scale),
            "most": String(BeatSheet.mostPixels),
          ]), status: 65)
    }
    var drawn: [Picture] = []
    for (place, scene) in scenes.enumerated() {
      tell(place, scenes.count)
      await Task.yield()
      try Task.checkCancellation()
      drawn.append(await studio.picture(at: Double(scene.shown)))
    }
    return Picture(
      size: Size(width: size.width * scale, height: size.height * scale), scale: 1
    ) { painter in
      if !studio.setting.isTransparent {
        painter.setColor(SheetColors.ground)
        painter.paint()
      }
      painter.scale(Double(scale))
      for label in head(width: Double(size.width)) { label.draw(painter) }
      for (place, (scene, picture)) in zip(scenes, drawn).enumerated() {
        let (row, column) = place.quotientAndRemainder(dividingBy: columns)
        let x = BeatSheet.margin + Double(column) * (cell.width + BeatSheet.gap)
        let y =
          BeatSheet.margin + BeatSheet.headHeight
          + Double(row) * (cell.height + foot + BeatSheet.gap)
        painter.draw(picture, x: x, y: y, width: cell.width, height: cell.height)
        let words = words(of: scene, number: place + 1, count: scenes.count)
        SheetLabel(text: words.time, x: x + inset, y: y + cell.height + 4, width: textWidth)
          .draw(painter)
        if captions {
          label(words.caption, x: x + inset, y: y + cell.height + 4 + BeatSheet.lineHeight)
            .draw(painter)
        }
      }
    }
  }

  /// As few rows as possible, with as many pictures in each.
  private func columns(of count: Int) -> Int {
    let rows = (count + BeatSheet.widest - 1) / BeatSheet.widest
    return (count + rows - 1) / rows
  }

  /// How far texts are from the edge of the picture: they stand below the device.
  private var inset: Double { studio.setting.shot.part == .device ? StageCamera.margin : 0 }
  private var textWidth: Double { Double(studio.size.width) - 2 * inset }

  private func label(_ text: String, x: Double = 0, y: Double = 0) -> SheetLabel {
    SheetLabel(
      text: text, x: x, y: y, width: textWidth, font: .strong, lines: BeatSheet.mostLines)
  }

  /// The height of the tallest of what is said.
  private func height(of scenes: [Storyboard.Scene]) -> Double {
    var height = 0.0
    _ = Picture(size: Size(width: 1, height: 1), scale: 1) { painter in
      for (place, scene) in scenes.enumerated() {
        let words = words(of: scene, number: place + 1, count: scenes.count)
        height = max(height, label(words.caption).height(painter))
      }
    }
    return height.rounded(.up)
  }

  private func head(width: Double) -> [SheetLabel] {
    let room = width - 2 * BeatSheet.margin
    return [
      SheetLabel(
        text: heading.title, x: BeatSheet.margin, y: BeatSheet.margin - 8, width: room,
        font: .title),
      SheetLabel(
        text: heading.subtitle, x: BeatSheet.margin, y: BeatSheet.margin + 24, width: room),
    ]
  }

  private func words(
    of scene: Storyboard.Scene, number: Int, count: Int
  ) -> (time: String, caption: String) {
    (
      tr(
        "{n} · {seconds} s",
        ["n": String(number), "seconds": Storyboard.seconds(scene.time)]),
      source.run.caption(of: scene, isLast: number == count)
    )
  }
}
