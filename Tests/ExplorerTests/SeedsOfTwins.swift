@testable import Explorer

// Documents near the edge of a finding: without a part of its condition, one of them fails.
extension Seed {
  static let twins: [Seed] = [
    // What has been before may be shown again by a cancel button.
    Seed(
      .cancelActs,
      screen(
        "{button: Go, then: {present: §}}",
        """
        dialogs:
          a:
            alert:
              title: A
              cancelButton: {title: No, afterwards: {present: b}}
              otherButtons: [Yes]
          b:
            alert:
              title: B
              cancelButton: No
              otherButtons: [{title: On, afterwards: {present: a}}]
        """), "a", "b"),
    // The only button of a dialog is no choice.
    Seed(
      .cancelActs,
      screen(
        go,
        """
        dialogs: {a: {alert: {title: A, cancelButton: {title: No, then: {run: t}}§}}}
        tasks: {t: {loader: none, simulate: {seconds: 9}}}
        """), ", otherButtons: [Yes]", ""),
    // A screen that was below another one was there.
    Seed(
      .cancelActs,
      """
      navigation: push
      application: {does: {"application:didFinishLaunchingWithOptions:": {goTo: t}}}
      screens:
        s: {controls: [{label: L}]}
        t: {controls: [\(go)]}
        u: {controls: [{label: L}]}
      dialogs:
        a:
          alert:
            title: A
            cancelButton: {title: No, afterwards: {goTo: {screen: §}}}
            otherButtons: [Yes]
      """, "u, transition: push", "s, transition: pop"),
    // What differs between runs is not tried, so that nothing is said.
    Seed(
      .neverShown,
      flag
        + screen(
          "{button: Go, then: {when: {§}, do: {present: a}, otherwise: {log: x}}}",
          "dialogs: {\(alertA)}"), "flag: f", "device: tablet"),
    Seed(
      .neverShown,
      screen(
        "{button: Go, then: {log: x}}",
        "dialogs: {\(alertA)}\napplication: {does: {\"§\": {present: a}}}"),
      "application:didReceiveLocalNotification:", "applicationDidReceiveMemoryWarning:"),
    Seed(
      .neverShown,
      flag
        + screen(
          "{button: Go, then: {when: {flag: f}, do: {present: a}, otherwise: {log: x}}}",
          "dialogs: {\(alertA)}\napplication: {does: {\"§\": {present: a}}}"),
      "application:didReceiveLocalNotification:", "applicationDidReceiveMemoryWarning:"),
    // What is refused is something; rows are not buttons.
    Seed(
      .changesNothing,
      flag + screen("{button: Go, then: §}", "dialogs: {\(alertA)}"),
      "{when: {flag: f}, do: {log: x}}", "{dismiss: a}"),
    Seed(
      .changesNothing,
      flag + screen("{§: Go, then: {when: {flag: f}, do: {log: x}}}"), "button", "row"),
    Seed(
      .changesNothing, flag + screen("§"), "{button: Go, then: {when: {flag: f}, do: {log: x}}}",
      "{textField: F}"),
    Seed(
      .changesNothing,
      flag
        + screen(
          go,
          """
          dialogs:
            a:
              alert:
                title: A
                cancelButton: No
                otherButtons: [{title: On, then: {when: {flag: f}, do: {log: x}§}}]
          """), "", ", otherwise: {log: y}"),
    // A start with something that can be tapped is no page.
    Seed(
      .deadEnd, screen("{label: L}, {button: Go, id: go, then: §}"), "{disable: go}", "{log: x}"),
    // The alert of a task asks nobody; a switch destroys nothing.
    Seed(
      .destroysWithoutAsking,
      screen(
        "{button: Delete, then: §}",
        "dialogs: {\(alertA)}\ntasks: {t: {loader: separate, simulate: {seconds: 9}}}"), "{run: t}",
      "{present: a}"),
    Seed(
      .destroysWithoutAsking,
      screen(
        "{§: Delete, then: {run: t}}", "tasks: {t: {loader: none, simulate: {seconds: 9}}}"),
      "button", "switch"),
    // Typing takes no alert away.
    Seed(
      .noWayOut,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, style: plainText, otherButtons: [OK]}
            delegate:
              returns:
                "alertViewShouldEnableFirstOtherButton:":
                  {when: {all: [{field: 0, minLength: 9}, {field: 0, maxLength: §}]}}
        """), "8", "9"),
    // A screen below another one is still there.
    Seed(
      .outlives,
      """
      screens:
        s: {controls: [{button: Run, then: {run: t}}, {button: Go, then: {goTo: §}}]}
        e: {controls: [{button: Back, then: {goTo: s}}]}
        f: {controls: [{button: Back, then: {goBack: true}}]}
      dialogs: {\(alertA)}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}
      """, "e", "{screen: f, transition: modal}"),
    // Twice is what runs or is scheduled twice, not what is only said.
    Seed(
      .twice,
      "device: tablet\n"
        + screen(
          "{button: Pay, id: pay, then: [{§}, {present: p}]}",
          """
          dialogs: {p: {popover: {from: {rect: pay}, passthrough: [pay], controls: [{label: L}]}}}
          notifications: {n: {body: N, after: 9}}
          """), "schedule: n", "log: x"),
    // Who hears nothing does nothing.
    Seed(
      .changesNothing,
      flag
        + screen(
          go,
          """
          dialogs:
            a:
              alert:
                title: A
                cancelButton: No
                otherButtons: [{title: On, then: {when: {flag: f}, do: {log: x}}}]
              delegate: §
          """), "{without: [\"alertView:didDismissWithButtonIndex:\"]}",
      "{without: [\"alertView:clickedButtonAtIndex:\"]}"),
    Seed(
      .decidingLack,
      "era: ios3\n"
        + screen(
          go,
          """
          dialogs:
            a:
              alert: {title: A, cancelButton: {title: Buy, then: {log: bought}}}
              delegate: §
          """), "{without: [\"alertViewCancel:\"]}", "none"),
    // A document without screens is one to look at.
    Seed(
      .deadEnd, "§dialogs: {\(alertA)}",
      "screens: {s: {controls: [{button: Go, id: go, then: {disable: go}}]}}\n", ""),
    // Screens make a difference without a call of a delegate, and two taps are in no race.
    Seed(
      .race,
      flag
        + """
        screens:
          s:
            controls:
              - {button: Send, then: {run: x}}
              - {button: Cancel, then: [§{when: {flag: f}, do: {goTo: t}, otherwise: {goTo: u}}]}
          t: {controls: [{label: L}]}
          u: {controls: [{label: L}]}
        tasks: {x: {loader: none, simulate: {seconds: 9}, whenDone: {set: {flag: f, to: true}}}}
        """, "", "{cancelTask: x}, "),
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Set, then: {set: {flag: f, to: true}}}, "
            + "{button: Go, then: {when: {flag: f}, do: {present: a}, otherwise: {present: b}}}",
          """
          dialogs: {\(alertA), b: {alert: {title: B, cancelButton: No}}}
          tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: §}}
          """), "{set: {flag: f, to: true}}", "{log: x}"),
    // What shows differs, and nothing runs.
    Seed(
      .twice,
      "device: tablet\n" + flag
        + screen(
          "{button: Pay, id: pay, then: [§{when: {flag: f}, do: {present: a}, "
            + "otherwise: {set: {flag: f, to: true}}}, {present: p}]}",
          """
          dialogs:
            \(alertA)
            p: {popover: {from: {rect: pay}, passthrough: [pay], controls: [{label: L}]}}
          """), "", "{disable: pay}, "),
  ]
}
