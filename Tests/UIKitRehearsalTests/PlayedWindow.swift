import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Serving
import Session
import Testing
import UIKitRehearsal

/// The window of a run, whose time a test lets pass; the program is in this process.
@MainActor
final class PlayedWindow {
  private(set) lazy var said = SaidByWindow { [unowned self] in answer($0) }
  /// What the program has said, after what it opened.
  private(set) var heard: [String] = []
  /// Called after each time that the tasks of the program rest.
  var onRest: () -> Void = {}
  private let clock = VirtualClock()
  private var course: SessionCourse?
  private var run: ServedRun?
  private var observation: Observation<Void>?
  private var isTalking = false
  /// The run before, whose inputs the program gets again.
  private let before: PlayedWindow?
  private var rerun: ProgramRerun?
  private var program: Task<Rehearsal, Never>?

  /// - Parameter before: the run whose inputs the program gets again; `nil` for a new one.
  init(after before: PlayedWindow? = nil) { self.before = before }

  private var session: Session { get throws { try #require(course?.session) } }

  /// Begins a program, until its tasks rest.
  func begin(_ root: @escaping @MainActor () -> UIViewController) async {
    let said = said
    program = Task { await said.run { await Rehearsal.showing(root()) } }
    await rest()
  }

  /// Closes the window; the run of the program.
  func close() async throws -> Rehearsal {
    said.close()
    return await (try #require(program)).value
  }

  /// Lets the program go on until its tasks rest.
  func rest() async {
    for _ in 0..<200 { await Task.yield() }
    for _ in 0..<100_000 where isAwaited { await Task.yield() }
  }

  private var isAwaited: Bool { rerun.map { !$0.isOver } ?? (course?.waitsForProgram != false) }

  /// Lets time pass until a moment in seconds, each moment of work by itself.
  func pass(to seconds: Double) async throws {
    let session = try session
    let end = SimulatedTime(milliseconds: Int((seconds * 1000).rounded()))
    while let due = session.nextMoment, due <= end {
      clock.jump(to: due)
      session.advance(to: due)
      await rest()
    }
    clock.jump(to: end)
  }

  /// The same, where the program waits for the window.
  func passNow(to seconds: Double) throws {
    let session = try session
    while let due = session.nextMoment, due.milliseconds <= Int((seconds * 1000).rounded()) {
      clock.jump(to: due)
      session.advance(to: due)
    }
  }

  /// What a person does now; the program has not heard it when this returns.
  func tapFirstControl() throws {
    try session.send(.tapControl(ControlID(screen: ScreenID(0), index: 0)))
  }

  /// Taps a button of the topmost dialog.
  func tap(button index: Int) throws {
    let top = try #require(try session.state.showings.last)
    try session.send(.tapButton(top.dialog, index: index))
  }

  // MARK: What there is

  /// Its calls, as the library lists its own.
  var calls: [String] {
    get throws {
      let lines = TextLine(try simulator.prototype)
      return try timeline.rows().compactMap { lines.line($0) }
    }
  }

  /// The dialogs that are up, the topmost last.
  var up: [String] {
    get throws {
      let simulator = try simulator
      return simulator.state.showings.map { simulator.prototype.name(of: .dialog($0.dialog)) }
    }
  }

  /// What the program did by itself: the times in milliseconds.
  var acts: [Int] {
    get throws {
      let timeline = try timeline
      return (0..<timeline.inputCount).compactMap {
        let (time, input) = timeline.input(at: $0)
        return if case .perform = input { time.milliseconds } else { nil }
      }
    }
  }

  /// What the program said otherwise than before.
  var difference: String? { rerun?.difference?.sentence("program") }

  private var timeline: Timeline {
    get throws { try rerun?.run.timeline ?? #require(course).timeline }
  }

  private var simulator: Simulator {
    get throws { try rerun?.run.simulator ?? session.simulator }
  }

  // MARK: Talking

  private func answer(_ line: String) -> [String] {
    defer { if line.hasPrefix(#"{"rest""#) { onRest() } }
    let bytes = Array(line.utf8)
    if let message = try? JSONReader.value(of: bytes), let text = message["open"]?.text {
      return open(text)
    }
    heard.append(line)
    if let rerun { return rerun.take(.line(bytes)) }
    return talk { self.run?.take(bytes) ?? [] }
  }

  private func open(_ text: String) -> [String] {
    guard let prototype = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype else {
      return []
    }
    let document = RecordedSession.Document(
      name: "a", text: text, setting: RunSetting(prototype, orientation: .portrait))
    if let course = before?.course {
      let (inputs, end) = course.performed
      let rerun = ProgramRerun(
        inputs, until: end, from: course.timeline.origin, of: document, program: "",
        isMirrored: true, hasTasks: true)
      self.rerun = rerun
      return rerun.begin()
    }
    let session = Session(prototype, clock: clock)
    let course = SessionCourse(session)
    self.course = course
    var run = ServedRun(course, of: document, program: "")
    (run.isMirrored, run.hasTasks) = (true, true)
    let hello = run.greet()
    self.run = run
    // A window begins with its settings.
    session.send(.configure(.liveBuiltIns([])), at: .zero)
    session.send(.launch, at: .zero)
    observation = session.observe { [weak self] in self?.follow() }
    return hello + talk { self.run?.follow() ?? [] }
  }

  private func follow() {
    guard !isTalking else { return }
    said.tell(talk { self.run?.follow() ?? [] })
  }

  private func talk(_ body: () -> [String]) -> [String] {
    isTalking = true
    defer { isTalking = false }
    return body()
  }
}
