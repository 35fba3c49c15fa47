public import DialogModel
public import DialogSimulator
public import EventLog

/// One run of a prototype: has the clock, gives the simulator inputs, and keeps the log.
public final class Session {
  /// Finds the texts of the dialogs that are up which do not fit where they are drawn.
  public typealias CutTexts = (Simulator) -> [CutText]

  /// Where the run is, as a value.
  public private(set) var simulator: Simulator
  /// What happened so far.
  public private(set) var log: EventLog
  /// When the run continues.
  ///
  /// It says the same as the simulator, which would be copied for each question.
  public private(set) var outlook = Simulator.Outlook(now: .zero, isRunning: true, wake: nil)
  /// The time of the run.
  public let clock: any SessionClock
  /// The runs of the log, the present one last: in the order of ``EventLog/earlierRuns``.
  public private(set) var timelines: [Timeline]
  /// The rows that a person has pinned.
  public let pins: PinnedRows
  private let observers = Observers<Void>()
  private let listeners = Observers<[Utterance]>()
  private var hearing: Hearing?

  /// A run that has not been launched.
  ///
  /// - Parameters:
  ///   - orientation: how the device is held at the launch.
  ///   - log: the rows of earlier runs, to which those of this one are added.
  ///   - earlier: these runs, oldest first.
  ///   - pins: the pinned rows of these.
  public init(
    _ prototype: Prototype, clock: any SessionClock, limits: Limits = .preview,
    orientation: Orientation = .portrait, continuing log: EventLog = EventLog(),
    after earlier: [Timeline] = [], pins: PinnedRows = PinnedRows()
  ) {
    if prototype.hasSecureField { Faults.refuseCore() }
    let configuration = Configuration(limits: limits, orientation: orientation)
    simulator = Simulator(
      prototype, configuration: configuration, matches: Pattern.matcher(),
      filters: RowFilters.matcher(of: prototype), zones: TimeZones.offsets)
    timelines = earlier + [Timeline(of: simulator)]
    self.log = log
    self.clock = clock
    self.pins = pins
    recorded = []
  }

  /// A run that continues from the past of another one.
  convenience init(
    goingOn branch: Branch, continuing log: EventLog, after earlier: [Timeline],
    pins: PinnedRows, clock: any SessionClock
  ) {
    self.init(
      at: branch.simulator, after: earlier + [branch.timeline], reporting: branch.reports,
      continuing: log, pins: pins, clock: clock)
    endWhatIsNotRecorded()
    letTimePass()
  }

  /// A run that continues where it was performed elsewhere.
  ///
  /// - Parameters:
  ///   - simulator: where it is.
  ///   - timelines: the earlier runs, then this one as a value.
  ///   - reports: what is still to be reported.
  init(
    at simulator: Simulator, after timelines: [Timeline],
    reporting reports: [(time: SimulatedTime, input: Input)], continuing log: EventLog,
    pins: PinnedRows, clock: any SessionClock
  ) {
    self.pins = pins
    self.simulator = simulator
    self.timelines = timelines
    self.log = log
    self.clock = clock
    recorded = reports[...]
    performedBefore = Set(simulator.state.jobs.lazy.filter { $0.work == .command }.map(\.number))
    outlook = self.simulator.drainRows { _ in }
    clock.hold(at: outlook.now)
  }

  /// The jobs whose commands ran in the past that this run continues from: they are not run again.
  private var performedBefore: Set<Int> = []
  /// What was reported in that past and is still to come.
  private var recorded: ArraySlice<(time: SimulatedTime, input: Input)>

  /// Ends the commands and activities whose end was not reached in the past.
  func endWhatIsNotRecorded() {
    let ends = recorded.map(\.input)
    for job in simulator.state.jobs where job.work == .command {
      let hasEnd = ends.contains {
        if case .report(let report, job.number) = $0 { report.end != nil } else { false }
      }
      if !hasEnd { send(.report(JobReport(end: .cancelled), job: job.number), at: state.now) }
    }
    for run in simulator.state.pickers where run.isLive {
      let hasEnd = ends.contains {
        if case .endActivity(run.number, _) = $0 { true } else { false }
      }
      if !hasEnd { send(.endActivity(run.number, completed: false), at: state.now) }
    }
  }

