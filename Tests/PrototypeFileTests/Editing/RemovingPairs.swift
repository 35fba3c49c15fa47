import Testing

/// What goes with a part that is removed.
@Suite struct RemovingPairs {
  static let pairs = [
    Pair(
      "A key goes with its line", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       message: Hello
              cancelButton: OK
      """),
    Pair(
      "The first key", "remove /dialogs/a/alert/title",
      """
        dialogs:
          a:
            alert:
      -       title: A
              message: Hello
      """),
    Pair(
      "The last key", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       message: Hello
          b: {alert: {}}
      """),
    Pair(
      "The only key leaves braces", "remove /dialogs/a/alert/title",
      """
        dialogs:
          a:
      -     alert:
      -       title: A
      +     alert: {}
      """),
    Pair(
      "The only item leaves brackets", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
      -       otherButtons:
      -         - One
      +       otherButtons: []
              cancelButton: OK
      """),
    Pair(
      "… with the comments on the whole", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
              # about all
      -       otherButtons:   # of all
      -
      +       otherButtons: []   # of all
                # in the order of use
      -
      -         # about one
      -         - One   # first
                # and more later
              cancelButton: OK
      """),
    Pair(
      "… also those in brackets", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
              otherButtons: [ # of all
      -         # about one
      -         One, # first
                # and more later
              ]
              cancelButton: OK
      """),
    Pair(
      "… which stay when there is one again", "insert /dialogs/a/alert/otherButtons/- One",
      """
        dialogs:
          a:
            alert:
              otherButtons: [ # of all
      +         One
                # and more later
              ]
              cancelButton: OK
      """),
    Pair(
      "The first key behind a dash: the second moves onto it", "remove /screens/s/controls/0/id",
      """
        screens:
          s:
            controls:
      -       - id: go
      -         button: Go
      +       - button: Go
                then: [{present: a}]
      """),
    Pair(
      "The only key behind a dash", "remove /dialogs/a/alert/textFields/0/secure",
      """
        dialogs:
          a:
            alert:
              style: plainText
              textFields:
      -         - secure: true
      +         - {}
      """),
    Pair(
      "The comment above and the comment after go too", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       # This is about the message
      -       # and needs two lines.
      -       message: Hello # and this
              cancelButton: OK
      """),
    Pair(
      "A comment that stands alone stays", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
              # This is about something else.
      -
      -       message: Hello
              cancelButton: OK
      """),
    Pair(
      "The file's first comment stays", "remove /title",
      """
        # This is about the file.
      - title: A
        rehearsal: 1
      """),
    Pair(
      "A comment above the only key goes with it", "remove /dialogs/a/alert/title",
      """
        dialogs:
          a:
      -     alert:
      -       # about the title
      -       title: A
      +     alert: {}
      """),
    Pair(
      "A dialog goes with the empty line before it", "remove /dialogs/b",
      """
        dialogs:
          a:
            alert:
              title: A

      -   b:
      -     alert:
      -       title: B
      -
          c:
            alert:
              title: C
      """),
    Pair(
      "The last dialog", "remove /dialogs/b",
      """
        dialogs:
          a:
            alert:
              title: A

      -   b:
      -     alert:
      -       title: B
      -
        scenarios:
          x: {steps: []}
      """),
    Pair(
      "The last of the file", "remove /dialogs/b",
      """
        dialogs:
          a:
            alert:
              title: A
      -
      -   b:
      -     alert:
      -       title: B
      """),
    Pair(
      "A whole section", "remove /tasks",
      """
        rehearsal: 1
      -
      - tasks:
      -   t: {title: T}

        scenarios:
          x: {steps: []}
      """),
    Pair(
      "An item in the middle of brackets", "remove /dialogs/a/alert/otherButtons/1",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two, Three]
      +       otherButtons: [One, Three]
      """),
    Pair(
      "The first of brackets", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two, Three]
      +       otherButtons: [Two, Three]
      """),
    Pair(
      "The last of brackets with spaces", "remove /dialogs/a/alert/otherButtons/2",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [ One, Two, Three ]
      +       otherButtons: [ One, Two ]
      """),
    Pair(
      "The only one of brackets", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One]
      +       otherButtons: []
      """),
    Pair(
      "One line of brackets over lines", "remove /dialogs/a/alert/otherButtons/1",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One,
      -         Two,
                Three
              ]
      """),
    Pair(
      "A text of several lines", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       message: |
      -         One
      -
      -         Two
              cancelButton: OK
      """),
    Pair(
      "A folded text and the empty line after it", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       message: >
      -         One
      -         two

          b: {alert: {title: B}}
      """),
    Pair(
      "An item with its lines", "remove /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      -         - title: One
      -           then:
      -             - present: b
      -             - run: t
                - Two
      """),
    Pair(
      "A key without a value", "remove /dialogs/a/alert/message",
      """
        dialogs:
          a:
            alert:
              title: A
      -       message:
              cancelButton: OK
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "What is needed cannot go", "remove /rehearsal",
      """
      rehearsal: 1
      screens:
        s: {title: S}
      """,
      "“rehearsal: 1” is missing; write it at the top of the document"),
    Refusal(
      "What is not there cannot go", "remove /dialogs/a/alert/message",
      """
      dialogs:
        a:
          alert:
            title: A
      """,
      "there is nothing at “/dialogs/a/alert/message”"),
    Refusal(
      "The whole document cannot go", "remove",
      """
      rehearsal: 1
      """,
      "the whole document is not a part of anything"),
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
