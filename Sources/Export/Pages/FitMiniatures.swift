public import DialogModel
public import Film
import Gtk
public import Stage
import StageGeometry
import Texts
public import WindowWords

/// The stages on which texts do not fit, as a page or one picture: miniatures with a verdict each.
@MainActor
public struct FitMiniatures {
  /// A stage: what it shows, in which setting, and what is said of it.
  public struct Item {
    /// What the stage shows.
    public let exhibit: Exhibit
    /// The setting.
    public let variant: Comparison.Variant
    /// What is said below it; the picture is still to be drawn.
    public let words: FitPage.Miniature

    /// A stage.
    public init(_ exhibit: Exhibit, _ variant: Comparison.Variant, _ words: FitPage.Miniature) {
      (self.exhibit, self.variant, self.words) = (exhibit, variant, words)
    }
  }

  private let document: Prototype
  private let title: String
  private let summary: [String]
  private let items: [Item]
  private let pictures: PictureSource

  /// How wide a miniature is, in pixels, and how high at most.
  private static let (width, height) = (220, 330)
  private static let (margin, gap, words, columns) = (32.0, 24.0, 64.0, 4)

  /// - Parameters:
  ///   - document: the document as it is written.
  ///   - summary: what is said above all, in sentences.
  ///   - pictures: the pictures that the document names.
  public init(
    _ document: Prototype, title: String, summary: [String], _ items: [Item],
    pictures: PictureSource
  ) {
    (self.document, self.title, self.summary) = (document, title, summary)
    (self.items, self.pictures) = (items, pictures)
  }

  /// The page.
  public func html() async throws -> [UInt8] {
    var miniatures: [FitPage.Miniature] = []
    for item in items {
      let drawing = await drawing(item)
      let words = item.words
      miniatures.append(
        FitPage.Miniature(
          verdict: words.verdict, kind: words.kind, part: words.part, setting: words.setting,
          sentences: words.sentences, picture: try drawing.picture.map { try small($0).png() },
          reason: drawing.reason))
    }
    let page = FitPage(title, summary: summary, miniatures)
    return Array(page.html(digest: ReplayPages.digest).utf8)
  }

  /// What is said of all stages, without the miniatures.
  public func text() -> [UInt8] {
    var lines = [tr("Texts that fit: {title}", ["title": title])] + summary
    for item in items {
      let words = item.words
      lines += ["", "\(words.verdict): \(words.part), \(words.setting)"]
      lines += words.sentences.map { "  \($0)" }
    }
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  /// All miniatures as one picture.
  public func png() async throws -> [UInt8] {
    typealias Sheet = FitMiniatures
    var drawings: [SheetDrawing] = []
    for item in items {
      var drawing = await drawing(item)
      drawing.picture = drawing.picture.map(small)
      drawings.append(drawing)
    }
    let (cell, rows) = (
      Double(Sheet.width) + Sheet.gap, (items.count + Sheet.columns - 1) / Sheet.columns
    )
    let width = 2 * Sheet.margin + cell * Double(Sheet.columns) - Sheet.gap
    let head = Sheet.margin + 40 + 20 * Double(summary.count) + Sheet.gap
    let step = Double(Sheet.height) + Sheet.words + Sheet.gap
    let height = head + step * Double(rows) + Sheet.margin
    return try Picture(size: Size(width: Int(width), height: Int(height)), scale: 1) { painter in
      painter.setColor(SheetColors.ground)
      painter.paint()
      let room = width - 2 * Sheet.margin
      SheetLabel(text: title, x: Sheet.margin, y: Sheet.margin - 8, width: room, font: .title)
        .draw(painter)
      for (line, text) in summary.enumerated() {
        SheetLabel(
          text: text, x: Sheet.margin, y: Sheet.margin + 30 + 20 * Double(line), width: room
        )
        .draw(painter)
      }
      for (place, drawing) in drawings.enumerated() {
        let x = Sheet.margin + cell * Double(place % Sheet.columns)
        let y = head + step * Double(place / Sheet.columns)
        let size = drawing.picture?.size ?? Size(width: Sheet.width, height: Sheet.height)
        drawing.paint(
          painter, x: x, y: y + Sheet.words, width: Double(size.width), height: Double(size.height))
        let words = items[place].words
        SheetLabel(
          text: tr("{verdict}: {part}", ["verdict": words.verdict, "part": words.part]), x: x, y: y,
          width: Double(Sheet.width), font: .strong
        ).draw(painter)
        SheetLabel(text: words.setting, x: x, y: y + 20, width: Double(Sheet.width), lines: 2)
          .draw(painter)
      }
    }.png()
  }

  private func drawing(_ item: Item) async -> SheetDrawing {
    let moment = item.variant.moment(of: item.exhibit, in: document, scale: 1)
    guard let simulator = moment.simulator else { return SheetDrawing(reason: moment.reason) }
    let picture = await withCheckedContinuation { done in
      Stage.draw(moment.shot, of: simulator, pictures: pictures) { done.resume(returning: $0) }
    }
    return SheetDrawing(
      picture: picture, reason: picture == nil ? tr("It can’t be drawn.") : nil)
  }

  private func small(_ picture: Picture) -> Picture {
    let (width, height) = (Double(picture.size.width), Double(picture.size.height))
    let factor = min(
      Double(FitMiniatures.width) / max(1, width), Double(FitMiniatures.height) / max(1, height))
    let size = Size(width: max(1, Int(width * factor)), height: max(1, Int(height * factor)))
    return Picture(size: size, scale: 1) {
      $0.draw(picture, x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    }
  }
}
