import DialogModel
public import DialogSimulator
import EventLog
import PrototypeFile
public import Serving
import Session

/// A person's own program that performs the calls of the run: it is started with each run, told of the
/// calls, and heard.
///
/// Nothing here waits for it. While it performs a call, the run stands still, as a screen does whose
/// main thread is busy.
@MainActor
public final class ProgramRun {
  /// What becomes of the program.
  public enum Phase: Hashable, Sendable {
    /// It has been started and has not connected.
    case starting
    /// It gets the inputs of the run before, and is compared with what it said then.
    case comparing
    /// It takes part in the run.
    case running
    /// It has ended; whether it had connected.
    case ended(ProgramEnd, hadConnected: Bool)
  }

  /// Starts a program, and calls back when it has done something.
  public typealias Start =
    @MainActor (ProgramCommand, _ onNews: @escaping @Sendable () -> Void) -> any ProgramPeer

  /// What is started.
  public let command: ProgramCommand
  /// What becomes of it.
  public private(set) var phase = Phase.starting
  /// What it says now and did not say before it was started again; `nil` for nothing.
  public private(set) var difference: ProgramDifference?
  /// Why something that it said was not understood, and where; `nil` once something was understood
  /// since, of what it said inside a call only with the next input.
  public var fault: String? {
    guard let misunderstood else { return nil }
    let isPast = misunderstood.input.map { $0 != course?.simulator.state.inputCount } ?? false
    return isPast ? nil : misunderstood.text
  }

  /// What was not understood.
  struct Misunderstood {
    let text: String
    /// The number of the input inside whose calls it was; `nil` for outside any call.
    var input: Int?
  }

  var misunderstood: Misunderstood?

  unowned let workbench: Workbench
  private let start: Start
  var peer: (any ProgramPeer)?
  var run: ServedRun?
  var rerun: ProgramRerun?
  var course: SessionCourse?
  /// The inputs that it is to get when it has connected; `nil` for a new run.
  var plan: RerunPlan?
  var launch: (() -> Void)?
  private var observation: Observation<Void>?
  /// What is the program's, by the numbers of the runs.
  private var ofProgram: [Int: ProgramInputs] = [:]
  /// What a person did while the program performed a call, or was started again.
  var waiting: [Input] = []
  private var isTalking = false
  /// Whether the program has opened what runs, and performs it too.
  var isMirrored = false
  /// Whether it also says when its tasks rest.
  var hasTasks = false
  /// Whether the next run is one of the program that is there.
  var keepsPeer = false
  private var isTaking = false
  private var faults = 0
  /// The clock of a main thread that the program keeps busy; nothing is taken from it until then.
  private var standstill: (any SessionClock)?

  /// How often in a row a program may say what is not understood.
  private static let mostFaults = 100

  init(_ command: ProgramCommand, in workbench: Workbench, _ start: Start? = nil) {
    (self.command, self.workbench) = (command, workbench)
    let folder = workbench.request.folder
    self.start = start ?? { ProgramProcess($0, in: folder, onNews: $1) }
  }

  /// What it says is wrong in itself, in order, one line each.
  public var findings: [String] { run?.findings ?? [] }

  /// The call that it performs now; `nil` for none.
  public var call: OutsideCall? {
    if case .running = phase { course?.simulator.outsideCall } else { nil }
  }

  /// Whether its tasks go on, outside any call: no time passes until they rest.
  public var isAtTasks: Bool {
    call == nil && phase == .running && course?.waitsForProgram == true && !isHeld
  }

  /// What it is to say by itself as it did before; it may never do so.
  public var awaitedWord: ProgramRerun.AwaitedWord? { rerun?.awaitedWord }

  // MARK: Starting

  /// Takes part in a new run.
  ///
  /// - Parameter launch: launches the application, once the program has connected; `nil` for a run that
  ///   goes on.
  func begin(_ session: Session, launch: (() -> Void)?) {
    guard session !== course?.session else { return }
    // A field of an alert that the program makes may be secure.
    Faults.refuseCore()
    (self.launch, plan, ofProgram) = (launch, nil, [:])
    (difference, waiting) = (nil, [])
    follow(SessionCourse(session))
    if launch != nil { session.isFrozen = true }
    guard keepsPeer else { return startProcess() }
    keepsPeer = false
    connect()
  }

