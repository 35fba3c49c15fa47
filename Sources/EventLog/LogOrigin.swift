/// Where a row of a log comes from.
public struct LogOrigin: Hashable, Sendable {
  /// The 0-based number of the run: the earlier ones in order, then the present one.
  public let run: Int
  /// The 0-based place among all the rows of that run, those that were cleared away among them.
  public internal(set) var row: Int

  /// The 1-based number among the rows after that one that are not of the run, such as what a window
  /// cannot show in full; 0 for the row of the run itself.
  public let beside: Int

  /// A row of a run, or a row that was noted after it.
  public init(run: Int, row: Int, beside: Int = 0) {
    (self.run, self.row, self.beside) = (run, row, beside)
  }

  /// The row of the run before this row; -1 where there is none.
  public var rowBefore: Int { beside > 0 ? row : row - 1 }
}
