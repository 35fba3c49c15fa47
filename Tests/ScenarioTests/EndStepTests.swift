import Scenario
import Testing

/// Steps that end what runs, and steps that are done at once.
@MainActor
@Suite struct EndStepTests {
  private static let document = """
    screens:
      start:
        controls:
          - {textField: Name, id: name}
          - {button: Go, then: [{present: a}]}
          - {button: Later, then: [{wait: 5}, {run: job}]}
    dialogs:
      a:
        alert: {title: Sure?, cancelButton: No, otherButtons: [{title: Yes, then: [{run: job}]}]}
      done: {alert: {title: Done, cancelButton: OK}, delegate: none}
      failed: {alert: {title: Failed, cancelButton: OK}, delegate: none}
      share:
        activityPicker:
          items: [{text: Hello}]
          builtIn: {mail: {seconds: 60}}
          activities:
            - {type: org.cool, title: Cool, accepts: [text], perform: {seconds: 60}}
            - {type: org.view, title: View, accepts: [text], view: {title: Form, controls: []}}
    tasks:
      job: {simulate: {seconds: 100}, whenDone: [{present: done}], whenFailed: [{present: failed}]}
    notifications:
      tea: {body: Tea, after: 1000}
    """

  @Test(arguments: [("success", "Done"), ("failure", "Failed")])
  func aJobEndsBeforeItsTime(_ end: String, _ title: String) throws {
    let played = try play(
      "tapOn: Go", "tapOn: Yes", "endTask: {task: job, with: \(end)}", "waitFor: \(title)",
      in: Self.document)
    #expect(played.end == .finished && played.time < 2_000)
  }

  @Test func theEndOfAJobWaitsUntilItRunsAndNothingMoves() throws {
    let played = try play("tapOn: Later", "endTask: {task: job, with: success}", in: Self.document)
    // The separate alert of the job comes in first.
    #expect(played.inputs.last == #"5.250  job  input: "succeed job"  [T10]"#)
    let atOnce = try play(
      "tapOn: Later", "{endTask: {task: job, with: success}, now: true}", in: Self.document)
    #expect(atOnce.inputs.last == #"5.000  job  input: "succeed job"  [T10]"#)
  }

  @Test(
    arguments: [
      (
        "endTask: {task: job, with: success}",
        "nothing runs the task job; first run it, for example with “do: {run: job}”"
      ),
      (
        "fireNotification: tea",
        "nothing brings tea; first schedule it, for example with “do: {schedule: tea}”"
      ),
      (
        "endActivity: {completed: true}",
        "no activity is under way; first tap its icon in an activity picker"
      ),
    ])
  func whatNothingBringsFailsAtOnce(_ step: String, _ message: String) throws {
    let played = try play(step, in: Self.document)
    #expect(played.failure?.message == message && played.time == 0)
  }

  @Test func aNotificationFiresBeforeItsTime() throws {
    let played = try play(
      "do: {schedule: tea}", "pressKey: home", "fireNotification: tea", "waitFor: Tea",
      in: Self.document)
    #expect(played.end == .finished && played.time < 2_000)
  }

  @Test(arguments: [
    ("{activity: mail}", true, "share  completionHandler: \"UIActivityTypeMail\" true"),
    ("{activity: mail}", false, "share  completionHandler: \"UIActivityTypeMail\" false"),
    ("{activity: org.cool}", false, "share  completionHandler: \"org.cool\" false"),
    ("{activity: org.view}", true, "share  completionHandler: \"org.view\" true"),
  ])
  func anActivityEndsBeforeItsTime(_ target: String, _ completed: Bool, _ call: String) throws {
    let played = try play(
      "present: share", "tapOn: \(target)", "endActivity: {completed: \(completed)}",
      in: Self.document)
    #expect(played.end == .finished && played.time < 2_000)
    #expect(played.calls.last?.hasSuffix(call) == true)
    #expect(played.calls.count { $0.contains("completionHandler") } == 1)
  }

  @Test func whatTakesTheKeysRefusesWhatIsTypedAtOnce() throws {
    let steps = ["tapOn: {control: name}", "present: a", "waitForAnimationToEnd: true"]
    let typed = try play(
      steps[0], steps[1], steps[2], "{inputText: x, now: true}", "{pressKey: return, now: true}",
      in: Self.document)
    #expect(typed.end == .finished)
    #expect(typed.inputs.suffix(2).allSatisfy { $0.contains("coveredByAlert") })
    let waits = try play(steps[0], steps[1], steps[2], "inputText: x", in: Self.document)
    #expect(waits.failure != nil && waits.time > 60_000)
  }
}
