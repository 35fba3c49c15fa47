import DialogModel
import Film
import Gtk
import Stage
import Texts

/// Makes the storyboard of a run: a picture for each beat, with what is said, the calls that come
/// of it, and notes; one beat a page or several.
@MainActor
struct StoryboardPages {
  /// The run.
  let source: FilmSource.Source
  /// Draws its pictures.
  let studio: FilmStudio
  /// What is said above it.
  let heading: Heading
  /// Its beats.
  let scenes: [Storyboard.Scene]

  /// The room between pages where all are one picture, in points.
  private static let gap = 16.0

  private var perPage: Int { studio.setting.beatsPerPage }
  private var paper: Paper { studio.setting.paper }

  /// How many pages there are.
  var count: Int { (scenes.count + perPage - 1) / perPage }

  /// The beats of a page, with its 0-based number.
  private func beats(on place: Int) -> Range<Int> {
    place * perPage..<min((place + 1) * perPage, scenes.count)
  }

  /// A page as a picture, with its 0-based number.
  func picture(_ place: Int) async throws -> Picture {
    var drawn: [(page: StoryboardPage, picture: Picture)] = []
    for beat in beats(on: place) where perPage > 1 {
      try Task.checkCancellation()
      let picture = await studio.picture(at: Double(scenes[beat].shown))
      drawn.append((page(beat, number: place + 1), picture))
    }
    let drawing = await studio.drawing(at: Double(scenes[beats(on: place).lowerBound].shown))
    try Task.checkCancellation()
    let size = paper.size
    return Picture(size: Size(width: Int(size.width), height: Int(size.height)), scale: 1) {
      painter in
      painter.setColor(Color(white: 1))
      painter.paint()
      guard perPage > 1 else {
        return page(place, number: place + 1).draw(painter, drawing)
      }
      drawn.first?.page.frame.draw(painter)
      for (cell, beat) in zip(cells(on: place), drawn) {
        cell.draw(painter) {
          $0.draw(
            beat.picture, x: 0, y: 0, width: Double(studio.pictureSize.width),
            height: Double(studio.pictureSize.height))
        }
      }
    }
  }

  /// The pages as a file.
  ///
  /// - Parameter tell: called with how many of how many beats are drawn.
  func file(_ format: VectorFile.Format, tell: (Int, Int) -> Void) async throws -> [UInt8] {
    let size = paper.size
    let height =
      format == .pdf
      ? size.height
      : Double(count) * (size.height + StoryboardPages.gap) + StoryboardPages.gap
    let width = format == .pdf ? size.width : size.width + 2 * StoryboardPages.gap
    let file = VectorFile(
      format, width: width, height: height, title: heading.title, author: heading.author,
      date: heading.date)
    if format == .svg, !studio.setting.isTransparent {
      file.page { painter in
        painter.setColor(Color(red: 0.933, green: 0.925, blue: 0.918))
        painter.rectangle(x: 0, y: 0, width: width, height: height)
        painter.fill()
      }
    }
    for place in 0..<count {
      func add(_ draw: (Painter) -> Void) {
        file.add { painter in
          if format == .svg { moveToPage(place, painter) }
          draw(painter)
        }
      }
      if format == .svg, !studio.setting.isTransparent {
        add { painter in
          painter.setColor(Color(white: 1))
          painter.rectangle(x: 0, y: 0, width: size.width, height: size.height)
          painter.fill()
        }
      }
      let cells = perPage > 1 ? cells(on: place) : []
      if let first = cells.first { add { first.page.frame.draw($0) } }
      for (cell, beat) in beats(on: place).enumerated() {
        tell(beat, scenes.count)
        await Task.yield()
        try Task.checkCancellation()
        let drawing = await studio.drawing(at: Double(scenes[beat].shown))
        add { painter in
          if perPage > 1 {
            cells[cell].draw(painter, drawing)
          } else {
            page(beat, number: place + 1).draw(painter, drawing)
          }
        }
      }
      file.page { _ in }
    }
    let bytes = try file.finish()
    return format == .svg ? SVGText.titled(bytes, heading.title, heading.subtitle) : bytes
  }

  private func moveToPage(_ place: Int, _ painter: Painter) {
    painter.translate(
      x: StoryboardPages.gap,
      y: StoryboardPages.gap + Double(place) * (paper.size.height + StoryboardPages.gap))
  }

  private func cells(on place: Int) -> [StoryboardCell] {
    zip(beats(on: place), StoryboardCell.places(for: perPage, on: paper)).map { beat, room in
      StoryboardCell(
        page: page(beat, number: place + 1), showsCalls: studio.setting.calls, x: room.x,
        y: room.y, width: room.width, height: room.height)
    }
  }

  /// What is said of a beat.
  ///
  /// - Parameter number: the 1-based number of its page.
  private func page(_ beat: Int, number: Int) -> StoryboardPage {
    let (run, scene) = (source.run, scenes[beat])
    var lines = ReplayPages.Lines(run, source.prototype)
    let calls = lines.all { row, _ in row }.filter {
      studio.setting.calls && $0.call != nil && scene.rows.contains($0.beat)
    }
    var notes = scene.rows.compactMap { run.notes[$0] }
    if studio.setting.notes {
      notes = run.stepNotes.filter { scene.rows.contains($0.row) }.map(\.text) + notes
      if beat == 0, let whole = run.introduction { notes.insert(whole, at: 0) }
    }
    return StoryboardPage(
      paper: paper, heading: heading, picture: studio.pictureSize,
      hasEdge: studio.setting.shot.part == .screen, number: number, count: count, beat: beat + 1,
      time: scene.time, caption: run.caption(of: scene, isLast: beat == scenes.count - 1),
      notes: notes, calls: calls, hasInput: studio.setting.calls && !scene.acts.isEmpty,
      isMirrored: source.prototype.direction == .rtl)
  }
}
