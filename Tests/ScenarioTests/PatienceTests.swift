import DialogModel
import Testing

@testable import Scenario

/// What a tap waits for, and for how long.
@MainActor @Suite struct PatienceTests {
  @Test func waitsForTheEndOfWhatMoves() throws {
    let played = try play("tapOn: Both", "tapOn: Close")
    #expect(played.inputs.last == #"0.500  b  input: "tapOn \"Close\""  [K2]"#)
  }

  @Test func waitsForTheAlertAboveAControlToGo() throws {
    let played = try play("present: fleeting", "tapOn: Go")
    #expect(played.inputs.last == #"0.450  start  input: "tapOn \"Go\""  [S1]"#)
    let byID = try play("present: fleeting", "tapOn: {control: go}")
    #expect(byID.inputs.last == #"0.450  start  input: "tapOn \"Go\""  [S1]"#)
  }

  @Test func waitsForTheAlertAboveAnotherToGo() throws {
    let played = try play("present: a", "wait: 1", "present: fleeting", "tapOn: OK")
    #expect(played.inputs.last == #"1.450  a  input: "tapOn \"OK\""  [D1]"#)
    let named = try play(
      "present: a", "wait: 1", "present: fleeting", "tapOn: {button: 1, dialog: a}")
    #expect(named.inputs.last == #"1.450  a  input: "tapOn \"OK\""  [D1]"#)
  }

  @Test func theTopmostDialogIsSearchedFirst() throws {
    let played = try play(
      "present: a", "present: question", "answer: {\"\(asks)\": true}", "tapOn: OK")
    #expect(played.inputs.last == #"0.500  question  input: "tapOn \"OK\""  [K2]"#)
  }

  @Test func tapsNow() throws {
    let entering = try play("present: a", "{tapOn: OK, now: true}")
    #expect(entering.end == .finished)
    #expect(
      entering.inputs.last == #"0.000  a  input: "tapOn \"OK\" (ignored: entering)"  [D8]"#)
    let covered = try play(
      "tapOn: Both", "waitForAnimationToEnd: true", "{tapOn: {button: 1, dialog: a}, now: true}")
    #expect(
      covered.inputs.last == #"0.500  a  input: "tapOn \"OK\" (ignored: covered)"  [D5]"#)
    let control = try play("present: a", "{tapOn: {control: go}, now: true}")
    #expect(
      control.inputs.last == #"0.000  start  input: "tapOn \"Go\" (ignored: covered)"  [S3]"#)
  }

  @Test func tapsOnWhatIsDisabled() throws {
    let played = try play("do: {disable: go}", "tapOn: Go")
    #expect(played.end == .finished)
    #expect(
      played.inputs.last == #"0.000  start  input: "tapOn \"Go\" (ignored: disabled)"  [S2]"#)
  }

  @Test func givesUpAfterAMinute() throws {
    let played = try play("wait: 5", "tapOn: Nowhere")
    #expect(
      played.failure
        == ScenarioFailure(
          line: 6, message: "waited 60.000 s without success for “Nowhere”",
          showing: ["screen start: “Hello Robin”, “Go”, “Both”"]))
    #expect(played.time == 65_000)
  }

  @Test func saysWhatShows() throws {
    let played = try play("tapOn: Both", "waitForAnimationToEnd: true", "tapOn: OK")
    #expect(
      played.failure
        == ScenarioFailure(
          line: 7, message: "waited 60.000 s without success for “OK”",
          showing: [
            "alert b: “Second”; buttons “Close”", "screen start: “Hello Robin”, “Go”, “Both”",
          ]))
    #expect(played.time == 60_500)
  }

  /// A step that may wait, its patience, and what its failure calls what it waited for.
  @Test(
    arguments: [
      ("{tapOn: /No+pe/, timeout: 0.5}", "0.500", "“/No+pe/”"),
      ("{tapOn: {button: 3}, timeout: 1}", "1.000", "button 3"),
      ("{tapOn: {button: 0, dialog: b}, timeout: 1}", "1.000", "button 0 of b"),
      ("{tapOn: {control: back}, timeout: 2}", "2.000", "control “back”"),
      ("{tapOn: {outside: true}, timeout: 2}", "2.000", "a dialog to tap beside"),
      ("{waitFor: Nope, timeout: 0.001}", "0.001", "“Nope”"),
      ("{tapOn: Nope, now: true, timeout: 3}", "3.000", "“Nope”"),
      ("{tapOn: Nope, timeout: 0}", "0.000", "“Nope”"),
    ])
  func aStepMayHaveItsOwnPatience(_ step: String, _ seconds: String, _ what: String) throws {
    let played = try play("wait: 0", step)
    #expect(
      played.failure
        == ScenarioFailure(
          line: 6, message: "waited \(seconds) s without success for \(what)",
          showing: ["screen start: “Hello Robin”, “Go”, “Both”"]))
    #expect(SimulatedTime(milliseconds: played.time).seconds == seconds)
  }

  @Test func whatNeverEndsIsNotWaitedFor() throws {
    let endless = """
      dialogs:
        a:
          alert: {}
          delegate:
            does:
              "didPresentAlertView:": [{dismiss: a}]
              "alertView:didDismissWithButtonIndex:": [{present: a}]
      """
    let played = try play("present: a", "waitForAnimationToEnd: true", in: endless)
    #expect(played.failure?.line == 6)
    #expect(played.failure?.message == "waited 60.000 s without success for the end of what moves")
    #expect(played.time == 60_000)
  }

  @Test func nothingShowsWhereTheApplicationIsNotInFront() throws {
    let played = try play("present: a", "wait: 1", "pressKey: home", "tapOn: OK")
    #expect(
      played.failure
        == ScenarioFailure(
          line: 8, message: "waited 60.000 s without success for “OK”",
          showing: ["the application is not in front"]))
  }

  @Test func anEmptyPrototypeShowsNothing() throws {
    #expect(try play("waitFor: x", in: "title: Empty").failure?.showing == ["nothing"])
  }

  @Test func alertsWithoutTextsAreListed() throws {
    let played = try play("present: a", "waitFor: x", in: "dialogs: {a: {alert: {}}}")
    #expect(played.failure?.showing == ["alert a: none; buttons none"])
  }

  /// A step that fails, and the text that was meant.
  @Test(
    arguments: [
      ("{tapOn: Gone, timeout: 1}", false), ("{tapOn: Boht, timeout: 1}", true),
      ("{waitFor: both, timeout: 1}", true), ("assertVisible: Bothh", true),
      ("{tapOn: /Boht/, timeout: 1}", false), ("assertEnabled: Botg", true),
    ])
  func theNearestTextIsNamed(_ step: String, _ isNamed: Bool) throws {
    let message = try #require(try play(step).failure?.message)
    #expect(message.hasSuffix("; did you mean “Both”?") == isNamed, "\(message)")
  }
}
