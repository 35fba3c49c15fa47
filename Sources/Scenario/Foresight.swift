public import DialogModel
public import DialogSimulator

/// What would happen in a run: a copy of it continues alone, and the run itself does nothing.
///
/// Commands and activities outside the prototype are not performed, so what waits for them stays.
public struct Foresight: Sendable {
  /// The run as it would be.
  public private(set) var simulator: Simulator
  /// The rows that it would make, oldest first.
  public private(set) var rows: [Row] = []

  /// How far it looks, in simulated milliseconds and in moments at which something is due.
  private static let (time, moments) = (120_000, 2_000)

  /// A copy of a run at a moment.
  public init(_ simulator: Simulator, at now: SimulatedTime) {
    self.simulator = simulator
    // These rows have been made already.
    _ = self.simulator.takeRows()
    if now > self.simulator.state.now { advance(to: now) }
    rows = []
  }

  /// Gives the copy an input, and waits until nothing moves.
  public mutating func perform(_ input: Input) {
    begin(input)
    settle()
  }

  /// Gives the copy an input, whose movements have only begun afterwards.
  package mutating func begin(_ input: Input) {
    simulator.perform(input, at: simulator.state.now)
    rows += simulator.takeRows()
  }

  /// Lets time pass until a simulated time in milliseconds, unless that has passed.
  package mutating func advance(milliseconds: Int) {
    let moment = SimulatedTime(milliseconds: milliseconds)
    if moment > simulator.state.now { advance(to: moment) }
  }

  /// Performs the next step that a person asks for, and waits until nothing moves.
  ///
  /// - Parameter player: the scenario, where it waits before the step.
  /// - Returns: whether the step can be performed.
  @discardableResult
  public mutating func performNextStep(of player: Player) -> Bool {
    var player = player
    // One that was asked for has not been performed yet.
    if !player.isAsked { player.allowNextStep() }
    let end = simulator.state.now.after(milliseconds: Foresight.time)
    for _ in 0..<Foresight.moments {
      let now = simulator.state.now
      switch player.decide(simulator, now: now) {
      case .perform(let input):
        simulator.perform(input, at: now)
        rows += simulator.takeRows()
      case .pause: player.endPause()
      case .waitForPerson, .finished:
        settle()
        return true
      case .wait(let moment):
        // A question waits for a person.
        if simulator.state.hold != nil { return true }
        guard now < end else { return true }
        advance(to: min(moment, simulator.wake ?? moment))
      case .failed: return false
      }
    }
    return true
  }

  /// Lets time pass until nothing moves.
  private mutating func settle() {
    let end = simulator.state.now.after(milliseconds: Foresight.time)
    for _ in 0..<Foresight.moments {
      guard simulator.state.isMoving, let moment = simulator.wake, moment <= end else { return }
      advance(to: moment)
    }
  }

  private mutating func advance(to moment: SimulatedTime) {
    simulator.advance(to: moment)
    rows += simulator.takeRows()
  }
}
