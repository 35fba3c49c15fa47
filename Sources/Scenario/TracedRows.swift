public import DialogModel
public import DialogSimulator
public import EventLog

/// The rows of a headless run with their numbers, what they come from, and the steps of the scenario
/// that gave their inputs.
public struct TracedRows: Sendable {
  private var causes: Causes
  private var steps: [Int: ScenarioStep.Place] = [:]
  /// How many rows there have been.
  public private(set) var count = 0

  /// The rows of a run of a prototype.
  public init(_ prototype: Prototype) {
    causes = Causes(prototype, buttons: Simulator(prototype).indices)
  }

  /// The context of the next row, and what the row comes from.
  ///
  /// - Parameter step: the step that gives inputs now.
  public mutating func take(
    _ row: Row, during step: ScenarioStep.Place?
  ) -> (context: RowContext, cause: Causes.Cause) {
    if case .input = row.content { steps[row.input] = step }
    let cause = causes.take(row, number: count)
    defer { count += 1 }
    return (RowContext(cause, number: count, step: steps[row.input]), cause)
  }
}
