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

/// A scenario that another run has interrupted.
struct LeftStep {
  let name: String
  /// Its next step, 0-based.
  let step: Int
  /// Whether a person has started again, who may want the first step.
  var hasRestarted = false
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

  /// The scenario that goes step by step, or went until another run interrupted it; `nil` for none.
  public var scenarioOfSteps: String? {
    progress?.name ?? lost.flatMap { $0.hasRestarted ? nil : $0.name }
  }

  /// Whether the scenario was interrupted by another run.
  public var isInterrupted: Bool { lost != nil }

  /// The scenario that goes step by step, and its next step, where something else replaces its run;
  /// one that has not begun is not lost.
  var leftStep: LeftStep? {
    guard driver?.goesByStep == true || turning != nil, let name = progress?.name,
      let step = nextStep,
      prototype?.scenario(named: name)?.steps.firstIndex(where: \.isForPeople) ?? step < step
    else { return lost }
    return LeftStep(name: name, step: step)
  }

  /// The 0-based number of the next step that a person asks for, in the scenario that goes step by
  /// step; the number of its steps after the last; `nil` if no scenario was begun.
  public var nextStep: Int? {
    if let driver { return driver.player.nextStepForPeople }
    guard let progress else { return lost.flatMap { $0.hasRestarted ? nil : $0.step } }
    return turning?.reached ?? failedStep
      ?? prototype?.scenario(named: progress.name)?.steps.count
  }

  /// Remembers where the run is, before a person gives it the first input that is no step.
  ///
  /// The answer to a question is none, nor is how a task ends: a scenario may leave it to a person.
  func noteTurning(before input: Input) {
    guard turning == nil, driver?.goesByStep == true else { return }
    switch input {
    case .configure, .outside, .define, .redefine: return
    case .answer, .steer:
      if input.decidedOtherwise != nil { decided = walk.here.map { ($0, input) } }
      return
    default: break
    }
    driver?.takeCaptionAway()
    guard let here = walk.here else { return }
    turning = here
    tell(.progress)
  }

  /// Goes back to the state after the current step, as if nothing else had been done.
  ///
  /// The run continues from the moment before the first wrong input, and performs the steps that
  /// were performed since once more. A step that failed is the next one again, also where nothing
  /// else was done; where a person decided how a task or a question ends, it waits for that again.
  ///
  /// - Returns: whether there is a new run now.
  @discardableResult
  public func backOnTrack() -> Bool {
    endEditing()
    backToNow()
    if let lost { return goTo(step: lost.step, of: lost.name) }
    if let turning { return walk.back(to: turning) }
    if let decided, failedStep != nil || walk.isHindered { return walk.back(to: decided.turning) }
    return failedStep.map { goTo(step: $0, of: progress?.name) } ?? false
  }
}
