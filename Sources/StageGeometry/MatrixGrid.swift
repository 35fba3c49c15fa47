public import Geometry

/// The places of stages in rows and columns, each with a caption above it, and of a heading beside each
/// row and above each column; all stages have one zoom.
public struct MatrixGrid: Equatable, Sendable {
  /// The places of the cells with their captions, by row and column, in pixels.
  public let cells: [[Rectangle]]
  /// The places of the headings of rows; empty where there are none.
  public let rowHeads: [Rectangle]
  /// The places of the headings of columns.
  public let columnHeads: [Rectangle]
  /// The height of everything with the gaps around it, in pixels.
  public let height: Double

  /// The height of the heading of a column, and the most width of that of a row, in pixels.
  public static let (head, side) = (24.0, 132.0)
  private static let gap = 12.0

  /// Places cells for contents of different sizes.
  ///
  /// - Parameters:
  ///   - sizes: the sizes of the contents at zoom 1, by row and column, in pixels; above 0.
  ///   - hasRowHeads: whether there are headings beside the rows.
  ///   - caption: the height of a caption, in pixels.
  ///   - room: the size of the room; the cells have its whole width.
  ///   - least: the smallest zoom at which the rows are placed to fit its height.
  public init(
    _ sizes: [[(width: Double, height: Double)]], hasRowHeads: Bool, caption: Double,
    in room: (width: Double, height: Double), least: Double
  ) {
    let (gap, head) = (MatrixGrid.gap, MatrixGrid.head)
    let count = sizes.map(\.count).max() ?? 0
    let side = hasRowHeads ? min(MatrixGrid.side, (room.width / 6).rounded(.down)) : 0
    let widths = (0..<count).map { column in
      sizes.map { column < $0.count ? $0[column].width : 1 }.max() ?? 1
    }
    let heights = sizes.map { $0.map(\.height).max() ?? 1 }
    let start = gap + (hasRowHeads ? side + gap : 0)
    let wide = room.width - start - gap * Double(max(1, count))
    let across = max(0.02, wide / max(1, widths.reduce(0, +)))
    let tall = room.height - head - gap * Double(sizes.count + 2) - caption * Double(sizes.count)
    let down = tall / max(1, heights.reduce(0, +))
    let zoom = min(across, max(least, down))
    var (x, columns) = (start, [(x: Double, width: Double)]())
    for width in widths {
      columns.append((x, width * across))
      x += width * across + gap
    }
    var (y, rows) = (gap + head + gap / 2, [(y: Double, height: Double)]())
    for height in heights {
      rows.append((y, caption + height * zoom))
      y += caption + height * zoom + gap
    }
    self.height = y
    cells = zip(rows, sizes).map { row, sizes in
      zip(columns, sizes).map { column, _ in
        Rectangle(x: column.x, y: row.y, width: column.width, height: row.height)
      }
    }
    rowHeads =
      hasRowHeads
      ? rows.map { Rectangle(x: gap, y: $0.y, width: side, height: $0.height) } : []
    columnHeads = columns.map { Rectangle(x: $0.x, y: gap, width: $0.width, height: head) }
  }
}
