/// Corrections of what a person hears, and of what UIKit would refuse.
enum SpokenFixes {
  private static let go = "screens: {s: {controls: [{button: Go, id: go, then: {present: a}}]}}\n"

  private static func alert(_ before: String, _ after: String, rule: String) -> FixTests.Fix {
    FixTests.Fix(
      rule: rule, before: go + "dialogs: {a: {alert: {\(before)}}}",
      after: go + "dialogs: {a: {alert: {\(after)}}}")
  }

  static let all = [
    FixTests.Fix(
      rule: "rule-9",
      before: go + "dialogs: {a: {alert: {title: A, cancelButton: C, otherButtons: [B, D, E]}}}",
      after: go
        + "dialogs: {a: {actionSheet: {from: rootView, cancelButton: C, otherButtons: [B, D, E]}}}"),
    FixTests.Fix(
      rule: "rule-24",
      before: go + """
        device: tablet
        dialogs:
          a:
            actionSheet: {from: {rect: go}, otherButtons: [B]}
            delegate: {does: {"actionSheet:clickedButtonAtIndex:": {log: "{buttonTitle}"}}}
        """,
      after: go + """
        device: tablet
        dialogs:
          a:
            actionSheet: {from: {rect: go}, otherButtons: [B]}
            delegate:
              does:
                "actionSheet:clickedButtonAtIndex:":
                  when:
                    not: {button: -1}
                  do: [{log: "{buttonTitle}"}]
        """),
    FixTests.Fix(
      rule: "rule-33",
      before: go
        + "dialogs: {a: {activityPicker: {items: [{text: T}], activities: [{type: x, title: X, icon: star, perform: {seconds: 5}}]}}}",
      after: go
        + "dialogs: {a: {activityPicker: {items: [{text: T}], activities: [{type: x, title: X, icon: star, perform: {seconds: 0}}]}}}"
    ),
    FixTests.Fix(
      rule: "same-name",
      before: go + "dialogs: {a: {actionSheet: {cancelButton: C, otherButtons: [B, D, B]}}}",
      after: go + "dialogs: {a: {actionSheet: {cancelButton: C, otherButtons: [B, D]}}}"),
    FixTests.Fix(
      rule: "no-window",
      before: """
        device: tablet
        screens: {s: {viewController: {does: {"viewWillAppear:": {present: a}}}, controls: [{button: Go, id: go}]}}
        dialogs: {a: {popover: {from: {rect: go}, controls: [{label: L}]}}}
        """,
      after: """
        device: tablet
        screens: {s: {viewController: {does: {"viewDidAppear:": [{present: a}]}}, controls: [{button: Go, id: go}]}}
        dialogs: {a: {popover: {from: {rect: go}, controls: [{label: L}]}}}
        """),
    FixTests.Fix(
      rule: "no-window",
      before: """
        device: tablet
        screens:
          s: {controls: [{button: Go, id: go, then: {present: a}}, {tab: T, screen: t}]}
          t: {controls: [{button: There, id: there}, {tab: S, screen: s}]}
        dialogs: {a: {popover: {from: {rect: there}, controls: [{label: L}]}}}
        """,
      after: """
        device: tablet
        screens:
          s: {controls: [{button: Go, id: go, then: {present: a}}, {tab: T, screen: t}]}
          t: {controls: [{button: There, id: there}, {tab: S, screen: s}]}
        dialogs: {a: {popover: {from: {rect: go}, controls: [{label: L}]}}}
        """),
    alert("message: Gone., cancelButton: OK", "title: Gone., cancelButton: OK", rule: "no-title"),
    alert("title: A, cancelButton: ✕", "title: A, cancelButton: OK", rule: "wordless-title"),
    alert(
      "title: A, cancelButton: ✕, otherButtons: [B]",
      "title: A, cancelButton: Cancel, otherButtons: [B]", rule: "wordless-title"),
    alert(
      "title: A, style: plainText, textFields: [{placeholder: Password}], cancelButton: OK",
      "title: A, style: plainText, textFields: [{placeholder: Password, secure: true}], cancelButton: OK",
      rule: "spoken-secret"),
    FixTests.Fix(
      rule: "unspoken-change",
      before: go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate:
              does:
                "didPresentAlertView:":
                  - set: {dialog: a, title: B}
        """,
      after: go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate:
              does:
                "willPresentAlertView:":
                  - set: {dialog: a, title: B}
        """),
    FixTests.Fix(
      rule: "focus-lost",
      before: """
        screens: {s: {controls: [{button: Go, id: go, then: [{disable: go}, {present: a}]}]}}
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
        """,
      after: """
        screens: {s: {controls: [{button: Go, id: go, then: [{disable: go}, {present: a}]}]}}
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate: {does: {"alertView:didDismissWithButtonIndex:": [{enable: go}]}}
        """),
  ]
}
