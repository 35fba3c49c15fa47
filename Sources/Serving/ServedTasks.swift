import DialogModel
import DialogSimulator
import PrototypeFile
import Texts

/// What is known of the tasks of a program, which go on between its calls.
struct ProgramTasks {
  /// How many inputs, calls and wakes the program was told of.
  var told = 0
  /// Whether the program has yet to say that its tasks rest; no time passes until then.
  var isAwaited = false
  /// When one of them goes on; `nil` where none waits for a moment.
  var wake: SimulatedTime?
  /// Whether the program is about to act by itself.
  var asksToHold = false
}

// The run stands still after each thing that the program is told, until its tasks rest. So what they do
// happens at the moment of that thing.

extension ServedRun {
  /// Whether the program says when its tasks rest.
  public var hasTasks: Bool {
    get { tasks != nil }
    set { tasks = newValue ? tasks ?? ProgramTasks() : nil }
  }

  /// Whether the program has yet to say that its tasks rest.
  public var awaitsRest: Bool { end == nil && tasks?.isAwaited == true }

  /// The moment at which one of its tasks goes on; `nil` where none waits for one, or a person is asked
  /// first.
  var taskWake: SimulatedTime? { simulator.state.hold == nil ? tasks?.wake : nil }

  /// Whether the program performs a call, is owed an answer, or has tasks that go on.
  var isBusy: Bool { !owed.isEmpty || simulator.outsideCall != nil || awaitsRest }

  /// Goes on elsewhere, where the run is the same.
  public mutating func move(to course: any ServedCourse) {
    self.course = course
    course.waitsForProgram = awaitsRest
    course.programWake = taskWake
  }

  /// The program was told of something.
  mutating func awaitRest() {
    guard tasks != nil else { return }
    tasks?.told += 1
    tasks?.isAwaited = true
    course.waitsForProgram = true
  }

  /// The tasks of the program rest.
  mutating func rest(_ message: ClientMessage) throws(ClientMessage.Fault) {
    guard let told = tasks?.told else { throw lacksTasks("rest") }
    let wake = message["wake"]
    guard wake == nil || wake?.moment != nil else {
      throw fault("rest.wake", tr("it is a number of seconds"))
    }
    tasks?.wake = wake?.moment
    // What it was told of since then is still to come.
    if message["heard"].map({ $0.integer == told }) ?? true { tasks?.isAwaited = false }
    // Steps wait for time to pass.
    if !owed.isEmpty { course.waitsForProgram = awaitsRest }
    pump()
  }

  /// The program is about to act by itself.
  mutating func hold() throws(ClientMessage.Fault) {
    guard tasks != nil else { throw lacksTasks("hold") }
    tasks?.asksToHold = true
    pump()
  }

  private func lacksTasks(_ key: String) -> ClientMessage.Fault {
    fault(key, tr("only a program says this that has opened a document with “tasks”"))
  }

  /// Lets the program act by itself, or its tasks go on, where it is time; no call is open.
  ///
  /// - Returns: whether something has happened meanwhile.
  mutating func goesOnWithTasks() -> Bool {
    guard let tasks, simulator.openCalls == 0 else { return false }
    let now = simulator.state.now
    if !tasks.isAwaited, let wake = tasks.wake, wake <= now {
      self.tasks?.wake = nil
      send(head("wake", .bool(true)))
      awaitRest()
    }
    if tasks.asksToHold {
      switch awaitsRest ? .there : course.come() {
      case .there:
        self.tasks?.asksToHold = false
        send(head("held", .bool(true)))
        awaitRest()
      case .underway: return true
      case .later: break
      }
    }
    course.programWake = taskWake
    course.waitsForProgram = awaitsRest
    return toldInputs < course.timeline.inputCount
  }

  private func head(_ key: String, _ value: JSONValue) -> JSONValue {
    .object([
      (key, value), ("time", .seconds(at: simulator.state.now)),
    ])
  }
}
