public import DialogModel
import DialogSimulator
import Scenario
public import Session
import Texts

/// A document and its run: reads and reloads the document, plays its scenarios, and knows what
/// commands and activities may do.
///
/// Nothing here draws. Windows observe it, and the run goes on without them.
@MainActor
public final class Workbench {
  /// The document that is open, be it a broken one.
  public internal(set) var document = Document(DocumentRequest())
  /// What the document said when it was last read without errors.
  public internal(set) var prototype: Prototype?
  /// The run of the document; `nil` before the first that could begin.
  public internal(set) var session: Session?
  /// The scenario that plays, or that played last: the run has its language and device.
  public internal(set) var scenario: String?
  /// How far the scenario of this run is; `nil` where none was played in it.
  public internal(set) var progress: ScenarioProgress?
  /// The language of the run; `nil` for the texts as they are written.
  public internal(set) var language: String?
  /// What the commands of the document may do.
  public let commands: CommandPermissions
  /// What the built-in activities of the document may do.
  public let activities = ActivityPermission()

  /// How many milliseconds of the world one of the run takes, from 1; a command that runs has the
  /// world's pace nevertheless.
  public var slowness = 1 {
    didSet {
      keepPace()
      session?.advance()
    }
  }

  /// The language that the person has chosen, for runs that do not say theirs.
  var chosenLanguage: String?
  var driver: PlayerDriver?
  var observation: Observation<Void>?
  let makeClock: @MainActor () -> any SessionClock
  let observers = Observers<WorkbenchChange>()

  /// A workbench without a document yet.
  ///
  /// - Parameters:
  ///   - trust: which commands a person has allowed to run.
  ///   - clock: makes the clock of a run; without it, runs go as the world does.
  public init(
    trust: CommandTrust = CommandTrust(),
    clock: @escaping @MainActor () -> any SessionClock = { RealClock() }
  ) {
    makeClock = clock
    commands = CommandPermissions(trust)
    commands.onChange = { [weak self] in self?.tell(.permissions) }
    commands.onProblem = { [weak self] in self?.tell(.problem($0, hint: "")) }
    activities.onChange = { [weak self] in self?.tell(.permissions) }
  }

  /// Calls back at every change, as long as the observation is kept.
  public func observe(
    _ body: @escaping @MainActor (WorkbenchChange) -> Void
  ) -> Observation<WorkbenchChange> {
    observers.add(body)
  }

  func tell(_ change: WorkbenchChange) { observers.tell(change) }

  /// Whether a document is open, be it a broken one.
  public var hasDocument: Bool { document.name != nil }
  /// Whether a scenario plays.
  public var isPlaying: Bool { progress?.status == .playing }

  // MARK: Documents

  /// Opens a document instead of the one before, and begins a run of it.
  public func open(_ request: DocumentRequest) {
    endRun()
    document = Document(request)
    chosenLanguage = nil
    startAgain(playing: request.scenario)
  }

  /// Reads the document again and begins a new run, or keeps the old one where it can't be read.
  public func startAgain(playing scenario: String? = nil) {
    if let prototype = read() { begin(prototype, playing: scenario) }
  }

  /// Begins anew on another device than the document's.
  public func startAgain(on device: Prototype.Device) {
    document.request.device = device
    startAgain()
  }

  /// Ends the run and forgets the document.
  public func close() {
    endRun()
    document = Document(DocumentRequest())
  }

  /// Reads the document; `nil` where that can't be, or there is none.
  func read() -> Prototype? {
    guard hasDocument else { return nil }
    let reading = document.read()
    tell(.document(reading))
    guard case .loaded(let prototype) = reading else { return nil }
    return prototype
  }

  // MARK: The run

  /// Gives the run an input.
  public func send(_ input: Input) {
    guard let session else { return }
    if case .truncated = input {
      // A remark about what shows: time does not go on for it.
      session.send(input, at: session.state.now)
    } else {
      session.send(input)
    }
  }

  /// Answers the question that is open, if one is.
  public func answer(_ answer: Bool) {
    guard let hold = session?.state.hold else { return }
    send(.answer(hold.selector, answer, target: hold.target))
  }
}
