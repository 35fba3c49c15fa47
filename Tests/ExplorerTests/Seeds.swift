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

  static let alertA = "a: {alert: {title: A, cancelButton: No}}"
  static let go = "{button: Go, then: {present: a}}"

  static let all: [Seed] =
    ends + shown + effects + orders + tasks + manners + promises + others + twins + edges
    + uncoveredWays + advice

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

  static let flag = "flags: {f: false}\n"

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
}
