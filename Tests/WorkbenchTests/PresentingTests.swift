import DialogModel
import DialogSimulator
import Scenario
import Session
import Testing

@testable import Workbench

/// Scenarios that a presenter plays step by step, and their captions.
@MainActor @Suite struct PresentingTests {
  private static let document = """
    screens: {one: {title: One, controls: [{button: Go, then: [{present: a}]}]}}
    dialogs: {a: {alert: {title: A, cancelButton: OK}}}
    scenarios:
      talk:
        pace: human
        steps:
          - {tapOn: {control: go}, say: An alert}
          - {tapOn: OK, notes: Breathe}
      other: {steps: [wait: 5]}
    strings: {de: {Go: Los, An alert: Eine Meldung, One: Eins, OK: OK}}
    """

  private func bench(_ document: String = document) throws -> Bench {
    let bench = try Bench(document)
    _ = bench.takeTold()
    return bench
  }

  @Test func captionsAreToldInTheLanguageOfTheRun() throws {
    let bench = try bench()
    bench.workbench.change(to: "de", named: "Deutsch")
    _ = bench.takeTold()
    bench.workbench.startAgain(playing: "talk")
    #expect(bench.workbench.language == "de")
    // Buttons have their words in German, too.
    #expect(bench.takeTold().contains("says Eine Meldung"))
  }

  @Test func theLastCaptionGoesWithTheScenario() throws {
    let bench = try bench(Self.document.replacing("pace: human", with: "pace: 0"))
    bench.workbench.startAgain(playing: "talk")
    #expect(bench.workbench.caption == "An alert")
    try bench.pass()
    #expect(bench.workbench.caption == nil)
    #expect(!bench.workbench.isPlaying)
    bench.workbench.startAgain(playing: "talk")
    bench.workbench.startAgain()
    #expect(bench.workbench.caption == nil)
  }

  /// Where all are played one after the other, no person could read along.
  @Test func allTogetherSayNothing() throws {
    let bench = try bench()
    bench.workbench.playAll()
    try bench.pass()
    #expect(!bench.takeTold().contains { $0.hasPrefix("says") })
  }

  @Test func stepByStep() throws {
    let bench = try bench()
    let workbench = bench.workbench
    #expect(workbench.walk.next(of: "talk", .says) == .said)
    #expect(workbench.caption == "An alert")
    #expect(try bench.session.state.inputCount == 1)
    #expect(workbench.walk.next(of: "talk", .says) == .performed)
    // It is not over the picture that the step leads to.
    #expect(workbench.caption == nil && workbench.captionWasRead)
    #expect(workbench.isPlaying)
    try bench.pass(milliseconds: 5000)
    #expect(try bench.up == ["a"])
    #expect(workbench.isWaiting)
    #expect(workbench.walk.next(of: "other") == .performed)
    try bench.pass()
    #expect(try bench.up == [])
    #expect(workbench.progress?.name == "talk")
    #expect(workbench.progress?.status == .played)
    // Once more would begin again in front of everybody.
    #expect(workbench.walk.next(of: "talk") == .ended)
    workbench.startAgain()
    #expect(workbench.walk.next(of: "talk") == .performed)
  }

  /// It acts at the moment when it is requested, not when it began to stand.
  @Test func timeAdvancesWhileScenarioWaits() throws {
    let bench = try bench()
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass(milliseconds: 300)
    let clock = try #require(try bench.session.clock as? VirtualClock)
    clock.jump(to: SimulatedTime(milliseconds: 70_000))
    _ = bench.workbench.walk.next(of: "talk")
    #expect(try bench.session.state.now == SimulatedTime(milliseconds: 70_000))
  }

