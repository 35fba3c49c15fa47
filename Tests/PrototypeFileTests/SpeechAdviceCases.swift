import PrototypeFile

extension AdviceCase {
  /// What VoiceOver says, and where it loses its place.
  static let speech = titles + places + silence

  private static let titles: [AdviceCase] = [
    AdviceCase(
      .noTitle, go + "dialogs: {a: {alert: {§message: It is gone., cancelButton: OK}}}", "",
      "title: Gone, "),
    AdviceCase(.noTitle, go + "dialogs: {a: {alert: {§cancelButton: OK}}}", "", "title: Gone, "),
    AdviceCase(
      .noTitle,
      go + "dialogs: {a: {alert: {§message: One two three four five six seven eight nine, "
        + "cancelButton: OK}}}", "", "title: Gone, "),
    AdviceCase(
      .wordlessTitle, go + "dialogs: {a: {alert: {title: A, cancelButton: §}}}", "✕", "Close"),
    AdviceCase(
      .wordlessTitle,
      go + "dialogs: {a: {alert: {title: A, cancelButton: {title: §}, otherButtons: [B]}}}", "✕",
      "Close"),
    AdviceCase(
      .wordlessTitle,
      go + "dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [§]}}}", "…", "More"),
    AdviceCase(
      .unspokenChange,
      go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate: {does: {"§PresentAlertView:": {set: {dialog: a, title: B}}}}
        """, "did", "will"),
    AdviceCase(
      .spokenSecret,
      "screens: {s: {controls: [{textField: Kennwort§}, {button: Go}]}}", "", ", secure: true"),
    AdviceCase(
      .spokenSecret,
      go + """
        dialogs:
          a:
            alert:
              title: A
              style: plainText
              textFields: [{placeholder: Password§}]
              cancelButton: OK
        """, "", ", secure: true"),
  ]

  private static let disabling = """
    screens:
      s:
        controls:
          - {button: Go, id: go, then: [{disable: go}, {present: a}]}
          - {button: Home, id: home}

    """

  /// A control that a dialog came from is disabled when the dialog goes.
  private static let places: [AdviceCase] = [
    AdviceCase(
      .focusLost,
      disabling + """
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate: {does: {"alertView:didDismissWithButtonIndex:": {enable: §}}}
        """, "home", "go"),
    // The dialog disables it, in a method or in a button.
    AdviceCase(
      .focusLost,
      go + """
        dialogs:
          a:
            alert: {title: A, cancelButton: OK}
            delegate: {does: {"willPresentAlertView:": {§: go}}}
        """, "disable", "enable"),
    AdviceCase(
      .focusLost,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, then: {§: go}}]}}
        """, "disable", "enable"),
    AdviceCase(
      .focusLost,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: No, otherButtons: [{title: On, afterwards: {§: go}}]}}
        """, "disable", "enable"),
    // So does the dialog after it.
    AdviceCase(
      .focusLost,
      go + """
        dialogs:
          a: {alert: {title: A, cancelButton: {title: On, afterwards: {present: b}}}}
          b: {actionSheet: {cancelButton: No, destructiveButton: {title: Drop, then: {§: go}}}}
        """, "disable", "enable"),
    // Its bar is disabled.
    AdviceCase(
      .focusLost,
      """
      screens: {s: {controls: [{toolbarButton: Go, id: go, then: [{disable: toolbar}, {present: a}]}]}}
      dialogs:
        a:
          actionSheet: {from: rootView, otherButtons: [B], cancelButton: C}
          delegate: {does: {"actionSheet:didDismissWithButtonIndex:": {§: toolbar}}}
      """, "disable", "enable"),
    // A control in a view, and a field.
    AdviceCase(
      .focusLost,
      go + """
        dialogs:
          a:
            presentedView:
              controls:
                - {button: More, id: more, then: [{§: more}, {present: b}]}
                - {button: Close, then: {dismiss: a}}
          b: {alert: {title: B, cancelButton: OK}}
        """, "disable", "enable"),
    AdviceCase(
      .focusLost,
      """
      screens:
        s:
          controls:
            - {textField: Name, id: name, on: {editingDidEnd: [{§: name}, {present: a}]}}
            - {button: Go}
      dialogs: {a: {alert: {title: A, cancelButton: OK}}}
      """, "disable", "enable"),
  ]

  /// A screen on which nothing can be said.
  private static let silence: [AdviceCase] = [
    AdviceCase(
      .focusLost,
      """
      screens:
        s: {controls: [{button: Go, then: {present: a}}]}
        end: {§controls: [{image: end.png}]}
      dialogs: {a: {alert: {title: A, cancelButton: {title: OK, afterwards: {goTo: end}}}}}
      """, "", "title: End, "),
    AdviceCase(
      .focusLost,
      """
      screens:
        s: {controls: [{button: Go, then: {present: a}}]}
        end: {controls: [{image: end.png}]}
      dialogs: {a: {alert: {title: A, cancelButton: {title: OK, afterwards: {goTo: §}}}}}
      """, "end", "s"),
    AdviceCase(
      .focusLost,
      """
      screens:
        s:
          controls: [{image: s.png}]
          viewController: {does: {"viewDidAppear:": {present: a}}}
        t: {title: T, controls: []}
      dialogs: {a: {alert: {title: A, cancelButton: {title: OK, afterwards: {§: x}}}}}
      """, "log", "log"
    ).with(cure: "{log: x}", "{goTo: t}"),
  ]

  /// The same with something else in its cure.
  private func with(cure old: String, _ new: String) -> AdviceCase {
    AdviceCase(rule, fault: fault, cure: cure.replacing(old, with: new))
  }
}