  /// Gets the rows of each change, in place of the log and the timelines, which stay empty.
  ///
  /// A run whose past is not looked at then needs the same memory however long it is. It is set
  /// before the launch.
  public var rowSink: ((RowBuffer) -> Void)?

  /// Finds what does not fit where the run is drawn, for the rows of the log about it; `nil` for a
  /// run that is not drawn.
  public var cutTexts: CutTexts?
  private var cuts = NotedCuts()

  /// Adds the rows about what does not fit any more, after the stage has changed.
  public func noteCutTexts() {
    if noteCuts() { observers.tell(()) }
  }

  @discardableResult
  private func noteCuts() -> Bool {
    guard let cutTexts else { return false }
    return cuts.note(simulator, by: cutTexts, in: &log)
  }

  /// Calls back after every change of state or log, as long as the observation is kept.
  public func observe(_ body: @escaping () -> Void) -> Observation<Void> {
    observers.add { _ in body() }
  }

  /// Calls back with what VoiceOver says after every change at which it says something, as long as the
  /// observation is kept; those that observe the run are told later.
  ///
  /// A run with a ``rowSink`` is listened to from its launch on.
  public func listen(_ body: @escaping ([Utterance]) -> Void) -> Observation<[Utterance]> {
    if hearing == nil {
      hearing =
        rowSink == nil
        ? timelines.last.map { Hearing($0) } : Hearing(language: prototype.language)
    }
    return listeners.add(body)
  }

  /// The prototype that runs.
  public var prototype: Prototype { simulator.prototype }

  /// Where the run is.
  public var state: State { simulator.state }

  /// Performs an input now.
  public func send(_ input: Input) {
    catchUp()
    send(input, at: clock.now)
  }

  /// Performs an input at a moment that has come, as a scenario does.
  ///
  /// Also if the main loop is late, a scenario's inputs have the times that they have without a
  /// window.
  public func send(_ input: Input, at moment: SimulatedTime) {
    performDue(until: moment)
    if rowSink == nil {
      timelines[timelines.count - 1].perform(input, at: moment, by: &simulator)
    } else {
      simulator.perform(input, at: moment)
    }
    settle()
  }

  /// A moment at which time stops, in addition to those at which something is due.
  ///
  /// The driver of the run continues at this moment; then the alarm is removed.
  public var alarm: SimulatedTime? {
    didSet { if alarm != oldValue { wakeAgain() } }
  }

  /// The same for steps that a program has asked for.
  public var programAlarm: SimulatedTime? {
    didSet { if programAlarm != oldValue { wakeAgain() } }
  }

  /// A moment at which the tasks of a program go on; the run comes to it, and then it is removed.
  public var programWake: SimulatedTime? {
    didSet { if programWake != oldValue { wakeAgain() } }
  }

  /// Whether time is stopped because a program goes on with what it has begun outside any call.
  public var waitsForProgram = false {
    didSet {
      guard waitsForProgram != oldValue else { return }
      letTimePass()
      // A scenario goes on.
      if !waitsForProgram { observers.tell(()) }
    }
  }

  /// The next moment at which something is due, or that was asked for; `nil` while time is stopped.
  public var nextMoment: SimulatedTime? {
    guard outlook.isRunning, !isFrozen, !waitsForProgram else { return nil }
    let moments = [outlook.wake, alarm, programAlarm, programWake, recorded.first?.time]
    return moments.lazy.compactMap { $0 }.min()
  }

  /// Whether time is stopped in a pause.
  private var isPaused = false

  /// Whether time is stopped because the document is being edited: what commands report waits.
  public var isFrozen = false {
    didSet {
      guard isFrozen != oldValue else { return }
      if isFrozen { catchUp() }
      letTimePass()
      if !isFrozen { takeReports() }
    }
  }

  /// Stops time, and continues it after so many milliseconds of real time, more if the run is slow.
  ///
  /// - Parameter body: called when the pause is over, unless ``endPause()`` has ended it.
  /// - Returns: `false` if the clock makes no pauses.
  public func pause(milliseconds: Int, _ body: @escaping () -> Void) -> Bool {
    isPaused = clock.pause(milliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      isPaused = false
      body()
      letTimePass()
    }
    if isPaused { letTimePass() }
    return isPaused
  }

