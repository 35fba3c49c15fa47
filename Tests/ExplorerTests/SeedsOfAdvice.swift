@testable import Explorer

// Advice about what comes on a way.
extension Seed {
  static let advice: [Seed] = [
    Seed(
      .asksOften,
      """
      screens:
        s: {controls: [\(go)]}
        t: {controls: [{button: Back, then: {goTo: s}}]}
      dialogs:
        a: {alert: {title: A, cancelButton: {title: On, afterwards: {§}}}}
        b: {alert: {title: B, cancelButton: {title: On, afterwards: {goTo: t}}}}
      """, "present: b", "goTo: t"),
    // Alerts on the way to the screen before are not of this way.
    Seed(
      .asksOften,
      """
      screens:
        s: {controls: [\(go)]}
        t: {controls: [{button: On, then: {present: b}}]}
        u: {controls: [{button: Back, then: {goTo: s}}]}
      dialogs:
        a: {alert: {title: A, cancelButton: {title: On, afterwards: {§}}}}
        b: {alert: {title: B, cancelButton: {title: On, afterwards: {goTo: u}}}}
      """, "present: b", "goTo: t"),
    Seed(
      .neitherAskedNorTold,
      screen(
        "{button: Delete, then: {run: t}}",
        "dialogs: {\(alertA)}\ntasks: {t: {loader: none, simulate: {seconds: 9}§}}"), "",
      ", whenDone: {present: a}"),
    Seed(
      .neitherAskedNorTold,
      screen(
        "{button: Delete, then: {§}}",
        """
        dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {run: t}}]}}}
        tasks: {t: {loader: none, simulate: {seconds: 9}}}
        """), "run: t", "present: a"),
    Seed(
      .endsUntitled,
      "device: tablet\nflags: {f: true}\n"
        + screen(
          go,
          """
          dialogs:
            a:
              actionSheet: {otherButtons: [On]}
              delegate:
                does:
                  "actionSheet:clickedButtonAtIndex:": {when: {flag: f}, do: {log: "{§}"}}
          """), "buttonTitle", "buttonIndex"),
    Seed(
      .overPopover,
      "device: tablet\n"
        + screen(
          "{barButton: Go, then: {present: p}}",
          """
          dialogs:
            p: {popover: {controls: [{button: Load, then: {run: t}}]}}
            v: {presentedView: {controls: [{button: Back, then: {dismiss: v}}]}}
          tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: [§{present: v}]}}
          """), "", "{dismiss: p}, "),
    Seed(
      .overPopover,
      "device: tablet\n"
        + screen(
          "{barButton: Go, then: {present: p}}",
          """
          dialogs:
            p: {popover: {controls: [{button: Load, then: {run: t}}]}}
            v: {§}
          tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: v}}}
          """), "popover: {from: rootView, controls: [{label: L}]}",
      "alert: {title: V, cancelButton: OK}"),
  ]
}
