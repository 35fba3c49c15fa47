public import DialogModel
public import DialogSimulator
import EventLog

/// Where a run is that a program performs calls of: it goes forward there.
public protocol ServedCourse: AnyObject {
  /// The run.
  var simulator: Simulator { get }
  /// The run as a value.
  var timeline: Timeline { get }
  /// How many rows there are that can no longer change.
  var rowCount: Int { get }
  /// The row at a 0-based place.
  func row(at place: Int) -> Row
  /// What of the run is the program's.
  var ofProgram: ProgramInputs { get }
  /// Performs an input now.
  ///
  /// - Parameter isStep: whether it is a step of a script, which has the time of the run.
  func perform(_ input: Input, isStep: Bool)
  /// Notes that the program begins steps now.
  func beginSteps()
  /// Lets time pass to a moment.
  ///
  /// - Returns: false where time passes by itself, and that moment comes later.
  func advance(to time: SimulatedTime) -> Bool
  /// Whether a person answers the questions that the document leaves open, and goes on from
  /// breakpoints; else the program answers.
  var asksPerson: Bool { get }
  /// Whether no time passes because the tasks of the program go on.
  var waitsForProgram: Bool { get set }
  /// A moment to which the run comes because the tasks of the program go on then; `nil` for none.
  var programWake: SimulatedTime? { get set }
  /// Comes to the moment at which the program acts by itself, from one that is due to the next.
  func come() -> Arrival
}

/// How far a run has come to a moment at which the program acts by itself.
public enum Arrival: Hashable, Sendable {
  /// It is there.
  case there
  /// Something was due before.
  case underway
  /// That moment comes later.
  case later
}

/// A run in virtual time.
final class OwnCourse: ServedCourse {
  private(set) var simulator: Simulator
  private(set) var timeline: Timeline
  private(set) var ofProgram = ProgramInputs()
  private var rows = RowColumns()

  init(_ simulator: Simulator) {
    self.simulator = simulator
    timeline = Timeline(of: simulator)
  }

  var asksPerson: Bool { false }

  // Time passes only where it is let.
  var waitsForProgram = false
  var programWake: SimulatedTime?

  func come() -> Arrival { .there }

  var rowCount: Int { rows.count }

  func row(at place: Int) -> Row { rows[place] }

  func perform(_ input: Input, isStep: Bool) {
    if input != .launch { ofProgram.places.insert(timeline.inputCount) }
    perform(input, at: simulator.state.now)
  }

  func beginSteps() { ofProgram.beginSteps(in: self) }

  func perform(_ input: Input, at time: SimulatedTime) {
    timeline.perform(input, at: time, by: &simulator)
    keepRows()
  }

  func advance(to time: SimulatedTime) -> Bool {
    timeline.advance(&simulator, to: time)
    keepRows()
    return true
  }

  private func keepRows() { simulator.drainRows { rows.append($0) } }
}
