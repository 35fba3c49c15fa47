public import DialogModel
import DialogSimulator
import PrototypeFile
import Scenario
public import Session
import Texts

/// A document and its run, with its scenario and its permissions.
///
/// The workbench reads and reloads the document, plays its scenarios, and has the permissions of
/// commands and activities. It draws nothing. Windows observe it, and the run continues without
/// them.
@MainActor
public final class Workbench {
  /// The document that is open, even if it has errors or cannot be read.
  public internal(set) var document = OpenDocument(DocumentRequest(), savesAsYouGo: true)
  /// The request for it, with the options of this window.
  public internal(set) var request = DocumentRequest()
  /// The prototype of the last reading without errors.
  public internal(set) var prototype: Prototype?
  /// The run of the document; `nil` before the first run begins.
  public internal(set) var session: Session?
  /// The person's own program that performs calls of the run; `nil` for none.
  public internal(set) var program: ProgramRun?
  /// How such a program is started; `nil` for a process.
  public var startProgram: ProgramRun.Start?
  /// The scenario that plays, or that played last: the run has its language and device.
  public internal(set) var scenario: String?
  /// The progress of the scenario of this run; `nil` if none was played in it.
  public internal(set) var progress: ScenarioProgress?
  /// How the scenarios of the document ended when they were played last, by their names.
  ///
  /// They are forgotten when the document changes, or runs on another device.
  public internal(set) var results: [String: ScenarioProgress] = [:]
  /// How those ended before the document was changed that were not run since.
  public internal(set) var staleResults: [String: ScenarioProgress] = [:]
  /// What the last change of the document did to the calls of the scenario that has just ended; `nil`
  /// where it did nothing to them.
  public internal(set) var change: ScenarioChange?
  /// The runs of scenarios before the document was changed.
  var keptRuns = KeptRuns()
  /// What the scenario that plays says to the audience now, in the language of the run.
  public internal(set) var caption: String?
  /// The language of the run; `nil` for the texts as they are written.
  public internal(set) var language: String?
  /// What a person does with the document.
  public internal(set) var activity = Activity.idle
  /// The breakpoints that a person has set in this document.
  public internal(set) var breaks: [MethodBreak] = []
  /// What is logged afterwards: a template for each method.
  public internal(set) var logged: [MethodLog] = []
  /// Holds the calls of the run against the order rules.
  var order: OwnOrder?
  /// The breakpoints that the run has.
  var setBreakpoints: [Breakpoint] = []
  /// How far breakpoints are passed; `nil` if they are not.
  var passes: BreakStep?
  /// The permissions of the commands of the document.
  public let commands: CommandPermissions
  /// The permission of the built-in activities of the document.
  public let activities = ActivityPermission()

  /// Milliseconds of real time for one millisecond of simulated time, at least 1.
  ///
  /// While a command runs, simulated time is as fast as real time.
  public var slowness = 1 {
    didSet {
      keepPace()
      session?.advance()
    }
  }

  /// How a person changes the document.
  public let editing = EditingState()

  /// Runs the scenarios after a change.
  var checkingScenarios: Analysis
  /// Hands on what is being typed and is not in the document yet.
  public var onCollect: (@MainActor () -> Void)?

  /// Finds what does not fit on the stage, for the rows of the log about it; `nil` without a stage.
  public var cutTexts: Session.CutTexts?

  /// Writes the runs to files while they go on; `nil` where nothing is recorded.
  public var recording: SessionRecording?

  /// The language that the person has chosen, for runs without a language of a request or scenario.
  var chosenLanguage: String?
  var driver: PlayerDriver?
  /// Where a person left the steps of the scenario; `nil` while nothing else was tapped.
  var turning: Turning?
  /// How a person decided a question or a task last, and where the scenario was before; `nil` if
  /// nothing was decided.
  var decided: (turning: Turning, input: Input)?
  /// The player of the scenario that has failed, before the step.
  var failedPlayer: Player?
  /// Whether people watch: a scenario whose document does not say otherwise goes at a person's pace.
  public var isPresented = false
  /// The 0-based number of the step that could not be performed, where the scenario failed.
  public internal(set) var failedStep: Int?
  /// What was saved while something ran that cannot be done again; the talk goes on in it afterwards.
  var awaited: Prototype?
  /// The device that the request asked for when the run began.
  var deviceOfRun: Prototype.Device?
  /// The scenario that another run has interrupted; `nil` if none was.
  var lost: LeftStep?
  /// The moments of this run at which a person asked for a step, by the 0-based number of the step.
  var stepMarks: [Int: StepMark] = [:]
  /// The 1-based lines of the steps that gave inputs of the run, by the 1-based numbers of the inputs.
  var stepLines: [Int: Int] = [:]
  /// The scenarios that are played after the present one; `nil` unless all are played.
  var queue: ArraySlice<String>?
  var observation: Observation<Void>?
  /// Reads the document outside the main thread.
  let reader: DocumentFetch
  let makeClock: @MainActor () -> any SessionClock
  let observers = Observers<WorkbenchChange>()

