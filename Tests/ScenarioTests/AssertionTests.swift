import DialogModel
import Scenario
import Testing

/// Steps that hold or fail at once.
@MainActor @Suite struct AssertionTests {
  /// Steps after which an assertion is made, the assertion, and what it says where it fails.
  @Test(
    arguments: [
      ("wait: 0", "assertVisible: Hello Robin", nil),
      ("wait: 0", "assertVisible: Start", nil),
      ("wait: 0", "assertVisible: Hello", "“Hello” does not show"),
      ("wait: 0", "assertVisible: /Hello/", nil),
      ("wait: 0", "assertVisible: /^Robin/", "“/^Robin/” does not show"),
      ("wait: 0", "assertVisible: Back", "“Back” does not show"),
      ("present: a", "assertVisible: First", nil),
      ("present: a", "assertVisible: Message", nil),
      ("present: a", "assertVisible: OK", nil),
      ("present: a", "assertVisible: Go", nil),
      ("pressKey: home", "assertVisible: Go", "“Go” does not show"),
      ("wait: 0", "assertNotVisible: Back", nil),
      ("wait: 0", "assertNotVisible: Go", "“Go” shows"),
      ("wait: 0", "assertNotVisible: /O/", nil),
      ("wait: 0", "assertNotVisible: /o/", "“/o/” shows"),
      ("present: a", "assertNotVisible: Second", nil),
      ("wait: 0", "assertEnabled: Go", nil),
      ("wait: 0", "assertEnabled: /B/", nil),
      ("do: {disable: go}", "assertEnabled: Go", "“Go” is disabled"),
      ("do: {disable: go}", "assertDisabled: Go", nil),
      ("wait: 0", "assertDisabled: Go", "“Go” is enabled"),
      ("wait: 0", "assertEnabled: Nope", "nothing that can be tapped shows “Nope”"),
      ("wait: 0", "assertDisabled: /N/", "nothing that can be tapped shows “/N/”"),
      ("wait: 0", "assertEnabled: Start", "nothing that can be tapped shows “Start”"),
      ("present: a", "assertEnabled: OK", nil),
      ("present: a", "assertDisabled: OK", "“OK” is enabled"),
      (
        "wait: 0",
        "assertProperty: {dialog: a, numberOfButtons: 2, cancelButtonIndex: 0, "
          + "firstOtherButtonIndex: 1, destructiveButtonIndex: -1, visible: false}",
        nil
      ),
      ("present: a", "assertProperty: {dialog: a, visible: true}", nil),
      (
        "present: a", "assertProperty: {dialog: a, visible: false}",
        "visible of “a” is true, not false"
      ),
      (
        "wait: 0", "assertProperty: {dialog: b, numberOfButtons: 1, firstOtherButtonIndex: 0}",
        "firstOtherButtonIndex of “b” is -1, not 0"
      ),
      ("wait: 0", "assertFlag: {busy: false, seen: true}", nil),
      ("do: {set: {flag: busy, to: true}}", "assertFlag: {busy: true}", nil),
      (
        "do: {set: {flag: seen, to: toggle}}", "assertFlag: {busy: false, seen: true}",
        "the flag “seen” is not set"
      ),
      ("wait: 0", "assertFlag: {seen: false}", "the flag “seen” is set"),
    ] as [(String, String, String?)])
  func assertion(_ step: String, _ assertion: String, _ message: String?) throws {
    let played = try play(step, assertion)
    #expect(played.failure?.message == message)
    #expect(played.failure.map { $0.line } == (message == nil ? nil : 6))
    if message == nil { #expect(played.end == .finished) }
  }

  @Test func aFailureSaysWhatShows() throws {
    let played = try play("present: a", "assertVisible: Nope")
    #expect(
      played.failure?.showing == [
        "alert a: “First”, “Message”; buttons “Cancel”, “OK”",
        "screen start: “Hello Robin”, “Go”, “Both”",
      ])
    #expect(played.time == 0)
  }

  @Test func aDisabledButtonIsDisabled() throws {
    let answer = "answer: {\"\(asks)\": false}"
    #expect(try play(answer, "present: question", "assertDisabled: OK").end == .finished)
    #expect(try play(answer, "present: question", "assertEnabled: No").end == .finished)
    #expect(
      try play(answer, "present: question", "assertEnabled: OK").failure?.message
        == "“OK” is disabled")
  }

  /// `firstOtherIndex` is a document's choice, and here it can be seen.
  @Test(arguments: [("fixed", -1), ("lazy", 1)])
  func theFirstOtherIsChosen(_ choice: String, _ index: Int) throws {
    let document = """
      choices: {firstOtherIndex: \(choice)}
      dialogs: {a: {alert: {cancelButton: No, addedButtons: [Yes]}}}
      """
    let assertion = "assertProperty: {dialog: a, firstOtherButtonIndex: \(index)}"
    #expect(try play(assertion, in: document).end == .finished)
  }

  /// A control is disabled with its bar, whatever it is alone.
  @Test(
    arguments: [
      ("disable: toolbar", "assertDisabled: Layout", nil),
      ("disable: toolbar", "assertEnabled: Layout", "“Layout” is disabled"),
      ("disable: toolbar", "assertEnabled: Home", nil),
      ("disable: toolbar", "assertEnabled: Go", nil),
      ("disable: tabBar", "assertDisabled: Home", nil),
      ("disable: navigationBar", "assertDisabled: Edit", nil),
      ("disable: navigationBar", "assertEnabled: Layout", nil),
      ("enable: toolbar", "assertDisabled: Layout", "“Layout” is enabled"),
    ] as [(String, String, String?)])
  func aBarIsDisabled(_ action: String, _ assertion: String, _ message: String?) throws {
    let document = """
      screens:
        start:
          controls:
            [{toolbarButton: Layout}, {barButton: Edit}, {tab: Home}, {button: Go}]
      """
    let played = try play("do: {\(action)}", assertion, in: document)
    #expect(played.failure?.message == message)
  }

  @Test func whatIsCoveredDoesNotShow() throws {
    let both = "tapOn: Both"
    let ended = "waitForAnimationToEnd: true"
    #expect(try play(both, ended, "assertNotVisible: First").end == .finished)
    #expect(try play(both, ended, "assertNotVisible: OK").end == .finished)
    #expect(
      try play(both, ended, "assertEnabled: OK").failure?.message
        == "nothing that can be tapped shows “OK”")
  }

  @Test func aDarkLockScreenShowsNothing() throws {
    let played = try play(
      "do: {schedule: tea}", "pressKey: power", "waitFor: Tea is ready", "wait: 11",
      "assertNotVisible: Tea is ready",
      in: """
        screens: {home: {controls: [{label: Here}]}}
        notifications: {tea: {after: 1, body: Tea is ready}}
        """)
    #expect(played.end == .finished)
  }

  /// A pattern that is none is found nowhere.
  @Test func aBrokenPatternMatchesNothing() throws {
    var script = ScenarioScript(name: "x", line: 1)
    for kind in [ScenarioStep.Kind.assertNotVisible(.pattern("(")), .assertVisible(.pattern("("))] {
      script.steps = [ScenarioStep(kind, line: 7)]
      let run = HeadlessRun(try prototype([]))
      let end = run.play(script)
      if case .failed(let failure) = end {
        #expect(failure.message == "“/(/” does not show")
        #expect(kind == .assertVisible(.pattern("(")))
      } else {
        #expect(end == .finished)
        #expect(kind == .assertNotVisible(.pattern("(")))
      }
    }
  }
}
