@testable import Explorer

// Promises that are broken, and more documents of other findings.
extension Seed {
  private static let pay = """
    screens: {cart: {controls: [{button: Pay, id: pay, then: [{run: t}§]}]}}
    dialogs: {paid: {alert: {title: Paid, cancelButton: OK}}}
    tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: paid}}}

    """

  static let promises: [Seed] = [
    Seed(
      .brokenPromise, pay + "promises: [{while: {running: t}, not: {tapOn: Pay}}]", "",
      ", {disable: pay}"),
    Seed(
      .brokenPromise,
      """
      screens: {cart: {controls: [{button: Pay, then: {run: t}}]}}
      dialogs:
        paid: {alert: {title: Paid, cancelButton: OK}}
        failed: {alert: {title: It Failed, cancelButton: OK}}
      tasks:
        t:
          loader: inPlace
          simulate: {seconds: 9}
          whenDone: {present: paid}
          whenFailed: §
      promises:
        - after: {tapOn: Pay}
          always: {any: [{shown: [paid]}, {shown: [failed]}]}
      """, "{log: x}", "{present: failed}"),
    Seed(
      .brokenPromise,
      """
      flags: {paid: false}
      screens:
        cart: {controls: [{button: Pay, then: [{set: {flag: paid, to: true}}, {goTo: end}]}]}
        end: {controls: [{button: Back, then: §}]}
      promises: [{from: any, reach: {all: [{shown: [cart]}, {not: {flag: paid}}]}}]
      """, "{goTo: cart}", "[{set: {flag: paid, to: false}}, {goTo: cart}]"),
    Seed(
      .brokenPromise,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, cancelButton: No}
            delegate: {does: {"didPresentAlertView:": §}}
          b: {alert: {title: B, cancelButton: No}}
        promises: [{never: {shown: [a, b]}}]
        """), "{present: b}", "{log: x}"),
    Seed(
      .brokenPromise,
      screen(
        "{button: Go, then: {present: a}}",
        """
        dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}
        promises: [{after: {tapOn: Go}, reach: {shown: [§]}}]
        """), "b", "a"),
  ]

  /// More of the findings that depend on what a screen or a dialog is like.
  static let others: [Seed] = [
    Seed(
      .deadEnd,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: {screen: e, transition: modal}}}]}
        e: {controls: [§]}
      """, "{label: Thanks}", "{button: Done, then: {goBack: true}}"),
    Seed(
      .noWayOut,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, style: plainText, otherButtons: [OK]}
            delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": §}}
        """), "false", "true"),
    Seed(
      .neverShown,
      screen(
        "\(go), {button: Other, then: §}",
        "dialogs: {\(alertA), b: {alert: {title: B, cancelButton: No}}}"),
      "{when: {all: [{visible: a}, {not: {visible: a}}]}, do: {present: b}, otherwise: {log: x}}",
      "{present: b}"),
    Seed(
      .changesNothing,
      flag + screen("{toolbarButton: Go, then: {when: {flag: f}, do: {log: x}§}}, {label: L}"), "",
      ", otherwise: {log: y}"),
    Seed(
      .uninvited,
      screen(
        "{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}",
        """
        dialogs:
          a: {alert: {title: A, cancelButton: No}}
          b: {actionSheet: {from: rootView, cancelButton: No}}
        tasks: {t: {loader: none, simulate: {seconds: 9}, whenFailed: §}}
        """), "{present: a}", "{when: {not: {visible: b}}, do: {present: a}}"),
    Seed(
      .pilesUp,
      screen(
        "{button: Send, then: {run: t}}",
        "notifications: {n: {body: N, after: 9}}\n"
          + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: [§{schedule: n}]}}"), "",
      "{cancelNotification: n}, "),
    Seed(
      .trap,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: t}}]}
        t: {controls: [{button: A, then: {present: a}}§]}
      dialogs: {\(alertA)}
      """, "", ", {button: Back, then: {goTo: s}}"),
    Seed(
      .destroysWithoutAsking,
      screen(
        "{button: Delete, then: §}",
        "dialogs: {a: {alert: {title: Sure?, cancelButton: No, otherButtons: [{title: Yes, "
          + "then: {run: t}}]}}}\ntasks: {t: {loader: none, simulate: {seconds: 9}}}"), "{run: t}",
      "{present: a}"),
    Seed(
      .cancelActs,
      screen(
        go,
        """
        dialogs:
          a: {alert: {title: A, cancelButton: {title: Cancel, then: §}, otherButtons: [OK]}}
        tasks: {t: {loader: none, simulate: {seconds: 9}}}
        """), "{run: t}", "{log: x}"),
  ]
  private static let asks = screen(
    go, "dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [Yes]}}}\n")

  /// What scenarios do not go.
  static let uncoveredWays: [Seed] = [
    Seed(
      .uncovered,
      asks + "scenarios: {one: {steps: [{tapOn: Go}, {tapOn: No}]}§}", "",
      ", two: {steps: [{tapOn: Go}, {tapOn: Yes}]}"),
    Seed(
      .uncovered,
      screen(
        "{button: Send, then: {run: t}}",
        """
        tasks: {t: {loader: none, simulate: {seconds: 9}, whenFailed: {log: x}}}
        scenarios:
          one: {steps: [{tapOn: Send}, {endTask: {task: t, with: success}}§]}
        """), "", ", {tapOn: Send}, {endTask: {task: t, with: failure}}"),
    Seed(
      .uncovered,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: e}}]}
        e: {controls: [{button: Back, then: {goTo: s}}]}
      scenarios: {one: {steps: [{tapOn: Go}§]}}
      """, "", ", {tapOn: Back}"),
  ]
}
