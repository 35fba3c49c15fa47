public import DialogModel
import DialogSimulator
public import Session

/// Plays a scenario in a run, on any clock.
///
/// It continues after every change of the run, and sets the session's alarm for the moments that
/// the scenario waits for.
@MainActor
public final class PlayerDriver {
  /// Called with each input just before it is sent.
  public var onPerform: (@MainActor (Input) -> Void)?

  /// The 1-based number of the step that gave the last input, and its line in the document; `nil`
  /// before the first.
  public private(set) var step: (number: Int, line: Int)?

  private let session: Session
  private var player: Player
  private var observation: Observation<Void>?
  private var isDeciding = false
  private var onEnd: (@MainActor (Player.End) -> Void)?

  /// A driver that has not begun.
  ///
  /// - Parameter onEnd: called once, when the scenario has ended by itself.
  public init(
    _ player: Player, in session: Session, onEnd: @escaping @MainActor (Player.End) -> Void
  ) {
    self.player = player
    self.session = session
    self.onEnd = onEnd
  }

  /// Begins to play in a run that has been launched.
  ///
  /// Observers of the run that began before are told of each change before the scenario acts on it.
  public func begin() {
    observation = session.observe { [weak self] in self?.proceed() }
    proceed()
  }

  /// Stops playing; no end is reported.
  public func cancel() {
    guard onEnd != nil else { return }
    onEnd = nil
    stop()
  }

  private func proceed() {
    // Changes that a step causes call this function again before the step has returned.
    guard !isDeciding, onEnd != nil else { return }
    isDeciding = true
    defer { isDeciding = false }
    while onEnd != nil {
      if !session.outlook.goesOn, let stop = session.state.stop { return end(.stopped(stop)) }
      // At the time of the run, so that a late main loop does not change it.
      let now = session.outlook.now
      switch player.decide(session.simulator, now: now) {
      case .perform(let input):
        step = player.step
        onPerform?(input)
        session.send(input, at: now)
      case .finished: return end(.finished)
      case .failed(let failure): return end(.failed(failure))
      case .wait(let moment):
        // A person may answer a question at any time; the answer is a change of the run.
        session.alarm = !session.outlook.goesOn ? nil : max(moment, now.after(milliseconds: 1))
        return
      }
    }
  }

  private func end(_ end: Player.End) {
    let onEnd = onEnd
    self.onEnd = nil
    stop()
    onEnd?(end)
  }

  private func stop() {
    observation = nil
    session.alarm = nil
  }
}
