public import DialogModel

/// A run that continues from a moment of the past of another run.
///
/// It shares that run up to a row: the same inputs at the same times, and so the same rows and
/// states.
public struct Branch: Sendable {
  /// The run as far as it goes.
  public private(set) var timeline: Timeline
  /// The run at that moment; it has no rows, but for later ones that wait for a call to return.
  public private(set) var simulator: Simulator
  /// The rows that it has made after the row it continues from, at the same moment.
  ///
  /// A callback that had begun continues, so there may be some.
  public private(set) var rows: [Row]
  /// The inputs from outside that the other run had later, for what ran at that moment: what
  /// commands and built-in activities reported.
  public let reports: [(time: SimulatedTime, input: Input)]

  /// - Parameter known: how many of the rows of the simulator come before those of the branch.
  init(
    _ timeline: Timeline, _ simulator: Simulator, known: Int,
    reports: [(time: SimulatedTime, input: Input)] = []
  ) {
    (self.timeline, self.simulator, self.reports) = (timeline, simulator, reports)
    // Also those that wait for a call to return: the other run has made them.
    self.simulator.rows.removeFirst(known)
    rows = self.simulator.takeRows()
  }

  /// Goes on without the program that performed the calls: those that it performs return.
  public mutating func leaveProgram() {
    guard simulator.state.program == .attached else { return }
    timeline.perform(
      .configure(.program(.absent)), at: simulator.state.now, by: &simulator)
    rows += simulator.takeRows()
  }
}

extension Timeline {
  /// The run at the moment just after a row, to be looked at; `nil` if the run has made no such row.
  ///
  /// It is at the state of ``state(at:)``. It cannot go on, because it may be inside a step.
  public func moment(at row: Int) -> Simulator? {
    guard let state = state(at: row) else { return nil }
    var simulator = origin
    OutsideCalls.restore(state, in: &simulator)
    return simulator
  }

  /// How many inputs the run has had at a moment, those at that moment included.
  public func inputCount(until milliseconds: Int) -> Int {
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].time.milliseconds <= milliseconds {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The run at a moment of its time, to be looked at: after all inputs and all work until then.
  ///
  /// - Parameters:
  ///   - row: the last row that was made until then; at -1 there is none.
  ///   - known: the same at an earlier moment, if there was no input between the two.
  public func moment(
    after row: Int, milliseconds: Int, from known: Simulator? = nil
  ) -> Simulator? {
    guard (-1..<rowCount).contains(row) else { return nil }
    let time = SimulatedTime(milliseconds: min(milliseconds, end.milliseconds))
    if var known {
      if known.state.now < time { known.advance(to: time) }
      return known
    }
    let checkpoint = row < 0 ? lookout.checkpoints.first : checkpoint(before: row)
    var simulator = origin
    OutsideCalls.restore(checkpoint.state, in: &simulator)
    simulator.finish()
    for place in checkpoint.inputs..<max(checkpoint.inputs, inputCount(until: milliseconds)) {
      let (time, input) = inputs[place]
      simulator.advance(to: time)
      simulator.perform(input, at: time)
    }
    if simulator.state.now < time { simulator.advance(to: time) }
    var there = origin
    OutsideCalls.restore(simulator.state, in: &there)
    there.state.kernel.removeFinishedFrames()
    return there
  }

  /// A run that continues from the moment just after a row; `nil` if the run has made no such row.
  ///
  /// - Parameter row: the 0-based place of the row.
  public func branch(after row: Int) -> Branch? {
    guard (0..<rowCount).contains(row) else { return nil }
    let checkpoint = checkpoint(before: row)
    let (there, count) = replay(from: checkpoint, through: row)
    let state = there.stateAtLookout
    var timeline = self
    let simulator = timeline.cut(to: count, until: state.now, from: checkpoint)
    return Branch(
      timeline, simulator, known: row + 1 - checkpoint.rows,
      reports: reports(after: count, for: simulator.state))
  }

  /// A run that continues from the end of this one, also where what came last made no row; `nil` if
  /// the run has made no row.
  public func branchAtEnd() -> Branch? {
    guard rowCount > 0 else { return nil }
    var timeline = self
    let checkpoint = checkpoint(before: rowCount - 1)
    let simulator = timeline.cut(to: inputs.count, until: end, from: checkpoint)
    return Branch(timeline, simulator, known: rowCount - checkpoint.rows)
  }

  /// What was reported later about the jobs and activities that run in a state.
  private func reports(
    after count: Int, for state: State
  ) -> [(time: SimulatedTime, input: Input)] {
    let jobs = Set(state.jobs.lazy.filter { $0.work == .command }.map(\.number))
    let pickers = Set(state.pickers.lazy.filter(\.isLive).map(\.number))
    guard !jobs.isEmpty || !pickers.isEmpty else { return [] }
    return (count..<inputCount).lazy.map { input(at: $0) }.filter {
      switch $0.input {
      case .report(_, let job): jobs.contains(job)
      case .endActivity(let number, _): pickers.contains(number)
      case .launch, .reload, .tapButton, .tapOutside, .tapControl, .tapBack, .tapSegment, .tapField,
        .edit, .moveText, .undo, .redo, .pressReturn, .pressTab, .pressClear, .perform,
        .systemCancel, .home, .power, .interrupt, .launchApp, .openApp, .killApp, .switcher,
        .pullDown, .slide, .openNotification, .closeNotification, .removeFromCenter,
        .fireNotification, .removeNotification, .setNotificationSettings, .setClock, .setTimeZone,
        .memoryWarning,
        .rotate, .answer, .goOn, .configure, .cancelLoader, .chooseActivity,
        .cancelPicker, .steer, .outside, .define,
        .redefine, .unread:
        false
      }
    }
  }
}
