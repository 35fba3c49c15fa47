public import DialogModel
public import Geometry

/// Where the parts of an activity picker are, in points.
public struct PickerLayout: Equatable, Sendable {
  /// Whether the tiles are in one row, which scrolls.
  public let isRow: Bool
  /// The width of a tile's cell.
  public let cell: Double
  /// The number of tiles side by side.
  public let columns: Int
  /// The number of rows of a page.
  public let rows: Int
  /// The number of pages of the grid, at least one.
  public let pages: Int
  /// The width of the whole row, or of all pages side by side, with the part that is not visible.
  public let rowWidth: Double
  /// The height of the strip above a Classic sheet.
  public let strip: Double
  /// The part with the tiles.
  public let body: Rectangle
  /// The top of the dots of the pages.
  public let dots: Double
  /// The Cancel button below the tiles, if there is one.
  public let cancel: Rectangle
  /// The height of the whole picker.
  public let height: Double
  /// The height of a name.
  public let labelHeight: Double
  /// From the body's left edge to the first cell.
  private let inset: Double
  /// From a row's top to the next one's.
  private let pitch: Double
  private let tileHeight: Double

  /// From the body's top edge to the tiles.
  private static let top = 16.0

  /// The length of a tile's edges.
  public static let tile = 60.0
  /// The space between a tile and the name below it.
  public static let gap = 4.0
  /// The height of a name in texts of normal size, and the space below it.
  private static let (usualLabel, below) = (16.0, 12.0)

  /// The layout of a picker that is not laid out yet.
  public static let none = PickerLayout(
    0, .flat, width: 0, maximumHeight: 0, device: .phone, hasCancel: false)

  /// Lays out a number of tiles.
  ///
  /// - Parameters:
  ///   - width: the width of the picker's container, in points.
  ///   - maximumHeight: in points; tiles that do not fit are on other pages.
  ///   - hasCancel: whether Cancel is below the tiles; a popover does not have it.
  ///   - size: the size of the texts.
  public init(
    _ count: Int, _ theme: Look.Theme, width: Double, maximumHeight: Double,
    device: Prototype.Device, hasCancel: Bool, texts size: StageAxes.TextSize = .normal
  ) {
    let metrics = theme.sheet(inPopover: !hasCancel).grown(for: size)
    let labelHeight = (PickerLayout.usualLabel * max(1, size.barFactor)).rounded(.up)
    let tileHeight = PickerLayout.tile + PickerLayout.gap + labelHeight
    let pitch = tileHeight + PickerLayout.below
    (self.labelHeight, self.tileHeight, self.pitch) = (labelHeight, tileHeight, pitch)
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
        height: PickerLayout.top + tileHeight + 16)
      dots = 0
      let below = hasCancel ? metrics.cancelGap : 0
      cancel = Rectangle(
        x: margin, y: body.height + below, width: inside, height: metrics.rowHeight)
      height = body.height + below + foot
    case .classic:
      inset = 20
      // In landscape a phone has room for more than three tiles.
      let across = device == .tablet ? 4 : max(3, Int((inside - 2 * inset) / 93))
      columns = across
      cell = (inside - 2 * inset) / Double(across)
      let space = maximumHeight - strip - PickerLayout.top - foot
      func most(_ room: Double) -> Int { max(1, min(3, Int((room + 1) / pitch))) }
      let wanted = (count + across - 1) / across
      // Pages need room for their dots.
      rows = wanted <= most(space) ? wanted : most(space - 28)
      pages = (count + across * rows - 1) / (across * rows)
      rowWidth = inside * Double(pages)
      body = Rectangle(
        x: margin, y: strip, width: inside,
        height: PickerLayout.top + Double(rows) * pitch)
      dots = body.y + body.height - 4
      let paging = pages > 1 ? 20.0 : 0
      cancel = Rectangle(
        x: margin, y: body.y + body.height + paging, width: inside, height: metrics.rowHeight)
      height = body.y + body.height + paging + (hasCancel ? foot : pages > 1 ? 0 : 4)
    }
  }

  /// The place of the tile of a 0-based index in the row or on the pages, which are side by side,
  /// and its 0-based page.
  public func place(of index: Int) -> (rectangle: Rectangle, page: Int) {
    let perPage = max(1, columns * rows)
    let (page, place) = (index / perPage, index % perPage)
    let (row, column) = (place / max(1, columns), place % max(1, columns))
    return (
      Rectangle(
        x: Double(page) * body.width + inset + Double(column) * cell,
        y: PickerLayout.top + Double(row) * pitch, width: cell, height: tileHeight), page
    )
  }
}

