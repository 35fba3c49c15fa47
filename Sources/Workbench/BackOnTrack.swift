import DialogModel
public import DialogSimulator
import EventLog
import Scenario
import Session

// What a presenter does after a wrong tap: the run goes back to the scenario.

/// Where a person left the steps of a scenario.
struct Turning {
  /// The last row before, by its 0-based place in the log.
  let row: Int
  /// When that was, in simulated time.
  let moment: SimulatedTime
  /// The scenario, and its player as it was then.
  let script: ScenarioScript
  let player: Player
  /// The 0-based number of the step that could not be performed since; `nil` if none failed.
  var reached: Int?
}

extension EventLog {
  /// The last row of the run as it is, by its 0-based place; -1 where there is none.
  ///
  /// Rows of a way that was left may come after it.
  var lastRow: Int { entries.indices.last { !isLeft($0) } ?? -1 }
}

extension Workbench {
  /// Whether something else was done than the scenario says, since it goes step by step.
  public var isOffTrack: Bool { turning != nil || lost != nil }

  /// The row of the first input that was no step, once the run has got it.
  public var wrongRow: Row? {
    guard let turning, let session else { return nil }
    let entries = session.log.entries
    let place = entries.indices.first { place in
      guard place > turning.row, !session.log.isLeft(place),
        case .input = entries[place].row.content
      else { return false }
      return true
    }
    return place.map { entries[$0].row }
  }

  /// Whether the scenario was interrupted by another run.
  public var isInterrupted: Bool { lost != nil }

  /// The scenario that goes step by step, and its next step, where something else replaces its run;
  /// one that has not begun is not lost.
  var leftStep: (name: String, step: Int)? {
    guard driver?.goesByStep == true || turning != nil, let name = progress?.name,
      let step = nextStep,
      prototype?.scenario(named: name)?.steps.firstIndex(where: \.isForPeople) ?? step < step
    else { return lost }
    return (name, step)
  }

  /// The 0-based number of the next step that a person asks for, in the scenario that goes step by
  /// step; the number of its steps after the last; `nil` if no scenario was begun.
  public var nextStep: Int? {
    if let driver { return driver.player.nextStepForPeople }
    guard let progress else { return nil }
    return turning?.reached ?? failedStep
      ?? prototype?.scenario(named: progress.name)?.steps.count
  }

  /// Remembers where the run is, before a person gives it the first input that is no step.
  ///
  /// The answer to a question is none, nor is how a task ends: a scenario may leave it to a person.
  func noteTurning(before input: Input) {
    switch input {
    case .answer, .steer, .configure: return
    default: break
    }
    guard turning == nil, driver?.goesByStep == true else { return }
    // What is due before the input belongs to the scenario.
    session?.advance()
    guard let session, let driver, let name = progress?.name,
      let script = session.prototype.scenario(named: name)
    else { return }
    turning = Turning(
      row: session.log.lastRow, moment: max(session.outlook.now, session.clock.now),
      script: script, player: driver.player)
    tell(.progress)
  }

  /// Goes back to the state after the current step, as if nothing else had been done.
  ///
  /// The run continues from the moment before the first wrong input, and performs the steps that
  /// were performed since once more. A step that failed is the next one again, also where nothing
  /// else was done.
  ///
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func backOnTrack() -> Bool {
    endEditing()
    backToNow()
    if let lost { return goTo(step: lost.step, of: lost.name) }
    if turning == nil, let failedStep { return goTo(step: failedStep, of: progress?.name) }
    guard let turning, let session, let prototype else { return false }
    let reached = turning.reached ?? driver?.player.nextStep ?? turning.player.nextStep
    let name = progress?.name
    guard let branch = session.goneOn(from: turning.row, clock: makeClock()) else {
      // The rows before may have been cleared away.
      return goTo(step: reached, of: name)
    }
    let marks = stepMarks.filter { $0.value.row <= turning.row }
    begin(prototype, playing: nil, as: branch)
    (lost, stepMarks) = (nil, marks)
    // Between two rows time may have passed.
    resume(branch, at: turning.moment)
    var player = turning.player
    player.allowSteps(before: reached)
    play(turning.script, by: player, in: branch)
    return true
  }
}
