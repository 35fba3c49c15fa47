import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Session
import Testing
import Workbench

/// What a presenter does after a wrong tap.
@MainActor @Suite struct BackOnTrackTests {
  private static let document = """
    screens: {one: {title: One, controls: [{button: Go, then: [{present: a}]}]}}
    dialogs:
      a: {alert: {title: A, cancelButton: Keep}}
      b: {alert: {title: B, cancelButton: OK}}
    scenarios:
      talk:
        steps: [{tapOn: Go, say: One}, {wait: 0.5}, {do: {present: b}}, {tapOn: OK}, {tapOn: Keep}]
    """

  /// The time, and what is up with all its state.
  private func picture(_ bench: Bench) throws -> String {
    let session = try bench.session
    return "\(session.state.now.milliseconds) \(session.state.showings)"
  }

  private func perform(_ steps: Int, in bench: Bench) throws {
    for _ in 0..<steps {
      #expect(bench.workbench.walk.next(of: "talk") == .performed)
      try bench.pass(milliseconds: 5000)
    }
  }

  /// The last step ends the scenario, so there is nothing to come back to.
  @Test(arguments: 1...3) func theStateIsThatAfterTheCurrentStep(step: Int) throws {
    let bench = try Bench(Self.document)
    try perform(step, in: bench)
    #expect(!bench.workbench.isOffTrack)
    let (up, place) = (try bench.up, bench.workbench.nextStep)
    let picture = try picture(bench)
    for wrong in [Input.home, .launchApp, .memoryWarning] {
      bench.workbench.send(wrong)
      try bench.pass(milliseconds: 3000)
    }
    #expect(bench.workbench.isOffTrack)
    #expect(bench.workbench.backOnTrack())
    #expect(!bench.workbench.isOffTrack)
    #expect(try bench.up == up)
    #expect(try self.picture(bench) == picture)
    #expect(bench.workbench.nextStep == place)
    #expect(bench.workbench.isWaiting)
    try perform(4 - step, in: bench)
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
  }

