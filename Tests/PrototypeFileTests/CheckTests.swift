import PrototypeFile
import Testing

/// What a reviewer is told of a document that loads, as `LINE:COLUMN: warning: MESSAGE`.
@Suite struct CheckTests {
  private func warnings(_ source: String) -> [String] {
    let document = "rehearsal: 1\n" + source
    return PrototypeDocument.check(Array(document.utf8)).problems
      .map { String($0.text(file: "").dropFirst()) }
  }

  private func see(_ place: String, _ message: String, _ section: String) -> String {
    "\(place): warning: \(message); see docs/checks.md#\(section)"
  }

  @Test func aDocumentInOrderIsQuiet() {
    #expect(
      warnings(
        """
        dialogs:
          a: {alert: {title: A, message: Sure?, cancelButton: No, otherButtons: [Yes]}}
        """) == [])
  }

  @Test(
    arguments: [
      (
        "alert: {title: A, cancelButton: No, otherButtons: [B, C]}",
        "“a” has 3 buttons; more than two read better as an action sheet", "rule-1"
      ),
      ("alert: {title: A}", "“a” has no buttons: only code can take it away", "rule-3"),
      (
        "alert: {title: A, otherButtons: [B]}",
        "“a” has no cancel button, so nobody can say no", "rule-3"
      ),
      (
        """
        {alert: {title: A, cancelButton: No, otherButtons: [B]}, delegate: {without: [
          "alertView:clickedButtonAtIndex:", "alertView:willDismissWithButtonIndex:",
          "alertView:didDismissWithButtonIndex:"]}}
        """,
        "“a” has several buttons, but its delegate cannot tell which was tapped", "rule-4"
      ),
      (
        "{alert: {title: A, cancelButton: No, otherButtons: [B]}, delegate: none}",
        "“a” has buttons of its own but no delegate to hear of them", "rule-5"
      ),
      (
        "alert: {title: A, message: A, cancelButton: OK}",
        "the message of “a” says the same as its title", "rule-44"
      ),
    ])
  func alerts(_ dialog: String, _ message: String, _ section: String) {
    let value = dialog.hasPrefix("{") ? dialog : "{\(dialog)}"
    #expect(warnings("dialogs:\n  a: \(value)") == [see("3:3", message, section)])
  }

  @Test(
    arguments: [
      // A lone OK needs no delegate, and one of the three methods tells enough.
      "{alert: {title: A, cancelButton: OK}, delegate: none}",
      """
      {alert: {title: A, cancelButton: OK, otherButtons: [B]}, delegate: {only: [
        "alertView:didDismissWithButtonIndex:"]}}
      """,
      "{alert: {cancelButton: OK}}",
    ])
  func alertsInOrder(_ dialog: String) {
    #expect(warnings("dialogs:\n  a: \(dialog)") == [])
  }

  @Test func dialogsThatNothingPresents() {
    let alert = "{alert: {cancelButton: OK}}"
    #expect(
      warnings(
        """
        screens:
          s: {controls: [{button: Go, then: {goTo: t}}]}
          t: {controls: [{button: Show, then: {present: a}}]}
          lost: {controls: [{button: Show, then: {present: d}}]}
        dialogs:
          a: {alert: {cancelButton: {title: OK, afterwards: {present: b}}}}
          b: \(alert)
          c: \(alert)
          d: \(alert)
          e: \(alert)
        scenarios:
          show: {steps: [{present: e}], expect: []}
        """) == [
          see("9:3", "nothing presents “c”", "unreachable"),
          see("10:3", "nothing presents “d”", "unreachable"),
        ])
  }

  @Test func scenariosThatExpectNothing() {
    #expect(
      warnings(
        """
        dialogs: {a: {alert: {cancelButton: OK}}}
        scenarios:
          one: {steps: [{tapOn: OK}]}
          two: {steps: [{tapOn: OK}], expect: [...]}
        """) == [
          see("4:3", "scenario “one” expects no calls, so it can hardly fail", "expect")
        ])
  }

  @Test(
    arguments: [
      (
        "{alert: {title: T, cancelButton: OK}, delegate: {returns: "
          + "{\"alertViewShouldEnableFirstOtherButton:\": false}}}",
        "“alertViewShouldEnableFirstOtherButton:” came with iOS 5, after era: ios3"
      )
    ])
  func laterThanItsEra(_ dialog: String, _ message: String) {
    #expect(warnings("era: ios3\ndialogs:\n  a: \(dialog)") == [see("4:3", message, "era")])
    #expect(warnings("era: ios6\ndialogs:\n  a: \(dialog)") == [])
  }

  @Test func theApplicationInItsEra() {
    #expect(
      warnings(
        """
        era: ios3
        application: {does: {"applicationDidEnterBackground:": {log: x}}}
        dialogs: {a: {alert: {cancelButton: OK}}}
        """) == [
          see(
            "3:1", "“applicationDidEnterBackground:” came with iOS 4, after era: ios3", "era")
        ])
  }

  @Test func aDocumentWithErrorsIsNotReviewed() {
    #expect(warnings("dialogs: {a: {alert: {}}, b: 1}").allSatisfy { $0.contains("error") })
  }
}
