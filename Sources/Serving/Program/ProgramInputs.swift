import DialogModel
import DialogSimulator

/// What of the inputs of a run is a program's.
public struct ProgramInputs: Hashable, Sendable {
  /// Steps that the program has begun: they may only let time pass.
  struct Steps: Hashable, Sendable {
    /// How many inputs there were.
    let place: Int
    let time: SimulatedTime
  }

  /// The 0-based places of the inputs that it has said.
  public internal(set) var places: Set<Int> = []
  private(set) var steps: [Steps] = []

  /// Nothing.
  public init() {}

  /// Notes that the program begins steps now.
  mutating func beginSteps(in course: some ServedCourse) {
    steps.append(Steps(place: course.timeline.inputCount, time: course.simulator.state.now))
  }
}

/// An input of a run in which a program takes part.
public struct PerformedInput: Hashable, Sendable {
  let time: SimulatedTime
  /// `nil` where the program began steps.
  let input: Input?
  /// Whether the program has said it.
  let isOfProgram: Bool
}