  private func follow(_ course: SessionCourse) {
    self.course = course
    course.onGrown = { [weak self] in self?.workbench.tell(.grown) }
    observation = course.session.observe { [weak self] in self?.follow() }
  }

  private func startProcess() {
    endProcess()
    phase = .starting
    peer = start(command) { [weak self] in
      Task { @MainActor in self?.take() }
    }
    workbench.tell(.program)
  }

  private func endProcess() {
    peer?.end()
    (peer, run, rerun, misunderstood, faults) = (nil, nil, nil, nil, 0)
    standstill = nil
  }

  /// Starts the program again: it gets the same inputs, and the run goes on from the first thing that
  /// it says otherwise.
  public func startAgain() {
    guard let course, course.takesPart else { return workbench.startAgain() }
    begin(RerunPlan(of: course))
  }

  /// Starts the program again for going on from a row of the log.
  ///
  /// - Parameter place: the 0-based place of the row.
  /// - Returns: whether that is possible.
  func goOn(from place: Int) -> Bool {
    guard let course, course.takesPart else { return false }
    let (session, origin) = (course.session, course.session.log.entries.origin(of: place))
    let ours =
      origin.run == session.timelines.count - 1 ? course.ofProgram : ofProgram[origin.run]
    guard
      let plan = RerunPlan(
        of: session.timelines[origin.run], after: origin.row,
        ofProgram: ours ?? ProgramInputs())
    else { return false }
    // It was tapped in what comes after that row.
    waiting = []
    begin(plan)
    return true
  }

  private func begin(_ plan: RerunPlan) {
    difference = nil
    course?.session.isFrozen = true
    self.plan = plan
    startProcess()
  }

  /// Does not wait any more for what the program said before.
  public func giveUpWaiting() {
    guard let rerun, rerun.awaitedWord != nil else { return }
    rerun.giveUp()
    goOn(after: rerun)
  }

  // MARK: Hearing

  /// How long the window may be kept busy in one go.
  private static let patience = Duration.milliseconds(8)

  private func take() {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    let end = ContinuousClock.now + ProgramRun.patience
    // A person's answer comes first.
    while let peer, standstill == nil, !isHeld {
      guard ContinuousClock.now < end else {
        Task { [weak self] in self?.take() }
        return
      }
      guard let event = peer.next() else { return }
      switch event {
      case .connected:
        // What runs is known once it has opened it again.
        if isMirrored, plan != nil { peer.send([ProgramRun.hello]) } else { connect() }
      case .said(let piece): if !standsStill(before: piece) { take(piece) }
      case .ended(let end, let hadConnected): finish(end, hadConnected: hadConnected)
      }
    }
  }

  /// Whether the stage stands still for as long as the program keeps its main thread busy; what it has
  /// said is taken after that.
  private func standsStill(before piece: LineReader.Piece) -> Bool {
    guard let course, let length = run?.busyTime(of: piece) else { return false }
    let clock = workbench.makeClock()
    let passes = clock.pause(milliseconds: length * course.session.clock.slowness) { [weak self] in
      self?.standstill = nil
      self?.take(piece)
      self?.take()
    }
    if passes { standstill = clock }
    return passes
  }

  /// Whether a question or a breakpoint waits for the person.
  var isHeld: Bool {
    guard run != nil, let course else { return false }
    return course.simulator.outsideCall == nil && course.simulator.state.hold != nil
  }

  func connect() {
    guard let course else { return }
    let timeline = course.timeline
    let document = workbench.recordedDocument(of: timeline)
    if let plan {
      let rerun = ProgramRerun(
        plan.inputs, until: plan.end, from: plan.origin, of: document, program: "rehearsal",
        isMirrored: isMirrored, hasTasks: hasTasks)
      (self.rerun, phase, self.plan) = (rerun, .comparing, nil)
      peer?.send(rerun.begin())
      return goOn(after: rerun)
    }
    var run = ServedRun(course, of: document, program: "rehearsal")
    (run.isMirrored, run.hasTasks) = (isMirrored, hasTasks)
    talk { run.greet() }
    self.run = run
    phase = .running
    launchNow()
    workbench.tell(.program)
    follow()
  }

