import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Serving
import Session
import Testing
import Workbench

// A program that is started again gets the same inputs, and is compared with what it said before.

extension ProgramRunTests {
  @Test func programThatIsStartedAgainComesToTheSamePlace() async throws {
    try await open()
    try await tap()
    try await tap(1)
    let (before, now) = (try calls, try bench.session.state.now)
    try run.startAgain()
    try await rest()
    #expect(program.starts == 2)
    #expect(try run.difference == nil)
    #expect(try run.phase == .running)
    #expect(try bench.up == ["done"])
    #expect(try calls == before)
    #expect(try bench.session.state.now == now)
  }

  @Test func whatIsTappedWhileItIsStartedAgainComesAfterwards() async throws {
    try await open()
    try await tap()
    try await tap(0)
    try run.startAgain()
    #expect(try run.phase == .starting)
    try await tap()
    #expect(try run.difference == nil)
    #expect(try bench.up == ["sure"])
  }

  @Test func whatIsTappedBeforeItFailsToStartIsAnsweredByTheDocument() async throws {
    try await open()
    try await tap()
    try await tap(1)
    program.failure = .ended(status: 1)
    try run.startAgain()
    try await tap(0)
    #expect(try run.phase == .ended(.ended(status: 1), hadConnected: false))
    #expect(try bench.up.isEmpty)
  }

  @Test func stepsThatOnlyLetTimePassAreBegunAgain() async throws {
    var done = 0
    program.answer = { message in
      if message["hello"] != nil { done = 0 }
      guard message["done"] != nil else {
        return message["id"] == nil ? [] : [#"{"return":null}"#]
      }
      done += 1
      // Calls come while it waits.
      return switch done {
      case 1: [#"{"do":{"present":"sure"}}"#]
      case 2: [#"{"advance":1}"#]
      case 3: [#"{"do":{"present":"done"}}"#]
      default: []
      }
    }
    try await open()
    for _ in 0..<4 { try await rest() }
    #expect(try bench.up == ["sure", "done"])
    let before = try calls
    try run.startAgain()
    try await rest()
    #expect(try run.difference == nil)
    #expect(try run.phase == .running)
    #expect(try calls == before)
  }

  @Test func firstDifferenceIsSaidAndTheRunGoesOnFromThere() async throws {
    try await open()
    try await tap()
    try await tap(1)
    program.answer = { Self.usual($0, presenting: "other") }
    try run.startAgain()
    try await rest()
    #expect(
      try run.difference?.sentence("program")
        == "sure alertView:clickedButtonAtIndex: – now presents “other”, presented “done” before")
    #expect(try bench.up == ["other"])
    // What it said before is kept.
    #expect(!(try bench.session.log.left.isEmpty))
  }

  @Test func otherAnswerIsADifference() async throws {
    try await open()
    try await tap()
    program.answer = {
      $0["call"] != nil ? [#"{"return":"missing"}"#] : Self.usual($0, presenting: "done")
    }
    try run.startAgain()
    try await rest()
    let sentence = try #require(try run.difference?.sentence("program"))
    #expect(sentence.hasPrefix("sure willPresentAlertView: – now says"), "\(sentence)")
  }

  @Test func aWordIsAwaitedForAsLongAsItTookBefore() async throws {
    try await open()
    let clock = try #require(try bench.session.clock as? VirtualClock)
    for milliseconds in [4000, 1500] {
      clock.jump(to: try bench.session.state.now.after(milliseconds: milliseconds))
      program.say(#"{"do":{"present":"sure"}}"#)
      try await rest()
      try await tap(0)
    }
    try run.startAgain()
    try await rest()
    let first = try #require(try run.awaitedWord)
    #expect(first.milliseconds == 4000)
    program.say(#"{"do":{"present":"sure"}}"#)
    try await rest()
    let second = try #require(try run.awaitedWord)
    #expect(second.milliseconds < 4000)
    #expect(second != first)
    program.say(#"{"do":{"present":"sure"}}"#)
    try await rest()
    #expect(try run.difference == nil)
    #expect(try run.phase == .running)
  }

  @Test func programThatSaysNothingAnyMoreIsNotWaitedFor() async throws {
    try await open()
    program.say(#"{"do":{"present":"sure"}}"#)
    try await rest()
    try run.startAgain()
    try await rest()
    #expect(try run.awaitedWord != nil)
    try run.giveUpWaiting()
    try await rest()
    #expect(
      try run.difference?.sentence("program")
        == "program – now says nothing, said {present: sure} before")
    #expect(try run.phase == .running)
  }
}
