import DialogModel
import DialogSimulator
import Film
import Gtk
import Scenario
import Session
import Stage
import StageGeometry
import Texts
import WindowWords

/// One picture of every dialog of a document: a row for each, and for all that can differ a column for
/// each of its variants.
@MainActor
struct ContactSheet {
  /// The document as it is written.
  let document: Prototype
  /// How dialogs are drawn where nothing else is compared.
  let setting: FilmSetting
  /// The code of the language in which dialogs are where languages are not compared.
  let language: String?
  /// The title of the sheet.
  let title: String
  /// The pictures that the document names.
  let pictures: PictureSource

  /// The most pictures on a sheet.
  static let most = 400

  /// The most columns.
  private static let widest = 6

  private static let margin = 40.0
  private static let gap = 24.0
  /// The room of a dialog's name next to its row.
  private static let names = 150.0
  private static let headHeight = 74.0
  private static let sectionHeight = 44.0
  private static let captionHeight = 26.0

  /// What is compared, with the variants of each: no comparison of one thing with itself.
  var comparisons: [(comparison: Comparison, variants: [Comparison.Variant])] {
    let usual = Comparison.Variant(
      look: setting.shot.look, model: DeviceModel(document.device), axes: document.axes,
      language: language)
    return Comparison.allCases.filter { setting.varies.contains($0) }
      .map { ($0, $0.variants(of: document, like: usual)) }.filter { $0.variants.count > 1 }
  }

  /// How many pictures the sheet has.
  var count: Int {
    document.dialogs.count * comparisons.reduce(0) { $0 + $1.variants.count }
  }

  /// A place on the sheet, in its units: points of a phone at full size.
  private struct Cell {
    var x: Double, y: Double
    let width: Double, height: Double
    let dialog: DialogModel.Dialog
    let variant: Comparison.Variant
  }

  /// The sheet as a file.
  ///
  /// - Parameters:
  ///   - format: PNG, SVG or PDF.
  ///   - tell: called with how many of how many pictures are drawn.
  func file(_ format: ExportFormat, tell: (Int, Int) -> Void) async throws -> [UInt8] {
    guard let vector = VectorFile.Format(format) else {
      return try await picture(tell: tell).png()
    }
    let (cells, labels, size) = layOut()
    if vector == .pdf { try check(size, times: 1, most: ContactSheet.mostPoints) }
    let file = VectorFile(vector, width: size.width, height: size.height, title: title)
    file.add { painter in
      painter.setColor(SheetColors.ground)
      painter.rectangle(x: 0, y: 0, width: size.width, height: size.height)
      painter.fill()
      for label in labels { label.draw(painter) }
    }
    for (place, cell) in cells.enumerated() {
      try await begin(place, cells.count, tell)
      let moment = moment(of: cell)
      await withCheckedContinuation { continuation in
        guard let simulator = moment.simulator else {
          file.add { paint(cell, Drawing(reason: moment.reason), $0) }
          return continuation.resume()
        }
        Stage.drawShapes(
          moment.shot, of: simulator, pictures: pictures
        ) { shapes in
          file.add { paint(cell, Drawing(shapes: shapes), $0) }
          continuation.resume()
        }
      }
    }
    file.page { _ in }
    let bytes = try file.finish()
    return vector == .svg ? SVGText.titled(bytes, title, particulars) : bytes
  }

  /// The longest side of a picture that cairo draws, in pixels.
  private static let mostPixels = 32_767
  /// The longest side of a page in PDF, in points.
  private static let mostPoints = 14_400

  /// Says that a sheet is too large before anything is drawn.
  private func check(_ size: (width: Double, height: Double), times scale: Int, most: Int) throws {
    let longest = Int(max(size.width, size.height).rounded(.up)) * scale
    guard longest > most else { return }
    let words: KeyValuePairs = ["n": String(longest), "most": String(most)]
    throw ExportFailure(
      message: most == ContactSheet.mostPixels
        ? tr(
          "The sheet would be {n} pixels long, and a picture has at most {most}; choose fewer pixels per point (“--scale”), or let it compare less (“--vary”).",
          words)
        : tr(
          "The sheet would be {n} points long, and a page of a PDF has at most {most}; let it compare less (“--vary”), or make an SVG.",
          words), status: 65)
  }

  private func begin(_ place: Int, _ count: Int, _ tell: (Int, Int) -> Void) async throws {
    tell(place, count)
    await Task.yield()
    try Task.checkCancellation()
  }

  /// What is drawn in a cell, or why nothing is.
  private struct Drawing {
    var picture: Picture?
    var shapes: Stage.Shapes?
    var reason: String?
  }