  /// What was performed after the wrong tap is performed again, without it.
  @Test func stepsSinceTheWrongTapArePerformedAgain() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    bench.workbench.send(.memoryWarning)
    try perform(1, in: bench)
    #expect(bench.workbench.isOffTrack)
    #expect(bench.workbench.backOnTrack())
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["a", "b"])
    #expect(bench.workbench.nextStep == 3)
    #expect(bench.workbench.isWaiting)
  }

  /// A step that fails after a wrong tap is the next one again.
  @Test func failedScenarioContinues() throws {
    let bench = try Bench(Self.document)
    try perform(2, in: bench)
    bench.workbench.send(.killApp)
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass()
    guard case .failed = bench.workbench.progress?.status else {
      return #expect(Bool(false), "\(String(describing: bench.workbench.progress))")
    }
    #expect(bench.workbench.nextStep == 3)
    #expect(bench.workbench.backOnTrack())
    #expect(try bench.up == ["a", "b"])
    try perform(1, in: bench)
    #expect(try bench.up == ["a"])
  }

  /// The rows of a way that was left are no place to come back to.
  @Test func eachWrongTapLeadsBackToTheSameState() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    let picture = try picture(bench)
    for _ in 0..<3 {
      bench.workbench.send(.home)
      try bench.pass(milliseconds: 3000)
      #expect(bench.workbench.backOnTrack())
      #expect(try self.picture(bench) == picture)
      #expect(bench.workbench.nextStep == 2)
    }
    try perform(1, in: bench)
    #expect(bench.workbench.stepBack())
    #expect(try self.picture(bench) == picture)
    bench.workbench.send(.memoryWarning)
    #expect(bench.workbench.backOnTrack())
    #expect(try self.picture(bench) == picture)
  }

  @Test func aStepThatCannotBePerformedStaysTheNextOne() throws {
    let bench = try Bench(
      """
      screens: {one: {controls: [{button: Go}]}}
      scenarios:
        talk: {steps: [{tapOn: Go}, {tapOn: Gone, timeout: 1}, {tapOn: Go}]}
      """)
    try perform(1, in: bench)
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass()
    guard case .failed = bench.workbench.progress?.status else { return #expect(Bool(false)) }
    #expect(bench.workbench.nextStep == 1)
    #expect(bench.workbench.failedStep == 1)
    #expect(bench.workbench.backOnTrack())
    #expect(bench.workbench.failedStep == nil)
    #expect(bench.workbench.nextStep == 1)
    #expect(bench.workbench.isWaiting)
    #expect(bench.workbench.stepBack())
    #expect(bench.workbench.nextStep == 0)
  }

  /// A press while a step waits is none for the step after it.
  @Test func waitingStepIsRequestedOnce() throws {
    let bench = try Bench(
      """
      screens: {one: {controls: [{button: Go, then: [{run: work}]}]}}
      tasks: {work: {title: Work, simulate: {seconds: 4}, whenDone: [{present: done}]}}
      dialogs: {done: {alert: {title: Done, cancelButton: OK}}}
      scenarios:
        talk: {steps: [{tapOn: Go}, {tapOn: OK}, {tapOn: Go}]}
      """)
    #expect(bench.workbench.walk.next(of: "talk") == .performed)
    try bench.pass(milliseconds: 1000)
    #expect(bench.workbench.walk.next(of: "talk") == .performed)
    #expect(bench.workbench.waits)
    #expect(bench.workbench.walk.next(of: "talk") == .waits)
    try bench.pass()
    #expect(bench.workbench.nextStep == 2)
    #expect(bench.workbench.isWaiting)
  }

  /// Time may have passed since the last row.
  @Test func theWayBackLeadsToTheMomentOfTheWrongTap() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    let clock = try #require(bench.session.clock as? VirtualClock)
    let moment = clock.now.after(milliseconds: 1_234)
    clock.jump(to: moment)
    bench.workbench.send(.home)
    try bench.pass(milliseconds: 3000)
    #expect(bench.workbench.backOnTrack())
    #expect(try bench.session.state.now == moment)
    #expect(try bench.session.clock.now == moment)
  }

  /// The alert has come in by then, although nothing has looked at the run since.
  @Test func whatWasDueBeforeTheWrongTapIsNotLeft() throws {
    let bench = try Bench(Self.document)
    #expect(bench.workbench.walk.next(of: "talk") == .performed)
    let clock = try #require(bench.session.clock as? VirtualClock)
    clock.jump(to: clock.now.after(milliseconds: 1_000))
    bench.workbench.send(.memoryWarning)
    #expect(bench.workbench.backOnTrack())
    #expect(try bench.session.log.left.map(\.calls) == [0])
    #expect(try bench.up == ["a"])
  }

  @Test func theWrongRowIsTheFirstInputThatIsNoStep() throws {
    let bench = try Bench(Self.document)
    func wrongInput() -> Input? {
      guard case .input(let input, _, _) = bench.workbench.wrongRow?.content else { return nil }
      return input
    }
    try perform(1, in: bench)
    try bench.session.cutTexts = { _ in [CutText(DialogID(0), "a title")] }
    try bench.session.noteCutTexts()
    #expect(!bench.workbench.isOffTrack && wrongInput() == nil)
    for wrong in [Input.memoryWarning, .home] { bench.workbench.send(wrong) }
    try bench.pass(milliseconds: 3000)
    #expect(wrongInput() == .memoryWarning)
    #expect(bench.workbench.backOnTrack())
    #expect(wrongInput() == nil)
    // The rows of the way that was left come before this one.
    bench.workbench.send(.home)
    #expect(wrongInput() == .home)
  }

  // MARK: For an audience

  private static let work = """
    screens: {one: {title: One, controls: [{button: Go, then: [{run: work}]}, {button: Other}]}}
    tasks:
      work:
        title: Work
        simulate: {seconds: 4}
        whenDone: [{present: done}]
        whenFailed: [{present: failed}]
    dialogs:
      done: {alert: {title: Done, cancelButton: OK}}
      failed: {alert: {title: Failed, cancelButton: Again}}
    scenarios:
      talk: {steps: [{tapOn: Go}, {tapOn: OK}, {tapOn: Other}]}
    """

  private func next(_ bench: Bench) -> StepWalk.Stepping {
    bench.workbench.walk.next(of: "talk", .presents)
  }

  @Test func aRequestAfterAWrongTapComesBackFirst() throws {
    let bench = try Bench(Self.document)
    try perform(1, in: bench)
    let picture = try picture(bench)
    bench.workbench.send(.home)
    try bench.pass(milliseconds: 3000)
    #expect(next(bench) == .returned)
    #expect(try self.picture(bench) == picture)
    #expect(!bench.workbench.isOffTrack)
    #expect(next(bench) == .performed)
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["a", "b"])
  }

  /// The device was changed by mistake; who has started again wants the first step.
  @Test func anInterruptedScenarioIsGoneOnWithFirst() throws {
    let bench = try Bench(Self.document)
    try perform(2, in: bench)
    bench.workbench.startAgain(on: .tablet)
    #expect(bench.workbench.nextStep == 3)
    #expect(next(bench) == .returned)
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["a", "b"])
    bench.workbench.startAgain()
    #expect(bench.workbench.nextStep == nil)
    #expect(next(bench) == .performed)
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["a"])
  }

  private func failed(asksFirst: Bool = false) throws -> Bench {
    let bench = try Bench(Self.work)
    #expect(next(bench) == .performed)
    try bench.pass(milliseconds: 1000)
    #expect(!bench.workbench.walk.isHindered)
    if asksFirst { #expect(next(bench) == .performed) }
    bench.workbench.send(.steer(TaskID(0), .fail))
    try bench.pass(milliseconds: 1000)
    #expect(try bench.up == ["failed"])
    return bench
  }

  /// It is known before anybody waits for it, and nobody waits a minute in vain.
  @Test(arguments: [false, true]) func whatCannotComeIsKnownAtOnce(asksFirst: Bool) throws {
    let bench = try failed(asksFirst: asksFirst)
    #expect(bench.workbench.walk.isHindered)
    #expect(!bench.workbench.isOffTrack)
    #expect(next(bench) == .returned)
    #expect(try bench.session.state.jobs.count == 1)
    #expect(bench.workbench.nextStep == 1)
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["done"])
    #expect(next(bench) == .performed)
  }

  @Test(arguments: [false, true]) func aTaskSucceedsInstead(asksFirst: Bool) throws {
    let bench = try failed(asksFirst: asksFirst)
    #expect(bench.workbench.walk.decideOtherwise())
    try bench.pass(milliseconds: 1000)
    #expect(try bench.up == ["done"])
    #expect(!bench.workbench.walk.isHindered && bench.workbench.nextStep == 1)
    #expect(next(bench) == .performed)
  }

  @Test(arguments: [false, true]) func aStepThatCannotComeIsSkipped(asksFirst: Bool) throws {
    let bench = try failed(asksFirst: asksFirst)
    let dialog = try #require(try bench.session.state.showings.first?.dialog)
    #expect(bench.workbench.walk.skip())
    #expect(bench.workbench.nextStep == 2)
    #expect(bench.workbench.walk.isHindered)
    bench.workbench.send(.tapButton(dialog, index: 0))
    try bench.pass(milliseconds: 1000)
    // That was another step than the scenario's, and is the way from now on.
    #expect(bench.workbench.walk.isOffTrack && !bench.workbench.walk.isHindered)
    #expect(bench.workbench.walk.skip())
    try bench.pass(milliseconds: 1000)
    #expect(!bench.workbench.walk.isOffTrack)
    #expect(bench.workbench.progress?.status == .played)
  }

  /// Without anything to come back to, no request waits for what is not there.
  @Test func aStepThatIsNowhereIsNotAskedFor() throws {
    let bench = try Bench(
      """
      screens: {one: {controls: [{button: Go}]}}
      scenarios: {talk: {steps: [{tapOn: Go}, {tapOn: Gone}, {assertVisible: No}, {tapOn: Go}]}}
      """)
    #expect(next(bench) == .performed)
    try bench.pass(milliseconds: 1000)
    #expect(next(bench) == .hindered)
    #expect(bench.workbench.isWaiting && bench.workbench.nextStep == 1)
    #expect(bench.workbench.walk.skip())
    // What only looks has failed at once, and is skipped too.
    #expect(bench.workbench.failedStep == 2)
    #expect(next(bench) == .hindered)
    #expect(bench.workbench.walk.skip())
    #expect(bench.workbench.nextStep == 3)
    #expect(next(bench) == .performed)
  }

  /// What is due later comes by itself, and may be waited for.
  @Test func aSecondRequestForWhatComesLaterIsAnswered() throws {
    let bench = try Bench(
      """
      screens: {one: {controls: [{button: Go, then: [{wait: 5}, {present: a}]}]}}
      dialogs: {a: {alert: {title: A, cancelButton: OK}}}
      scenarios: {talk: {steps: [{tapOn: Go}, {tapOn: OK}, {tapOn: Go}]}}
      """)
    #expect(next(bench) == .performed)
    try bench.pass(milliseconds: 100)
    #expect(next(bench) == .performed)
    #expect(next(bench) == .waits)
    try bench.pass(milliseconds: 9000)
    #expect(bench.workbench.nextStep == 2)
  }

  @Test func withoutAWrongTapThereIsNothingToDo() throws {
    let bench = try Bench(Self.document)
    #expect(bench.workbench.nextStep == nil)
    #expect(!bench.workbench.backOnTrack())
    try perform(1, in: bench)
    #expect(!bench.workbench.backOnTrack())
    bench.workbench.send(.home)
    bench.workbench.open(DocumentRequest(file: bench.file))
    #expect(!bench.workbench.isOffTrack)
  }
}
