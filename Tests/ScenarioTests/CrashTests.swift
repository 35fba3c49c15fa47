import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Testing

@testable import Scenario

/// Scenarios in which the application would crash.
@MainActor @Suite struct CrashTests {
  private let steps = [
    "present: a", "waitForAnimationToEnd: true", "do: {set: {dialog: a, delegate: gone}}",
    "tapOn: OK", "wait: 9",
  ]
  private let crash = "a would crash here: EXC_BAD_ACCESS"
  private var calls: [String] { comesIn.map { CallLine($0).text } }

  private func result(_ expect: [String]?, in text: String = document) throws -> ScenarioResult {
    let lines = expect.map { "expect: [" + $0.map { "'\($0)'" }.joined(separator: ", ") + "]" }
    let prototype = try prototype(steps, also: lines ?? "", in: text)
    return ScenarioRunner.run(try #require(prototype.scenario(named: "x")), in: prototype)
  }

  @Test func theRunStopsAndSaysSo() throws {
    let played = try play(steps[0], steps[1], steps[2], steps[3], steps[4])
    guard case .crashed(let stop) = played.end else {
      Issue.record("it ended otherwise: \(played.end)")
      return
    }
    #expect(stop.repeating.map(\.selector) == [.alertViewClickedButtonAtIndex])
    #expect(played.calls == comesIn + ["0.250  a  would crash here: EXC_BAD_ACCESS"])
    #expect(played.time == 250)
  }

  @Test func itHoldsWhereItIsExpected() throws {
    #expect(try result(calls + [crash]).outcome == .held)
  }

  @Test func itFailsWhereNothingIsExpected() throws {
    let result = try result(nil)
    guard case .crashed(let why) = result.outcome else {
      Issue.record("it ended otherwise: \(result.outcome)")
      return
    }
    #expect(why == "would crash: the delegate is gone; in a alertView:clickedButtonAtIndex:")
    #expect(result.complaint?.kind == .crash)
    #expect(result.complaint?.message == why)
    #expect(!result.isGood)
  }

  @Test func itFailsWhereOnlyTheBeginningIsExpected() throws {
    guard case .crashed = try result(calls + ["..."]).outcome else {
      Issue.record("the beginning alone held")
      return
    }
    #expect(try result(calls + [crash, "..."]).outcome == .held)
  }

  @Test func itsLineIsOneOfTheDifferences() throws {
    guard case .differs(let mismatch) = try result(calls).outcome else {
      Issue.record("it did not differ")
      return
    }
    #expect(
      Explanation(mismatch).sentences == [
        "after line 3: would crash here: EXC_BAD_ACCESS was not expected"
      ])
    let result = try result(calls)
    #expect(ScenarioRunner.expectation(of: result) == calls + [crash])
  }

  @Test func anExpectedCrashThatDoesNotComeIsMissing() throws {
    let ignored = "choices: {goneDelegate: ignored}\n" + document
    guard case .differs = try result(calls + [crash], in: ignored).outcome else {
      Issue.record("it did not differ")
      return
    }
    #expect(try result(calls, in: ignored).outcome == .held)
  }

  /// A session file and JSON Lines have it as a line of the console, and a comparison as a call.
  @Test func aComparisonReadsIt() throws {
    let line = #"{"time":0.25,"target":"a","console":"would crash here: EXC_BAD_ACCESS"}"#
    #expect(
      ComparedCall(line: line)
        == ComparedCall(time: 250, target: "a", text: "would crash here: EXC_BAD_ACCESS"))
    #expect(ComparedCall(line: #"{"time":0.25,"target":"a","console":"hello"}"#) == nil)
  }
}
