import DialogModel
import DialogSimulator
import Scenario
import Session

// How a presenter plays a scenario for an audience: at its pace, or step by step.

extension Workbench {
  /// Whether the scenario waits before a step until a person asks for it.
  public var isWaiting: Bool { driver?.isWaiting == true }

  /// Whether a step that a person asked for waits for an answer or for the end of a task.
  ///
  /// What only moves, such as an alert that comes in, is over in a moment.
  public var waits: Bool {
    guard let driver, driver.goesByStep, !driver.isWaiting, let state = session?.state else {
      return false
    }
    return state.hold != nil || !state.jobs.isEmpty
  }

  /// Whether the scenario that plays has given the run an input.
  public var hasPerformedStep: Bool { driver?.step != nil }

  /// What became of a request for the next step.
  public enum Stepping: Hashable, Sendable {
    case performed
    /// The step that was asked for last waits for something: the end of a task, an answer.
    case waits
    /// The scenario of this run has ended.
    case ended
    /// The document has no scenario, or cannot be read.
    case impossible
  }

  /// Performs the next step of a scenario; the first one begins a new run.
  ///
  /// A scenario that plays by itself continues step by step.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  public func performNextStep(of name: String?) -> Stepping {
    if driver == nil {
      // A step that failed is tried again.
      if failedStep != nil, backOnTrack() {
        markStep()
        driver?.performNextStep()
        return .performed
      }
      guard progress == nil || lost != nil else { return .ended }
      guard let name else { return .impossible }
      read { [weak self] prototype in
        guard let self, prototype.scenario(named: name) != nil else { return }
        begin(prototype, playing: name, byStep: true)
        lost = nil
        markStep()
        driver?.performNextStep()
      }
      return reader.isReading || progress != nil ? .performed : .impossible
    }
    lost = nil
    if waits { return .waits }
    markStep()
    driver?.performNextStep()
    return .performed
  }

  /// Plays a scenario in a new run; one that plays waits before its next step, and one that waits
  /// continues.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  /// - Returns: whether there is a scenario to play.
  public func playOrStand(_ name: String?) -> Bool {
    if let driver {
      if driver.goesByStep { driver.performAllSteps() } else { driver.pauseBeforeNextStep() }
      return true
    }
    guard let name else { return false }
    startAgain(playing: name)
    return true
  }
}
