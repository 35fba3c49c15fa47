public import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Texts

extension Workbench {
  /// Returns the document in the language of the run, and as a scenario and options set it.
  func prepared(_ prototype: Prototype, _ scenario: String?) -> Prototype {
    var script = scenario.flatMap { prototype.scenario(named: $0) }
    script?.language = nil
    var prepared = prototype.applying(script, language: language)
    prepared.axes = request.axes.over(script?.axes ?? StageAxes())
    return prepared
  }

  /// Makes of a document what a run of it has that is not of a scenario, on any thread.
  var preparing: @Sendable (Prototype) -> Prototype {
    let (language, axes) = (language, request.axes.over(StageAxes()))
    return { prototype in
      var prepared = prototype.applying(nil, language: language)
      prepared.axes = axes
      return prepared
    }
  }

  /// Leaves an axis of the stage to the person who has just chosen on it: the options of the
  /// request do not set it any more.
  public func leave(_ axis: StageAxes.Axis) { request.axes[axis] = nil }

  /// Begins a run: one that continues as the run before, or a new one.
  ///
  /// - Parameters:
  ///   - others: the scenarios to be played after this one; `nil` if only this one is played.
  ///   - byStep: whether a person asks for each step.
  func begin(
    _ prototype: Prototype, playing name: String?, as running: Session? = nil,
    then others: ArraySlice<String>? = nil, byStep: Bool = false
  ) {
    let left = leftStep
    stopRun()
    (lost, deviceOfRun) = (left, request.device)
    queue = others
    self.prototype = prototype
    // A scenario begins upright, as it does without a window.
    let orientation = name == nil ? self.session?.state.orientation : nil
    let script = name.flatMap { prototype.scenario(named: $0) }
    if running == nil || name != nil { scenario = name }
    // An option of the command line overrides the scenario, as it does without a window.
    if running == nil {
      language = request.language ?? script?.language ?? chosenLanguage
    }
    let again = running == nil && name == nil ? performedAgain() : nil
    let session =
      running ?? again
      ?? Session(
        prepared(prototype, name), clock: makeClock(), orientation: orientation ?? .portrait)
    let before = self.session?.prototype
    self.session = session
    stepLines = stepLines.filter { $0.key <= session.state.inputCount }
    if !isEditing { activity = .running }
    session.cutTexts = cutTexts
    keepPace()
    commands.begin(session, request)
    activities.begin(session, of: document.revision)
    order = OwnOrder(session)
    tell(.run)
    if let recording, let timeline = session.timelines.last {
      recording.begin(session, recordedDocument(of: timeline), continues: running != nil)
    }
    observation = session.observe { [weak self] in self?.follow() }
    if again == nil { beginBreaks(before: before) } else { restoreBreaks() }
    let isNew = running == nil && again == nil
    // The clock may have been asked for the time before; a run begins at 0 all the same, as it does
    // without a window.
    let launch = { [weak self] in
      guard let self, self.session === session else { return }
      if isNew { session.send(.launch, at: .zero) }
      if let script { self.play(script, in: session, byStep: byStep) }
    }
    if !isNew {
      session.noteCutTexts()
      follow()
    }
    if let program { program.begin(session, launch: isNew ? launch : nil) }
    if program == nil || !isNew { launch() }
    if let name, script == nil {
      tell(
        .problem(
          tr("There is no scenario “{name}”.", ["name": name]),
          hint: tr("The list at the left has all of them.")))
    }
  }

  /// The run of a session file, at its end; `nil` for other documents.
  private func performedAgain() -> Session? {
    guard let recorded = document.content.recorded?.run, let document = recorded.loaded.prototype
    else {
      return nil
    }
    let session = Session(
      performing: recorded.replayed(on: document).timeline, clock: makeClock(),
      notingCutsBy: cutTexts)
    for note in self.document.content.recorded?.notes ?? [] {
      session?.pins.pin(LogOrigin(run: 0, row: note.row), note: note.text)
    }
    return session
  }

  /// Ends the run and forgets the prototype.
  func endRun() {
    guard session != nil || prototype != nil else { return }
    stopRun()
    recording?.end()
    (session, program) = (nil, nil)
    activity = .idle
    prototype = nil
    scenario = nil
    (results, staleResults) = ([:], [:])
    keptRuns = KeptRuns()
    commands.end()
    activities.end()
    tell(.run)
  }

  /// Stops the scenario, and ends the work of the run before.
  private func stopRun() {
    driver?.cancel()
    driver = nil
    (turning, decided, failedStep, failedPlayer) = (nil, nil, nil, nil)
    (lost, change, awaited) = (nil, nil, nil)
    stepMarks = [:]
    progress = nil
    queue = nil
    observation = nil
    session?.end()
  }

  private func follow() {
    keepPace()
    if let recording, let session { recording.follow(session) }
    if let session {
      holdAgainstRules(session)
      endPassing(in: session.state)
    }
    walk.goOnInAwaited()
    tell(.state)
    for activity in activities.takeBegun() { tell(.activity(activity)) }
  }

  /// Sets the chosen speed of the simulated time; while a command runs, the speed of real time.
  func keepPace() {
    guard let session, let clock = session.clock as? RealClock else { return }
    let slowness = session.state.runsCommand ? 1 : slowness
    guard clock.slowness != slowness else { return }
    clock.slowness = slowness
    session.wakeAgain()
  }
}
