public import DialogSimulator

extension Explorer {
  /// The run after a way, when nothing moves any more.
  public func rested(_ way: [Move]) -> Simulator {
    var moves = way
    var run = replay(moves).simulator
    for _ in 0..<100 where run.state.isMoving && run.state.hold == nil && run.wake != nil {
      moves.append(.time)
      run = replay(moves).simulator
    }
    return run
  }
}
