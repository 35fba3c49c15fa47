import DialogModel
import Scenario
import Testing

/// Each step that does something, and what it makes of the run.
@MainActor @Suite struct StepTests {
  private func calls(_ played: Played) -> [String] {
    #expect(played.end == .finished)
    return played.calls
  }

  @Test func scenarioWithoutStepsRunsUntilNothingMoves() throws {
    #expect(calls(try play()) == [])
    #expect(calls(try play(also: "start: a")) == comesIn)
  }

  @Test func tapOnText() throws {
    #expect(
      calls(try play("tapOn: Go", "tapOn: OK")) == comesIn + [
        "0.250  a  alertView:clickedButtonAtIndex: 1",
        "0.250  a  alertView:willDismissWithButtonIndex: 1",
        "0.450  a  alertView:didDismissWithButtonIndex: 1",
      ])
  }

  @Test func tapOnPattern() throws {
    let played = try play("tapOn: /^G/", "tapOn: /.nce/")
    #expect(
      played.inputs == [
        #"0.000  start  input: "tapOn \"Go\""  [S1]"#,
        #"0.250  a  input: "tapOn \"Cancel\""  [D2]"#,
      ])
  }

  @Test func tapOnButton() throws {
    let played = try play("present: a", "tapOn: {button: 0}")
    #expect(played.end == .finished)
    #expect(played.calls.last == "0.450  a  alertView:didDismissWithButtonIndex: 0")
  }

  @Test func tapOnControl() throws {
    #expect(calls(try play("tapOn: {control: go}")) == comesIn)
  }

  @Test func tapOnSwitchesAndSegments() throws {
    let controls = """
      screens:
        start:
          controls:
            - section:
                header: Sound
                footer: Only here
                controls: [{switch: Wake, then: [{log: waking}]}, {row: Tone, detail: Marimba}]
            - {segmented: Period, titles: [Day, Week, Month], selected: 1}
            - {image: a.png}
      """
    let played = try play(
      "tapOn: Wake", "tapOn: Month", "tapOn: {control: period, segment: 0}",
      "tapOn: {control: period}", "tapOn: Marimba", in: controls)
    #expect(played.end == .finished)
    #expect(
      played.inputs.map {
        $0.split(separator: "\"").dropFirst(2).first.map { String($0.dropLast()) }
      }
        == ["Wake", "Month", "Day", "Week", "Tone"])
    let shown = try play(
      "assertVisible: Sound", "assertVisible: Only here", "assertNotVisible: Period",
      "assertNotVisible: a.png", "assertEnabled: Day", "assertVisible: /Mari/", in: controls)
    #expect(shown.end == .finished)
  }

  @Test func tapOutside() throws {
    let played = try play("present: a", "tapOn: {outside: true}")
    #expect(calls(played) == comesIn)
    #expect(played.inputs.last == #"0.250  a  input: "tapOn outside (ignored: modal)"  [D5]"#)
  }

  @Test func rotateTurnsTheDevice() throws {
    let played = try play("present: a", "rotate: landscape", "tapOn: OK")
    #expect(played.calls.last == "0.850  a  alertView:didDismissWithButtonIndex: 1")
    #expect(played.inputs[1] == #"0.000  start  input: "rotate landscape"  [S9]"#)
  }

  @Test func waitLetsTimePass() throws {
    #expect(try play("wait: 1.5").time == 1500)
    let played = try play("present: a", "wait: 0.1", "present: b", "wait: 0.2", "pressKey: home")
    #expect(
      played.inputs == [
        #"0.000  a  input: "present a"  [P1]"#,
        #"0.100  b  input: "present b"  [P1]"#,
        #"0.300  application  input: "home"  [L2]"#,
      ])
  }

  @Test func waitForText() throws {
    let played = try play("tapOn: Both", "waitFor: Second", "pressKey: home")
    #expect(played.inputs.last == #"0.250  application  input: "home"  [L2]"#)
    #expect(try play("waitFor: /obin$/").time == 0)
  }

  @Test func waitForAnimationToEnd() throws {
    let played = try play("tapOn: Both", "waitForAnimationToEnd: true", "pressKey: home")
    #expect(played.inputs.last == #"0.500  application  input: "home"  [L2]"#)
    #expect(try play("waitForAnimationToEnd: true").time == 0)
  }

  @Test func presentDoesNotWait() throws {
    let played = try play("present: a", "present: b")
    #expect(
      calls(played) == comesIn + [
        "0.250  b  willPresentAlertView:",
        "0.500  b  didPresentAlertView:",
      ])
    #expect(played.inputs.last == #"0.000  b  input: "present b"  [P1]"#)
  }

  @Test func dismissByCode() throws {
    #expect(
      calls(try play("present: a", "wait: 1", "dismiss: {dialog: a, buttonIndex: 7}"))
        == comesIn + [
          "1.000  a  alertView:willDismissWithButtonIndex: 7",
          "1.200  a  alertView:didDismissWithButtonIndex: 7",
        ])
    #expect(
      calls(try play("present: a", "wait: 1", "dismiss: {dialog: a, animated: false}"))
        == comesIn + [
          "1.000  a  alertView:willDismissWithButtonIndex: 0",
          "1.000  a  alertView:didDismissWithButtonIndex: 0",
        ])
  }

  @Test func systemCancel() throws {
    #expect(
      calls(try play("present: a", "wait: 1", "systemCancel: a")) == comesIn + [
        "1.000  a  alertViewCancel:",
        "1.000  a  alertView:willDismissWithButtonIndex: 0",
        "1.000  a  alertView:didDismissWithButtonIndex: 0",
      ])
  }

  @Test func homeAndBack() throws {
    let played = try play(
      "wait: 1", "pressKey: home", "wait: 1", "launchApp: true", "wait: 1", "killApp: true",
      in: "application: {}\n" + document)
    #expect(
      calls(played) == [
        "0.000  application  application:didFinishLaunchingWithOptions: nil -> true",
        "0.000  application  applicationDidBecomeActive:",
        "1.000  application  applicationWillResignActive:",
        "1.000  application  applicationDidEnterBackground:",
        "2.000  application  applicationWillEnterForeground:",
        "2.000  application  applicationDidBecomeActive:",
        "3.000  application  applicationWillResignActive:",
        "3.000  application  applicationDidEnterBackground:",
      ])
    #expect(played.inputs.last == #"3.000  application  input: "killApp"  [L6]"#)
  }

  @Test func launchAfterTheEndBeginsAnew() throws {
    let played = try play(
      "do: {goTo: other}", "killApp: true", "assertNotVisible: /./", "launchApp: true",
      "assertVisible: Hello Robin")
    #expect(calls(played) == [])
    #expect(played.inputs.last == #"0.000  application  input: "launchApp"  [L1]"#)
  }

  @Test func doAnAction() throws {
    let played = try play(
      "do: {goTo: other}", "tapOn: Back", "do: {set: {dialog: a, title: New}}",
      "do: {log: Hello}", "tapOn: Go", "do: {set: {dialog: a, title: New}}", "assertVisible: New")
    #expect(calls(played) == comesIn)
    #expect(
      played.inputs == [
        #"0.000  other  input: "goTo other"  [S4]"#,
        #"0.000  other  input: "tapOn \"Back\""  [S1]"#,
        #"0.000  a  input: "set a"  [S5]"#,
        #"0.000  application  input: "log"  [S6]"#,
        #"0.000  start  input: "tapOn \"Go\""  [S1]"#,
        #"0.000  a  input: "set a"  [S5]"#,
      ])
  }
}
