import DialogModel
import DialogSimulator
import Gtk
import Scenario
import Session

/// Plays a scenario in a window, at the speed of the world.
@MainActor
final class PlayerDriver {
  /// How a scenario went.
  enum End {
    case finished
    case failed(ScenarioFailure)
    case stopped(Stop)
  }

  /// Called with each input just before it is sent.
  var onPerform: (@MainActor (Input) -> Void)?

  private let session: Session
  private var player: Player
  private var timer: Source?
  private var isDeciding = false
  private var onEnd: (@MainActor (End) -> Void)?

  init(
    _ script: ScenarioScript, _ session: Session, onEnd: @escaping @MainActor (End) -> Void
  ) {
    player = Player(script, waitsForPerson: true)
    self.session = session
    self.onEnd = onEnd
  }

  /// Goes on with the scenario: at its start, and after every change of the run.
  func proceed() {
    // A step's own changes come back here before it has returned.
    guard !isDeciding, onEnd != nil else { return }
    isDeciding = true
    defer { isDeciding = false }
    timer?.remove()
    timer = nil
    while true {
      if let stop = session.state.stop { return end(.stopped(stop)) }
      // At the run's own moment, which a late main loop does not move.
      let now = session.state.now
      switch player.decide(session.simulator, now: now) {
      case .perform(let input):
        onPerform?(input)
        session.send(input, at: now)
      case .finished: return end(.finished)
      case .failed(let failure): return end(.failed(failure))
      case .wait(let moment):
        // The person may take as long as they like over a question.
        guard session.state.hold == nil else { return }
        return wait(until: moment)
      }
    }
  }

  /// Stops playing; whoever waits for the end hears nothing.
  func cancel() {
    timer?.remove()
    onEnd = nil
  }

  private func wait(until moment: SimulatedTime) {
    let left =
      (moment.milliseconds - session.clock.now.milliseconds) * session.clock.slowness
    timer = MainLoop.timeout(milliseconds: max(1, left)) { [weak self] in
      guard let self else { return false }
      self.timer = nil
      session.advance(to: moment)
      proceed()
      return false
    }
  }

  private func end(_ end: End) {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?(end)
  }
}
