public import DialogModel

/// A run as a value: a document, its configuration, and its inputs with their moments.
///
/// Rows and states follow from these. Some states are kept at intervals, so that the state at any
/// row is found quickly.
public struct Timeline: Sendable {
  /// The run before its first input.
  package let origin: Simulator
  private(set) var inputs = InputColumns()
  /// Keeps states of the run; the simulator has it while the run goes forward.
  private(set) var lookout: Lookout
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
    lookout = Lookout(keeping: Checkpoints(simulator.state, spacing))
  }

  /// The prototype, with the alerts that show tasks.
  public var prototype: Prototype { origin.prototype }

  /// How many inputs the run has had, including those that are neither counted nor shown.
  public var inputCount: Int { inputs.count }

  /// The input at a 0-based place, and its moment.
  public func input(at place: Int) -> (time: SimulatedTime, input: Input) { inputs[place] }

  // MARK: Recording

  /// Performs an input at a moment, after all work that is due before or at it, and notes it.
  ///
  /// - Parameter simulator: the run of this timeline, which goes forward only by its functions.
  public mutating func perform(
    _ input: Input, at time: SimulatedTime, by simulator: inout Simulator
  ) {
    if let due = simulator.wake, due <= time { advance(&simulator, to: time) }
    inputs.append(input, at: time)
    record(&simulator) { $0.perform(input, at: time) }
  }

  /// Performs the work that is due before or at a moment, then sets the time to that moment.
  public mutating func advance(_ simulator: inout Simulator, to time: SimulatedTime) {
    record(&simulator) { $0.advance(to: time) }
  }

  /// Lets a run go forward and keeps its states.
  private mutating func record(_ simulator: inout Simulator, _ goForward: (inout Simulator) -> Void)
  {
    let firstRow = rowCount - simulator.rows.count
    lookout.begin(firstRow: firstRow, inputs: inputs.count)
    swap(&simulator.lookout, &lookout)
    goForward(&simulator)
    swap(&simulator.lookout, &lookout)
    lookout.keep(simulator.state, rows: simulator.rows.count)
    rowCount = firstRow + simulator.rows.count
    end = simulator.state.now
  }

  // MARK: Looking back

  /// The state just after the row at a 0-based place; at -1 the state before the first input, and
  /// `nil` if the run has made no such row.
  ///
  /// Just after a row is when the step that made it has ended, or when the next row is about to be
  /// made, whichever is first. An input's own row is made before the first of its steps.
  ///
  /// The state is found from the last one that was kept before the row. It equals that of a run from
  /// the start, and only the simulator performs anything.
  public func state(at row: Int) -> State? {
    guard row >= 0 else { return row == -1 ? origin.state : nil }
    guard row < rowCount else { return nil }
    return replay(from: checkpoint(before: row), through: row).run.stateAtLookout
  }

  /// The same state, found without the states that were kept.
  package func stateFromStart(at row: Int) -> State {
    replay(from: lookout.checkpoints.first, through: row).run.stateAtLookout
  }

  /// The last state that was kept before a row was made.
  func checkpoint(before row: Int) -> Checkpoint { lookout.checkpoints.last(before: row) }

  /// The rows of the run, made again.
  public func rows() -> RowBuffer {
    var simulator = origin
    for place in 0..<inputs.count { simulator.perform(inputs[place].input, at: inputs[place].time) }
    simulator.advance(to: end)
    return simulator.rows
  }

  /// Performs the run again, and gives a function the run after each moment of work and each input.
  public func replay(_ body: (inout Simulator) -> Void) {
    var simulator = origin
    func advance(to time: SimulatedTime) {
      while let due = simulator.wake, due <= time {
        simulator.advance(to: due)
        body(&simulator)
      }
    }
    for place in 0..<inputs.count {
      let (time, input) = inputs[place]
      advance(to: time)
      simulator.perform(input, at: time)
      body(&simulator)
    }
    advance(to: end)
    simulator.advance(to: end)
    body(&simulator)
  }

  /// The run from a checkpoint until just after a row, and how many inputs it has had then.
  func replay(from checkpoint: Checkpoint, through row: Int) -> (run: Simulator, inputs: Int) {
    var simulator = origin
    OutsideCalls.restore(checkpoint.state, in: &simulator)
    simulator.lookout = Lookout(stoppingAt: row - checkpoint.rows + 1)
    simulator.finish()
    var place = checkpoint.inputs
    while place < inputs.count, simulator.rows.count < simulator.lookout.limit {
      let (time, input) = inputs[place]
      simulator.advance(to: time)
      guard simulator.rows.count < simulator.lookout.limit else { break }
      simulator.perform(input, at: time)
      place += 1
    }
    if simulator.rows.count < simulator.lookout.limit { simulator.advance(to: end) }
    return (simulator, place)
  }

  // MARK: Going on from the past

  /// The same run, but only as far as its first inputs and what they had made by a moment.
  ///
  /// - Parameters:
  ///   - checkpoint: a state before that moment.
  ///   - count: how many inputs the run has had.
  /// - Returns: the run as it is at the moment, with the rows that it has made since the checkpoint.
  mutating func cut(
    to count: Int, until moment: SimulatedTime, from checkpoint: Checkpoint
  ) -> Simulator {
    let all = inputs
    inputs = InputColumns()
    for place in 0..<checkpoint.inputs { inputs.append(all[place].input, at: all[place].time) }
    lookout = Lookout(keeping: lookout.checkpoints.through(checkpoint))
    rowCount = checkpoint.rows
    var simulator = origin
    OutsideCalls.restore(checkpoint.state, in: &simulator)
    record(&simulator) { $0.finish() }
    for place in checkpoint.inputs..<max(count, checkpoint.inputs) {
      perform(all[place].input, at: all[place].time, by: &simulator)
    }
    advance(&simulator, to: moment)
    return simulator
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
      perform(input, at: time, by: &simulator)
      simulator.drainRows { _ in }
    }
    advance(&simulator, to: end)
  }
}