  /// The sheet as a picture.
  func picture(tell: (Int, Int) -> Void) async throws -> Picture {
    let (cells, labels, size) = layOut()
    let scale = setting.shot.scale
    try check(size, times: scale, most: ContactSheet.mostPixels)
    var drawn: [Drawing] = []
    for (place, cell) in cells.enumerated() {
      try await begin(place, cells.count, tell)
      drawn.append(await draw(cell))
    }
    return Picture(
      size: Size(
        width: Int(size.width.rounded(.up)) * scale, height: Int(size.height.rounded(.up)) * scale),
      scale: 1
    ) { painter in
      painter.setColor(SheetColors.ground)
      painter.paint()
      painter.scale(Double(scale))
      for label in labels { label.draw(painter) }
      for (cell, drawing) in zip(cells, drawn) { paint(cell, drawing, painter) }
    }
  }

  private func paint(_ cell: Cell, _ drawing: Drawing, _ painter: Painter) {
    if let picture = drawing.picture {
      painter.draw(picture, x: cell.x, y: cell.y, width: cell.width, height: cell.height)
    } else if let shapes = drawing.shapes {
      painter.saved { painter in
        painter.translate(x: cell.x, y: cell.y)
        painter.scale(cell.width / shapes.width)
        shapes.draw(painter)
      }
    } else {
      painter.setColor(SheetColors.empty)
      painter.rectangle(x: cell.x, y: cell.y, width: cell.width, height: cell.height)
      painter.fill()
      SheetLabel(
        text: drawing.reason ?? "", x: cell.x + 16, y: cell.y + 16, width: cell.width - 32,
        lines: 12
      ).draw(painter)
    }
    painter.setColor(SheetColors.edge)
    painter.rectangle(
      x: cell.x - 0.5, y: cell.y - 0.5, width: cell.width + 1, height: cell.height + 1)
    painter.stroke(width: 1)
  }

  /// The comparisons in parts that are not too wide; the first part of each has its title.
  private var sections: [(title: String?, variants: [Comparison.Variant])] {
    comparisons.flatMap { comparison, variants in
      stride(from: 0, to: variants.count, by: ContactSheet.widest).map { start in
        (
          start == 0 ? comparison.title : nil,
          Array(variants[start..<min(start + ContactSheet.widest, variants.count)])
        )
      }
    }
  }

  /// The places of all pictures and texts, and the size of the sheet.
  private func layOut() -> ([Cell], [SheetLabel], size: (width: Double, height: Double)) {
    typealias Sheet = ContactSheet
    var (cells, labels): ([Cell], [SheetLabel]) = ([], [])
    var (y, right) = (Sheet.margin + Sheet.headHeight, 0.0)
    let left = Sheet.margin + Sheet.names
    for (title, variants) in sections {
      if let title {
        labels.append(SheetLabel(text: title, x: Sheet.margin, y: y, width: 800, font: .section))
        y += Sheet.sectionHeight
      }
      let sizes = variants.map { variant in
        let metrics = DeviceMetrics(variant.model, .portrait)
        let height = min(metrics.screenHeight, Sheet.tallest)
        return (width: metrics.screenWidth * height / metrics.screenHeight, height: height)
      }
      var x = left
      for (variant, size) in zip(variants, sizes) {
        labels.append(
          SheetLabel(text: variant.title, x: x, y: y, width: size.width, font: .strong))
        x += size.width + Sheet.gap
      }
      right = max(right, x - Sheet.gap)
      y += Sheet.captionHeight
      let height = sizes.map(\.height).max() ?? 0
      for dialog in document.dialogs {
        labels.append(
          SheetLabel(
            text: dialog.id, x: Sheet.margin, y: y, width: Sheet.names - 16, font: .strong,
            lines: 3))
        x = left
        for (variant, size) in zip(variants, sizes) {
          cells.append(
            Cell(
              x: x, y: y, width: size.width, height: size.height, dialog: dialog, variant: variant))
          x += size.width + Sheet.gap
        }
        y += height + Sheet.gap
      }
      y += Sheet.gap
    }
    let head = [
      SheetLabel(text: title, x: Sheet.margin, y: Sheet.margin - 8, width: 800, font: .title),
      SheetLabel(text: particulars, x: Sheet.margin, y: Sheet.margin + 26, width: 800),
    ]
    return (cells, head + labels, (right + Sheet.margin, y - 2 * Sheet.gap + Sheet.margin))
  }

  /// A taller screen is drawn smaller, so that a tablet does not make the phones' row empty.
  private static let tallest = 568.0

  private var particulars: String {
    let usual = [setting.shot.look.title, DeviceModel(document.device).title]
    let count = ntr("{n} dialog", "{n} dialogs", document.dialogs.count)
    return ([count] + usual).joined(separator: " · ")
  }

  private func moment(of cell: Cell) -> DialogMoment {
    DialogMoment(
      of: cell.dialog.id, in: document, as: cell.variant, scale: setting.shot.scale)
  }

  private func draw(_ cell: Cell) async -> Drawing {
    let moment = moment(of: cell)
    guard let simulator = moment.simulator else { return Drawing(reason: moment.reason) }
    return Drawing(
      picture: await withCheckedContinuation { continuation in
        Stage.draw(moment.shot, of: simulator, pictures: pictures) {
          continuation.resume(returning: $0)
        }
      })
  }
}