  /// A workbench without a document yet.
  ///
  /// - Parameters:
  ///   - trust: which commands a person has allowed to run.
  ///   - patience: how long to wait for a document to be read, in milliseconds; one that takes longer
  ///     is shown later.
  ///   - clock: makes the clock of a run; without it, runs use real time.
  public init(
    trust: CommandTrust = CommandTrust(), patience: Int = Errand.patience,
    clock: @escaping @MainActor () -> any SessionClock = { RealClock() }
  ) {
    makeClock = clock
    checkingScenarios = Analysis(in: document.analyses)
    reader = DocumentFetch(patience: patience)
    commands = CommandPermissions(trust)
    commands.onChange = { [weak self] in self?.tell(.permissions) }
    commands.onProblem = { [weak self] in self?.tell(.problem($0, hint: "")) }
    activities.onChange = { [weak self] in self?.tell(.permissions) }
  }

  /// Calls a closure at every change, as long as the observation is kept.
  public func observe(
    _ body: @escaping @MainActor (WorkbenchChange) -> Void
  ) -> Observation<WorkbenchChange> {
    observers.add(body)
  }

  func tell(_ change: WorkbenchChange) { observers.tell(change) }

  /// Whether a document is open, even if it has errors or cannot be read.
  public var hasDocument: Bool { document.name != nil }
  /// Whether the prototype is what was read last; else the document has errors now, or is gone.
  public var isCurrent: Bool { document.isGood }
  /// Whether a scenario plays.
  public var isPlaying: Bool { progress?.status == .playing }

  // MARK: Documents

  /// Opens a document instead of the one before, and begins a run of it.
  public func open(_ request: DocumentRequest) {
    // One that another window shows too keeps what was changed: only the run is another one.
    let isShared = document.windows.count > 1 && document.isIn(request.file)
    begin(
      with: isShared ? document : OpenDocument(request, savesAsYouGo: document.savesAsYouGo),
      request)
    program = request.program.map { ProgramRun($0, in: self, startProgram) }
    startAgain(playing: request.scenario)
  }

  /// Reads the document again and begins a new run; keeps the old run if it cannot be read.
  public func startAgain(playing scenario: String? = nil) {
    let isSameDevice = deviceOfRun == request.device
    endEditing()
    read { [weak self] in
      self?.begin($0, playing: scenario)
      self?.lost?.hasRestarted = isSameDevice
      self?.takeJournal()
      // Only its first run begins so.
      if self?.request.isEdited == true {
        if let self { editing.selectFirstScreen(in: self) }
        self?.beginEditing()
      }
      self?.request.isEdited = false
    } orElse: { [weak self] in
      self?.takeJournal()
    }
  }

  /// Begins a new run on another device than the document's.
  public func startAgain(on device: Prototype.Device) {
    request.device = device
    (results, staleResults) = ([:], [:])
    startAgain()
  }

  /// Ends the run and forgets the document.
  public func close() {
    let hadWarnings = !document.warnings.isEmpty
    document.handOnTyping()
    leaveDocument(
      for: OpenDocument(DocumentRequest(), savesAsYouGo: document.savesAsYouGo), DocumentRequest())
    reader.cancel()
    endRun()
    if hadWarnings { tell(.warnings) }
  }

  /// Reads the document, and passes it on if it can be read.
  ///
  /// - Parameters:
  ///   - done: called before this function returns, unless the document is large or the disk slow.
  ///   - failed: called instead where it can't be read, or has errors.
  func read(
    then done: @escaping @MainActor (Prototype) -> Void,
    orElse failed: @escaping @MainActor () -> Void = {}
  ) {
    guard hasDocument else { return }
    if document.hasUnsavedChanges {
      if let prototype { done(prototype) }
      return
    }
    let (request, saves) = (request, document.saves)
    reader.read({ DocumentContent(of: request) }) { [weak self] content in
      guard let self else { return }
      // What was saved meanwhile is newer than what was read.
      if document.isWriting || saves != document.saves { return read(then: done, orElse: failed) }
      document.handOnTyping()
      guard let change = document.take(content, always: true, by: self) else {
        // What was typed meanwhile, or what the file does not have.
        return prototype.map(done) ?? failed()
      }
      let prototype = take(change)
      if let edit = change.edit { tell(.edited(edit)) }
      if let prototype { done(prototype) } else { failed() }
    }
  }

  // MARK: The run

  /// Gives the run an input.
  public func send(_ input: Input) {
    guard let session else { return }
    switch activity {
    case .idle, .editing: return
    case .lookingBack: return tell(.inThePast(input))
    case .running: break
    }
    if program?.holds(input) == true { return }
    endPassing(at: input)
    noteTurning(before: input)
    if let program { program.send(input, to: session) } else { session.send(input) }
  }

  /// Answers the call that waits for an answer, if there is one.
  public func answer(_ answer: Bool) {
    guard past == nil, let hold = session?.state.hold else { return }
    if hold.isBreakpoint { return resume(.on, answering: answer) }
    send(.answer(hold.selector, answer, target: hold.target))
  }
}
