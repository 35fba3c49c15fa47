import DialogModel
import DialogSimulator
import Serving
import Session

/// The inputs that a program gets again.
struct RerunPlan {
  let inputs: [PerformedInput]
  let end: SimulatedTime
  let origin: Simulator

  /// All of a run.
  init(of course: SessionCourse) {
    origin = course.timeline.origin
    (inputs, end) = course.performed
  }

  /// Those of a run until a row, and until no call is open; `nil` where there is no such row.
  init?(of timeline: Timeline, after row: Int, ofProgram: ProgramInputs) {
    guard let branch = timeline.branch(after: row) else { return nil }
    var simulator = branch.simulator
    var count = branch.timeline.inputCount
    while simulator.openCalls > 0, count < timeline.inputCount {
      let (time, input) = timeline.input(at: count)
      simulator.perform(input, at: time)
      count += 1
    }
    origin = timeline.origin
    (inputs, end) = SessionCourse.performed(
      timeline, count: count, until: simulator.state.now, ofProgram: ofProgram)
  }
}
