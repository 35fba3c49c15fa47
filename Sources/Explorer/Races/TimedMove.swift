import DialogModel
public import DialogSimulator

/// A move of a walk, and how long after the one before it comes.
public struct TimedMove: Hashable, Sendable {
  /// In simulated milliseconds.
  public let pause: Int
  /// What is done; never only time.
  public let move: Move
}

/// What goes wrong on a walk by chance, with the shortest walk that was found for it.
public struct RaceFailure: Hashable, Sendable {
  /// The 0-based number of the walk.
  public let run: Int
  /// What it is.
  public let fault: Fault
  /// What is done until then.
  public let moves: [TimedMove]

  /// What goes wrong.
  public enum Fault: Hashable, Sendable {
    /// The run stops at a limit, or where the application would crash.
    case stops
    /// This promise is broken, by its 0-based place in the document.
    case breaks(promise: Int)
    /// Nothing can be done any more.
    case ends
  }
}

extension Explorer {
  /// Goes a walk, and shows the run before each of its moves; what cannot be done then is left out.
  public func walk(
    _ moves: [TimedMove], before: (_ move: TimedMove, _ simulator: Simulator) -> Void
  ) {
    var simulator = start
    for timed in moves {
      TimedMove.pass(timed.pause, in: &simulator)
      before(timed, simulator)
      timed.move.perform(in: &simulator)
      simulator.drainRows { _ in }
    }
  }
}

extension TimedMove {
  /// Lets so many milliseconds pass in a run, moment by moment.
  ///
  /// - Parameter each: is shown the run after each moment; it goes on while this is true.
  static func pass(
    _ milliseconds: Int, in simulator: inout Simulator,
    _ each: (Simulator) -> Bool = { _ in true }
  ) {
    let end = SimulatedTime(milliseconds: simulator.state.now.milliseconds + milliseconds)
    while let due = simulator.nextDue, due <= end, simulator.state.stop == nil {
      simulator.advance(to: due)
      simulator.drainRows { _ in }
      if !each(simulator) { return }
    }
    if simulator.state.stop == nil, simulator.state.now < end { simulator.advance(to: end) }
    simulator.drainRows { _ in }
  }
}
