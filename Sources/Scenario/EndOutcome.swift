import DialogModel
import DialogSimulator
import Texts

/// Steps that end what runs, before its time.
extension Scene {
  /// Whether nothing happens any more unless something is done.
  var isStill: Bool { simulator.wake == nil && state.hold == nil }

  /// What the step that ends a job does now; like a person, it waits for the end of what moves.
  func outcome(ofEnding task: TaskID, _ succeeds: Bool, _ now: Bool) -> StepOutcome {
    let input = Input.steer(task, succeeds ? .succeed : .fail)
    if simulator.ignored(input) == nil { return now || !state.isMoving ? .input(input) : .notYet }
    guard isStill else { return .notYet }
    let name = prototype.name(of: .task(task))
    return .fails(
      tr(
        "nothing runs the task {name}; first run it, for example with “do: {run}”",
        ["name": name, "run": "{run: \(name)}"]))
  }

  /// What the step that ends the newest activity does now; without one it fails at once.
  func outcome(ofEndingActivity completed: Bool, _ now: Bool) -> StepOutcome {
    guard let run = state.underWay.last else {
      return .fails(tr("no activity is under way; first tap its icon in an activity picker"))
    }
    let input = Input.endActivity(run.number, completed: completed)
    let isPossible = simulator.ignored(input) == nil && (now || !state.isMoving)
    return isPossible ? .input(input) : .notYet
  }
}
