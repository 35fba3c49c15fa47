import DialogModel
import Film
import Gtk
import Stage

/// A sheet of everything that a document shows as pages to print, as many rows on each as are large
/// enough to be read.
@MainActor
struct SheetPages {
  private let plan: SheetPlan
  private let heading: Heading
  private let pictures: PictureSource
  private let pages: [Page]

  private struct Page {
    var labels: [SheetLabel] = []
    var cells: [ContactSheet.Placed] = []
  }

  private static let gap = 12.0
  /// The room of a name next to its row.
  private static let names = 92.0
  private static let titleHeight = 24.0
  private static let captionHeight = 15.0

  /// The pages of a plan.
  init(plan: SheetPlan, heading: Heading, pictures: PictureSource) {
    (self.plan, self.heading, self.pictures) = (plan, heading, pictures)
    pages = SheetPages.layOut(plan)
  }

  /// How many pages there are.
  var count: Int { pages.count }

  private var paper: Paper { plan.setting.paper }

  /// The pages as a PDF.
  ///
  /// - Parameter tell: called with how many of how many pictures are drawn.
  func file(tell: (Int, Int) -> Void) async throws -> [UInt8] {
    let file = VectorFile(
      .pdf, width: paper.size.width, height: paper.size.height, title: heading.title,
      author: heading.author, date: heading.date)
    var done = 0
    for (place, page) in pages.enumerated() {
      file.add { drawTexts(of: page, number: place + 1, $0) }
      for cell in page.cells {
        tell(done, plan.count)
        await Task.yield()
        try Task.checkCancellation()
        await SheetDrawing.shapes(of: cell.cell, in: plan.document, pictures) { drawing in
          file.add {
            drawing.paint($0, x: cell.x, y: cell.y, width: cell.width, height: cell.height)
          }
        }
        done += 1
      }
      file.page { _ in }
    }
    return try file.finish()
  }

  /// A page as a picture, with its 0-based number.
  func picture(_ place: Int) async throws -> Picture {
    let page = pages[place]
    var drawn: [SheetDrawing] = []
    for cell in page.cells {
      try Task.checkCancellation()
      drawn.append(
        await SheetDrawing.pixels(of: cell.cell, in: plan.document, scale: 1, pictures))
    }
    let size = Size(width: Int(paper.size.width), height: Int(paper.size.height))
    return Picture(size: size, scale: 1) { painter in
      painter.setColor(Color(white: 1))
      painter.paint()
      drawTexts(of: page, number: place + 1, painter)
      for (cell, drawing) in zip(page.cells, drawn) {
        drawing.paint(painter, x: cell.x, y: cell.y, width: cell.width, height: cell.height)
      }
    }
  }

  private func drawTexts(of page: Page, number: Int, _ painter: Painter) {
    PageFrame(paper: paper, heading: heading, number: number, count: count).draw(painter)
    for label in page.labels { label.draw(painter) }
  }

  private static func layOut(_ plan: SheetPlan) -> [Page] {
    let room = PageFrame.room(of: plan.setting.paper)
    let bottom = room.top + room.height
    var (pages, page, y) = ([Page](), Page(), room.top)
    for section in plan.sections {
      let scale = scale(of: section, in: room)
      var isFirst = true
      for row in section.rows {
        let tall = (row.cells.map(\.size.height).max() ?? 0) * scale
        // Titles and captions stand on each page anew.
        var isNew = isFirst
        let title = section.title == nil ? 0 : titleHeight
        let head = (isFirst ? title : 0) + (isFirst || !row.repeatsCaptions ? captionHeight : 0)
        if y + head + tall > bottom + 0.5, y > room.top {
          pages.append(page)
          (page, y, isNew) = (Page(), room.top, true)
        }
        let hasCaptions = isNew || !row.repeatsCaptions
        if isNew, let text = section.title {
          page.labels.append(
            SheetLabel(
              text: text, x: PageFrame.margin, y: y, width: room.width, font: .pageSection))
          y += titleHeight
        }
        add(row, to: &page, y: y, scale: scale, hasCaptions: hasCaptions)
        y += (hasCaptions ? captionHeight : 0) + tall + gap
        isFirst = false
      }
    }
    return pages + [page]
  }

  private static func add(
    _ row: SheetPlan.Row, to page: inout Page, y: Double, scale: Double, hasCaptions: Bool
  ) {
    var (x, y) = (PageFrame.margin + (row.label == nil ? 0 : names), y)
    let cells = y + (hasCaptions ? captionHeight : 0)
    for (caption, cell) in zip(row.captions, row.cells) {
      let (width, height) = (cell.size.width * scale, cell.size.height * scale)
      if hasCaptions {
        page.labels.append(
          SheetLabel(text: caption, x: x, y: y, width: width, font: .pageStrong))
      }
      page.cells.append(
        ContactSheet.Placed(x: x, y: cells, width: width, height: height, cell: cell))
      x += width + gap
    }
    y = cells
    if let label = row.label {
      page.labels.append(
        SheetLabel(
          text: label, x: PageFrame.margin, y: y, width: names - 10, font: .pageStrong, lines: 4))
    }
  }

  /// How large the pictures of a section are: as wide as the page allows, and so high that whole
  /// rows fill it.
  private static func scale(
    of section: SheetPlan.Section, in room: (top: Double, width: Double, height: Double)
  ) -> Double {
    let rows = section.rows
    guard let widest = rows.max(by: { $0.cells.count < $1.cells.count }) else { return 1 }
    let names = widest.label == nil ? 0 : SheetPages.names
    let gaps = Double(widest.cells.count - 1) * gap
    let width = widest.cells.reduce(0) { $0 + $1.size.width }
    let height = rows.flatMap(\.cells).map(\.size.height).max() ?? 1
    let wide = (room.width - names - gaps) / max(1, width)
    let title = section.title == nil ? 0 : titleHeight
    // Captions that each row has of its own.
    let own = widest.repeatsCaptions || rows.contains(where: \.repeatsCaptions) ? 0 : captionHeight
    let free = room.height - title - (own == 0 ? captionHeight : 0)
    // Rather a row more of smaller pictures than half a page with nothing.
    let count = max(1, (free / (height * wide + gap + own) + 0.7).rounded(.down))
    return min(wide, ((free + gap) / count - gap - own) / height)
  }
}
