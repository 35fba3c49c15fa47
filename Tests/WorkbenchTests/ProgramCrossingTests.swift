import DialogModel
import DialogSimulator
import PrototypeFile
import Serving
import Session
import Testing
import Workbench

// What a person does and what the program says cross: nothing is lost, and nobody waits for ever.

extension ProgramRunTests {
  private static let asking =
    #"{"open":"rehearsal: 1\nscreens: {home: {controls: [{button: Go, then: [{present: d}]}]}}\n"#
    + #"dialogs: {d: {alert: {title: D, cancelButton: C, otherButtons: [A]},"#
  private static func asking(_ delegate: String, tasks: Bool = false) -> String {
    asking + #" \#(delegate)}}\n","mirror":true,"tasks":\#(tasks)}"#
  }

  private var taps: [String] {
    program.heard.compactMap { $0["tap"]?.text ?? $0["input"]?.text }
      .filter { !$0.hasPrefix("{liveBuiltIns") }
  }

  @Test(arguments: [nil, true, false])
  func programThatPerformsTheRunTooIsNotToldOfBreakpoints(_ answer: Bool?) async throws {
    try await openMirrored(Self.asking("delegate: outside"))
    bench.workbench.breakAtNextCall()
    try await tap()
    #expect(try bench.session.state.hold?.isBreakpoint == true)
    #expect(!(try run.isAtTasks))
    #expect(try run.answersItself)
    #expect(bench.workbench.performAtBreakpoint("do: {dismiss: d}") != nil)
    bench.workbench.resume(.on, answering: answer)
    try await rest()
    #expect(taps == ["{launch: true}", "{tapOn: {control: go, in: home}}"])
    #expect(try run.call == nil)
    #expect(try bench.session.state.hold == nil)
    #expect(program.heard.count { $0["id"] != nil } > 1)
  }

  @Test func questionOfTheDocumentIsAnsweredBesideTasks() async throws {
    try await openMirrored(
      Self.asking(
        "delegate: {returns: {'alertViewShouldEnableFirstOtherButton:': ask}}", tasks: true))
    program.say(#"{"rest":true}"#)
    try await rest()
    try await tap()
    program.say(#"{"rest":true}"#)
    try await rest()
    #expect(try bench.session.state.hold?.asks == true)
    #expect(try !run.isAtTasks)
    bench.workbench.answer(true)
    try await rest()
    program.say(#"{"rest":true}"#)
    try await rest()
    #expect(try bench.session.state.hold == nil)
    #expect(try !run.isAtTasks)
    #expect(try bench.up == ["d"])
  }

  private static func returning(_ message: JSONValue) -> [String] {
    message["id"] == nil ? [] : [#"{"return":null}"#]
  }

  @Test func whatIsTappedDuringACallComesAfterANewStart() async throws {
    program.answer = { _ in [] }
    try await open()
    try await tap()
    try await tap()
    #expect(taps == ["leave"])
    program.answer = Self.returning
    try run.startAgain()
    try await rest()
    #expect(try run.phase == .running)
    #expect(taps == ["leave", "leave", "leave"])
  }

  @Test func whatIsTappedDuringACallComesAfterALookAtThePast() async throws {
    try await open()
    try await tap()
    try await tap(0)
    program.answer = { _ in [] }
    try await tap()
    try await tap()
    bench.workbench.look(at: 0)
    #expect(bench.workbench.past != nil)
    _ = bench.takeTold()
    program.answer = Self.returning
    program.say(#"{"return":null}"#)
    try await rest()
    #expect(!bench.takeTold().contains { $0.hasPrefix("asks for") })
    #expect(taps == ["leave", "leave"])
    bench.workbench.backToNow()
    try await rest()
    #expect(taps == ["leave", "leave", "leave"])
  }

  @Test func documentWithErrorsIsRefusedAndTheRunGoesOn() async throws {
    try await openMirrored()
    let before = taps
    program.say(
      #"{"open":"rehearsal: 1\nscreens: {home: {controls: [{button: Go, presents: a}]}}\n"}"#)
    try await rest()
    #expect(program.heard.last?["at"]?.text == "open")
    let problem = try #require(program.heard.last?["error"]?.text)
    #expect(problem.hasPrefix("program:2:"), "\(problem)")
    #expect(try run.fault == problem)
    try await tap()
    // It is told of the tap and called.
    #expect(taps.count == before.count + 2)
    program.say(Self.opening)
    try await rest()
    #expect(program.heard.last?["error"] == nil)
    #expect(try run.phase == .running)
  }

  @Test(arguments: [
    #"{"advance":1}"#, #"{"settle":true}"#, #"{"input":{"tapOn":"Go"}}"#, #"{"quit":true}"#,
  ])
  func stepsThatCrossATapAreAnError(_ line: String) async throws {
    program.answer = { _ in [] }
    try await open()
    try await tap()
    program.say(line)
    try await rest()
    #expect(program.heard.last?["error"] != nil)
    #expect(try run.phase == .running)
    #expect(try run.call != nil)
    program.say(#"{"return":null}"#)
    try await rest()
    #expect(try run.call == nil)
  }

  @Test func stepsOfAProgramLeaveAScenarioItsMoments() async throws {
    try await open()
    let session = try bench.session
    let now = session.outlook.now
    session.alarm = now.after(milliseconds: 2000)
    program.say(#"{"advance":5}"#)
    for _ in 0..<20 { await Task.yield() }
    #expect(session.nextMoment == now.after(milliseconds: 2000))
    session.alarm = nil
    #expect(session.nextMoment == now.after(milliseconds: 5000))
  }
}
