import PrototypeFile
import Testing

/// What a reviewer is told of a document that loads, as `LINE:COLUMN: warning: MESSAGE`.
@Suite struct CheckTests {
  private func warnings(_ source: String) -> [String] {
    let document = "rehearsal: 1\n" + source
    // Alerts are as short as they can be here; what VoiceOver says of them is another test's.
    return PrototypeDocument.check(Array(document.utf8), in: .bare).problems
      .filter { $0.rule != .noTitle }
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

  /// A dialog that is on line 3, the place that is meant in it, and what is said there.
  @Test(
    arguments: [
      (
        "{alert: {title: A, cancelButton: No, otherButtons: [B, C]}}", "C]",
        "“a” has 3 buttons; more than two read better as an action sheet", "rule-1"
      ),
      (
        "{alert: {cancelButton: No, otherButtons: B, addedButtons: [{title: C}, D]}}", "{title: C",
        "“a” has 4 buttons; more than two read better as an action sheet", "rule-1"
      ),
      (
        "{alert: {cancelButton: No, addedButtons: [C, D]}}", "D]",
        "“a” has 3 buttons; more than two read better as an action sheet", "rule-1"
      ),
      (
        "{alert: {style: plainText, cancelButton: No, otherButtons: [B, C]}}", "C]",
        "“a” has a text field and 3 buttons; the keyboard leaves room for two", "rule-2"
      ),
      (
        "{alert: {title: A}}", "alert", "“a” has no buttons: only code can take it away", "rule-3"
      ),
      (
        "{alert: {title: A, otherButtons: [B]}}", "otherButtons",
        "“a” has no cancel button, so nobody can say no", "rule-3"
      ),
      (
        "{alert: {title: A, addedButtons: B}}", "addedButtons",
        "“a” has no cancel button, so nobody can say no", "rule-3"
      ),
      (
        "{alert: {cancelButton: B, cancelButtonIndex: -1}}", "cancelButtonIndex",
        "“a” has no cancel button, so nobody can say no", "rule-3"
      ),
      (
        """
        {alert: {title: A, cancelButton: No, otherButtons: [B]}, delegate: {without: [\
        "alertView:clickedButtonAtIndex:", "alertView:willDismissWithButtonIndex:",\
        "alertView:didDismissWithButtonIndex:"]}}
        """, "without", "“a” has several buttons, but its delegate cannot tell which was tapped",
        "rule-4"
      ),
      (
        "{alert: {cancelButton: No, otherButtons: [B]}, delegate: {only: [\"alertViewCancel:\"]}}",
        "only", "“a” has several buttons, but its delegate cannot tell which was tapped", "rule-4"
      ),
      (
        "{alert: {title: A, cancelButton: No, otherButtons: [B]}, delegate: none}", "delegate",
        "“a” has buttons but no delegate that is told of a tap", "rule-5"
      ),
      (
        """
        {alert: {style: plainText, cancelButton: No, addedButtons: [B]}, delegate: {returns: {\
        "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, minLength: 1}}}}}
        """, "\"alertViewShould",
        "“a” is never asked whether a button is enabled: no other button at creation",
        "never-asked"
      ),
      (
        """
        {alert: {cancelButton: OK}, delegate: {does: {\
        "alertViewShouldEnableFirstOtherButton:": [{log: asked}]}}}
        """, "\"alertViewShould",
        "“a” is never asked whether a button is enabled: no other button at creation",
        "never-asked"
      ),
      (
        "{alert: {title: A, message: A, cancelButton: OK}}", "message",
        "the message of “a” says the same as its title", "rule-44"
      ),
    ])
  func alerts(_ dialog: String, _ place: String, _ message: String, _ section: String) throws {
    let start = try #require(dialog.firstRange(of: place)).lowerBound
    let column = 6 + dialog[..<start].count
    #expect(warnings("dialogs:\n  a: \(dialog)") == [see("3:\(column)", message, section)])
  }

  /// Problems of a button's actions are reported at their key.
  @Test func actionsThatNeverRun() {
    #expect(
      warnings(
        """
        dialogs:
          a:
            alert:
              cancelButton: {title: No, afterwards: {log: x}}
              otherButtons:
                - title: B
                  then: [{log: y}]
            delegate: {without: ["alertView:clickedButtonAtIndex:"]}
        """) == [
          "8:11: warning: “then” never runs: the delegate does not hear "
            + "“alertView:clickedButtonAtIndex:”"
        ])
  }

  @Test(
    arguments: [
      // A lone OK needs no delegate, and one of the three methods tells enough.
      "{alert: {title: A, cancelButton: OK}, delegate: none}",
      """
      {alert: {title: A, cancelButton: No, otherButtons: [B]}, delegate: {only: [
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
          a: {alert: {cancelButton: {title: OK, afterwards: [{present: b}, {present: v}]}}}
          b: \(alert)
          c: \(alert)
          d: \(alert)
          e: \(alert)
          v: {presentedView: {controls: [{button: Go, then: {dismiss: {dialog: v, completion: {present: f}}}}]}}
          f: \(alert)
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
        "{alert: {cancelButton: No, otherButtons: [OK]}, delegate: {returns: "
          + "{\"alertViewShouldEnableFirstOtherButton:\": false}}}",
        "“alertViewShouldEnableFirstOtherButton:” came with iOS 5, after era: ios3"
      )
    ])
  func laterThanItsEra(_ dialog: String, _ message: String) {
    #expect(warnings("era: ios3\ndialogs:\n  a: \(dialog)") == [see("4:75", message, "era")])
    #expect(warnings("era: ios6\ndialogs:\n  a: \(dialog)") == [])
  }

  @Test func kindsOfDialogsInTheirEra() {
    #expect(
      warnings(
        """
        era: ios3
        start: p
        dialogs:
          a: {alert: {style: secureText, cancelButton: OK}}
          p: {activityPicker: {items: [{text: a}]}}
          f: {formSheet: {title: F}}
        scenarios: {x: {steps: [{present: a}, {present: f}], expect: []}}
        """) == [
          see("5:15", "“alertViewStyle” came with iOS 5, after era: ios3", "era"),
          see("6:7", "“activityPicker” came with iOS 6, after era: ios3", "era"),
          see("7:7", "“formSheet” came with iOS 3.2, after era: ios3", "era"),
        ])
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
            "3:22", "“applicationDidEnterBackground:” came with iOS 4, after era: ios3", "era")
        ])
  }

  @Test func aDocumentWithErrorsIsNotReviewed() {
    #expect(warnings("dialogs: {a: {alert: {}}, b: 1}").allSatisfy { $0.contains("error") })
  }
}
