import PrototypeFile
import Testing

/// A document with a fault that a rule finds, and one without it that is otherwise the same.
struct AdviceCase: Sendable, CustomTestStringConvertible {
  let rule: FindingRule
  let fault: String
  let cure: String

  /// A document; `§` stands for what differs.
  init(_ rule: FindingRule, _ document: String, _ fault: String, _ cure: String) {
    self.rule = rule
    let whole = "rehearsal: 1\n" + document
    self.fault = whole.replacing("§", with: fault)
    self.cure = whole.replacing("§", with: cure)
  }

  init(_ rule: FindingRule, fault: String, cure: String) {
    (self.rule, self.fault, self.cure) = (rule, fault, cure)
  }

  var testDescription: String { "\(rule.rawValue): \(fault.prefix(300))" }

  static let all = dialogs + fields + activities + popovers + others + speech

  static let go = "screens: {s: {controls: [{button: Go, id: go, then: {present: a}}]}}\n"
  private static let tablet = "device: tablet\n" + go
  private static let b = "  b: {alert: {title: B, cancelButton: OK}}\n"

  private static let dialogs: [AdviceCase] = [
    AdviceCase(
      .shownTooEarly,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, §: {present: b}}]}}
        \(b)
        """, "then", "afterwards"),
    AdviceCase(
      .shownTooEarly,
      go + """
        dialogs:
          a: {actionSheet: {cancelButton: No, otherButtons: [{title: On, §: {present: b}}]}}
        \(b)
        """, "then", "afterwards"),
    AdviceCase(
      .shownTooEarly,
      go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: No, otherButtons: [On]}
            delegate: {does: {"alertView:§:": {present: b}}}
        \(b)
        """, "clickedButtonAtIndex", "didDismissWithButtonIndex"),
    AdviceCase(
      .shownTooEarly,
      go + """
        dialogs:
          a:
            alert:
              title: A
              cancelButton: No
              otherButtons: [{title: On, then: [§{present: b}]}]
        \(b)
        """, "", "{wait: 1}, "),
    // A view is no dialog, and waits for what goes.
    AdviceCase(
      .shownTooEarly,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {present: v}}]}}
          v: {§}
        """, "alert: {title: B, cancelButton: OK}", "presentedView: {controls: [{label: L}]}"),
    AdviceCase(
      .homeIsSilent,
      go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: No}
            delegate: {does: {"alertViewCancel:": {log: gone}}}
        § 
        """, "", "application: {does: {\"applicationDidEnterBackground:\": {log: gone}}}"),
    AdviceCase(
      .homeIsSilent,
      "era: §\n" + go + """
        dialogs:
          a:
            actionSheet: {cancelButton: No}
            delegate: {does: {"actionSheetCancel:": {log: gone}}}
        """, "ios6", "ios3"),
    AdviceCase(
      .homeIsSilent,
      go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: No}
            delegate: {does: {"alertViewCancel:": {log: gone}}}
        scenarios: {x: {steps: [{tapOn: Go}, §], expect: [...]}}
        """, "{tapOn: No}", "{systemCancel: a}"),
    AdviceCase(
      .indexWithoutTitle,
      """
      device: §
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a:
          actionSheet: {otherButtons: [B]}
          delegate: {does: {"actionSheet:didDismissWithButtonIndex:": {log: "{buttonTitle}"}}}
      """, "tablet", "phone"),
    AdviceCase(
      .indexWithoutTitle,
      tablet + """
        dialogs:
          a:
            actionSheet: {otherButtons: [B]}
            delegate: {does: {"actionSheet:clickedButtonAtIndex:": §}}
        """, "{log: \"{buttonTitle}\"}",
      "{when: {button: 0}, do: {log: \"{buttonTitle}\"}}"),
    AdviceCase(
      .indexWithoutTitle,
      """
      era: §
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a:
          alert: {title: A, otherButtons: [B]}
          delegate:
            without: ["alertViewCancel:"]
            does: {"alertView:willDismissWithButtonIndex:": {log: "{buttonTitle}"}}
      """, "ios3", "ios6"),
    AdviceCase(
      .indexWithoutTitle,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: {title: No, then: {log: "{title:§}"}}}}
        """, "1", "0"),
    AdviceCase(
      .indexWithoutTitle,
      go + """
        dialogs:
          a:
            alert: {title: A, otherButtons: [B]}
            delegate:
              does:
                "didPresentAlertView:": {dismiss: {dialog: a, buttonIndex: §}}
                "alertView:didDismissWithButtonIndex:": {log: "{buttonTitle}"}
        """, "7", "0"),
    AdviceCase(
      .sheetTitle, go + "dialogs: {a: {actionSheet: {§cancelButton: No}}}", "title: A, ", ""),
    AdviceCase(
      .longSheet, go + "dialogs: {a: {actionSheet: {otherButtons: [A, B, C, D, E, F§]}}}", ", G",
      ""),
    AdviceCase(
      .choiceInAlert,
      go + "dialogs: {a: {alert: {title: A, §cancelButton: No, otherButtons: [B, C, D]}}}", "",
      "message: News., "),
    AdviceCase(
      .choiceInAlert,
      go + "dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [B, C§]}}}", ", D",
      ""),
    AdviceCase(
      .noCancel,
      go + "dialogs: {a: {alert: {title: A, cancelButton: §, otherButtons: [B]}}}", "OK", "Cancel"),
    AdviceCase(
      .noCancel,
      go + "dialogs: {a: {alert: {title: A, cancelButton: Entwurf löschen§}}}",
      ", otherButtons: [B]", ""),
    AdviceCase(
      .noCancel,
      go + """
        dialogs: {a: {alert: {title: A, cancelButton: Back, otherButtons: [B]}}}
        strings: {ru: {Back: §}}
        """, "Да", "Отмена"),
    AdviceCase(
      .sameName, go + "dialogs: {a: {actionSheet: {otherButtons: [Send, §]}}}", "Send", "Keep"),
    AdviceCase(
      .sameName,
      go + """
        dialogs: {a: {actionSheet: {otherButtons: [Close, Finish]}}}
        strings: {de: {Close: Beenden, Finish: §}}
        """, "Beenden", "Fertig"),
    AdviceCase(
      .soundsAlike, go + "dialogs: {a: {actionSheet: {otherButtons: [Send, §]}}}", "Send Later",
      "Sending"),
    AdviceCase(
      .soundsAlike, go + "dialogs: {a: {actionSheet: {otherButtons: [Send, §]}}}", "send!", "Keep"),
    AdviceCase(
      .clipped,
      """
      screens: {s: {controls: [{button: Go, then: {present: a}}, {§: Bar}]}}
      dialogs:
        a: {alert: {title: A, cancelButton: {title: On, afterwards: {present: b}}}}
        b: {actionSheet: {otherButtons: [B]}}
      """, "toolbarButton", "barButton"),
  ]

  private static let fields: [AdviceCase] = [
    AdviceCase(
      .noClearButton,
      "screens: {s: {controls: [{textField: F, §delegate: {returns: "
        + "{\"textFieldShouldClear:\": false}}}]}}", "", "clearButton: whileEditing, "),
    AdviceCase(
      .noClearButton,
      "screens: {s: {controls: [{textField: F, §delegate: {does: "
        + "{\"textFieldShouldClear:\": {log: x}}}}]}}", "", "clearsOnBeginEditing: true, "),
    AdviceCase(
      .refusesSilently,
      "screens: {s: {controls: [{textField: F, delegate: {returns: "
        + "{\"textFieldShouldEndEditing:\": {when: {minLength: 1}}}§}}]}}", "",
      ", does: {\"textFieldShouldEndEditing:\": {log: x}}"),
    AdviceCase(
      .refusesSilently,
      """
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a:
          alert:
            style: plainText
            cancelButton: No
            textFields: [{§delegate: {returns: {"textFieldShouldEndEditing:": false}}}]
      """, "", "on: {editingChanged: {set: {dialog: a, message: Too short}}}, "),
    AdviceCase(
      .refusesSilently,
      "screens: {s: {controls: [{textField: F, delegate: {returns: "
        + "{\"textFieldShouldEndEditing:\": §}}}]}}", "false", "ask"),
    AdviceCase(
      .notFinal,
      """
      screens:
        s:
          controls:
            - textField: F
              delegate: {returns: {"textFieldShouldEndEditing:": false}}
            - {button: Go, then: {present: §}}
      dialogs:
        v: {presentedView: {controls: [{label: L}]}}
        w: {alert: {title: A, cancelButton: No}}
      """, "v", "w"),
  ]

  private static func picker(_ activity: String, _ more: String = "") -> String {
    go + """
      dialogs:
        a: {activityPicker: {items: [{text: T}], activities: [{type: x, title: X, icon: add\(activity)}]}}
      \(more)
      """
  }

  private static let activities: [AdviceCase] = [
    AdviceCase(.neverFinishes, picker(", perform: {completed: §}"), "never", "false"),
    AdviceCase(
      .neverFinishes, picker(", view: {controls: [{button: Done§}]}"), "",
      ", then: {when: {device: phone}, do: {finish: true}}"),
    AdviceCase(
      .neverFinishes, picker("", "choices: {defaultPerformActivity: §}"), "nothing", "finishesNo"),
    AdviceCase(.longActivity, picker(", perform: {seconds: §}"), "1", "0.9"),
    AdviceCase(
      .unheardDismissal,
      tablet + """
        dialogs:
          a:
            activityPicker: {items: [{text: T}]}
            delegate: {does: {"popoverControllerDidDismissPopover:": {log: x}§}}
        """, "", ", \"completionHandler:\": {log: y}"),
    AdviceCase(
      .pickerAnchor,
      """
      device: §
      screens: {s: {controls: [{button: Go, then: {present: b}}]}}
      dialogs:
        a: {activityPicker: {items: [{text: T}]}}
        b: {alert: {title: B, cancelButton: {title: Share, afterwards: {present: a}}}}
      """, "tablet", "phone"),
    AdviceCase(
      .pickerAnchor,
      """
      device: tablet
      screens: {s: {controls: [{button: Go, then: {present: b}}, {button: Up, then: {present: a}}]}}
      dialogs:
        a: {activityPicker: {items: [{text: T}]§}}
        b: {alert: {title: B, cancelButton: {title: Share, afterwards: {present: a}}}}
      """, "", ", from: {rect: up}"),
    AdviceCase(
      .pickerAnchor,
      """
      device: tablet
      screens:
        s: {controls: [{button: Go, id: go, then: [{present: a}, {set: {popover: a, passthrough: §}}]}]}
      dialogs: {a: {activityPicker: {items: [{text: T}]}}}
      """, "[go]", "[]"),
  ]

  private static func popover(_ kind: String) -> String {
    tablet + """
      dialogs:
        a: {popover: {controls: [{button: Next, then: [§]}]}}
        b: {\(kind)}
      """
  }

  private static let popovers: [AdviceCase] = [
    AdviceCase(
      .abovePopover, popover("presentedView: {controls: [{button: Back, then: {dismiss: b}}]}"),
      "{present: b}", "{dismiss: a}, {present: b}"),
    AdviceCase(
      .abovePopover, popover("popover: {controls: [{label: L}]}"), "{present: b}", "{log: x}"),
    AdviceCase(
      .abovePopover,
      tablet + """
        dialogs:
          a: {popover: {controls: [{button: Next, then: {present: b}}]}}
          b: {actionSheet: {from: §, otherButtons: [B]}}
        """, "rootView", "view"),
    AdviceCase(
      .noWindow,
      """
      device: tablet
      screens:
        s: {viewController: {does: {"§": {present: a}}}, controls: [{button: Go, id: go}]}
      dialogs: {a: {popover: {from: {rect: go}, controls: [{label: L}]}}}
      """, "viewWillAppear:", "viewDidAppear:"),
    AdviceCase(
      .noWindow,
      """
      device: tablet
      screens:
        s: {controls: [{button: Go, id: go, then: {present: a}}, {tab: T, screen: t}]}
        t: {controls: [{button: There, id: there}, {tab: S, screen: s}]}
      dialogs: {a: {popover: {from: {rect: §}, controls: [{label: L}]}}}
      """, "there", "go"),
  ]

  private static let others: [AdviceCase] = [
    AdviceCase(
      .blockedThread,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {run: t}}]}}
        tasks: {t: {title: T, loader: §, simulate: {seconds: 2}}}
        """, "inPlace", "separate"),
    AdviceCase(
      .blockedThread,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {run: t}}]}}
        tasks: {t: {title: T, simulate: {seconds: §}}}
        """, "1", "0.5"),
    AdviceCase(
      .untestedLanguage,
      """
      screens: {s: {controls: [{label: Hello}]}}
      strings: {de: {Hello: Hallo}}
      scenarios: {x: {language: §, steps: [{wait: 1}], expect: [...]}}
      """, "fr", "de-AT"),
    AdviceCase(
      .tappedByIndex,
      go + """
        dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [§]}}}
        scenarios: {x: {steps: [{tapOn: Go}, {tapOn: {button: 1, dialog: a}}], expect: [...]}}
        """, "B", "A"),
    AdviceCase(
      .tappedByIndex,
      go + """
        dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [B]}}§}
        scenarios: {x: {steps: [{tapOn: Go}, {tapOn: {button: 1}}], expect: [...]}}
        """, "", ", b: {alert: {title: B, cancelButton: No, otherButtons: [C]}}"),
    AdviceCase(
      .notificationFiles,
      """
      screens: {s: {controls: [{button: Go, then: {schedule: n}}]}}
      notifications: {n: {body: N, launchImage: a.§}}
      """, "svg", "png"),
  ]
}
