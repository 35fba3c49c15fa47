public import DialogModel
import DialogSimulator
import Scenario
import Session

/// How a person goes through a scenario of a workbench, step by step.
@MainActor
public struct StepWalk {
  let workbench: Workbench

  /// How the next step is asked for.
  public struct Manner: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// A set of these.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// People watch: whatever was done instead of a step is taken back first, and nothing is asked
    /// for that can't come.
    public static let presents = Manner(rawValue: 1)
    /// The audience reads the caption of a step before it.
    public static let says = Manner(rawValue: 2)
  }

  /// What became of a request for the next step.
  public enum Stepping: Hashable, Sendable {
    case performed
    /// The audience reads what the step says; another request performs it.
    case said
    /// Something else had been done; the run is where it was before that.
    case returned
    /// The step that was asked for last waits for something: the end of a task, an answer.
    case waits
    /// What the step needs is not there, and will not come by itself.
    case hindered
    /// The scenario of this run has ended.
    case ended
    /// The document has no scenario, or cannot be read.
    case impossible
  }

  /// Performs the next step of a scenario, or says it first; the first one begins a new run.
  ///
  /// A scenario that plays by itself continues step by step.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  @discardableResult
  public func next(of name: String?, _ manner: Manner = []) -> Stepping {
    if manner.contains(.presents), isOffTrack {
      return workbench.backOnTrack() && !isHindered ? .returned : .hindered
    }
    if workbench.driver == nil {
      // A step that failed is tried again.
      if workbench.failedStep != nil {
        let tries = manner.contains(.presents) ? resume(skipping: 0) : workbench.backOnTrack()
        guard tries, workbench.driver != nil else { return .hindered }
        return step(manner)
      }
      guard workbench.progress == nil || workbench.lost != nil else { return .ended }
      return begin(name, manner)
    }
    workbench.lost = nil
    return step(manner)
  }

  private func begin(_ name: String?, _ manner: Manner) -> Stepping {
    guard let name else { return .impossible }
    var result = Stepping.performed
    workbench.read { prototype in
      guard prototype.scenario(named: name) != nil else { return }
      workbench.begin(prototype, playing: name, byStep: true)
      workbench.lost = nil
      result = step(manner)
    }
    return workbench.reader.isReading || workbench.progress != nil ? result : .impossible
  }

  private func step(_ manner: Manner) -> Stepping {
    if workbench.waits, !isHindered { return .waits }
    if manner.contains(.presents), isHindered {
      guard workbench.decided != nil, workbench.backOnTrack() else { return .hindered }
      return .returned
    }
    if workbench.waits { return .waits }
    guard let driver = workbench.driver else { return .ended }
    if manner.contains(.says), driver.player.saysFirst {
      driver.sayNextStep()
      workbench.tell(.progress)
      return .said
    }
    workbench.markStep()
    driver.performNextStep()
    return .performed
  }

  /// Whether something else was done than the scenario says, which a request for the next step takes
  /// back; a person who has started again has begun again.
  public var isOffTrack: Bool {
    workbench.turning != nil || workbench.lost.map { !$0.hasRestarted } ?? false
  }

  /// Whether the audience reads the next step before a person asks for it again.
  public var hasSaid: Bool {
    guard let player = workbench.driver?.player else { return false }
    return player.goesByStep && player.hasSaid
  }

  /// Whether the audience would read what the next step says before it is performed.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  public func saysFirst(of name: String?) -> Bool {
    if let driver = workbench.driver { return driver.player.saysFirst }
    guard workbench.progress == nil || workbench.lost?.hasRestarted == true else { return false }
    let steps = name.flatMap { workbench.prototype?.scenario(named: $0) }?.steps
    guard let first = steps?.first(where: \.isForPeople) else { return false }
    return first.say != nil && !first.isQuiet
  }

  /// Whether the next step can't come, as the run is now: a copy of it has tried.
  ///
  /// What a task or an answer leads to is not known before, nor what commands and activities do
  /// outside the prototype.
  public var isHindered: Bool {
    guard workbench.isInPresent, let session = workbench.session, let driver = workbench.driver,
      driver.goesByStep, driver.player.nextStepForPeople < driver.player.stepCount,
      session.state.hold == nil, session.state.jobs.isEmpty, session.state.liveBuiltIns.isEmpty
    else { return false }
    var foresight = Foresight(session.simulator, at: session.clock.now)
    return !foresight.performNextStep(of: driver.player)
  }

  /// How a person decided a question or a task since the scenario began, and could decide otherwise.
  public var decision: Input? { workbench.decided?.input }

  /// Decides what was decided last in the other way, as if it had been decided so at once.
  ///
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func decideOtherwise() -> Bool {
    guard let (turn, input) = workbench.decided, let other = input.decidedOtherwise,
      back(to: turn), let session = workbench.session
    else { return false }
    session.send(other, at: session.state.now)
    return true
  }

  /// Goes on behind the next step without it: from now on the run as it is is the scenario's.
  ///
  /// - Returns: whether there was a step.
  @discardableResult
  public func skip() -> Bool {
    workbench.endEditing()
    workbench.backToNow()
    guard let driver = workbench.driver else { return resume(skipping: 1) }
    // What can't come may be no step of a person's.
    let player = driver.player
    let number = isHindered ? player.nextStep : player.nextStepForPeople
    guard number < player.stepCount else { return false }
    (workbench.turning, workbench.decided) = (nil, nil)
    driver.skip(to: number + 1)
    workbench.tell(.progress)
    return true
  }

  /// Goes on where a step has failed, from the run as it is.
  ///
  /// - Parameter count: how many steps are left out.
  /// - Returns: whether one had failed.
  private func resume(skipping count: Int) -> Bool {
    guard let session = workbench.session, var player = workbench.failedPlayer,
      let script = workbench.progress.flatMap({ session.prototype.scenario(named: $0.name) })
    else { return false }
    player.skip(to: player.nextStep + count)
    if count > 0 { (workbench.turning, workbench.decided) = (nil, nil) }
    (workbench.failedStep, workbench.failedPlayer) = (nil, nil)
    workbench.play(script, by: player, in: session)
    return true
  }

  /// Where the scenario is that goes step by step; `nil` if none does.
  var here: Turning? {
    // What is due by now belongs to the scenario.
    workbench.session?.advance()
    guard let session = workbench.session, let driver = workbench.driver, driver.goesByStep,
      let name = workbench.progress?.name, let script = session.prototype.scenario(named: name)
    else { return nil }
    var player = driver.player
    player.takeCaptionAway()
    return Turning(
      row: session.log.lastRow, moment: max(session.outlook.now, session.clock.now),
      script: script, player: player)
  }

  /// Goes back to where the scenario was left, and performs the steps since once more.
  ///
  /// - Returns: whether there is a new run now.
  func back(to turning: Turning) -> Bool {
    guard let session = workbench.session, let prototype = workbench.prototype else { return false }
    let reached =
      turning.reached ?? workbench.driver?.player.nextStep ?? workbench.failedStep
      ?? turning.player.nextStep
    let name = workbench.progress?.name
    guard let branch = session.goneOn(from: turning.row, clock: workbench.makeClock()) else {
      // The rows before may have been cleared away.
      return workbench.goTo(step: reached, of: name)
    }
    let marks = workbench.stepMarks.filter { $0.value.row <= turning.row }
    workbench.begin(prototype, playing: nil, as: branch)
    (workbench.lost, workbench.stepMarks) = (nil, marks)
    // Between two rows time may have passed.
    workbench.resume(branch, at: turning.moment)
    var player = turning.player
    player.allowSteps(before: reached)
    workbench.play(turning.script, by: player, in: branch)
    return true
  }
}

extension Input {
  /// The other way to decide a question or a task; `nil` for what decides nothing.
  public var decidedOtherwise: Input? {
    switch self {
    case .answer(let selector, let answer, let target):
      .answer(selector, !answer, target: target)
    case .steer(let task, .fail): .steer(task, .succeed)
    case .steer(let task, .succeed): .steer(task, .fail)
    default: nil
    }
  }
}
