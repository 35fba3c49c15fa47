/// The place of a row among all rows, and what it comes from, as JSON Lines carry them.
public struct RowContext: Hashable, Sendable {
  /// The 1-based number among all rows of the run, printed or not.
  public let sequence: Int
  /// The 1-based number of the input.
  public let input: Int
  /// The sequence of the row it comes from: of the action, of the call inside which an action was
  /// performed, or else of the input.
  public let row: Int?
  /// The 1-based number of the scenario's step that gave the input.
  public let step: Int?
  /// The 1-based line of that step in the document.
  public let line: Int?

  /// The context of a row.
  ///
  /// - Parameters:
  ///   - number: its 0-based number in the run.
  ///   - step: the 1-based number of the step that gave its input, and its line.
  public init(_ cause: Causes.Cause, number: Int, step: (number: Int, line: Int)?) {
    sequence = number + 1
    input = cause.input
    row = cause.row.map { $0 + 1 }
    (self.step, line) = (step?.number, step?.line)
  }
}
