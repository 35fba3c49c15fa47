import Testing

/// Short forms that are written out when they must be.
@Suite struct ShortFormPairs {
  static let pairs = [
    Pair(
      "A bare button gets an action", "set /dialogs/a/alert/cancelButton/then [{log: No}]",
      """
        dialogs:
          a:
            alert:
              title: A
      -       cancelButton: Cancel
      +       cancelButton: {title: Cancel, then: [{log: "No"}]}
      """),
    Pair(
      "A bare button in brackets gets an action",
      "set /dialogs/a/alert/otherButtons/0/then [{log: No}]",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: [One, Two]
      +       otherButtons: [{title: One, then: [{log: "No"}]}, Two]
      """),
    Pair(
      "A bare button in a list beside buttons with lines",
      "set /dialogs/a/alert/otherButtons/1/then [{log: No}]",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - title: One
                  then: [{log: One}]
      -         - Two # the second
      +         - title: Two # the second
      +           then: [{log: "No"}]
      """),
    Pair(
      "The title of a bare button", "set /dialogs/a/alert/cancelButton/title No way",
      """
        dialogs:
          a:
            alert:
              title: A
      -       cancelButton: Cancel
      +       cancelButton: No way
      """),
    Pair(
      "A button with keys stays one with keys", "remove /dialogs/a/alert/cancelButton/then",
      """
        dialogs:
          a:
            alert:
              title: A
      -       cancelButton: {title: Cancel, then: [{log: No}]}
      +       cancelButton: {title: Cancel}
      """),
    Pair(
      "A single item stands for a list, until there is a second",
      "insert /dialogs/a/alert/otherButtons/- Two",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: One
      +       otherButtons: [One, Two]
      """),
    Pair(
      "… also before it", "insert /dialogs/a/alert/otherButtons/0 Zero",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: One
      +       otherButtons: [Zero, One]
      """),
    Pair(
      "The single item changes at its place", "set /dialogs/a/alert/otherButtons/0 Two",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: One
      +       otherButtons: Two
      """),
    Pair(
      "The single item that is removed", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: One
      +       otherButtons: []
      """),
    Pair(
      "A single action gets a second one", "insert /screens/s/controls/0/then/- {log: Gone}",
      """
        screens:
          s:
            controls:
              - button: Go
      -         then: {goTo: s}
      +         then: [{goTo: s}, {log: Gone}]
      """),
    Pair(
      "A single action over lines gets a second one",
      "insert /screens/s/controls/0/then/- {log: Gone}",
      """
        screens:
          s:
            controls:
              - button: Go
                then:
      -           goTo: s
      +           - goTo: s
      +           - log: Gone
      """),
    Pair(
      "A single control gets a second one", "insert /screens/s/controls/- {button: Stop}",
      """
        screens:
          s:
      -     controls: {button: Go}
      +     controls: [{button: Go}, {button: Stop}]
      """),
    Pair(
      "An action that is only an id gets more",
      "set /screens/s/controls/0/then/0/dismiss/animated false",
      """
        screens:
          s:
            controls:
              - button: Go
      -         then: [{dismiss: a}]
      +         then: [{dismiss: {dialog: a, animated: false}}]
        dialogs:
          a: {alert: {title: A}}
      """),
    Pair(
      "The id of such an action", "set /screens/s/controls/0/then/0/dismiss/dialog b",
      """
        screens:
          s:
            controls:
              - button: Go
      -         then: [{dismiss: a}]
      +         then: [{dismiss: b}]
        dialogs:
          a: {alert: {title: A}}
          b: {alert: {title: B}}
      """),
    Pair(
      "An application that is only there", "set /application/name Mail",
      """
      - application: true
      + application: {name: Mail}
      """),
    Pair(
      "… or without anything", "set /application/name Mail",
      """
      - application:
      + application: {name: Mail}
        title: A
      """),
    Pair(
      "The first text field that the style gives",
      "set /dialogs/a/alert/textFields/0/placeholder Name",
      """
        dialogs:
          a:
            alert:
              title: A
              style: plainText
      +       textFields:
      +         - placeholder: Name
              cancelButton: OK
      """),
    Pair(
      "The second one, with the first left as it is",
      "set /dialogs/a/alert/textFields/1/placeholder Password",
      """
        dialogs:
          a:
            alert:
              title: A
              style: loginAndPassword
      +       textFields:
      +         - {}
      +         - placeholder: Password
              cancelButton: OK
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "A field that the style does not give",
      "set /dialogs/a/alert/textFields/1/placeholder Password",
      """
      dialogs:
        a:
          alert:
            title: A
            style: plainText
      """,
      "the last item of “/dialogs/a/alert/textFields” is 0; “-” is after the last"),
    Refusal(
      "The title of a bare button is all that there is of it",
      "remove /dialogs/a/alert/cancelButton/title",
      """
      dialogs:
        a:
          alert:
            cancelButton: Cancel
      """,
      "“/dialogs/a/alert/cancelButton/title” is all that there is of “/dialogs/a/alert/cancelButton”; remove “/dialogs/a/alert/cancelButton”"
    ),
    Refusal(
      "A text has no parts", "set /dialogs/a/alert/title/text B",
      """
      dialogs:
        a:
          alert:
            title: A
      """,
      "“/dialogs/a/alert/title” is a single value, and has no parts"),
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
