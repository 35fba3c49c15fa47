public import Geometry

/// The places of cells with a caption above each: as large as a room lets them be, and in more
/// rows than it has where they would be too small.
public struct ComparisonGrid: Equatable, Sendable {
  /// The number of cells in a row; at least 1.
  public let columns: Int
  /// The places of the cells with their captions, in reading order, in pixels.
  public let cells: [Rectangle]
  /// The height of all rows with the gaps around them, in pixels.
  public let height: Double

  /// The gap between cells, and around them, in pixels.
  public static let gap = 16.0

  /// Places cells for contents of different sizes in one row, their captions on one line, where they are
  /// larger in it than equal cells would be.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the contents at zoom 1, in pixels; above 0.
  ///   - caption: the height of a caption, in pixels.
  ///   - room: the size of the room.
  ///   - least: the smallest zoom at which equal cells are placed to fit its height.
  public init(
    row sizes: [(width: Double, height: Double)], caption: Double,
    in room: (width: Double, height: Double), least: Double
  ) {
    let gap = ComparisonGrid.gap
    let widths = sizes.map(\.width)
    let height = sizes.map(\.height).max() ?? 1
    let widest = widths.max() ?? 1
    let equal = ComparisonGrid(
      widths.count, width: widest, height: height, caption: caption, in: room, least: least)
    let all = max(1, widths.reduce(0, +))
    let zoom = min(
      (room.width - Double(widths.count + 1) * gap) / all,
      (room.height - 2 * gap - caption) / height)
    let before = equal.cells.first.map { min($0.width / widest, ($0.height - caption) / height) }
    guard Set(widths).count > 1, zoom > before ?? 0 else {
      self = equal
      return
    }
    columns = widths.count
    self.height = 2 * gap + caption + height * zoom
    let top = gap + max(0, (room.height - self.height) / 2).rounded(.down)
    var x = (room.width - all * zoom - Double(widths.count - 1) * gap) / 2
    cells = sizes.map { size in
      defer { x += size.width * zoom + gap }
      return Rectangle(
        x: x, y: top, width: size.width * zoom, height: caption + size.height * zoom)
    }
  }

  /// Places equal cells.
  ///
  /// - Parameters:
  ///   - count: the number of cells.
  ///   - width: the width of the content of a cell at zoom 1, in pixels; above 0.
  ///   - height: likewise its height.
  ///   - caption: the height of a caption, in pixels.
  ///   - room: the size of the room; the cells have its whole width.
  ///   - least: the smallest zoom at which cells are placed to fit its height.
  public init(
    _ count: Int, width: Double, height: Double, caption: Double,
    in room: (width: Double, height: Double), least: Double
  ) {
    let gap = ComparisonGrid.gap
    func zoom(_ columns: Int) -> Double {
      let rows = Double((count + columns - 1) / columns)
      return min(
        ((room.width - gap) / Double(columns) - gap) / width,
        ((room.height - gap) / rows - gap - caption) / height)
    }
    let best = (1...max(1, count)).max { zoom($0) < zoom($1) } ?? 1
    let fits = zoom(best) >= least
    let many = Int(((room.width - gap) / (least * width + gap)).rounded(.down))
    columns = fits ? best : max(1, min(max(1, count), many))
    let rows = (count + columns - 1) / max(1, columns)
    let wide = max(1, (room.width - gap) / Double(columns) - gap)
    let tall = caption + height * (fits ? zoom(best) : min(least, wide / width))
    self.height = gap + Double(rows) * (tall + gap)
    let top = gap + max(0, (room.height - self.height) / 2).rounded(.down)
    cells = (0..<count).map { [columns] index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return Rectangle(
        x: gap + Double(column) * (wide + gap), y: top + Double(row) * (tall + gap), width: wide,
        height: tall)
    }
  }
}
