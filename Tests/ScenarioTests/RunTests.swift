import DialogModel
import DialogSimulator
import EventLog
import Scenario
import Session
import Testing

/// How a run begins and ends.
@MainActor @Suite struct RunTests {
  @Test func runEndsWhenNothingMoves() throws {
    let played = try play("present: a", "present: b")
    #expect(played.end == .finished)
    #expect(played.calls.last == "0.500  b  didPresentAlertView:")
    #expect(played.time == 500)
  }

  @Test func aScenarioSetsItsEra() throws {
    let document = "application: {}\n" + document
    let later = try play("pressKey: home", in: document)
    #expect(later.calls.last == "0.000  application  applicationDidEnterBackground:")
    let earlier = try play("pressKey: home", also: "era: ios3", in: document)
    #expect(earlier.calls.last == "0.000  application  applicationWillTerminate:")
  }

  @Test func aScenarioSetsItsStart() throws {
    #expect(try play("assertVisible: Back", also: "start: other").end == .finished)
    #expect(try play("assertVisible: OK", also: "start: a").calls == comesIn)
  }

  @Test func aScenarioSetsItsDevice() throws {
    let prototype = try prototype([], also: "device: tablet")
    #expect(prototype.device == .phone)
    #expect(prototype.applying(prototype.scenario(named: "x")).device == .tablet)
    #expect(prototype.applying(nil) == prototype)
  }

  @Test func whatAScenarioDoesNotSetStays() throws {
    let prototype = try prototype(
      [], in: "device: tablet\nera: ios3\nstart: other\n" + document)
    #expect(prototype.applying(prototype.scenario(named: "x")) == prototype)
  }

  private static let endless = """
    dialogs:
      a:
        alert: {}
        delegate:
          without: ["\(asks)"]
          does:
            "didPresentAlertView:": [{dismiss: {dialog: a, animated: false}}]
            "alertView:didDismissWithButtonIndex:": [{present: a}]
    """

  @Test func whatNeverEndsIsStopped() throws {
    let played = try play(
      "present: a", in: RunTests.endless,
      limits: Limits(callsWithoutTime: 100, calls: 1000, milliseconds: nil))
    guard case .stopped(let stop) = played.end else {
      Issue.record("it ended otherwise: \(played.end)")
      return
    }
    #expect(stop.limit == .calls(1000))
    #expect(
      stop.repeating.map(\.selector) == [
        .willPresentAlertView, .didPresentAlertView, .alertViewWillDismissWithButtonIndex,
        .alertViewDidDismissWithButtonIndex,
      ])
    #expect(stop.repeating.allSatisfy { $0.target == .dialog(DialogID(0)) })
    #expect(played.calls.count == 1000)
  }

  @Test func aHundredYearsAreEnough() throws {
    let played = try play("wait: 1e9", "wait: 1e9", "wait: 1e9", "wait: 1e9")
    guard case .stopped(let stop) = played.end else {
      Issue.record("it ended otherwise: \(played.end)")
      return
    }
    #expect(stop.limit == .milliseconds(3_155_760_000_000))
    #expect(stop.repeating == [])
  }

  /// Their memory would grow with the run.
  @Test func rowsThatArePassedOnAreNotKept() throws {
    let prototype = try prototype(["present: a", "wait: 2", "dismiss: a", "present: b"])
    let script = try #require(prototype.scenario(named: "x"))
    let kept = HeadlessRun(prototype)
    #expect(kept.play(script) == .finished)
    var passed: [Row] = []
    let run = HeadlessRun(prototype) { passed += $0 }
    #expect(run.play(script) == .finished)
    #expect(passed == kept.session.log.entries.map(\.row))
    #expect(!passed.isEmpty)
    #expect(run.session.log.entries.isEmpty)
    #expect(run.session.timelines.allSatisfy { $0.rowCount == 0 && $0.inputCount == 0 })
  }
}
