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

/// One picture of everything that a document shows: a row for each part, and for all that can
/// differ a column for each of its variants.
@MainActor
struct ContactSheet {
  /// What is on it.
  let plan: SheetPlan
  /// What is said in it.
  let heading: Heading
  /// The pictures that the document names.
  let pictures: PictureSource

  /// The most pictures on a sheet.
  static let most = 400

  private static let margin = 40.0
  private static let gap = 24.0
  /// The room of a part's name next to its row.
  private static let names = 150.0
  private static let headHeight = 74.0
  private static let sectionHeight = 44.0
  private static let captionHeight = 26.0

  private var setting: FilmSetting { plan.setting }

  /// A place on the sheet, in its units: points of a phone at full size.
  struct Placed {
    var x: Double, y: Double
    let width: Double, height: Double
    let cell: SheetPlan.Cell
  }

  /// The sheet as a file.
  ///
  /// - Parameters:
  ///   - format: PNG or SVG.
  ///   - tell: called with how many of how many pictures are drawn.
  func file(_ format: ExportFormat, tell: (Int, Int) -> Void) async throws -> [UInt8] {
    guard format == .svg else { return try await picture(tell: tell).png() }
    let (cells, labels, size) = layOut()
    let file = VectorFile(.svg, width: size.width, height: size.height, title: heading.title)
    file.add { painter in
      if !setting.isTransparent {
        painter.setColor(SheetColors.ground)
        painter.rectangle(x: 0, y: 0, width: size.width, height: size.height)
        painter.fill()
      }
      for label in labels { label.draw(painter) }
    }
    for (place, cell) in cells.enumerated() {
      try await begin(place, cells.count, tell)
      await SheetDrawing.shapes(of: cell.cell, in: plan.document, pictures) { drawing in
        file.add { paint(cell, drawing, $0) }
      }
    }
    file.page { _ in }
    return SVGText.titled(try file.finish(), heading.title, heading.subtitle)
  }

  /// The longest side of a picture that cairo draws, in pixels.
  private static let mostPixels = 32_767
  /// Says that a sheet is too large before anything is drawn.
  private func check(_ size: (width: Double, height: Double), times scale: Int) throws {
    let longest = Int(max(size.width, size.height).rounded(.up)) * scale
    guard longest > ContactSheet.mostPixels else { return }
    throw ExportFailure(
      message: tr(
        "The sheet would be {n} pixels long, and a picture has at most {most}; choose fewer pixels per point (“--scale”), or let it compare less (“--vary”).",
        ["n": String(longest), "most": String(ContactSheet.mostPixels)]), status: 65)
  }

  private func begin(_ place: Int, _ count: Int, _ tell: (Int, Int) -> Void) async throws {
    tell(place, count)
    await Task.yield()
    try Task.checkCancellation()
  }

  /// The sheet as a picture.
  func picture(tell: (Int, Int) -> Void) async throws -> Picture {
    let (cells, labels, size) = layOut()
    let scale = setting.shot.scale
    try check(size, times: scale)
    var drawn: [SheetDrawing] = []
    for (place, cell) in cells.enumerated() {
      try await begin(place, cells.count, tell)
      drawn.append(
        await SheetDrawing.pixels(
          of: cell.cell, in: plan.document, scale: scale, pictures))
    }
    return Picture(
      size: Size(
        width: Int(size.width.rounded(.up)) * scale, height: Int(size.height.rounded(.up)) * scale),
      scale: 1
    ) { painter in
      if !setting.isTransparent {
        painter.setColor(SheetColors.ground)
        painter.paint()
      }
      painter.scale(Double(scale))
      for label in labels { label.draw(painter) }
      for (cell, drawing) in zip(cells, drawn) { paint(cell, drawing, painter) }
    }
  }

  private func paint(_ cell: Placed, _ drawing: SheetDrawing, _ painter: Painter) {
    drawing.paint(painter, x: cell.x, y: cell.y, width: cell.width, height: cell.height)
  }
  /// The places of all pictures and texts, and the size of the sheet.
  private func layOut() -> ([Placed], [SheetLabel], size: (width: Double, height: Double)) {
    typealias Sheet = ContactSheet
    var (cells, labels): ([Placed], [SheetLabel]) = ([], [])
    var (y, right) = (Sheet.margin + Sheet.headHeight, 0.0)
    for section in plan.sections {
      if let title = section.title {
        labels.append(SheetLabel(text: title, x: Sheet.margin, y: y, width: 800, font: .section))
        y += Sheet.sectionHeight
      }
      for row in section.rows {
        let left = Sheet.margin + (row.label == nil ? 0 : Sheet.names)
        var x = left
        if !row.repeatsCaptions {
          for (caption, cell) in zip(row.captions, row.cells) {
            labels.append(
              SheetLabel(text: caption, x: x, y: y, width: cell.size.width, font: .strong))
            x += cell.size.width + Sheet.gap
          }
          y += Sheet.captionHeight
        }
        if let label = row.label {
          labels.append(
            SheetLabel(
              text: label, x: Sheet.margin, y: y, width: Sheet.names - 16, font: .strong,
              lines: 3))
        }
        x = left
        for cell in row.cells {
          cells.append(
            Placed(x: x, y: y, width: cell.size.width, height: cell.size.height, cell: cell))
          x += cell.size.width + Sheet.gap
        }
        right = max(right, x - Sheet.gap)
        y += (row.cells.map(\.size.height).max() ?? 0) + Sheet.gap
      }
      y += Sheet.gap
    }
    let width = max(right - Sheet.margin, Sheet.narrowest)
    let head = [
      SheetLabel(
        text: heading.title, x: Sheet.margin, y: Sheet.margin - 8, width: width, font: .title),
      SheetLabel(text: heading.subtitle, x: Sheet.margin, y: Sheet.margin + 26, width: width),
    ]
    return (
      cells, head + labels, (width + 2 * Sheet.margin, y - 2 * Sheet.gap + Sheet.margin)
    )
  }

  /// The room that the heading has at least.
  private static let narrowest = 480.0
}
