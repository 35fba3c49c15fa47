@testable import Explorer

// More documents near the edge of a finding: what ends, waits, is asked, or is there already.
extension Seed {
  private static let both = """
    dialogs: {\(alertA), b: {alert: {title: B, cancelButton: No}}}

    """
  private static let flagAsks = "{when: {flag: f}, do: {present: a}, otherwise: {present: b}}"
  private static let setFlag = "{set: {flag: f, to: true}}"

  static let edges: [Seed] = orderEdges + dialogEdges + partEdges

  private static let orderEdges: [Seed] = [
    // How long a wait takes is known.
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: §}, {button: Cancel, then: \(flagAsks)}",
          both + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: \(setFlag)}}"),
      "{run: t}", "[{wait: 3}, \(setFlag)]"),
    // Two ends are in no race, and neither are an end and a wait: a person has no part in it.
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, id: send, then: [{disable: send}, {run: t}, {run: u}]}§",
          both
            + """
            tasks:
              t: {loader: none, simulate: {seconds: 9}, whenDone: \(setFlag)}
              u: {loader: none, simulate: {seconds: 9}, whenDone: \(flagAsks)}
            """), ", {button: Cancel, then: \(flagAsks)}", ""),
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, id: send, then: [{disable: send}, {run: t}§\(flagAsks)]}",
          both + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: \(setFlag)}}"),
      "]}, {button: Cancel, then: [", ", {wait: 3}, "),
    // Two taps are in no race, also where each can be made after the other.
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Set, then: \(setFlag)}, "
            + "{button: Go, then: {when: {flag: f}, do: {present: a}, otherwise: {log: x}}}",
          "dialogs: {\(alertA)}\n"
            + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: §}}"), setFlag,
      "{log: x}"),
    // What is asked on one of the ways is a difference.
    Seed(
      .race,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Cancel, then: [§\(flagAsks)]}",
          """
          dialogs:
            a:
              alert: {title: A, cancelButton: No, otherButtons: [OK]}
              delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": ask}}
            b: {alert: {title: B, cancelButton: No}}
          tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: \(setFlag)}}
          """), "", "{cancelTask: t}, "),
    // A task that the present screen runs too belongs to it.
    Seed(
      .outlives,
      """
      screens:
        s: {controls: [{button: Run, then: {run: t}}, {button: Go, then: {goTo: e}}]}
        e: {controls: [§{button: Back, then: {goTo: s}}]}
      dialogs: {\(alertA)}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}
      """, "", "{button: Again, then: {run: t}}, "),
  ]

  private static let dialogEdges: [Seed] = [
    // Two ends that do not matter to each other are tried in one order only.
    Seed(
      .noWayOut,
      "flags: {f: false, g: false}\n"
        + screen(
          "{button: Go, then: [{run: t}, {run: u}, {present: a}]}",
          """
          dialogs: {a: {alert: {title: A, otherButtons: [{title: On, afterwards: §}]}}}
          tasks:
            t:
              loader: none
              simulate: {seconds: 9}
              whenDone: {set: {flag: f, to: true}}
              whenFailed: {set: {flag: f, to: true}}
            u:
              loader: none
              simulate: {seconds: 9}
              whenDone: {set: {flag: g, to: true}}
              whenFailed: {set: {flag: g, to: true}}
          """), "{present: a}",
      "{when: {all: [{flag: f}, {flag: g}]}, do: {log: x}, otherwise: {present: a}}"),
    // A notification may take it away.
    Seed(
      .noWayOut,
      screen(
        go,
        """
        dialogs:
          a:
            alert: {title: A, otherButtons: [{title: On, afterwards: {present: a}}]}
            delegate: {does: {"didPresentAlertView:": [{cancelNotification: n}, §]}}
        notifications: {n: {body: N, after: 9}}
        application: {does: {"application:didReceiveLocalNotification:": {dismiss: a}}}
        """), "{log: x}", "{schedule: n}"),
    // One that was up before, and one that takes the place of another, come over nothing.
    Seed(
      .uninvited,
      flag
        + screen(
          "{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}",
          """
          dialogs:
            \(alertA)
            b:
              alert: {title: B, cancelButton: No}
              delegate:
                does:
                  "alertView:didDismissWithButtonIndex:":
                    {when: {flag: f}, do: [{set: {flag: f, to: false}}, {present: b}]}
          tasks:
            t:
              loader: none
              simulate: {seconds: 9}
              whenDone: {when: {visible: b}, do: §, otherwise: {log: x}}
          """), "{present: a}", "[\(setFlag), {dismiss: b}]"),
    Seed(
      .uninvited,
      screen(
        "{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}",
        both
          + "tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: "
          + "{when: {visible: b}, do: [§{present: a}], otherwise: {log: x}}}}"), "",
      "{dismiss: b}, "),
    // A button of a second instance is that of the first.
    Seed(
      .neverEnabled,
      flag
        + screen(
          go,
          """
          dialogs:
            a:
              alert:
                title: A
                cancelButton: No
                otherButtons:
                  - OK
                  - title: More
                    then: [{set: {flag: f, to: true}}, {present: {dialog: a, new: true}}]
              delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": §}}
          """), "false", "{when: {not: {flag: f}}}"),
  ]

  private static let partEdges: [Seed] = [
    // Nobody hears of a dialog without a delegate.
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
          """), "{}", "none"),
    // The answer that a popover would have got.
    Seed(
      .decidingLack,
      "device: tablet\n"
        + screen(
          "{button: Go, id: go, then: {present: p}}",
          """
          dialogs:
            p:
              popover: {from: {rect: go}, controls: [{label: L}]}
              delegate:
                without: ["popoverControllerShouldDismissPopover:"]
                returns: {"popoverControllerShouldDismissPopover:": §}
          """), "false", "true"),
    // One screen alone is no trap, whatever can be tapped on it.
    Seed(
      .trap,
      """
      screens:
        s: {controls: [{button: Go, then: {goTo: t}}]}
        t: {controls: [{button: More, then: §}]}
      dialogs: {\(alertA)}
      """, "{present: a}", "{log: x}"),
  ]
}
