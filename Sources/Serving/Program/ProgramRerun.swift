public import DialogModel
public import DialogSimulator
import EventLog
public import PrototypeFile
public import Scenario
public import Session

/// A run that a program performs again from its start: it gets the same inputs, and what it says is
/// compared with what was said before.
///
/// It takes no time of a clock, and is over with the first difference or with the last input.
public final class ProgramRerun {
  /// What the program is told and says.
  public private(set) var run: ServedRun
  /// Whether it is over: the run goes on where it is then.
  public var isOver: Bool { isComplete || course.difference != nil || run.end != nil }
  /// What the program says now and did not say before; `nil` for nothing until now.
  public var difference: ProgramDifference? { course.difference }
  /// What of the run is the program's.
  public var ofProgram: ProgramInputs { course.ofProgram }

  private let course: RerunCourse
  private let end: SimulatedTime
  private var isComplete = false

  /// A run that has not begun.
  ///
  /// - Parameters:
  ///   - inputs: those of the run before.
  ///   - end: when that had come to.
  ///   - origin: the run before its first input.
  ///   - document: the document as text, for a record of the run.
  ///   - program: the version of this program.
  ///   - isMirrored: whether the program is told of what a person does.
  ///   - hasTasks: whether the program says when its tasks rest.
  public init(
    _ inputs: [PerformedInput], until end: SimulatedTime, from origin: Simulator,
    of document: RecordedSession.Document, program: String, isMirrored: Bool = false,
    hasTasks: Bool = false
  ) {
    course = RerunCourse(inputs, from: origin)
    self.end = end
    run = ServedRun(course, of: document, program: program)
    run.isMirrored = isMirrored
    run.hasTasks = hasTasks
  }

  /// Begins; the lines to send.
  public func begin() -> [String] { run.greet() + goOn() }

  /// Takes what the program says; the lines to send.
  public func take(_ piece: LineReader.Piece) -> [String] {
    run.take(piece) + goOn()
  }

  /// What the program has yet to say by itself, as it did before: it may never do so.
  public struct AwaitedWord: Hashable, Sendable {
    /// Its 0-based place among the inputs.
    let place: Int
    /// How long it took before, in milliseconds of the run.
    public let milliseconds: Int
  }

  /// What is waited for; `nil` for nothing.
  public var awaitedWord: AwaitedWord? {
    guard !isOver, !run.isBusy, let expected = course.expected, expected.isOfProgram else {
      return nil
    }
    let took = expected.time.milliseconds - run.simulator.state.now.milliseconds
    return AwaitedWord(place: course.next, milliseconds: max(took, 0))
  }

  /// The program says nothing.
  public func giveUp() {
    guard awaitedWord != nil else { return }
    course.differ(saying: nil)
  }

  /// The run as it goes on.
  public var reperformed: Reperformed {
    Reperformed(
      run.simulator, run.timeline, sharedRows: course.sharedRows,
      rows: (course.sharedRows..<max(course.sharedRows, course.rowCount)).map {
        course.row(at: $0)
      })
  }

  /// Goes on until the program has to say something.
  private func goOn() -> [String] {
    var lines: [String] = []
    while !isOver {
      lines += run.follow()
      guard !isOver, !run.isBusy else { break }
      let expected = course.expected
      let time = expected?.time ?? end
      let wakes = [run.simulator.wake, run.taskWake].lazy.compactMap { $0 }
      if let wake = wakes.min(), wake <= time {
        _ = course.pass(to: wake)
      } else if let expected {
        if expected.isOfProgram { break }
        course.performExpected()
      } else {
        _ = course.pass(to: end)
        isComplete = true
      }
    }
    return lines
  }
}

/// A run in virtual time that holds what a program says against what it said before.
private final class RerunCourse: ServedCourse {
  private let own: OwnCourse
  private let inputs: [PerformedInput]
  private(set) var next = 0
  private(set) var difference: ProgramDifference?
  private(set) var ofProgram = ProgramInputs()
  /// How many rows were the same, up to the last moment at which no call was open.
  private(set) var sharedRows = 0

  init(_ inputs: [PerformedInput], from origin: Simulator) {
    (self.inputs, own) = (inputs, OwnCourse(origin))
  }

  var simulator: Simulator { own.simulator }
  var timeline: Timeline { own.timeline }
  var rowCount: Int { own.rowCount }
  var asksPerson: Bool { true }
  var waitsForProgram = false
  var programWake: SimulatedTime?

  func row(at place: Int) -> Row { own.row(at: place) }

  /// What comes next in the run before; `nil` after its end, and after a difference.
  var expected: PerformedInput? {
    difference == nil && inputs.indices.contains(next) ? inputs[next] : nil
  }

  func perform(_ input: Input, isStep: Bool) {
    ofProgram.places.insert(timeline.inputCount)
    if case .configure(.program) = input {
      // It comes before all others now.
    } else if let expected {
      if expected.isOfProgram, expected.input == input {
        next += 1
        return perform(input, at: expected.time)
      }
      differ(saying: input)
    }
    perform(input, at: simulator.state.now)
  }

  /// Performs what a person did next.
  func performExpected() {
    guard let expected, let input = expected.input else { return }
    next += 1
    perform(input, at: expected.time)
  }

  /// Begins steps where they were begun before; new ones are compared by what they do.
  func beginSteps() {
    if let expected, expected.input == nil {
      next += 1
      _ = pass(to: expected.time)
    }
    ofProgram.beginSteps(in: self)
  }

  func advance(to time: SimulatedTime) -> Bool {
    guard let expected, !expected.isOfProgram, expected.time <= time else { return pass(to: time) }
    performExpected()
    return true
  }

  /// Comes to where the program acted by itself before, once that is next; after that, it is compared
  /// with nothing.
  func come() -> Arrival {
    guard difference == nil else { return .there }
    guard let expected, expected.isOfProgram else { return .later }
    let next = [simulator.wake, programWake].lazy.compactMap { $0 }.min()
    guard next.map({ $0 > expected.time }) ?? true else { return .later }
    _ = pass(to: expected.time)
    return .there
  }

  /// Lets time pass, in which a person does nothing.
  func pass(to time: SimulatedTime) -> Bool {
    _ = own.advance(to: max(time, simulator.state.now))
    share()
    return true
  }

  func differ(saying input: Input?) {
    difference = ProgramDifference(
      in: simulator, now: input, before: expected.flatMap { $0.isOfProgram ? $0 : nil })
  }

  private func perform(_ input: Input, at time: SimulatedTime) {
    own.perform(input, at: max(time, simulator.state.now))
    share()
  }

  private func share() {
    if difference == nil, simulator.openCalls == 0 { sharedRows = own.rowCount }
  }
}