  @Test func playingWaitsAndContinues() throws {
    let bench = try bench()
    let workbench = bench.workbench
    #expect(workbench.playOrStand("talk"))
    #expect(workbench.isPlaying && !workbench.isWaiting)
    #expect(workbench.playOrStand("talk"))
    try bench.pass(milliseconds: 1000)
    #expect(try bench.up == ["a"])
    #expect(workbench.isWaiting)
    #expect(workbench.playOrStand("talk"))
    try bench.pass()
    #expect(workbench.progress?.status == .played)
    // One that has ended begins again.
    #expect(workbench.playOrStand("talk"))
    #expect(workbench.isPlaying)
  }

  @Test func thereMayBeNothingToPlay() throws {
    let bench = try bench("screens: {one: {title: One}}")
    #expect(bench.workbench.walk.next(of: nil) == .impossible)
    #expect(!bench.workbench.playOrStand(nil))
  }

  /// Page Up takes back what the key before it did.
  @Test func backTakesTheCaptionAwayFirst() throws {
    let bench = try bench()
    let walk = bench.workbench.walk
    #expect(walk.saysFirst(of: "talk"))
    #expect(walk.next(of: "talk", .says) == .said)
    #expect(walk.hasSaid && !walk.saysFirst(of: "talk"))
    #expect(bench.workbench.stepBack())
    #expect(bench.workbench.caption == nil)
    #expect(walk.next(of: "talk", .says) == .said)
    #expect(walk.next(of: "talk", .says) == .performed)
    try bench.pass(milliseconds: 5000)
    #expect(bench.workbench.stepBack())
    #expect(walk.saysFirst(of: "talk"))
  }

  @Test func aWrongTapTakesTheCaptionAway() throws {
    let bench = try bench()
    let walk = bench.workbench.walk
    #expect(walk.next(of: "talk", [.says, .presents]) == .said)
    bench.workbench.send(.memoryWarning)
    #expect(bench.workbench.caption == nil)
    #expect(walk.next(of: "talk", [.says, .presents]) == .returned)
    #expect(bench.workbench.caption == nil)
    #expect(walk.next(of: "talk", [.says, .presents]) == .said)
    #expect(bench.workbench.caption == "An alert")
  }

  /// While nobody watches, a scenario without a pace goes at once.
  @Test func peopleWatchAtThePaceOfAPerson() throws {
    let text = Self.document.replacing("pace: human", with: "notes: None")
    for (document, isPresented, pace) in [
      (text, false, nil), (text, true, .human),
      (text.replacing("notes: None", with: "pace: 0"), true, .steady(milliseconds: 0)),
    ] as [(String, Bool, ScenarioPace?)] {
      let bench = try bench(document)
      bench.workbench.isPresented = isPresented
      bench.workbench.startAgain(playing: "talk")
      #expect(bench.workbench.driver?.pace == pace)
    }
  }

  /// What was done is done again with the other text, at the same moments.
  @Test func aSaveKeepsTheStepOfAnyScenario() throws {
    let bench = try bench()
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass(milliseconds: 1000)
    let moment = try bench.session.state.now
    try bench.reload(
      "# Another line\n"
        + Self.document.replacing("Breathe", with: "Wait")
        .replacing("say: An alert", with: "say: It asks"))
    #expect(bench.workbench.nextStep == 1)
    #expect(bench.workbench.isWaiting)
    #expect(!bench.workbench.isOffTrack)
    #expect(try bench.up == ["a"])
    #expect(try bench.session.state.now == moment)
    #expect(bench.workbench.prototype?.scenario(named: "talk")?.steps[1].notes == "Wait")
    // Another step comes next now, and can't be performed.
    try bench.reload(Self.document.replacing("tapOn: OK", with: "tapOn: No"))
    #expect(bench.workbench.nextStep == 1 && bench.workbench.walk.isHindered)
    #expect(try bench.up == ["a"])
    // One step more before it.
    try bench.reload(
      Self.document.replacing(
        "          - {tapOn: OK", with: "          - rotate: portrait\n          - {tapOn: OK"))
    #expect(bench.workbench.nextStep == 1)
    try bench.reload(
      Self.document.replacing(
        "        steps:", with: "        steps:\n          - rotate: portrait"
      )
      .replacing("  other:", with: "    #\n  other:"))
    #expect(try bench.up == ["a"])
  }

