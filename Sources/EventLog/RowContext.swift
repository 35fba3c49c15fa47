public import DialogModel

/// The place of a row among all rows, and what it comes from, as JSON Lines carry them.
public struct RowContext: Hashable, Sendable {
  /// The 1-based number among all rows of the run, printed or not.
  public let sequence: Int
  /// The 1-based number of the input.
  public let input: Int
  /// The sequence of the row it comes from: of the action, of the call inside which an action was
  /// performed, or else of the input.
  public let row: Int?
  /// The scenario's step that gave the input.
  public let step: ScenarioStep.Place?

  /// The context of a row.
  ///
  /// - Parameters:
  ///   - number: its 0-based number in the run.
  ///   - step: the step that gave its input.
  public init(_ cause: Causes.Cause, number: Int, step: ScenarioStep.Place?) {
    sequence = number + 1
    input = cause.input
    row = cause.row.map { $0 + 1 }
    self.step = step
  }
}
