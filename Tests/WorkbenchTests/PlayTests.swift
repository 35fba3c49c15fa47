import DialogModel
import DialogSimulator
import EventLog
import Session
import Testing
import Workbench

/// Scenarios that a workbench plays.
@MainActor @Suite struct PlayTests {
  private static let asks = "alertViewShouldEnableFirstOtherButton:"

  private static let document = """
    screens: {one: {title: One, controls: [{button: Go, then: [{present: a}]}]}}
    dialogs:
      a: {alert: {title: A, cancelButton: OK}}
      question:
        alert: {title: Q, cancelButton: No, otherButtons: [OK]}
        delegate: {returns: {'\(asks)': ask}}
    scenarios:
      taps: {steps: [tapOn: Go, wait: 2, tapOn: OK]}
      fails: {steps: [tapOn: Go, wait: 1, assertVisible: Nowhere]}
      waits: {steps: [wait: 5]}
      answers: {steps: [present: question, tapOn: OK]}
      tablet: {device: tablet, language: de, steps: [wait: 1]}
    strings: {de: {Go: Los}}
    """

  private func played(_ name: String) throws -> Bench {
    let bench = try Bench(Self.document)
    _ = bench.takeTold()
    bench.workbench.startAgain(playing: name)
    return bench
  }

  @Test func aNewRunIsHeldAsTheRunBefore() throws {
    let bench = try Bench(Self.document)
    bench.workbench.send(.rotate(.landscape))
    bench.workbench.startAgain()
    #expect(try bench.session.state.orientation == .landscape)
    #expect(try bench.session.log.entries.count == 1)
    bench.workbench.startAgain(playing: "waits")
    #expect(try bench.session.state.orientation == .portrait)
  }

  @Test func aScenarioPlaysToItsEnd() throws {
    let bench = try played("taps")
    #expect(bench.workbench.isPlaying)
    #expect(
      bench.takeTold() == [
        "loaded", "run", "taps plays",
        "performs \(Input.tapControl(ControlID(screen: ScreenID(0), index: 0)))",
      ])
    try bench.pass(milliseconds: 1999)
    #expect(bench.workbench.isPlaying)
    #expect(bench.takeTold() == [])
    try bench.pass()
    #expect(
      bench.takeTold() == ["performs \(Input.tapButton(DialogID(0), index: 0))", "taps played"])
    #expect(!bench.workbench.isPlaying)
    #expect(bench.workbench.scenario == "taps")
    // The tap, at the moment for which it waited, and the way out.
    #expect(try bench.session.state.now == SimulatedTime(milliseconds: 2200))
  }

  /// Nothing draws here, and there is no observer.
  @Test func scenarioPlaysWithoutObservers() throws {
    let bench = try Bench(Self.document, isObserved: false)
    bench.workbench.startAgain(playing: "taps")
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
  }

  /// As a window plays, but for the window.
  @Test func itPlaysOnTheWorldsTime() async throws {
    let bench = try Bench()
    try bench.write(Self.document)
    let workbench = Workbench(
      trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 60_000)
    var request = DocumentRequest(file: bench.file)
    request.scenario = "answers"
    await withCheckedContinuation { continuation in
      var observation: Observation<WorkbenchChange>?
      observation = workbench.observe { change in
        switch change {
        // A person takes their time.
        case .state where workbench.session?.state.hold != nil:
          Task { @MainActor in workbench.answer(true) }
        case .progress where !workbench.isPlaying:
          observation?.end()
          observation = nil
          continuation.resume()
        default: break
        }
      }
      workbench.open(request)
    }
    #expect(workbench.progress?.status == .played)
    #expect(workbench.session?.state.now == SimulatedTime(milliseconds: 450))
  }

  @Test func failuresAreTold() throws {
    let bench = try played("fails")
    try bench.pass()
    #expect(bench.takeTold().last == "fails failed: “Nowhere” does not show")
    #expect(!bench.workbench.isPlaying)
  }

  /// The application comes and goes without end, and no time passes.
  @Test func limitsAreTold() throws {
    let round = ["{pressKey: home}", "{launchApp: true}"]
    let steps = Array(repeating: round, count: 2600).flatMap { $0 }.joined(separator: ", ")
    let bench = try Bench(
      "application: {}\nscenarios: {endless: {steps: [\(steps)]}}")
    bench.workbench.startAgain(playing: "endless")
    #expect(try bench.session.state.stop != nil)
    #expect(bench.takeTold().last == "endless stopped")
  }

  @Test func crashesAreTold() throws {
    let bench = try Bench(
      """
      dialogs: {a: {alert: {cancelButton: OK}}}
      scenarios:
        crashes: {steps: [{present: a}, {do: {set: {dialog: a, delegate: gone}}}, {dismiss: a}]}
        meant:
          steps: [{present: a}, {do: {set: {dialog: a, delegate: gone}}}, {dismiss: a}]
          expect: |
            a willPresentAlertView:
            a would crash here: EXC_BAD_ACCESS
      """)
    for (name, ending) in [("crashes", "would crash"), ("meant", "passed")] {
      bench.workbench.startAgain(playing: name)
      try bench.pass()
      #expect(try bench.session.state.stop?.isCrash == true)
      #expect(bench.takeTold().last == "\(name) \(ending)")
    }
  }

  @Test func aQuestionWaitsForThePerson() throws {
    let bench = try played("answers")
    try bench.pass()
    #expect(bench.workbench.isPlaying)
    bench.workbench.answer(true)
    try bench.pass()
    #expect(bench.takeTold().last == "answers played")
  }

  @Test func aScenarioHasItsLanguageAndDevice() throws {
    let bench = try played("tablet")
    #expect(bench.workbench.language == "de")
    #expect(try bench.session.prototype.device == .tablet)
    bench.workbench.startAgain()
    #expect(bench.workbench.language == nil)
    #expect(try bench.session.prototype.device == .phone)
    #expect(bench.workbench.progress == nil)
  }

  @Test func anUnknownScenarioIsToldAndTheRunBegins() throws {
    let bench = try played("nowhere")
    #expect(bench.takeTold() == ["loaded", "run", "There is no scenario “nowhere”."])
    #expect(bench.workbench.progress == nil)
  }

  @Test func aSaveBeginsTheScenarioAgain() throws {
    let bench = try played("waits")
    try bench.pass(milliseconds: 3000)
    _ = bench.takeTold()
    try bench.reload(Self.document + "\ntitle: New")
    #expect(bench.takeTold() == ["loaded", "run", "waits plays"])
    try bench.pass()
    #expect(bench.takeTold() == ["waits is empty"])
    #expect(try bench.session.state.now == SimulatedTime(milliseconds: 5000))
    // Once it has ended, a save continues from where the run is.
    try bench.reload(Self.document)
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(bench.workbench.scenario == "waits")
    #expect(bench.workbench.progress == nil)
  }

  @Test func aScenarioThatIsGoneStops() throws {
    let bench = try played("waits")
    _ = bench.takeTold()
    try bench.reload("screens: {one: {title: One}}")
    #expect(bench.takeTold() == ["loaded", "run"])
    #expect(!bench.workbench.isPlaying)
    try bench.pass()
    #expect(bench.takeTold() == [])
  }

  @Test func closingStopsIt() throws {
    let bench = try played("waits")
    let session = try bench.session
    _ = bench.takeTold()
    bench.workbench.close()
    #expect(bench.takeTold() == ["no run"])
    #expect(session.nextMoment == nil)
    session.advance(to: SimulatedTime(milliseconds: 10_000))
    #expect(bench.takeTold() == [])
  }
}
