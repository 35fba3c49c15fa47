public import DialogModel
import DialogSimulator
import EventLog
public import Session

/// Plays a scenario in a run, on any clock.
///
/// It continues after every change of the run, and sets the session's alarm for the moments that
/// the scenario waits for.
public final class PlayerDriver {
  /// Called with each input just before it is sent.
  public var onPerform: ((Input) -> Void)?

  /// Called when the caption has changed.
  public var onCaption: ((String?) -> Void)?
  /// Called when it begins or ends to wait before a step.
  public var onWaitingChanged: (() -> Void)?

  /// Whether it waits before a step until a person asks for it.
  public private(set) var isWaiting = false {
    didSet { if isWaiting != oldValue { onWaitingChanged?() } }
  }
  /// Whether a person asks for each step.
  public var goesByStep: Bool { player.goesByStep }
  /// The 1-based number of the step that gave the last input, and its line in the document; `nil`
  /// before the first.
  public private(set) var step: ScenarioStep.Place?

  private let session: Session
  /// The player as it is now, with which another run can go on.
  public private(set) var player: Player
  private var observation: Observation<Void>?
  private var listening: Observation<[Utterance]>?
  private var isDeciding = false
  private var isPaused = false
  private var caption: String?
  private var onEnd: ((Player.End) -> Void)?

  /// A driver that has not begun.
  ///
  /// - Parameter onEnd: called once, when the scenario has ended by itself.
  public init(
    _ player: Player, in session: Session, onEnd: @escaping (Player.End) -> Void
  ) {
    self.player = player
    self.session = session
    self.onEnd = onEnd
    guard player.listens else { return }
    self.player.hear([])
    listening = session.listen { [weak self] in self?.player.hear($0) }
  }

  /// Begins to play in a run that has been launched.
  ///
  /// Observers of the run that began before are told of each change before the scenario acts on it.
  public func begin() {
    // A scenario that answers what is left to a program is asked all of it.
    if player.answers, session.prototype.hasOutside, session.state.program == .absent {
      session.send(.configure(.program(.asked)))
    }
    observation = session.observe { [weak self] in self?.proceed() }
    proceed()
  }

  /// Stops playing; no end is reported.
  public func cancel() {
    guard onEnd != nil else { return }
    onEnd = nil
    stop()
  }

  /// Performs the next step and waits after it.
  public func performNextStep() { resume { $0.allowNextStep() } }

  /// Shows the caption of the next step, which waits.
  public func sayNextStep() { resume { $0.sayNextStep() } }

  /// Takes away what the audience reads.
  public func takeCaptionAway() {
    player.takeCaptionAway()
    show(nil)
  }

  /// Goes on before a step, by its 0-based number, without what comes before it.
  public func skip(to number: Int) { resume { $0.skip(to: number) } }

  /// The pauses that it makes from now on; `nil` for none.
  public var pace: ScenarioPace? {
    get { player.pace }
    set { player.pace = newValue }
  }

  /// Whether a caption that goes has been read, because the audience's picture changes only then.
  public var captionWasRead: Bool { onEnd != nil && (goesByStep || pace == .human) }

  /// Performs the remaining steps.
  public func performAllSteps() { resume { $0.allowAllSteps() } }

  /// Stands before the next step.
  public func pauseBeforeNextStep() { resume { $0.allowNoMoreSteps() } }

  private func resume(_ change: (inout Player) -> Void) {
    if isWaiting {
      // While it stood, time went on.
      session.advance()
      if session.clock.now > session.outlook.now { session.advance(to: session.clock.now) }
    }
    guard onEnd != nil else { return }
    change(&player)
    endPause()
    proceed()
  }

  private func endPause() {
    guard isPaused else { return }
    isPaused = false
    session.endPause()
  }

  /// Begins a pause, unless it has begun; a clock that makes none has made it.
  private func pause(milliseconds: Int) {
    guard !isPaused else { return }
    session.alarm = nil
    isPaused = session.pause(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      isPaused = false
      player.endPause()
      proceed()
    }
    if !isPaused { player.endPause() }
  }

  private func show(_ text: String?) {
    guard caption != text else { return }
    caption = text
    onCaption?(text)
  }

  private func proceed() {
    // Changes that a step causes call this function again before the step has returned.
    guard !isDeciding, onEnd != nil, !session.waitsForProgram else { return }
    isDeciding = true
    defer { isDeciding = false }
    while onEnd != nil, !session.waitsForProgram {
      if !session.outlook.isRunning, let stop = session.state.stop {
        return end(stop.isCrash ? .crashed(stop) : .stopped(stop))
      }
      // At the time of the run, so that a late main loop does not change it.
      let now = session.outlook.now
      let decision = player.decide(session.simulator, now: now)
      show(player.caption)
      isWaiting = decision == .waitForPerson
      switch decision {
      case .pause: break
      default: endPause()
      }
      switch decision {
      case .pause(let milliseconds):
        pause(milliseconds: milliseconds)
        if isPaused { return }
      case .waitForPerson:
        session.alarm = nil
        return
      case .perform(let input):
        step = player.step
        onPerform?(input)
        session.send(input, at: now)
      case .finished: return end(.finished)
      case .failed(let failure): return end(.failed(failure))
      case .wait(let moment):
        // A person may answer a question at any time; the answer is a change of the run.
        session.alarm = !session.outlook.isRunning ? nil : max(moment, now.after(milliseconds: 1))
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
    listening = nil
    endPause()
    isWaiting = false
    show(nil)
    session.alarm = nil
  }
}
