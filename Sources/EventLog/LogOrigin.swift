/// Where a row of a log comes from.
public struct LogOrigin: Hashable, Sendable {
  /// The 0-based number of the run: the earlier ones in order, then the present one.
  public let run: Int
  /// The 0-based place among all the rows of that run, those that were cleared away among them.
  public internal(set) var row: Int

  /// A row of a run.
  public init(run: Int, row: Int) { (self.run, self.row) = (run, row) }
}
