public import DialogSimulator

extension Explorer {
  /// A run that has gone a way from the launch on.
  public struct Replay: Sendable {
    /// The run after the last move.
    public let simulator: Simulator
    /// How many more inputs may come until it rests.
    let left: Int
  }

  /// Goes a way from the launch on, as a player does: each input at the moment of the state before
  /// it.
  public func replay(_ way: [Move]) -> Replay {
    var simulator = start
    var left = options.interference
    for move in way {
      let isMoving = simulator.state.isInMovement
      let interferes = isMoving && simulator.state.hold == nil && move != .time
      left = isMoving ? (interferes ? left - 1 : left) : options.interference
      move.perform(in: &simulator)
    }
    return Replay(simulator: simulator, left: left)
  }

  /// Goes a way, and shows the run before each of its inputs, and whether the input comes while
  /// something moves.
  public func walk(
    _ way: [Move], before: (_ move: Move, _ simulator: Simulator, _ isMoving: Bool) -> Void
  ) {
    var simulator = start
    for move in way {
      if move != .time { before(move, simulator, simulator.state.isInMovement) }
      move.perform(in: &simulator)
      simulator.drainRows { _ in }
    }
  }

  /// The node that a replay has come to; `nil` if no such state was found.
  public func node(of replay: Replay) -> Int? {
    var writer = writer
    let state = replay.simulator.state
    writer.write(state, interference: state.isInMovement ? replay.left : -1)
    var table = table
    var last = LastParts()
    let node = table.number(of: writer.words, &last, adds: false)
    return node == PairTable.none ? nil : Int(node)
  }
}

extension Move {
  /// Performs it in a run, whose rows are kept.
  public func performed(in simulator: inout Simulator) { perform(in: &simulator) }
}
