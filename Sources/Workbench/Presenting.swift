import DialogModel
import DialogSimulator
import Scenario
import Session

// How a presenter plays a scenario for an audience: at its pace, or step by step.

extension Workbench {
  /// Whether the scenario waits before a step until a person asks for it.
  public var isWaiting: Bool { driver?.isWaiting == true }

  /// Whether a step that a person asked for waits for an answer, for the end of a task, or for what
  /// is to be there.
  ///
  /// What only moves, such as an alert that comes in, is over in a moment.
  public var waits: Bool {
    guard let driver, driver.goesByStep, !driver.isWaiting, let state = session?.state else {
      return false
    }
    if state.hold != nil || !state.jobs.isEmpty { return true }
    return driver.player.isAsked && !driver.player.isSoonPerformed && !state.isMoving
  }

  /// Whether the scenario that plays has given the run an input.
  public var hasPerformedStep: Bool { driver?.step != nil }

  /// Whether the caption that has just gone was read: the audience's picture changes after it only.
  public var captionWasRead: Bool { driver?.captionWasRead == true }

  /// How a person goes through the scenario step by step.
  public var walk: StepWalk { StepWalk(workbench: self) }

  /// The pauses of a scenario for people who watch; `nil` for none.
  func pace(of script: ScenarioScript) -> ScenarioPace? {
    script.pace ?? (isPresented ? .human : nil)
  }

  /// Plays a scenario in a new run; one that plays waits before its next step, and one that waits
  /// continues.
  ///
  /// - Parameter name: the scenario that begins if none plays.
  /// - Returns: whether there is a scenario to play.
  public func playOrStand(_ name: String?) -> Bool {
    if let driver {
      driver.pace = shownScript.flatMap { pace(of: $0) }
      if driver.goesByStep { driver.performAllSteps() } else { driver.pauseBeforeNextStep() }
      return true
    }
    guard let name else { return false }
    startAgain(playing: name)
    return true
  }
}
