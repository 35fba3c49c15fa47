import DialogModel
import DialogSimulator
import PrototypeFile
import Serving
import Session
import Testing
import Workbench

// A program whose tasks go on between its calls: the run stands still until it says that they rest.

extension ProgramRunTests {
  private static let withTasks =
    #"{"open":"rehearsal: 1\nscreens: {home: {controls: [{button: Go, outside: true}]}}\n"#
    + #"dialogs: {d: {alert: {title: D, cancelButton: OK}}}","mirror":true,"tasks":true}"#
  private static let rest = #"{"rest":true}"#
  private static let present = #"{"say":"{do: {present: d}}"}"#

  /// Opens what the program has; it has not said that its tasks rest.
  private func openWithTasks() async throws { try await openMirrored(Self.withTasks) }

  private func say(_ lines: String...) async throws {
    for line in lines { program.say(line) }
    try await rest()
  }

  private var taps: Int { program.heard.count { $0["input"]?.text?.hasPrefix("{tapOn") == true } }

  private var wakes: [Int] {
    program.heard.compactMap { $0["wake"] == nil ? nil : $0["time"]?.moment?.milliseconds }
  }

  @Test func runStandsStillUntilTasksRest() async throws {
    try await openWithTasks()
    #expect(try run.isAtTasks)
    #expect(try bench.session.nextMoment == nil)
    try await tap()
    try await tap()
    #expect(taps == 0)
    try await say(Self.rest)
    #expect(taps == 1)
    #expect(try run.call == nil)
    #expect(try run.isAtTasks)
    // What the program does now is between the taps.
    try await say(Self.present)
    #expect(try bench.up == ["d"])
    #expect(taps == 1)
    try await say(Self.rest)
    #expect(taps == 2)
  }

  @Test func runComesToExactlyTheMomentOfAWake() async throws {
    try await openWithTasks()
    try await say(#"{"rest":true,"wake":2.125}"#)
    #expect(wakes == [2125])
    #expect(try run.isAtTasks)
    try await say(Self.present)
    #expect(try bench.session.state.now.milliseconds == 2125)
    // One that is past is now.
    try await say(#"{"rest":true,"wake":1}"#)
    #expect(wakes == [2125, 2125])
    try await say(Self.rest)
    #expect(try !run.isAtTasks)
  }

  @Test func laterRestReplacesAWake() async throws {
    try await openWithTasks()
    for line in [#"{"rest":true,"wake":5}"#, #"{"rest":true,"wake":7}"#] { program.say(line) }
    try await rest()
    #expect(wakes == [7000])
    for line in [#"{"rest":true,"wake":9}"#, Self.rest] { program.say(line) }
    try await rest()
    #expect(wakes == [7000])
  }

  @Test func restBeforeAllWasHeardIsNone() async throws {
    try await openWithTasks()
    let told = program.heard.count { $0["input"] != nil }
    try await say(#"{"rest":true,"heard":\#(told - 1)}"#)
    #expect(try run.isAtTasks)
    try await say(#"{"rest":true,"heard":\#(told)}"#)
    #expect(try !run.isAtTasks)
  }

  @Test func programThatActsByItselfHoldsTheRun() async throws {
    try await openWithTasks()
    try await say(Self.rest)
    try await say(#"{"hold":true}"#)
    #expect(program.heard.last?["held"] != nil)
    #expect(try run.isAtTasks)
    try await tap()
    #expect(taps == 0)
    try await say(Self.present, Self.rest)
    #expect(try bench.up == ["d"])
    #expect(taps == 1)
  }

  @Test func holdInsideACallIsGrantedAfterIt() async throws {
    try await openWithTasks()
    program.answer = { _ in [] }
    try await say(Self.rest)
    try await tap()
    try await say(#"{"hold":true}"#)
    #expect(program.heard.last?["tap"] != nil)
    try await say(#"{"say":"{outside: {return: null}}"}"#)
    #expect(program.heard.last?["held"] != nil)
  }

  @Test func tasksOfAProgramThatIsStartedAgainGoOnAtTheSameMoments() async throws {
    try await openWithTasks()
    try await say(#"{"rest":true,"wake":2}"#)
    try await say(Self.present, Self.rest)
    let clock = try #require(try bench.session.clock as? VirtualClock)
    clock.jump(to: try bench.session.state.now.after(milliseconds: 1250))
    try await say(#"{"hold":true}"#)
    #expect(program.heard.last?["held"] != nil)
    let held = try #require(program.heard.last?["time"]?.moment)
    try await say(#"{"say":"{do: {dismiss: d}}"}"#, Self.rest)
    let (count, now) = (try bench.session.state.inputCount, try bench.session.state.now)
    try run.startAgain()
    try await rest()
    try await say(Self.withTasks, Self.rest)
    // The settings and the launch are told one after the other.
    try await say(#"{"rest":true,"wake":2}"#)
    #expect(wakes == [2000, 2000])
    try await say(Self.present, Self.rest)
    #expect(try run.phase == .comparing)
    try await say(#"{"hold":true}"#)
    #expect(program.heard.last?["held"] != nil)
    #expect(program.heard.last?["time"]?.moment == held)
    try await say(#"{"say":"{do: {dismiss: d}}"}"#, Self.rest)
    #expect(try run.phase == .running)
    #expect(try run.difference == nil)
    #expect(try bench.session.state.inputCount == count)
    #expect(try bench.session.state.now == now)
  }

  @Test func programThatNeverRestsCanBeStartedAgain() async throws {
    try await openWithTasks()
    #expect(try run.isAtTasks)
    try run.startAgain()
    try await rest()
    try await say(Self.withTasks, Self.rest, Self.rest)
    #expect(try run.phase == .running)
    // It is told of the settings of the run that goes on.
    try await say(Self.rest)
    try await tap()
    #expect(taps == 1)
  }

  @Test func programThatEndsWhileTasksGoOnLeavesTheDocument() async throws {
    try await openWithTasks()
    program.end(.ended(status: 0))
    try await rest()
    #expect(try !run.isAtTasks)
    #expect(try !bench.session.waitsForProgram)
  }

  @Test(arguments: [
    #"{"rest":true,"wake":"soon"}"#, #"{"rest":true,"wake":-1}"#, #"{"rest":true,"wake":1e300}"#,
    #"{"rest":true,"hold":true}"#,
  ])
  func wrongWordsOfTasksAreErrors(_ line: String) async throws {
    try await openWithTasks()
    try await say(line)
    #expect(program.heard.last?["error"] != nil)
    #expect(try run.isAtTasks)
  }

  @Test(arguments: [#"{"rest":true}"#, #"{"hold":true}"#])
  func onlyAProgramWithTasksRests(_ line: String) async throws {
    try await open()
    try await say(line)
    #expect(program.heard.last?["error"] != nil)
    #expect(try run.phase == .running)
    #expect(try !run.isAtTasks)
  }
}
