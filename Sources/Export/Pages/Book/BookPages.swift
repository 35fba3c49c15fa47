import DialogModel
import DialogSimulator
import EventLog
import Explorer
import Film
import Gtk
import PrototypeFile
import Stage
import StageGeometry
import Texts
import WindowWords

/// Makes the flow book of a prototype: what one prints for a person who decides.
///
/// A cover; the map, drawn and as a list of situations and of what leads from one to another; each
/// dialog in every language and in two sizes of text; the fewest ways that show all, as stills; what
/// is promised; and what exploring finds.
@MainActor
struct BookPages {
  /// The document as it is written.
  let document: Prototype
  /// The document as it runs.
  let prototype: Prototype
  /// The text of the document; `nil` where there is none.
  let revision: Revision?
  /// An earlier version, since which what is new or otherwise is marked; `nil` for none.
  let before: Prototype?
  let setting: FilmSetting
  let heading: (title: String, particulars: [String])
  let pictures: PictureSource

  /// How many dialogs and ways are drawn at most.
  static let (mostDialogs, mostWays) = (200, 60)
  /// The sizes of texts in which dialogs are drawn.
  static let textSizes: [StageAxes.TextSize] = [.normal, .largest]

  /// The book as a file.
  ///
  /// - Parameter tell: called with how many of how many parts are drawn.
  func file(tell: (Int, Int) -> Void) async throws -> [UInt8] {
    let explorer = try await TappablePages.explored(prototype)
    var changes: BookChanges?
    if let before {
      changes = BookChanges(
        from: before, try await TappablePages.explored(before), to: document, explorer)
    }
    let coverage = Coverage(explorer, scenarios: [])
    let walks = Array(
      Postman(explorer).walks(for: coverage.ways.map(\.way)).prefix(BookPages.mostWays))
    let dialogs = document.dialogs.prefix(BookPages.mostDialogs)
    let parts = dialogs.count + walks.count
    let paper = BookPaper(setting.paper, title: heading.title)
    let contents = BookContents(explorer, revision, changes, RowText(document))
    cover(paper, contents, coverage)
    await BookMap(explorer)?.add(to: paper, setting.shot.look, prototype.axes, pictures)
    paper.add(contents.map, heading: tr("Situations"))
    for (place, dialog) in dialogs.enumerated() {
      tell(place, parts)
      try Task.checkCancellation()
      await add(dialog, isChanged: changes?.dialogs.contains(dialog.id) ?? false, to: paper)
    }
    for (place, walk) in walks.enumerated() {
      tell(dialogs.count + place, parts)
      try Task.checkCancellation()
      await add(walk, number: place + 1, explorer, to: paper)
    }
    paper.add(contents.promises, heading: tr("Promises"))
    paper.add(contents.findings, heading: tr("Findings"))
    return try paper.file.finish()
  }

  private func cover(_ paper: BookPaper, _ contents: BookContents, _ coverage: Coverage) {
    var lines = [
      heading.particulars.joined(separator: " · "), "",
      ntr("one screen", "{n} screens", document.screens.count),
      ntr("one dialog", "{n} dialogs", document.dialogs.count),
      ntr("one way", "{n} ways", coverage.reachable), contents.states,
    ]
    if before != nil { lines += ["", contents.changed] }
    paper.file.add { painter in
      painter.setColor(StoryboardPage.text)
      let (margin, width) = (BookPaper.margin, paper.room.width)
      var y = paper.size.height * 0.32
      var title = WrittenText(font: "Cantarell Bold 40px")
      title.mostLines = 3
      y += title.draw(heading.title, painter, x: margin, y: y, width: width) + 16
      painter.setColor(StoryboardPage.dim)
      for line in lines {
        let style = WrittenText(font: "Cantarell 14px")
        y += line.isEmpty ? 10 : style.draw(line, painter, x: margin, y: y, width: width) + 3
      }
    }
    paper.end()
  }

  // MARK: Dialogs

  private var variants: [Comparison.Variant] {
    let usual = Comparison.Variant(
      look: setting.shot.look, model: DeviceModel(document.device), axes: document.axes)
    return Comparison.languages.variants(of: document, like: usual).flatMap { language in
      BookPages.textSizes.map { size in
        var variant = language
        variant.axes.textSize = size
        variant.title = [
          document.strings.isEmpty ? nil : language.title, AxesText.title(of: size),
        ].compactMap { $0 }.joined(separator: " · ")
        return variant
      }
    }
  }

