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

  /// The node that a replay has come to; `nil` if no such state was found.
  public func node(of replay: Replay) -> Int? {
    var writer = writer
    let state = replay.simulator.state
    writer.write(state, interference: state.isInMovement ? replay.left : -1)
    var table = table
    let node = Int(table.number(of: writer.words))
    return node < found.count ? node : nil
  }
}
