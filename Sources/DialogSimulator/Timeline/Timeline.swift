public import DialogModel

/// A run as a value: a document, its configuration, and its inputs with their moments.
///
/// Rows and states follow from these. Some states are kept at intervals, so that the state at any
/// row is found quickly.
public struct Timeline: Sendable {
  /// The least distance between the states that are kept.
  ///
  /// They are not closer, because a kept state makes the next change of each of its arrays copy it.
  package struct Spacing: Sendable {
    private(set) var calls: Int
    private(set) var inputs: Int

    /// Twice the distance.
    mutating func double() { (calls, inputs) = (2 * calls, 2 * inputs) }

    package init(calls: Int, inputs: Int) { (self.calls, self.inputs) = (calls, inputs) }

    /// The spacing of a run.
    package static let usual = Spacing(calls: 1024, inputs: 64)
  }

  /// A state between two moments of a run.
  private struct Checkpoint: Sendable {
    /// How many inputs have been performed.
    let inputs: Int
    /// How many rows have been made.
    let rows: Int
    let state: State

    var calls: Int { state.kernel.budget.calls }
  }

  /// The run before its first input.
  private let origin: Simulator
  private var spacing: Spacing
  private var inputs = InputColumns()
  /// The first checkpoint is the beginning.
  private var checkpoints: [Checkpoint]
  /// How many rows the run has made.
  public private(set) var rowCount = 0
  /// The time after the last input; it does not change while a call waits.
  private(set) var end = SimulatedTime.zero

  /// The timeline of a run that has not begun.
  public init(of simulator: Simulator) {
    self.init(of: simulator, .usual)
  }

  package init(of simulator: Simulator, _ spacing: Spacing) {
    origin = simulator
    self.spacing = spacing
    checkpoints = [Checkpoint(inputs: 0, rows: 0, state: simulator.state)]
  }

  /// The prototype, with the alerts that show tasks.
  public var prototype: Prototype { origin.prototype }

  /// How many inputs the run has had, including those that are neither counted nor shown.
  public var inputCount: Int { inputs.count }

  /// The input at a 0-based place, and its moment.
  public func input(at place: Int) -> (time: SimulatedTime, input: Input) { inputs[place] }

  // MARK: Recording

  /// Notes an input that is about to be performed.
  ///
  /// The work that is due before or at its moment has been performed, and noted by ``note(_:)``.
  public mutating func note(_ input: Input, at time: SimulatedTime) {
    inputs.append(input, at: time)
  }

  /// Notes the state of the run after an input, or after time has passed; its rows have not been
  /// taken yet.
  public mutating func note(_ simulator: Simulator) {
    rowCount += simulator.rows.count
    end = simulator.state.now
    guard let last = checkpoints.last else { return }
    let calls = simulator.state.kernel.budget.calls - last.calls
    guard calls >= spacing.calls || inputs.count - last.inputs >= spacing.inputs else { return }
    checkpoints.append(
      Checkpoint(inputs: inputs.count, rows: rowCount, state: simulator.state))
    if checkpoints.count > Timeline.most { thinOut() }
  }

  /// Drops every other checkpoint, but never the beginning: however long a run is, what it keeps has
  /// a limit, and a state is still found from one nearby.
  private mutating func thinOut() {
    checkpoints = checkpoints.indices.filter { $0 % 2 == 0 }.map { checkpoints[$0] }
    spacing.double()
  }

  /// The largest number of checkpoints, of about 2 KiB each.
  package static let most = 1024
  /// How many there are.
  package var checkpointCount: Int { checkpoints.count }

  // MARK: Looking back

  /// The state just after the row at a 0-based place; at -1 the state before the first input, and
  /// `nil` if the run has made no such row.
  ///
  /// Just after a row is when the step that made it has ended, or when the next row is about to be
  /// made, whichever is first. An input's own row is made before the first of its steps.
  ///
  /// The state is found from the nearest one that was kept. It equals that of a run from the start,
  /// and only the simulator performs anything.
  public func state(at row: Int) -> State? {
    guard row >= 0 else { return row == -1 ? origin.state : nil }
    guard row < rowCount else { return nil }
    return replayed(from: checkpoint(before: row), through: row)
  }

  /// The same state, found without the states that were kept.
  package func stateFromStart(at row: Int) -> State {
    replayed(from: checkpoints[0], through: row)
  }

  /// The rows of the run, made again.
  public func rows() -> RowBuffer {
    var simulator = origin
    for place in 0..<inputs.count { simulator.perform(inputs[place].input, at: inputs[place].time) }
    simulator.advance(to: end)
    return simulator.rows
  }

  /// The last checkpoint before a row was made.
  private func checkpoint(before row: Int) -> Checkpoint {
    var (low, high) = (0, checkpoints.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if checkpoints[middle].rows <= row { low = middle } else { high = middle }
    }
    return checkpoints[low]
  }

  private func replayed(from checkpoint: Checkpoint, through row: Int) -> State {
    var simulator = origin
    simulator.state = checkpoint.state
    simulator.lookout.limit = row - checkpoint.rows + 1
    var place = checkpoint.inputs
    while place < inputs.count, simulator.rows.count < simulator.lookout.limit {
      simulator.perform(inputs[place].input, at: inputs[place].time)
      place += 1
    }
    if simulator.rows.count < simulator.lookout.limit { simulator.advance(to: end) }
    return simulator.lookout.seen?.value ?? simulator.state
  }
}

extension Timeline {
  /// The timeline of inputs that are performed now, in a run that has not begun.
  ///
  /// - Parameter end: the time after the last input.
  public init(
    of simulator: Simulator, performing inputs: [(time: SimulatedTime, input: Input)],
    until end: SimulatedTime
  ) {
    self.init(of: simulator, .usual, performing: inputs, until: end)
  }

  package init(
    of simulator: Simulator, _ spacing: Spacing,
    performing inputs: [(time: SimulatedTime, input: Input)], until end: SimulatedTime
  ) {
    self.init(of: simulator, spacing)
    var simulator = simulator
    for (time, input) in inputs {
      advance(&simulator, to: time)
      note(input, at: time)
      simulator.perform(input, at: time)
      settle(&simulator)
    }
    advance(&simulator, to: end)
  }

  private mutating func advance(_ simulator: inout Simulator, to time: SimulatedTime) {
    while let due = simulator.wake, due <= time {
      simulator.advance(to: due)
      settle(&simulator)
    }
    simulator.advance(to: time)
    settle(&simulator)
  }

  private mutating func settle(_ simulator: inout Simulator) {
    note(simulator)
    simulator.drainRows { _ in }
  }
}
