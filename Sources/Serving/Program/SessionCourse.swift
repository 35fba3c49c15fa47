public import DialogModel
public import DialogSimulator
import EventLog
public import Session

/// The run of a window, in which a program takes part: time passes by itself there.
public final class SessionCourse: ServedCourse {
  /// The run.
  public let session: Session
  /// Called when the program has made or changed a part.
  public var onGrown: (() -> Void)?
  /// What of the run until now is the program's.
  public private(set) var ofProgram: ProgramInputs

  /// A course in a run.
  public init(_ session: Session, ofProgram: ProgramInputs = ProgramInputs()) {
    (self.session, self.ofProgram) = (session, ofProgram)
  }

  /// The run now.
  public var simulator: Simulator { session.simulator }

  /// The run as a value.
  public var timeline: Timeline { session.timelines[session.timelines.count - 1] }

  /// True: the person is there.
  public var asksPerson: Bool { true }

  private var firstRow: Int { max(session.log.firstPlace, session.log.entries.startIndex) }

  /// How many rows the log has of the run and those that it goes on from.
  public var rowCount: Int { session.log.entries.endIndex - firstRow }

  /// The row at a 0-based place.
  public func row(at place: Int) -> Row { session.log.entries[firstRow + place].row }

  /// Performs an input now, and notes that it is the program’s.
  public func perform(_ input: Input, isStep: Bool) {
    // What is due comes first, and may be followed by inputs of others.
    if !isStep { session.advance() }
    ofProgram.places.insert(timeline.inputCount)
    if isStep { session.send(input, at: session.outlook.now) } else { session.send(input) }
    switch input {
    case .define, .redefine: onGrown?()
    default: break
    }
  }

  /// Notes that the program has begun steps.
  public func beginSteps() { ofProgram.beginSteps(in: self) }

  /// Wakes the run at a moment; that comes later.
  public func advance(to time: SimulatedTime) -> Bool {
    session.programAlarm = max(time, session.outlook.now.after(milliseconds: 1))
    return false
  }

  /// Whether no time passes because the tasks of the program go on.
  public var waitsForProgram: Bool {
    get { session.waitsForProgram }
    set { session.waitsForProgram = newValue }
  }

  /// A moment to which the run comes because the tasks of the program go on then.
  public var programWake: SimulatedTime? {
    get { session.programWake }
    set { session.programWake = newValue }
  }

  /// Comes to now.
  public func come() -> Arrival {
    let now = session.clock.now
    if let due = session.nextMoment, due <= now {
      session.advance(to: due)
      return .underway
    }
    if session.outlook.isRunning, session.outlook.now < now { session.advance(to: now) }
    return .there
  }

  /// Whether the program takes part, or did.
  public var takesPart: Bool { !ofProgram.places.isEmpty }

  /// The inputs of the run until now, as long as the program was there, and when that ended.
  public var performed: (inputs: [PerformedInput], end: SimulatedTime) {
    SessionCourse.performed(
      timeline, count: timeline.inputCount, until: session.state.now, ofProgram: ofProgram)
  }

  /// The inputs of a run as long as the program was there, and when that ended.
  ///
  /// - Parameters:
  ///   - count: how many inputs there are at most.
  ///   - end: when these have come to.
  ///   - ofProgram: what of them is the program's.
  public static func performed(
    _ timeline: Timeline, count: Int, until end: SimulatedTime, ofProgram: ProgramInputs
  ) -> (inputs: [PerformedInput], end: SimulatedTime) {
    var inputs: [PerformedInput] = []
    var steps = ofProgram.steps[...]
    func add(stepsBefore place: Int) {
      while let next = steps.first, next.place <= place, next.time <= end {
        inputs.append(PerformedInput(time: next.time, input: nil, isOfProgram: true))
        steps.removeFirst()
      }
    }
    for place in 0..<min(count, timeline.inputCount) {
      add(stepsBefore: place)
      let (time, input) = timeline.input(at: place)
      switch input {
      case .outside(.ended), .configure(.program(.absent)): return (inputs, time)
      case .configure(.program): continue
      default: break
      }
      inputs.append(
        PerformedInput(
          time: time, input: input, isOfProgram: ofProgram.places.contains(place)))
    }
    add(stepsBefore: count)
    return (inputs, end)
  }
}
