import DialogModel
import Film
import Gtk
import Stage
import Texts

/// Makes the storyboard of a run: a page for each thing that a person does, with its picture, what is
/// said, the calls that come of it, and notes.
@MainActor
struct StoryboardPages {
  /// The run.
  let source: FilmSource.Source
  /// Draws its pictures.
  let studio: FilmStudio
  /// What is said above it.
  let heading: Heading

  /// The room between pages where all are one picture, in points.
  private static let gap = 16.0

  private var scenes: [Storyboard.Scene] {
    Storyboard(of: source.run.script, source.run.rows).scenes
  }

  /// How many pages there are.
  var count: Int { scenes.count }

  /// A page as a picture, with its 0-based number.
  func picture(_ place: Int) async throws -> Picture {
    let scene = scenes[place]
    let drawing = await studio.drawing(at: Double(scene.shown))
    try Task.checkCancellation()
    let page = page(scene, number: place + 1, of: count)
    let size = studio.setting.paper.size
    return Picture(size: Size(width: Int(size.width), height: Int(size.height)), scale: 1) {
      painter in
      painter.setColor(Color(white: 1))
      painter.paint()
      page.draw(painter, drawing)
    }
  }

  /// The pages as a file.
  ///
  /// - Parameter tell: called with how many of how many pages are drawn.
  func file(_ format: VectorFile.Format, tell: (Int, Int) -> Void) async throws -> [UInt8] {
    let scenes = scenes
    let paper = studio.setting.paper.size
    let height =
      format == .pdf
      ? paper.height
      : Double(scenes.count) * (paper.height + StoryboardPages.gap) + StoryboardPages.gap
    let width = format == .pdf ? paper.width : paper.width + 2 * StoryboardPages.gap
    let file = VectorFile(
      format, width: width, height: height, title: heading.title, author: heading.author,
      date: heading.date)
    if format == .svg {
      file.page { painter in
        painter.setColor(Color(red: 0.933, green: 0.925, blue: 0.918))
        painter.rectangle(x: 0, y: 0, width: width, height: height)
        painter.fill()
      }
    }
    for (place, scene) in scenes.enumerated() {
      tell(place, scenes.count)
      await Task.yield()
      try Task.checkCancellation()
      let drawing = await studio.drawing(at: Double(scene.shown))
      let page = page(scene, number: place + 1, of: scenes.count)
      file.page { painter in
        if format == .svg {
          painter.translate(
            x: StoryboardPages.gap,
            y: StoryboardPages.gap + Double(place) * (paper.height + StoryboardPages.gap))
          painter.setColor(Color(white: 1))
          painter.rectangle(x: 0, y: 0, width: paper.width, height: paper.height)
          painter.fill()
        }
        page.draw(painter, drawing)
      }
    }
    let bytes = try file.finish()
    return format == .svg ? SVGText.titled(bytes, heading.title, heading.subtitle) : bytes
  }

  private func page(_ scene: Storyboard.Scene, number: Int, of count: Int) -> StoryboardPage {
    let run = source.run
    var lines = ReplayPages.Lines(run, source.prototype)
    let calls = lines.all { row, _ in row }.filter {
      studio.setting.calls && $0.call != nil && scene.rows.contains($0.beat)
    }
    var notes = scene.rows.compactMap { run.notes[$0] }
    if studio.setting.notes {
      notes = run.stepNotes.filter { scene.rows.contains($0.row) }.map(\.text) + notes
      if number == 1, let whole = run.introduction { notes.insert(whole, at: 0) }
    }
    return StoryboardPage(
      paper: studio.setting.paper, heading: heading, picture: studio.pictureSize,
      hasEdge: studio.setting.shot.part == .screen, number: number, count: count,
      time: scene.shown, caption: run.caption(of: scene, isLast: number == count), notes: notes,
      calls: calls, hasInput: !scene.acts.isEmpty, isMirrored: source.prototype.direction == .rtl)
  }
}