  private func launchNow() {
    if launch != nil { course?.session.isFrozen = false }
    let launch = launch
    self.launch = nil
    launch?()
  }

  private func take(_ piece: LineReader.Piece) {
    if let message = ProgramRun.opening(in: piece) { return open(message) }
    if let rerun {
      peer?.send(rerun.take(piece))
      return goOn(after: rerun)
    }
    guard run != nil else { return }
    let input = call == nil ? nil : course?.simulator.state.inputCount
    let lines = talk { run?.take(piece) ?? [] }
    if let text = lines.lazy.compactMap({ ProgramRun.fault(in: $0) }).first {
      misunderstood = Misunderstood(text: text, input: input)
      faults += 1
    } else {
      if misunderstood?.input == nil { misunderstood = nil }
      faults = 0
    }
    if faults >= ProgramRun.mostFaults { return finish(.rubbish, hadConnected: true) }
    settle()
  }

  /// What is said to one that begins again.
  private static let hello = #"{"hello":\#(ServedRun.version)}"#

  private static func fault(in line: String) -> String? {
    guard line.hasPrefix("{\"error\"") else { return nil }
    guard let message = try? JSONReader.value(of: Array(line.utf8)),
      let text = message["error"]?.text
    else { return nil }
    return message["at"]?.text.map { "\($0): \(text)" } ?? text
  }

  /// Lets the run go forward, and sends what the program is told.
  @discardableResult
  private func talk(_ body: () -> [String]) -> [String] {
    isTalking = true
    let lines = body()
    isTalking = false
    peer?.send(lines)
    return lines
  }

  /// Follows a change of the run.
  private func follow() {
    guard !isTalking, run != nil else { return }
    talk { run?.follow() ?? [] }
    settle()
    if !isTaking { take() }
  }

  private func settle() {
    switch run?.end {
    case .quit: return finish(.quit, hadConnected: true)
    case .wrongNesting: return finish(.wrongNesting, hadConnected: true)
    case .stopped, nil: break
    }
    workbench.tell(.program)
    sendWaiting()
  }

  /// The program has ended, or is given up: nothing of the log is lost.
  private func finish(_ end: ProgramEnd, hadConnected: Bool) {
    isTalking = true
    if var run {
      run.close()
    } else if let course, course.takesPart, course.simulator.outsideCall != nil {
      course.perform(.outside(.ended), isStep: false)
    }
    endProcess()
    course?.waitsForProgram = false
    course?.programWake = nil
    plan = nil
    phase = .ended(end, hadConnected: hadConnected)
    if launch != nil {
      launchNow()
    } else {
      course?.session.isFrozen = false
    }
    if let course, course.simulator.state.program == .attached, course.simulator.openCalls == 0 {
      course.perform(.configure(.program(.absent)), isStep: false)
    }
    isTalking = false
    workbench.tell(.program)
    // The document answers them.
    sendWaiting()
  }

  // MARK: Going on

  /// Goes on where the run was performed again, once that is over.
  private func goOn(after rerun: ProgramRerun) {
    guard rerun.isOver else { return workbench.tell(.program) }
    guard let old = course?.session, let prototype = workbench.prototype else { return }
    let session = old.reperformed(rerun.reperformed, clock: workbench.makeClock())
    ofProgram[old.timelines.count - 1] = course?.ofProgram
    let course = SessionCourse(session, ofProgram: rerun.ofProgram)
    var run = rerun.run
    run.move(to: course)
    (self.rerun, difference, phase) = (nil, rerun.difference, .running)
    isTalking = true
    follow(course)
    self.run = run
    // Else stopping the run would cancel commands in a session that no window shows.
    workbench.activity = .running
    workbench.begin(prototype, playing: nil, as: session)
    isTalking = false
    follow()
  }
}
