public import DialogModel
public import DialogSimulator
import EventLog
public import Session

/// Plays a scenario on a virtual clock, as fast as the machine can.
public final class HeadlessRun {
  /// The run, with its log.
  public let session: Session
  /// What the scenario has said to an audience, each from the 0-based row on that is made next.
  public private(set) var said: [(row: Int, text: String?)] = []
  /// The 0-based row of each input that the scenario has given, with the 1-based number of its step.
  public private(set) var performed: [(row: Int, step: Int)] = []
  private let clock = VirtualClock()
  private var driver: PlayerDriver?

  /// The 1-based number of the step that gave the last input, and its line in the document; `nil`
  /// before the first.
  public var step: ScenarioStep.Place? { driver?.step }

  /// The 1-based number of the step that is performed next, or could not be.
  public var nextStep: Int { (driver?.player.next ?? 0) + 1 }

  /// A run of a prototype that has not begun.
  ///
  /// - Parameters:
  ///   - commands: what happens to the commands of its tasks; without it they are simulated.
  ///   - rowSink: gets the rows as they are made; without it the session's log keeps them.
  public init(
    _ prototype: Prototype, limits: Limits = .scenario, commands: CommandSetting? = nil,
    rowSink: ((RowBuffer) -> Void)? = nil
  ) {
    session = Session(prototype, clock: clock, limits: limits)
    session.rowSink = rowSink
    if let commands { session.use(commands) }
  }

  /// Launches the application and plays a scenario, or none, until nothing moves any more.
  public func play(_ script: ScenarioScript?) -> Player.End {
    play(script, until: nil) ?? .finished
  }

  /// Launches the application and plays a scenario, or none, until nothing moves any more or a moment
  /// has come.
  ///
  /// - Returns: how it ended; `nil` if it has come to the moment and would go on.
  public func play(_ script: ScenarioScript?, until last: SimulatedTime?) -> Player.End? {
    var end: Player.End?
    let driver = PlayerDriver(script.map { Player($0) } ?? Player(), in: session) { end = $0 }
    driver.onCaption = { [weak self] text in
      guard let self else { return }
      said.append((session.log.entries.endIndex, text))
    }
    driver.onPerform = { [weak self, weak driver] _ in
      guard let self, let step = driver?.step else { return }
      performed.append((session.log.entries.endIndex, step.number))
    }
    session.send(.launch)
    self.driver = driver
    driver.begin()
    var isThere = false
    while end == nil, !isThere, let moment = session.nextMoment {
      isThere = last.map { moment > $0 } ?? false
      wait(until: isThere ? last ?? moment : moment)
    }
    driver.cancel()
    session.end()
    // Without a next moment nothing can happen any more.
    return isThere ? nil : end ?? .finished
  }

  /// Launches the application and plays until a player waits before a step or nothing moves any
  /// more, or until a question waits for a person.
  ///
  /// - Returns: the player as it is then.
  public func play(_ player: Player) -> Player {
    var hasEnded = false
    let driver = PlayerDriver(player, in: session) { _ in hasEnded = true }
    session.send(.launch)
    self.driver = driver
    driver.begin()
    while !hasEnded, !driver.isWaiting, session.state.hold == nil, let moment = session.nextMoment {
      wait(until: moment)
    }
    driver.cancel()
    session.end()
    return driver.player
  }

  /// Lets time pass until a moment, or until a command writes something: while one runs, simulated
  /// time is real time.
  private func wait(until moment: SimulatedTime) {
    guard session.state.runsCommand, let commands = session.commands else {
      clock.jump(to: moment)
      return session.advance(to: clock.now)
    }
    let start = ContinuousClock.now
    commands.wait(milliseconds: moment.milliseconds - clock.now.milliseconds)
    let (seconds, attoseconds) = start.duration(to: .now).components
    let passed = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    clock.jump(to: min(moment, clock.now.after(milliseconds: passed)))
    session.advance(to: clock.now)
    session.takeReports()
  }
}

extension Prototype {
  /// The prototype as a scenario sets it.
  ///
  /// - Parameter language: the language of its texts, above the scenario's own.
  public func applying(_ script: ScenarioScript?, language: String? = nil) -> Prototype {
    var prototype = localized(language ?? script?.language)
    if let device = script?.device { prototype.device = device }
    if let era = script?.era { prototype.era = era }
    if let start = script?.start { prototype.start = start }
    if let axes = script?.axes { prototype.axes = axes.over(prototype.axes) }
    return prototype
  }
}
