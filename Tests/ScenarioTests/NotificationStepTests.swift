import DialogModel
import DialogSimulator
import Scenario
import Testing

/// The step that answers a notification: what it waits for, and what it needs first.
@MainActor @Suite struct NotificationStepTests {
  private static let document = """
    application: true
    screens: {s: {controls: [{button: Later, then: [{schedule: n}]}, {button: Now, then: [{presentNow: n}]}]}}
    notifications:
      n: {body: Soon, after: 5}
      m: {body: More, after: 6}
    """

  private func failure(_ steps: [String], style: String = "banner") throws -> ScenarioFailure? {
    let document = "notificationSettings: {style: \(style)}\n" + Self.document
    let prototype = try prototype(steps, in: document)
    let script = try #require(prototype.scenario(named: "x"))
    let run = HeadlessRun(prototype.applying(script), limits: .scenario)
    guard case .failed(let failure) = run.play(script) else { return nil }
    return failure
  }

  @Test func waitsForOneThatIsScheduled() throws {
    #expect(
      try failure(["tapOn: Later", "pressKey: home", "openNotification: n"])?.message == nil)
  }

  @Test func waitsForABannerThatComesAfterAnother() throws {
    #expect(
      try failure([
        "do: {schedule: n}", "do: {schedule: m}", "pressKey: home", "wait: 7",
        "openNotification: m",
      ])?.message == nil)
  }

  @Test(arguments: [
    (["tapOn: Now"], "n is in Notification Center; first “pullDown: true”"),
    (
      ["tapOn: Later", "pressKey: home", "wait: 20"],
      "n is in Notification Center; first “pullDown: true”"
    ),
    (
      ["tapOn: Now", "wait: 1", "pressKey: power"],
      "n is in Notification Center, and the device is locked; first “slide: true”, then "
        + "“pullDown: true”"
    ),
    (
      ["tapOn: Now", "interrupt: true"],
      "another application’s alert is above n; first “interrupt: false”"
    ),
    (
      ["wait: 1"], "nothing brings n; first schedule it, for example with “do: {schedule: n}”"
    ),
  ])
  func failsAtOnceWhereSomethingMustComeFirst(_ steps: [String], _ message: String) throws {
    let failure = try #require(try failure(steps + ["openNotification: n"]))
    #expect(failure.message == message)
  }

  @Test func anAlertOfAnotherMustGoFirst() throws {
    let steps = ["do: {schedule: n}", "do: {schedule: m}", "pressKey: home", "wait: 8"]
    #expect(
      try failure(steps + ["openNotification: n"], style: "alert")?.message
        == "the alert of m is above n; first “closeNotification: m”")
  }

  @Test func whatTheSentenceSaysIsEnough() throws {
    #expect(
      try failure(["tapOn: Now", "pullDown: true", "openNotification: n"])?.message == nil)
  }
}
