@testable import Explorer

// Faults that show when something ends, comes, or is asked.
extension Seed {
  private static let both = """
    dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}

    """
  static let orders: [Seed] = [
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Cancel, then: [§{when: {flag: f}, "
            + "do: {present: a}, otherwise: {present: b}}]}",
          both
            + "tasks: {t: {loader: none, simulate: {seconds: 9}, "
            + "whenDone: {set: {flag: f, to: true}}}}"), "", "{cancelTask: t}, "),
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {schedule: n}}, {button: Cancel, then: [§{when: {flag: f}, "
            + "do: {present: a}, otherwise: {present: b}}]}",
          both + "notifications: {n: {body: N, after: 9}}\n"
            + "application: {does: {\"application:didReceiveLocalNotification:\": "
            + "{set: {flag: f, to: true}}}}"), "", "{cancelNotification: n}, "),
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Cancel, then: [§{when: {flag: f}, "
            + "do: {present: a}, otherwise: {present: b}}]}",
          both
            + "tasks: {t: {loader: none, simulate: {seconds: 9}, "
            + "whenFailed: {set: {flag: f, to: true}}}}"), "", "{cancelTask: t}, "),
    Seed(
      .twice,
      "device: tablet\n"
        + screen(
          "{toolbarButton: Go, id: go, then: [§{schedule: n}, {present: a}]}",
          """
          dialogs: {a: {actionSheet: {from: {barButton: go}, otherButtons: [On]}}}
          notifications: {n: {body: N, after: 9}}
          """), "", "{disable: toolbar}, "),
    Seed(
      .twice,
      "device: tablet\n"
        + screen(
          "{barButton: Go, id: go, then: [§{schedule: n}, {present: a}]}",
          """
          dialogs: {a: {actionSheet: {from: {barButton: go}, otherButtons: [On]}}}
          notifications: {n: {body: N, after: 9}}
          """), "", "{disable: navigationBar}, "),
    Seed(
      .twice,
      "device: tablet\n"
        + screen(
          "{button: Pay, id: pay, then: [§{schedule: n}, {present: p}]}",
          """
          dialogs: {p: {popover: {from: {rect: pay}, passthrough: [pay], controls: [{label: L}]}}}
          notifications: {n: {body: N, after: 9}}
          """), "", "{disable: pay}, "),
    Seed(
      .lostTap,
      screen(
        "{button: Send, then: §}",
        "dialogs: {\(alertA)}\ntasks: {t: {loader: none, simulate: {seconds: 9}, "
          + "whenDone: {present: a}}}"), "{run: t}", "{present: a}"),
    Seed(
      .lostTap,
      screen(
        "{button: Send, then: {schedule: n}}",
        "dialogs: {\(alertA)}\nnotifications: {n: {body: N, after: 9}}\n"
          + "application: {does: {\"application:didReceiveLocalNotification:\": §}}"),
      "{present: a}", "{log: x}"),
    Seed(
      .lostTap,
      screen(
        "{button: Send, then: {run: t}}",
        "dialogs: {a: {actionSheet: {from: rootView, cancelButton: No}}}\n"
          + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenFailed: §}}"),
      "{present: a}", "{log: x}"),
    Seed(
      .uninvited,
      screen(
        "{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}",
        both + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: §}}"),
      "{present: a}", "{when: {not: {visible: b}}, do: {present: a}}"),
    Seed(
      .uninvited,
      screen(
        "{button: Send, then: {run: t}}, {textField: F}",
        both + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: §}}"),
      "{present: a}", "{log: x}"),
    Seed(
      .uninvited,
      screen(
        "{button: Send, then: {schedule: n}}, {button: Ask, then: {present: b}}",
        both + "notifications: {n: {body: N, after: 9}}\n"
          + "application: {does: {\"application:didReceiveLocalNotification:\": §}}"),
      "{present: a}", "{when: {not: {visible: b}}, do: {present: a}}"),
  ]

  static let tasks: [Seed] = [
    Seed(
      .outlives,
      """
      screens:
        s:
          controls: [{button: Run, then: {run: t}}, {button: Go, then: [§{goTo: e}]}]
        e: {controls: [{button: Back, then: {goTo: s}}]}
      dialogs: {\(alertA)}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}
      """, "", "{cancelTask: t}, "),
    Seed(
      .outlives,
      """
      screens: {s: {controls: [{button: Go, then: {present: v}}]}}
      dialogs:
        \(alertA)
        v:
          presentedView:
            controls: [{button: Run, then: {run: t}}, {button: Off, then: [§{dismiss: v}]}]
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}
      """, "", "{cancelTask: t}, "),
    Seed(
      .outlives,
      """
      navigation: push
      screens:
        s: {controls: [{button: Go, then: {goTo: e}}]}
        e: {controls: [{button: Run, then: {run: t}}]}
      dialogs: {\(alertA)}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: §}}
      """, "{present: a}", "{log: x}"),
    Seed(
      .pilesUp,
      screen(
        "{button: Go, then: [§{schedule: n}]}", "notifications: {n: {body: N, after: 9}}"), "",
      "{cancelNotification: n}, "),
    Seed(
      .pilesUp,
      screen(
        "{button: Go, then: {present: v}}",
        """
        dialogs: {v: {formSheet: {controls: [{button: Add, then: [§{schedule: n}]}]}}}
        notifications: {n: {body: N, after: 9}}
        """), "", "{cancelNotification: n}, "),
    Seed(
      .pilesUp,
      screen(
        "{row: Go, then: [§{schedule: n}]}", "notifications: {n: {body: N, after: 9}}"), "",
      "{cancelAllNotifications: true}, "),
  ]

  static let manners: [Seed] = [
    Seed(
      .destroysWithoutAsking,
      screen(
        "{button: Delete, then: §}",
        "dialogs: {a: {alert: {title: A, cancelButton: No, "
          + "otherButtons: [{title: Yes, then: {run: t}}]}}}\n"
          + "tasks: {t: {loader: none, simulate: {seconds: 9}}}"), "{run: t}", "{present: a}"),
    Seed(
      .destroysWithoutAsking,
      screen(
        "{button: Go, style: §, then: {run: t}}",
        "tasks: {t: {loader: none, simulate: {seconds: 9}}}"), "destructive", "plain"),
    Seed(
      .destroysWithoutAsking,
      """
      screens:
        s: {controls: [{row: § All, then: {goTo: e}}]}
        e: {controls: [{button: Back, then: {goTo: s}}]}
      """, "Remove", "Show"),
    Seed(
      .cancelActs,
      screen(
        go,
        """
        dialogs: {a: {alert: {title: A, cancelButton: {title: No, then: §}, otherButtons: [Yes]}}}
        tasks: {t: {loader: none, simulate: {seconds: 9}}}
        """), "{run: t}", "{log: x}"),
    Seed(
      .cancelActs,
      screen(
        go,
        """
        dialogs:
          a: {alert: {title: A, cancelButton: {title: No, afterwards: §}, otherButtons: [Yes]}}
          b: {alert: {title: B, cancelButton: No}}
        """), "{present: b}", "{log: x}"),
    Seed(
      .cancelActs,
      """
      screens:
        s: {controls: [\(go)]}
        e: {controls: [{button: Back, then: {goTo: s}}]}
      dialogs:
        a:
          actionSheet:
            from: rootView
            cancelButton: {title: No, afterwards: §}
            otherButtons: [Yes]
      """, "{goTo: e}", "{log: x}"),
    Seed(
      .neverReturns,
      screen(
        "{textField: F, delegate: {returns: {\"textFieldShouldReturn:\": ask}, "
          + "does: {\"textFieldShouldReturn:\": §}}}"), "{log: x}",
      "{when: {answer: true}, do: {log: x}, otherwise: {resign: f}}"),
    Seed(
      .neverReturns,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, cancelButton: No, otherButtons: [OK]}
            delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}§}
        """), ", does: {\"alertViewShouldEnableFirstOtherButton:\": {dismiss: a}}", ""),
    Seed(
      .neverReturns,
      screen(
        go,
        """
        dialogs:
          a:
            alert:
              title: A
              style: plainText
              cancelButton: No
              textFields:
                - delegate:
                    returns: {"textFieldShouldReturn:": ask}
                    does:
                      "textFieldShouldReturn:":
                        {when: {answer: true}, do: {log: x}, otherwise: §}
        """), "{log: x}", "{dismiss: a}"),
    Seed(
      .decidingLack,
      "era: ios3\n"
        + screen(
          go,
          """
          dialogs:
            a:
              alert: {title: A, cancelButton: {title: Buy, then: {log: bought}}}
              delegate: {§}
          """), "without: [\"alertViewCancel:\"]", ""),
    Seed(
      .decidingLack,
      "era: ios3\nflags: {f: false}\n"
        + screen(
          go,
          """
          dialogs:
            a:
              alert: {title: A, cancelButton: {title: Buy, then: {set: {flag: f, to: true}}}}
              delegate: {§}
          """), "without: [\"alertViewCancel:\"]", ""),
    Seed(
      .decidingLack,
      "era: ios3\n"
        + screen(
          go,
          """
          dialogs:
            a:
              actionSheet:
                from: rootView
                cancelButton: {title: Buy, then: {log: bought}}
              delegate: {§}
          """), "without: [\"actionSheetCancel:\"]", ""),
  ]
}
