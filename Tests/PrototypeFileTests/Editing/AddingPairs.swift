import Testing

/// Where a new key is, and what it looks like.
@Suite struct AddingPairs {
  static let pairs = [
    Pair(
      "A new key stands where the format's order has it", "set /dialogs/a/alert/message Hello",
      """
        dialogs:
          a:
            alert:
              title: A
      +       message: Hello
              cancelButton: OK
      """),
    Pair(
      "… also if it comes first", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
            alert:
      +       title: A
              message: Hello
              cancelButton: OK
      """),
    Pair(
      "… or last", "set /dialogs/a/alert/cancelButtonIndex -1",
      """
        dialogs:
          a:
            alert:
              title: A
              cancelButton: OK
      +       cancelButtonIndex: -1
      """),
    Pair(
      "A key comes after those before it, although they are in another order",
      "set /dialogs/a/alert/style plainText",
      """
        dialogs:
          a:
            alert:
              cancelButton: OK
              title: A
      +       style: plainText
              otherButtons: [B]
      """),
    Pair(
      "In brackets a new key stays in brackets", "set /dialogs/a/alert/message Hello",
      """
        dialogs:
          a:
      -     alert: {title: A, cancelButton: OK}
      +     alert: {title: A, message: Hello, cancelButton: OK}
      """),
    Pair(
      "Spaces inside brackets stay", "set /dialogs/a/alert/message Hello",
      """
        dialogs:
          a:
      -     alert: { title: A, cancelButton: OK }
      +     alert: { title: A, message: Hello, cancelButton: OK }
      """),
    Pair(
      "Brackets stay until 100 columns",
      "set /dialogs/a/alert/message A message that makes the line one of more than a hundred columns",
      """
        dialogs:
          a:
      -     alert: {title: A rather long title, cancelButton: Cancel, otherButtons: [One, Two]}
      +     alert:
      +       title: A rather long title
      +       message: A message that makes the line one of more than a hundred columns
      +       cancelButton: Cancel
      +       otherButtons: [One, Two]
      """),
    Pair(
      "A text of two lines opens brackets too", #"set /dialogs/a/alert/message "One\nTwo""#,
      """
        dialogs:
          a:
      -     alert: {title: A, cancelButton: OK}
      +     alert:
      +       title: A
      +       message: |-
      +         One
      +         Two
      +       cancelButton: OK
          b:
            alert: {title: B}
      """),
    Pair(
      "An empty map that gets a key", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
      -     alert: {}
      +     alert: {title: A}
      """),
    Pair(
      "A map without anything that gets a key", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
      -     alert:
      +     alert: {title: A}
          b:
            alert: {title: B}
      """),
    Pair(
      "Everything on the way is made",
      "set /dialogs/a/delegate/returns/alertViewShouldEnableFirstOtherButton: false",
      """
        dialogs:
          a:
            alert:
              title: A
      +     delegate:
      +       returns: {"alertViewShouldEnableFirstOtherButton:": false}
      """),
    Pair(
      "The indentation is that of the document",
      #"set /dialogs/a/delegate/only/0 "alertViewCancel:""#,
      """
        dialogs:
            a:
                alert:
                    title: A
      +         delegate:
      +             only: ["alertViewCancel:"]
      """),
    Pair(
      "A list in a document whose lists are not indented",
      "set /screens/s/controls [{button: Go, then: [{present: a}]}, {button: Stop}]",
      """
        screens:
          s:
            title: S
      +     controls:
      +     - button: Go
      +       then: [{present: a}]
      +     - button: Stop
        dialogs:
          a:
            alert:
              otherButtons:
              - One
              - Two
      """),
    Pair(
      "A new dialog has an empty line before it, as the others have",
      "insert /dialogs/c {alert: {title: C, cancelButton: OK}}",
      """
        dialogs:
          a:
            alert:
              title: A

          b:
            alert:
              title: B
      +
      +   c:
      +     alert:
      +       title: C
      +       cancelButton: OK
      """),
    Pair(
      "A new dialog has no empty line where the others have none",
      "insert /dialogs/c {alert: {title: C, cancelButton: OK}}",
      """
        dialogs:
          a:
            alert:
              title: A
          b:
            alert:
              title: B
      +   c:
      +     alert:
      +       title: C
      +       cancelButton: OK
      """),
    Pair(
      "A new dialog beside those on one line is on one line",
      "insert /dialogs/c {alert: {title: C, cancelButton: OK}}",
      """
        dialogs:
          a: {alert: {title: A}}
          b: {alert: {title: B}}
      +   c: {alert: {title: C, cancelButton: OK}}
      """),
    Pair(
      "A new dialog in a section of its own",
      "insert /dialogs/a {alert: {title: A, cancelButton: OK}}",
      """
        rehearsal: 1
        title: Test
        start: s

        screens:
          s:
            title: S
            controls: []

      + dialogs:
      +   a:
      +     alert:
      +       title: A
      +       cancelButton: OK
      +
        scenarios:
          x: {steps: []}
      """),
    Pair(
      "A new top-level key of one line stands with the others", "set /device tablet",
      """
        rehearsal: 1
        title: Test
      + device: tablet
        start: s

        screens:
          s: {title: S}
      """),
    Pair(
      "The first key of the document", "set /title Test",
      """
        rehearsal: 1
      + title: Test

        screens:
          s: {title: S}
      """),
    Pair(
      "A key before the first, below the file's comment", "set /rehearsal 1",
      """
        # A test.
      + rehearsal: 1
        title: Test
      """),
    Pair(
      "A new section before others", "set /screens/s {title: S, controls: []}",
      """
        rehearsal: 1
      + screens:
      +   s: {title: S, controls: []}
        dialogs:
          a: {alert: {title: A}}
      """),
    Pair(
      "A key that needs quotes", #"set /strings/de/OK: "Gut""#,
      """
        strings:
          de:
            Cancel: Abbrechen
      +     "OK:": Gut
      """),
    Pair(
      "A key in quotes beside keys in quotes", #"set /strings/de/OK "Gut""#,
      """
        strings:
          de:
            "Cancel": "Abbrechen"
            "Sign Out": "Abmelden"
      +     "OK": "Gut"
      """),
    Pair(
      "A translation beside others in brackets", #"set /strings/de/OK "Gut""#,
      """
        strings:
      -   de: {Cancel: Abbrechen}
      +   de: {Cancel: Abbrechen, OK: Gut}
          fr: {Cancel: Annuler}
      """),
    Pair(
      "A new language", "insert /strings/fr {Cancel: Annuler}",
      """
        strings:
          de: {Cancel: Abbrechen}
      +   fr: {Cancel: Annuler}
      """),
    Pair(
      "A new language beside one with lines", "insert /strings/fr {Cancel: Annuler, OK: Bien}",
      """
        strings:
          de:
            Cancel: Abbrechen
            OK: Gut
      +   fr:
      +     Cancel: Annuler
      +     OK: Bien
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "A key that the format does not have", "set /dialogs/a/alert/titel B",
      """
      dialogs:
        a:
          alert:
            title: A
      """,
      "unknown key “titel”; did you mean “title”?"),
    Refusal(
      "A key that excludes another", "insert /dialogs/a/actionSheet {title: B}",
      """
      dialogs:
        a:
          alert:
            title: A
      """,
      "“actionSheet” is not allowed beside “alert”; a dialog is of one kind"),
    Refusal(
      "A key that is there", "insert /dialogs/a/alert/title B",
      """
      dialogs:
        a:
          alert:
            title: A
      """,
      "“title” is there already"),
    Refusal(
      "A dialog that is not there", "set /dialogs/b/alert/title B",
      """
      dialogs:
        ab:
          alert:
            title: A
      """,
      "there is no dialog “b”"),
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
