import PrototypeFile
import Testing

/// What a reviewer is told of a document with notifications.
@Suite struct NotificationCheckTests {
  /// The warnings, as `LINE: MESSAGE (SECTION)`.
  private func warnings(_ source: String) -> [String] {
    let document = "rehearsal: 1\n" + source
    return PrototypeDocument.check(Array(document.utf8), in: .bare).problems
      .filter { $0.section != "expect" }
      .map { problem in
        // `LINE:COLUMN: warning: MESSAGE; see …`
        let line = problem.text(file: "").dropFirst().prefix { $0 != ":" }
        return "\(line): \(problem.message) (\(problem.section ?? ""))"
      }
  }

  private let scheduling = """
    screens: {s: {controls: [{button: Go, then: [{schedule: tea}]}]}}

    """

  @Test func aDocumentInOrderIsQuiet() {
    #expect(
      warnings(
        scheduling + """
          application: {}
          notifications: {tea: {body: Tea, sound: kettle.wav, userInfo: {a: [1, two]}}}
          """) == [])
  }

  @Test func nothingSchedulesIt() {
    #expect(
      warnings("notifications: {tea: {body: Tea}}")
        == ["2: nothing schedules “tea” (unscheduled)"])
    for action in ["presentNow: tea", "setNotifications: [tea]"] {
      #expect(
        warnings(
          """
          notifications: {tea: {body: Tea}}
          application: {does: {"applicationDidBecomeActive:": [{\(action)}]}}
          """) == [])
    }
  }

  @Test(arguments: [
    (
      "{without: [\"application:didReceiveLocalNotification:\"]}",
      "application:didReceiveLocalNotification:"
    ),
    (
      "{without: [\"application:didFinishLaunchingWithOptions:\"]}",
      "application:didFinishLaunchingWithOptions:"
    ),
  ])
  func rule37(_ application: String, _ method: String) {
    #expect(
      warnings(scheduling + "application: \(application)\nnotifications: {tea: {body: Tea}}")
        == ["3: notifications need “\(method)”, and the application lacks it (rule-37)"])
  }

  @Test func rule38Sounds() {
    #expect(
      warnings(scheduling + "notifications: {tea: {body: Tea, sound: kettle.mp3}}")
        == ["3: iOS 6 plays “kettle.mp3” only if it is an uncompressed AIFF or WAV (rule-38)"])
    #expect(
      warnings(scheduling + "notifications: {tea: {body: Tea, sound: sounds/kettle.wav}}")
        == [
          "3: iOS 6 finds “sounds/kettle.wav” only at the top level of the application (rule-38)"
        ])
    #expect(warnings(scheduling + "notifications: {tea: {body: Tea, sound: default}}") == [])
  }

  @Test func rule38LaunchImage() {
    let document =
      scheduling + """
        application: {does: {"application:didReceiveLocalNotification:": [{goTo: s}]}}
        notifications:
          tea: {body: Tea}
        """
    #expect(
      warnings(document) == [
        "5: “tea” leads to another screen; without “launchImage” the usual one flashes before it "
          + "(rule-38)"
      ])
    #expect(warnings(document.replacingFirst("body: Tea", "launchImage: a.png")) == [])
  }

  @Test func rule39() {
    let document =
      scheduling + """
        application: {does: {"application:didReceiveLocalNotification:": [{present: more}]}}
        dialogs:
          more: {alert: {title: More?, cancelButton: No, otherButtons: [Yes]}}
        notifications: {tea: {body: Tea}}
        """
    #expect(
      warnings(document) == [
        "5: “more” shows only after a notification, and a person may have switched these off "
          + "(rule-39)"
      ])
    // A message with one button may be missed, and another way there is enough.
    #expect(warnings(document.replacingFirst(", otherButtons: [Yes]", "")) == [])
    #expect(
      warnings(document.replacingFirst("{schedule: tea}", "{schedule: tea}, {present: more}")) == []
    )
  }

  @Test func rule40() {
    #expect(
      warnings(scheduling + "notifications: {tea: {body: Tea, hasAction: false}}")
        == [
          "3: “hasAction: false” has no effect in iOS 6: the button is there all the same (rule-40)"
        ]
    )
  }

  @Test func rule41() {
    #expect(
      warnings(scheduling + "notifications: {tea: {body: Tea, userInfo: {a: 1, b: null, c: [~]}}}")
        == [
          "3: “b” has no value of a property list: UIKit raises an exception (rule-41)",
          "3: “c” has no value of a property list: UIKit raises an exception (rule-41)",
        ])
    let list = Array(repeating: "tea", count: 65).joined(separator: ", ")
    #expect(
      warnings(
        """
        notifications: {tea: {body: Tea}}
        application: {does: {"applicationDidBecomeActive:": [{setNotifications: [\(list)]}]}}
        """) == ["3: the system keeps only the 64 that fire first (rule-41)"])
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return String(self[..<range.lowerBound]) + new + self[range.upperBound...]
  }
}
