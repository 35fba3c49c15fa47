import Scenario
import Testing

/// Steps and dialogs that documents can have and this version cannot perform.
@MainActor @Suite struct NotSupportedTests {
  private static let document = """
    screens: {start: {controls: [{button: Go, then: [{present: view}]}]}}
    dialogs: {view: {presentedView: {title: No}}}
    notifications: {tea: {body: Tea}}
    tasks: {job: {simulate: {seconds: 1}}}
    """

  @Test(arguments: [
    ("openNotification: tea", "openNotification"),
    ("closeNotification: tea", "closeNotification"),
    ("pullDown: true", "pullDown"), ("slide: true", "slide"),
    ("setClock: 2013-01-07", "setClock"), ("setTimeZone: UTC", "setTimeZone"),
  ])
  func aStepFails(_ step: String, _ word: String) throws {
    let played = try play("wait: 0", step, in: Self.document)
    #expect(played.failure?.message == "“\(word)” is not supported yet by this version")
    #expect(played.failure?.line == 6)
    #expect(played.time == 0)
  }

  @Test func aDialogIsRefusedAndTheRunGoesOn() throws {
    let played = try play(
      "tapOn: Go", "do: {schedule: tea}", "assertNotVisible: No", in: Self.document)
    #expect(played.end == .finished)
    #expect(played.calls == [])
  }
}