extension PickerLayout {
  /// The offset of the row or the pages to the left, in points: the wanted one, limited to the
  /// allowed range.
  public func offset(_ wanted: Double) -> Double { max(0, min(wanted, rowWidth - body.width)) }

  /// The nearest offset at which the tile of a 0-based index is whole, with some room beside it.
  public func offset(showing index: Int, from offset: Double) -> Double {
    let place = place(of: index).rectangle
    return max(place.x + place.width + 12 - body.width, min(offset, max(0, place.x - 12)))
  }

  /// The place of the tiles in the body at an offset of the row or the pages to the left, in points.
  public func grid(offset: Double) -> Rectangle {
    Rectangle(x: -offset, y: 0, width: max(rowWidth, body.width), height: body.height)
  }

  /// The offset at which a 0-based page is whole.
  public func offset(ofPage page: Int) -> Double { Double(page) * body.width }

  /// The offset under a finger that drags the pages: beyond the first and the last page they follow
  /// at half the way.
  public func dragged(_ wanted: Double) -> Double {
    let within = offset(wanted)
    return within + (wanted - within) / 2
  }

  /// The 0-based page that comes to rest when a finger lets the pages go.
  ///
  /// - Parameters:
  ///   - page: the page where the drag began; only its neighbours can be reached.
  ///   - offset: the offset now, in points.
  ///   - velocity: how fast the finger moves to the right, in points a second.
  public func page(from page: Int, offset: Double, velocity: Double) -> Int {
    let nearest = Int((offset / max(1, body.width)).rounded())
    let wanted =
      abs(velocity) < PickerLayout.flick ? nearest : velocity < 0 ? page + 1 : page - 1
    return max(0, page - 1, min(wanted, page + 1, pages - 1))
  }

  /// The velocity from which a short movement turns the page, in points a second.
  private static let flick = 200.0

  /// Whether some of the tile of a 0-based index is visible at an offset.
  public func isVisible(_ index: Int, offset: Double) -> Bool {
    let place = place(of: index).rectangle
    return place.x + place.width > offset && place.x < offset + body.width
  }

  /// The place of the dot of a 0-based page, in a picker of a width in points.
  public func dot(of page: Int, count: Int, width: Double) -> Rectangle {
    Rectangle(
      x: width / 2 + (Double(page) - Double(count) / 2) * 24, y: dots, width: 24, height: 20)
  }
}

extension PickerLayout {
  /// Lays out a number of tiles on a device; lengths are in points.
  public init(
    _ count: Int, _ look: LookVariant, on metrics: DeviceMetrics, width: Double,
    maximumHeight: Double, hasCancel: Bool
  ) {
    self.init(
      count, look.theme, width: width, maximumHeight: maximumHeight,
      device: metrics.screenWidth > 600 && !hasCancel ? .tablet : .phone, hasCancel: hasCancel,
      texts: look.textSize)
  }

  /// How the name below a tile is drawn: it shrinks to 80 % at the least.
  public func fit(name: String, _ look: LookVariant, _ ruler: any TextRuler) -> TitleFit {
    let type = PickerLayout.nameType(look)
    let fit = ruler.fit(name, type, room: cell - 2, least: 0.8)
    // It reaches up to the next one before it is cut.
    return fit.fits ? fit : ruler.fit(name, type, room: cell, least: 0.8)
  }

  /// The type of the name below a tile.
  public static func nameType(_ look: LookVariant) -> TypeStyle {
    TypeStyle(12, bold: look.theme == .classic).grown(by: look.textSize.barFactor)
  }
}

extension Look.Theme {
  /// The width of a picker in a popover: four tiles, and in a row half of the next one, in points.
  public var pickerWidth: Double {
    switch self {
    case .classic: 360
    case .flat: 382
    }
  }
}