  /// Ends the pause, if there is one.
  public func endPause() {
    guard isPaused else { return }
    _ = clock.pause(milliseconds: nil) {}
    isPaused = false
    letTimePass()
  }

  /// Performs what is due until now, as far as the clock's patience goes.
  public func advance() {
    catchUp()
    wakeAgain()
  }

  /// Performs what is due until now; if that takes too long, the clock falls back to the last
  /// moment that was performed, so that the rest is not due yet.
  private func catchUp() {
    let now = clock.now
    guard let patience = clock.patience else { return performDue(until: now) }
    let end = ContinuousClock.now + patience
    while let due = nextMoment, due <= now {
      advance(to: due)
      guard ContinuousClock.now < end else { return clock.fallBack(to: state.now) }
    }
  }

  /// Asks the clock again for a wake-up, after the clock's speed has changed.
  public func wakeAgain() {
    clock.wake(at: nextMoment) { [weak self] in self?.advance() }
  }

  /// Performs what is due until a moment that has come, and stops time there.
  public func advance(to moment: SimulatedTime) {
    if let alarm, alarm <= moment { self.alarm = nil }
    if let programAlarm, programAlarm <= moment { self.programAlarm = nil }
    if let programWake, programWake <= moment { self.programWake = nil }
    if rowSink == nil {
      timelines[timelines.count - 1].advance(&simulator, to: moment)
      while let next = recorded.first, next.time <= moment {
        recorded.removeFirst()
        timelines[timelines.count - 1].perform(next.input, at: next.time, by: &simulator)
      }
    } else {
      simulator.advance(to: moment)
    }
    settle()
  }

  /// Moment by moment, so that observers can act at each before time continues.
  private func performDue(until moment: SimulatedTime) {
    while let due = nextMoment, due <= moment { advance(to: due) }
  }

  /// What runs the commands of tasks; `nil` where none are run.
  public var commands: CommandController? {
    didSet {
      for job in state.jobs where performedBefore.contains(job.number) { commands?.skip(job) }
    }
  }

  /// Called with a report of a command, by the number of its job, before the simulator gets it.
  public var onReport: ((Int, JobReport) -> Void)?

  /// What happens to each task's command when the task is run from now on.
  public var commandModes: [TaskID: CommandMode] {
    get { state.commandModes }
    set {
      for (task, mode) in newValue where state.commandModes[task] != mode {
        send(.configure(.commandMode(task, mode)), at: state.now)
      }
    }
  }

  /// The built-in activities that a person performs from now on; the others are simulated.
  public var liveBuiltIns: Set<BuiltInActivity> {
    get { state.liveBuiltIns }
    set { send(.configure(.liveBuiltIns(newValue)), at: state.now) }
  }

  /// Takes the reports of commands.
  public func takeReports() {
    guard let commands, !isFrozen else { return }
    for (job, report) in commands.takeReports() {
      onReport?(job, report)
      send(.report(report, job: job))
    }
    commands.tellRefusals()
  }

  /// Ends running commands; the state of the run stays as it is.
  public func end() { commands?.end() }

  /// Removes the rows of the log; the run continues.
  public func clearLog() {
    log.removeAll()
    pins.removeAll()
    observers.tell(())
  }

  private func settle() {
    if let rowSink {
      outlook = simulator.drainRows {
        hearing?.note($0)
        rowSink($0)
      }
    } else {
      outlook = simulator.drainRows {
        hearing?.note($0)
        log.append($0)
      }
      noteCuts()
    }
    if let said = hearing?.hear(simulator), !said.isEmpty { listeners.tell(said) }
    if let commands, !(commands.isIdle && state.jobs.isEmpty) { commands.follow(state, prototype) }
    letTimePass()
    observers.tell(())
  }

  /// Continues time, unless a question, a pause or an edit stops it.
  func letTimePass() {
    if isFrozen || waitsForProgram || isPaused || (!outlook.isRunning && state.hold != nil) {
      clock.hold(at: outlook.now)
    } else {
      clock.release()
    }
    wakeAgain()
  }
}
