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

  @Test(arguments: [
    ([], "[]"), (["do: {schedule: m}", "do: {schedule: n}", "do: {schedule: n}"], "[n, n, m]"),
    (["do: {schedule: m}"], "m"),
    (["do: {schedule: m}", "do: {schedule: m}", "do: {cancelNotification: m}"], "[]"),
  ])
  func theScheduleIsCompared(_ steps: [String], _ list: String) throws {
    #expect(try failure(steps + ["assertScheduled: \(list)"])?.message == nil)
  }

  @Test(arguments: [
    (["do: {schedule: n}"], "assertScheduled: []", "[n] is scheduled, not []"),
    ([], "assertScheduled: n", "[] is scheduled, not [n]"),
    (
      ["do: {schedule: n}", "do: {schedule: n}", "do: {schedule: m}"],
      "assertScheduled: [m, n]", "[n, n, m] is scheduled, not [m, n]"
    ),
    (["do: {set: {badge: 2}}"], "assertBadge: 0", "the badge is 2, not 0"),
    ([], "removeFromCenter: n", "n is not listed in Notification Center"),
    (
      ["tapOn: Now", "wait: 1", "pressKey: power"], "removeFromCenter: n",
      "the device is locked; first “slide: true”"
    ),
  ])
  func assertionsSayWhatIsSo(_ steps: [String], _ last: String, _ message: String) throws {
    #expect(try #require(try failure(steps + [last])).message == message)
  }

  @Test func settingsThatAreLeftOutStay() throws {
    #expect(
      try failure(
        [
          "settings: {center: false}", "tapOn: Later", "pressKey: home", "wait: 6",
          "tapOn: Close", "assertNotVisible: Soon", "do: {set: {badge: 1}}", "assertBadge: 1",
        ], style: "alert")?.message == nil)
  }

  @Test func theSwitcherIsOpenedAndClosed() throws {
    #expect(
      try failure(["switcher: true", "switcher: false", "tapOn: Now", "assertScheduled: []"])?
        .message == nil)
  }

  @Test func oneIsTakenOutOfNotificationCenter() throws {
    #expect(
      try failure([
        "tapOn: Now", "wait: 1", "pullDown: true", "assertVisible: Soon", "removeFromCenter: n",
        "assertNotVisible: Soon",
      ])?.message == nil)
  }

  @Test func whatTheSentenceSaysIsEnough() throws {
    #expect(
      try failure(["tapOn: Now", "pullDown: true", "openNotification: n"])?.message == nil)
  }
}
