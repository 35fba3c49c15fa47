public import Geometry

/// Which rows of a pane that scrolls are made.
///
/// A row costs far more as a widget than as a rectangle, so a pane of many rows makes only those in
/// sight, some around them, and the first and the last. A key moves the focus by one row, so the
/// next row is there before it is needed.
public struct RowsInSight: Equatable, Sendable {
  /// The largest number of rows that are all made.
  public static let few = 64
  /// The largest number of rows that are all made, but not at once: those far from sight are made
  /// while nothing else is to be done.
  public static let many = 200
  /// The largest number of rows that are made above and below those in sight.
  public static let margin = 16
  /// The number of rows of these that are made even if they are farther from sight than its extent.
  public static let nearest = 2

  /// The rows in sight and those around them, by their 0-based places.
  public let range: Range<Int>
  private let count: Int

  /// - Parameters:
  ///   - rows: the rows from top to bottom, or from left to right, in points; their ends must not
  ///     decrease.
  ///   - offset: the start of what is in sight.
  ///   - extent: the height of what is in sight, or its width.
  ///   - across: whether the rows are from left to right.
  ///   - keepsAll: whether few rows are all in the range.
  public init(
    _ rows: [Rectangle], offset: Double, extent: Double, across: Bool = false,
    keepsAll: Bool = true
  ) {
    count = rows.count
    guard count > RowsInSight.few || !keepsAll else {
      range = 0..<count
      return
    }
    let first = RowsInSight.first(in: count) {
      (across ? rows[$0].x + rows[$0].width : rows[$0].y + rows[$0].height) > offset
    }
    let end = RowsInSight.first(in: count) {
      (across ? rows[$0].x : rows[$0].y) >= offset + extent
    }
    var start = max(0, min(first, end) - RowsInSight.margin)
    var stop = max(start, min(count, end + RowsInSight.margin))
    // Rows that are far higher than usual, as pieces of a long text are, are also dearer.
    func reach(_ row: Rectangle) -> (start: Double, end: Double) {
      across ? (row.x, row.x + row.width) : (row.y, row.y + row.height)
    }
    while start < first - RowsInSight.nearest, reach(rows[start]).end <= offset - extent {
      start += 1
    }
    while stop > end + RowsInSight.nearest, reach(rows[stop - 1]).start >= offset + 2 * extent {
      stop -= 1
    }
    range = start..<max(start, stop)
  }

  /// Whether the row at a 0-based place is made.
  public func contains(_ place: Int) -> Bool {
    range.contains(place) || (count > 0 && (place == 0 || place == count - 1))
  }

  /// The 0-based places of the rows that are made, from top to bottom.
  public var places: [Int] {
    guard count > 0 else { return [] }
    return (range.contains(0) ? [] : [0]) + Array(range)
      + (range.contains(count - 1) || count == 1 ? [] : [count - 1])
  }

  /// The first place where a condition holds that then holds for all following places.
  private static func first(in count: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
