import Scenario
import Testing

/// What a scenario sees of a task that runs.
@MainActor
@Suite struct TaskStepTests {
  private static let document = document(cancellable: true)

  private static func document(cancellable: Bool) -> String {
    """
    screens:
      start: {controls: [{button: Go, then: [{present: a}]}]}
    dialogs:
      a:
        alert:
          title: Sure?
          cancelButton: No
          otherButtons: [{title: Yes, then: [{run: job}]}]
      done: {alert: {title: Done, cancelButton: OK}, delegate: none}
      off: {alert: {title: Off, cancelButton: OK}, delegate: none}
    tasks:
      job:
        title: At {percent}
        simulate: {seconds: 10, progress: true}
        cancellable: \(cancellable)
        whenDone: [{present: done}]
        whenCancelled: [{present: off}]
    strings: {de: {Cancel: Abbrechen}}
    """
  }

  @Test func theLoaderIsSeenAndItsEndWaitedFor() throws {
    let played = try play(
      "tapOn: Go", "tapOn: Yes", "assertNotVisible: Yes", "assertNotVisible: No",
      "assertVisible: Cancel", "assertEnabled: Cancel", "waitFor: At 50", "assertVisible: At 50",
      "waitFor: Done", "tapOn: OK", in: Self.document)
    #expect(played.end == .finished)
    #expect(
      played.calls.suffix(3) == [
        "0.250  a  alertView:clickedButtonAtIndex: 1",
        "10.250  a  alertView:willDismissWithButtonIndex: 1",
        "10.250  a  alertView:didDismissWithButtonIndex: 1",
      ])
  }

  @Test func cancelIsTappedByItsTextOrAsTheCancelButton() throws {
    for step in ["tapOn: Cancel", "tapOn: {button: 0}"] {
      let played = try play(
        "tapOn: Go", "tapOn: Yes", "wait: 1", step, "assertVisible: Off", in: Self.document)
      #expect(played.end == .finished)
      #expect(played.calls.last == "1.250  a  alertView:didDismissWithButtonIndex: 0")
    }
  }

  /// Where the task cannot be cancelled, no button represents Cancel.
  @Test func withoutCancelThereIsNoButton() throws {
    let document = Self.document(cancellable: false)
    for (step, what) in [
      ("tapOn: {button: 0}", "button 0"), ("tapOn: {button: 0}\n        now: true", "button 0"),
      ("tapOn: Cancel", "“Cancel”"),
    ] {
      let played = try play(
        "tapOn: Go", "tapOn: Yes", step + "\n        timeout: 5", in: document)
      #expect(played.failure?.message == "waited 5.000 s without success for \(what)")
      #expect(played.inputs.count == 2)
    }
  }

  @Test func itsCancelIsTranslated() throws {
    let played = try play(
      "tapOn: Go", "tapOn: Yes", "tapOn: Abbrechen", also: "language: de", in: Self.document)
    #expect(played.end == .finished)
  }

  @Test func aButtonThatIsGoneIsWaitedForInVain() throws {
    let played = try play("tapOn: Go", "tapOn: Yes", "tapOn: {button: 1}", in: Self.document)
    #expect(played.failure?.message == "waited 60.000 s without success for button 1")
  }

  @Test func aRunEndsWithItsAnimationsAndWaitsForNoTask() throws {
    let played = try play("tapOn: Go", "tapOn: Yes", in: Self.document)
    #expect(played.end == .finished)
    #expect(played.time == 250)
  }
}
