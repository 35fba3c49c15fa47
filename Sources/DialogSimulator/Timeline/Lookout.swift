/// Where a run looks at its own state: a run that goes forward to keep it, and a run that is
/// performed again to stop.
///
/// A simulator without a timeline never looks; it then costs one comparison for each row and step.
struct Lookout: Sendable {
  /// The number of rows in the simulator at which the run looks at its state.
  private(set) var limit = Int.max
  /// The state after the last row, once a run that is performed again has made it.
  private(set) var seen: Boxed<State>?
  /// The states that a run that goes forward has kept; none in a run that is performed again.
  private(set) var checkpoints: Checkpoints
  /// The position of the simulator's first row among all rows of the run.
  private var firstRow = 0
  /// How many inputs the run has had.
  private var inputs = 0
  /// Whether the run performs nothing after the limit.
  let stops: Bool

  /// A run that never looks at its state.
  init() { self.init(stoppingAt: .max) }

  /// A run that is performed again until the simulator has made a number of rows.
  init(stoppingAt limit: Int) {
    self.limit = limit
    checkpoints = Checkpoints()
    stops = true
  }

  /// A run that goes forward and keeps its states.
  init(keeping checkpoints: Checkpoints) {
    self.checkpoints = checkpoints
    stops = false
  }

  /// Takes the state at the limit, which may be within a step; the first one is looked for.
  mutating func see(_ state: State) {
    if stops, seen == nil { seen = Boxed(state) }
  }

  /// Prepares a run that goes forward for an input, or for time that passes.
  ///
  /// - Parameters:
  ///   - firstRow: the position of the simulator's first row among all rows of the run.
  ///   - inputs: how many inputs the run has had.
  mutating func begin(firstRow: Int, inputs: Int) {
    (self.firstRow, self.inputs) = (firstRow, inputs)
    limit = checkpoints.nextRow - firstRow
  }

  /// Keeps the state of a run that goes forward, between two steps, if it is time to.
  ///
  /// - Parameter rows: how many rows the simulator has made.
  mutating func keep(_ state: State, rows: Int) {
    // The answer of a call that a program performs changes its row, which was made before. That is
    // asked last: no other run is to pay for it.
    guard checkpoints.isDue(rows: firstRow + rows, inputs: inputs), !state.kernel.hasOpenCalls
    else { return }
    checkpoints.add(state, rows: firstRow + rows, inputs: inputs)
    limit = checkpoints.nextRow - firstRow
  }
}

extension Simulator {
  /// The state of a run that was performed again until its lookout.
  var stateAtLookout: State {
    var state = lookout.seen?.value ?? state
    // A run that goes forward removes them where it keeps its state.
    state.kernel.removeFinishedFrames()
    return state
  }
}
