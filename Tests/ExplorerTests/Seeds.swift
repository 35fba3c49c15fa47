import Testing

@testable import Explorer

/// A document with a fault, and one without it that is otherwise the same.
struct Seed: Sendable, CustomTestStringConvertible {
  let kind: FindingKind
  let fault: String
  let cure: String

  /// A document; `§` stands for what differs.
  init(_ kind: FindingKind, _ document: String, _ fault: String, _ cure: String) {
    self.kind = kind
    let parts = "rehearsal: 1\n" + document
    self.fault = parts.replacing("§", with: fault)
    self.cure = parts.replacing("§", with: cure)
  }

  var testDescription: String { "\(kind.rawValue): \(fault.prefix(300))" }

  /// A screen with these controls, and other sections.
  static func screen(_ controls: String, _ more: String = "") -> String {
    "screens: {s: {controls: [\(controls)]}}\n\(more)"
  }

  private static let alertA = "a: {alert: {title: A, cancelButton: No}}"
  private static let go = "{button: Go, then: {present: a}}"

  static let all: [Seed] =
    ends + shown + effects + orders + tasks + manners

  private static let ends: [Seed] = [
    Seed(
      .deadEnd,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: e}}]}
        e: {controls: [§]}
      """, "{label: Thanks}", "{button: Back, then: {goTo: s}}"),
    Seed(
      .deadEnd, screen(go, "dialogs: {a: {alert: {title: A§}}}"), "", ", cancelButton: No"),
    Seed(.deadEnd, screen("{button: Go, id: go, then: §}"), "{disable: go}", "{log: x}"),
    Seed(
      .noWayOut,
      screen(
        go,
        "dialogs: {a: {alert: {title: A, otherButtons: [{title: On, afterwards: {present: a}}]§}}}"),
      "", ", cancelButton: No"),
    Seed(
      .noWayOut,
      screen(
        go,
        """
        dialogs:
          a:
            actionSheet: {from: rootView, otherButtons: [{title: On, afterwards: {present: a}}]§}
        """), "", ", cancelButton: No"),
    Seed(
      .noWayOut,
      screen(
        go,
        """
        dialogs:
          a:
            alert:
              title: A
              otherButtons: [{title: On, afterwards: {present: b}}]
          b: {alert: {title: B, otherButtons: [{title: On, afterwards: §}]}}
        """), "{present: b}", "{log: x}"),
    Seed(
      .trap,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: t}}]}
        t: {controls: [{button: More, then: {goTo: u}}]}
        u: {controls: [{button: Back, then: {goTo: §}}]}
      """, "t", "s"),
    Seed(
      .trap,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: {screen: t, transition: modal}}}]}
        t: {controls: [{button: A, then: {present: a}}, {button: B, then: §}]}
      dialogs: {\(alertA)}
      """, "{log: x}", "{goBack: true}"),
    Seed(
      .trap,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: t}}]}
        t: {controls: [{button: A, then: {present: a}}]}
      dialogs: {a: {alert: {title: A, cancelButton: {title: No, afterwards: §}}}}
      """, "{log: x}", "{goTo: s}"),
    Seed(
      .limit,
      screen(
        go,
        "dialogs: {a: {alert: {title: A, cancelButton: {title: No, then: §}}}}"),
      "{set: {dialog: a, delegate: gone}}", "{set: {dialog: a, delegate: none}}"),
    Seed(
      .limit,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, cancelButton: No}
            delegate: {does: {"didPresentAlertView:": {set: {dialog: a, delegate: §}}}}
        """), "gone", "none"),
    Seed(
      .limit,
      screen(
        go,
        """
        dialogs:
          a:
            actionSheet:
              from: rootView
              cancelButton: {title: No, then: {set: {dialog: a, delegate: §}}}
        """), "gone", "none"),
  ]

  private static let flag = "flags: {f: false}\n"

  private static let shown: [Seed] = [
    Seed(
      .neverShown,
      flag
        + screen(
          "{button: Go, then: {when: {flag: f}, do: {present: a}, otherwise: {log: x}}}§",
          "dialogs: {\(alertA)}"),
      "", ", {button: Set, then: {set: {flag: f, to: true}}}"),
    Seed(
      .neverShown,
      """
      flags: {f: false}
      screens:
        s: {controls: [{button: Go, then: {when: {flag: f}, do: {goTo: t}, otherwise: §}}]}
        t: {controls: [{button: Back, then: {goTo: s}}]}
      """, "{log: x}", "{set: {flag: f, to: true}}"),
    Seed(
      .neverShown,
      flag
        + screen(
          "{button: Go, then: {when: {flag: f}, do: {schedule: n}, otherwise: §}}",
          "notifications: {n: {body: N}}"), "{log: x}", "{set: {flag: f, to: true}}"),
    Seed(
      .neverEnabled,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, style: plainText, cancelButton: No, otherButtons: [OK]}
            delegate:
              returns:
                "alertViewShouldEnableFirstOtherButton:":
                  {when: {all: [{field: 0, minLength: 9}, {field: 0, maxLength: §}]}}
        """), "8", "9"),
    Seed(
      .neverEnabled,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, cancelButton: No, otherButtons: [OK]}
            delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": §}}
        """), "false", "true"),
    Seed(
      .neverEnabled,
      screen(
        "{button: Go, id: go, then: {log: x}}, {button: Other, then: §}",
        "application: {does: {\"application:didFinishLaunchingWithOptions:\": {disable: go}}}"),
      "{log: x}", "{enable: go}"),
  ]

  private static let effects: [Seed] = [
    Seed(
      .changesNothing, flag + screen("{button: Go, then: {when: {flag: f}, do: {log: x}§}}"), "",
      ", otherwise: {log: y}"),
    Seed(
      .changesNothing,
      flag + screen("{barButton: Go, then: {when: {flag: f}, do: {log: x}§}}, {label: L}"), "",
      ", otherwise: {log: y}"),
    Seed(
      .changesNothing,
      flag
        + screen(
          go,
          """
          dialogs:
            a:
              actionSheet:
                from: rootView
                cancelButton: No
                otherButtons: [{title: On, then: {when: {flag: f}, do: {log: x}§}}]
          """), "", ", otherwise: {log: y}"),
    Seed(
      .refused, screen("\(go), {button: Off, then: §}", "dialogs: {\(alertA)}"), "{dismiss: a}",
      "{when: {visible: a}, do: {dismiss: a}}"),
    Seed(
      .refused, screen("{button: Go, then: [{present: a}§]}", "dialogs: {\(alertA)}"),
      ", {present: a}", ""),
    Seed(
      .refused, screen("\(go), {button: Off, then: §}", "dialogs: {\(alertA)}"),
      "{set: {dialog: a, title: B}}", "{log: x}"),
  ]

  private static let both = """
    dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}

    """
  private static let orders: [Seed] = [
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

  private static let tasks: [Seed] = [
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

  private static let manners: [Seed] = [
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
