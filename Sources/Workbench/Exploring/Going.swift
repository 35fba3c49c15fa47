import DialogModel
import DialogSimulator
public import Explorer
import Session

// A run that has gone a way which exploring has found.

extension ExploredMap {
  /// Begins a run that goes a way from the launch on, at once, and continues where that ends.
  ///
  /// What a person does on it is done by the real run, each input when all has come to rest, unless
  /// it comes in the middle of a movement on the way too.
  ///
  /// - Returns: whether there is a new run now.
  @MainActor @discardableResult
  public func go(_ way: [Move], in workbench: Workbench) -> Bool {
    workbench.endEditing()
    workbench.backToNow()
    guard let prototype = workbench.prototype, let mapped = workbench.mapped else { return false }
    var run = GoneWay(Session(mapped, clock: workbench.makeClock()).simulator)
    run.perform(.input(.launch))
    var last = SimulatedTime.zero
    explorer.walk(way) { move, simulator, isMoving in
      let now = simulator.state.now
      let isNow = isMoving && simulator.state.hold == nil
      if isNow {
        run.wait(now.milliseconds - last.milliseconds)
      } else {
        run.rest()
      }
      last = now
      run.perform(move)
    }
    run.rest()
    guard let session = Session(performing: run.timeline, clock: workbench.makeClock()) else {
      return false
    }
    workbench.begin(prototype, playing: nil, as: session)
    workbench.resume(session, at: run.simulator.state.now)
    return true
  }
}

/// A run that goes a way, and notes its inputs.
private struct GoneWay {
  private(set) var simulator: Simulator
  private(set) var timeline: Timeline
  /// How many moments at which something is due are waited for at most until all rests.
  private static let moments = 2_000

  init(_ simulator: Simulator) {
    self.simulator = simulator
    timeline = Timeline(of: simulator)
  }

  mutating func perform(_ move: Move) {
    var timeline = timeline
    move.perform(in: &simulator) { input, simulator in
      timeline.perform(input, at: simulator.state.now, by: &simulator)
    }
    self.timeline = timeline
  }

  mutating func wait(_ milliseconds: Int) {
    guard milliseconds > 0 else { return }
    timeline.advance(&simulator, to: simulator.state.now.after(milliseconds: milliseconds))
  }

  /// Lets time pass until nothing moves.
  mutating func rest() {
    for _ in 0..<GoneWay.moments {
      guard simulator.state.isMoving, simulator.state.hold == nil, let moment = simulator.wake,
        moment < SimulatedTime.latest
      else { return }
      timeline.advance(&simulator, to: moment)
    }
  }
}