  private static let work = """
    screens: {one: {title: One, controls: [{button: Go, then: [{run: work}]}]}}
    tasks: {work: {title: Work, simulate: {seconds: 10}, whenDone: [{present: done}]}}
    dialogs: {done: {alert: {title: Done, cancelButton: OK}}}
    scenarios: {talk: {pace: human, steps: [{tapOn: Go, say: It works}, {tapOn: OK}]}}
    """

  @Test(arguments: [false, true]) func aSaveRestartsNothingThatRuns(byStep: Bool) throws {
    let bench = try bench(Self.work)
    bench.workbench.isPresented = true
    if byStep {
      _ = bench.workbench.walk.next(of: "talk")
    } else {
      bench.workbench.startAgain(playing: "talk")
    }
    func pass(to moment: Int) throws {
      try bench.pass(milliseconds: moment - bench.session.state.now.milliseconds)
      try #require(bench.session.clock as? VirtualClock).jump(
        to: SimulatedTime(milliseconds: moment))
    }
    try pass(to: 4000)
    try bench.reload(Self.work.replacing("title: Done", with: "title: Ready"))
    #expect(try bench.session.state.jobs.count == 1)
    #expect(bench.workbench.isPlaying)
    // It began with the alert that shows it.
    try pass(to: 9900)
    #expect(try bench.session.state.jobs.count == 1)
    try pass(to: 10_400)
    #expect(try bench.session.state.jobs.isEmpty)
    if byStep { _ = bench.workbench.walk.next(of: "talk") }
    try bench.pass()
    #expect(bench.workbench.progress?.status == .played)
    // Its end stays.
    try bench.reload(Self.work)
    #expect(bench.workbench.progress?.status == .played)
    #expect(bench.workbench.nextStep == 2)
  }

  /// A command cannot be done again.
  @Test func aSaveWaitsForACommand() async throws {
    let work = Self.work.replacing("simulate: {seconds: 10}", with: "command: [sleep, \"1\"]")
    let bench = try bench(work)
    bench.workbench.isPresented = true
    bench.workbench.commands.set(TaskID(0), allowed: true)
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass(milliseconds: 1000)
    let run = try bench.session
    #expect(run.state.runsCommand)
    try bench.reload(work.replacing("title: Done", with: "title: Ready"))
    #expect(try bench.session === run && run.state.runsCommand)
    // The command ends in its own time.
    for _ in 0..<500 where try bench.session === run {
      try bench.pass(milliseconds: 10)
      try await Task.sleep(for: .milliseconds(10))
    }
    try bench.pass()
    #expect(try bench.session !== run)
    #expect(try bench.up == ["done"])
    #expect(bench.workbench.nextStep == 1)
  }

  @Test func aSaveKeepsTheCaption() throws {
    let bench = try bench(Self.work)
    _ = bench.workbench.walk.next(of: "talk", .says)
    try bench.reload(Self.work.replacing("say: It works", with: "say: It begins"))
    #expect(bench.workbench.caption == "It begins" && bench.workbench.walk.hasSaid)
    #expect(bench.workbench.walk.next(of: "talk", .says) == .performed)
  }

  @Test func aSaveAfterAWrongTapLeavesTheWayBack() throws {
    let bench = try bench()
    _ = bench.workbench.walk.next(of: "talk")
    try bench.pass(milliseconds: 1000)
    bench.workbench.send(.home)
    try bench.pass(milliseconds: 1000)
    try bench.reload("# Another line\n" + Self.document)
    #expect(try bench.session.state.application != .active)
    #expect(bench.workbench.walk.isOffTrack && bench.workbench.nextStep == 1)
    #expect(bench.workbench.walk.next(of: "talk", .presents) == .returned)
    #expect(try bench.up == ["a"])
  }
}
