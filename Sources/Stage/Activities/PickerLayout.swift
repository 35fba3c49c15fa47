import DialogModel
import Gtk

/// Where the parts of an activity picker lie, in points.
struct PickerLayout: Equatable {
  /// Whether the tiles are in one row, which scrolls.
  let isRow: Bool
  /// How wide a tile's cell is.
  let cell: Double
  let columns: Int
  let rows: Int
  /// How many pages the grid has, at least one.
  let pages: Int
  /// How wide the whole row is.
  let rowWidth: Double
  /// The height of the strip above a Classic sheet.
  let strip: Double
  let body: Rectangle
  /// Where the dots of the pages begin.
  let dots: Double
  let cancel: Rectangle
  let height: Double
  /// From the body's left edge to the first cell.
  private let inset: Double

  /// From the body's top edge to the tiles, and from a row's top to the next one's.
  private static let (top, pitch) = (16.0, 92.0)

  /// The length of a tile's edges, from it to the name below, and that one's height.
  static let (tile, gap, labelHeight) = (60.0, 4.0, 16.0)
  private static let tileHeight = tile + gap + labelHeight

  static let none = PickerLayout(
    0, .flat, width: 0, maximumHeight: 0, device: .phone, hasCancel: false)

  init(
    _ count: Int, _ theme: Look.Theme, width: Double, maximumHeight: Double,
    device: Prototype.Device, hasCancel: Bool
  ) {
    let metrics = theme.sheet(inPopover: !hasCancel)
    let count = max(count, 1)
    let margin = metrics.margin
    isRow = theme == .flat
    strip = theme == .classic && hasCancel ? 12 : 0
    let bottom = theme == .classic ? 15.0 : margin
    let foot = hasCancel ? metrics.rowHeight + bottom : 0
    let inside = width - 2 * margin
    switch theme {
    case .flat:
      cell = 84
      (columns, rows, pages) = (count, 1, 1)
      inset = 4
      rowWidth = Double(count) * cell + 2 * inset
      body = Rectangle(
        x: margin, y: 0, width: inside,
        height: PickerLayout.top + PickerLayout.tileHeight + 16)
      dots = 0
      let below = hasCancel ? metrics.cancelGap : 0
      cancel = Rectangle(
        x: margin, y: body.height + below, width: inside, height: metrics.rowHeight)
      height = body.height + below + foot
    case .classic:
      inset = 20
      // On its side a phone has room for more than three.
      let across = device == .tablet ? 4 : max(3, Int((inside - 2 * inset) / 93))
      columns = across
      cell = (inside - 2 * inset) / Double(across)
      let space = maximumHeight - strip - PickerLayout.top - foot
      func most(_ room: Double) -> Int { max(1, min(3, Int((room + 1) / PickerLayout.pitch))) }
      let wanted = (count + across - 1) / across
      // Pages need room for their dots.
      rows = wanted <= most(space) ? wanted : most(space - 28)
      pages = (count + across * rows - 1) / (across * rows)
      rowWidth = inside
      body = Rectangle(
        x: margin, y: strip, width: inside,
        height: PickerLayout.top + Double(rows) * PickerLayout.pitch)
      dots = body.y + body.height - 4
      let paging = pages > 1 ? 20.0 : 0
      cancel = Rectangle(
        x: margin, y: body.y + body.height + paging, width: inside, height: metrics.rowHeight)
      height = body.y + body.height + paging + (hasCancel ? foot : pages > 1 ? 0 : 4)
    }
  }

  /// Where a tile lies in the body, and on which page.
  func place(of index: Int) -> (rectangle: Rectangle, page: Int) {
    let perPage = max(1, columns * rows)
    let (page, place) = (index / perPage, index % perPage)
    let (row, column) = (place / max(1, columns), place % max(1, columns))
    return (
      Rectangle(
        x: inset + Double(column) * cell, y: PickerLayout.top + Double(row) * PickerLayout.pitch,
        width: cell, height: PickerLayout.tileHeight), page
    )
  }
}

extension Look.Theme {
  /// The width of a picker in a popover: four tiles, and in a row half of the next one.
  var pickerWidth: Double {
    switch self {
    case .classic: 360
    case .flat: 382
    }
  }
}