  /// Adds a dialog, in every language and size, on as many pages as it needs.
  private func add(
    _ dialog: DialogModel.Dialog, isChanged: Bool, to paper: BookPaper
  ) async {
    let metrics = DeviceMetrics(DeviceModel(document.device), .portrait)
    let ratio = metrics.screenWidth / metrics.screenHeight
    let variants = variants
    let rows = variants.count > 6 ? 2.0 : 1.0
    let caption = 22.0
    let height = (paper.room.height - rows * caption) / rows - 6
    let width = min(height * ratio, (paper.room.width - 5 * 14) / min(6, Double(variants.count)))
    let across = max(1, Int((paper.room.width + 14) / (width + 14)))
    let onPage = across * Int(rows)
    let id = DialogID(document.dialogs.firstIndex { $0.id == dialog.id } ?? 0)
    let title = RowText(document).names.title(of: .dialog(id))
    let name = title.map { "\($0) (\(dialog.id))" } ?? dialog.id
    for (place, variant) in variants.enumerated() {
      if place % onPage == 0 {
        if place > 0 { paper.end() }
        paper.begin(name, isChanged: isChanged)
      }
      let (column, row) = (place % across, place % onPage / across)
      let x = BookPaper.margin + Double(column) * (width + 14)
      let y = BookPaper.top + Double(row) * (width / ratio + caption + 6)
      let moment = variant.moment(of: .dialog(id), in: document, scale: 1)
      let still = BookStill(
        x: x, y: y, width: width, height: width / ratio, caption: variant.title)
      await still.add(moment.simulator, moment.shot, reason: moment.reason, pictures, to: paper)
    }
    paper.end()
  }

  // MARK: Ways

  /// Adds a walk as stills: what shows before each thing that is done, and at the end.
  private func add(
    _ walk: Postman.Walk, number: Int, _ explorer: Explorer, to paper: BookPaper
  ) async {
    let words = TappableWords(prototype)
    var stills: [(simulator: Simulator, caption: String)] = []
    explorer.walk(walk.moves) { move, simulator, _ in
      stills.append((simulator, words.label(of: move)))
    }
    stills.append((explorer.rested(walk.moves), tr("The end")))
    // Few stills are larger.
    let gap = 14.0
    let (across, down) = stills.count <= 7 ? (max(4, stills.count), 1) : (7, 2)
    let width = (paper.room.width - gap * Double(across - 1)) / Double(across)
    let caption = 40.0
    let height = paper.room.height / Double(down) - caption - 6
    for (place, still) in stills.enumerated() {
      let onPage = place % (across * down)
      if onPage == 0 {
        if place > 0 { paper.end() }
        paper.begin(tr("Way {n}", ["n": String(number)]))
      }
      let picture = BookStill(
        x: BookPaper.margin + Double(onPage % across) * (width + gap),
        y: BookPaper.top + Double(onPage / across) * (height + caption + 6),
        width: width, height: height, caption: "\(place + 1) · \(still.caption)")
      var shot = StageShot(.screen, scale: 1)
      shot.look = setting.shot.look
      shot.axes = prototype.axes
      await picture.add(still.simulator, shot, reason: nil, pictures, to: paper)
    }
    paper.end()
  }
}

/// A picture in a book, with what is said below it.
@MainActor
struct BookStill {
  let x: Double, y: Double, width: Double, height: Double
  let caption: String

  /// Draws a moment as shapes and letters, or says why there is none.
  func add(
    _ simulator: Simulator?, _ shot: StageShot, reason: String?, _ pictures: PictureSource,
    to paper: BookPaper
  ) async {
    await withCheckedContinuation { continuation in
      guard let simulator else {
        paper.file.add { draw($0, nil, reason ?? "") }
        return continuation.resume()
      }
      Stage.drawShapes(shot, of: simulator, pictures: pictures) { shapes in
        paper.file.add { draw($0, shapes, "") }
        continuation.resume()
      }
    }
  }

  private func draw(_ painter: Painter, _ shapes: Stage.Shapes?, _ reason: String) {
    var (across, down) = (width, height)
    if let shapes {
      let scale = min(width / shapes.width, height / shapes.height)
      (across, down) = (shapes.width * scale, shapes.height * scale)
      painter.saved { painter in
        painter.translate(x: x, y: y)
        painter.scale(scale)
        shapes.draw(painter)
      }
    }
    painter.setColor(SheetColors.edge)
    painter.rectangle(x: x, y: y, width: across, height: down)
    painter.stroke(width: 0.5)
    painter.setColor(StoryboardPage.dim)
    var text = WrittenText(font: "Cantarell 10px")
    text.draw(reason, painter, x: x + 8, y: y + 8, width: width - 16)
    text.mostLines = 3
    painter.setColor(StoryboardPage.text)
    text.draw(caption, painter, x: x, y: y + down + 4, width: width)
  }
}
