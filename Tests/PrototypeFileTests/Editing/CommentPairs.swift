import Testing

/// Comments, and changes next to them.
@Suite struct CommentPairs {
  static let pairs = [
    Pair(
      "A comment above a key", "comment /dialogs/a/alert/message As the lawyers want it",
      """
        dialogs:
          a:
            alert:
              title: A
      +       # As the lawyers want it
              message: Hello
      """),
    Pair(
      "A comment of lines, one of them empty", #"comment /dialogs/a/alert/message One\n\nTwo"#,
      """
        dialogs:
          a:
            alert:
              title: A
      +       # One
      +       #
      +       # Two
              message: Hello
      """),
    Pair(
      "Another comment", "comment /dialogs/a/alert/title New",
      """
        dialogs:
          a:
            alert:
      -       # Old
      -       # and older
      +       # New
              title: A
      """),
    Pair(
      "A comment in an empty list keeps what is around it in brackets",
      "set /dialogs/a/alert/otherButtons/0/afterwards [{present: a}, {dismiss: a}, {present: a}, "
        + "{dismiss: a}, {present: a}]",
      """
        dialogs:
          a:
            alert:
              title: A
              otherButtons: [{title: B, then: [
                # soon
      -         ], afterwards: []}]
      +         ], afterwards: [{present: a}, {dismiss: a}, {present: a}, {dismiss: a}, {present: a}]}]
      """),
    Pair(
      "No comment", "comment /dialogs/a/alert/title",
      """
        dialogs:
          a:
            alert:
      -       # Old
              title: A
      """),
    Pair(
      "Above an item", "comment /dialogs/a/alert/otherButtons/1 The second",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - One
      +         # The second
                - Two
      """),
    Pair(
      "Above a section", "comment /dialogs All of them",
      """
        rehearsal: 1

      + # All of them
        dialogs:
          a: {alert: {title: A}}
      """),
    Pair(
      "Brackets are opened for a comment", "comment /dialogs/a/alert/title About it",
      """
        dialogs:
          a:
      -     alert: {title: A}
      +     alert:
      +       # About it
      +       title: A
      """),
    Pair(
      "A change below a comment leaves it", "set /dialogs/a/alert/title B",
      """
        dialogs:
          a: # the first dialog
            # before its kind
            alert:
              # before its title
      -       title: A # after its title
      +       title: B # after its title
              # after all
      """),
    Pair(
      "A new key after a comment at the end", "set /dialogs/a/alert/cancelButton OK",
      """
        dialogs:
          a:
            alert:
              title: A # after its title
      +       cancelButton: OK
              # message: later
          b: {alert: {title: B}}
      """),
    Pair(
      "A new dialog after a comment that stands alone", "insert /dialogs/b {alert: {title: B}}",
      """
        dialogs:
          a:
            alert:
              title: A
      +
      +   b:
      +     alert:
      +       title: B
        # End of dialogs.

        tasks:
          t: {title: T}
      """),
    Pair(
      "Another thing that a step does", "set /scenarios/x/steps/0 {wait: 1}",
      """
        scenarios:
          x:
            steps:
              # at first
      -       - pressKey: return   # begins
      +       - wait: 1   # begins
              - wait: 2
      """),
    Pair(
      "… with lines of its own", "set /scenarios/x/steps/0/tapOn {outside: true}",
      """
        dialogs:
          a: {alert: {title: A, cancelButton: No}}
        scenarios:
          x:
            steps:
              - tapOn:   # begins
                  # why
      -           button: 0   # no
      +           outside: true   # no
      """),
    Pair(
      "… between other keys", "set /scenarios/x/steps/0 {say: Now, wait: 1}",
      """
        scenarios:
          x:
            steps:
              - say: Now   # said
      -         pressKey: return   # begins
      -         notes: Slowly   # noted
      +         wait: 1   # begins
      """),
    Pair(
      "Another kind of control", "set /screens/s/controls/0 {label: Go}",
      """
        screens:
          s:
            controls:
      -       - button: Go   # go
      -         id: go   # its id
      +       - label: Go   # go
      """),
    Pair(
      "Items that are replaced and removed", "set /dialogs/a/alert/otherButtons [Three]",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                # about one
      -         - One
      -         - Two # about two
      +         - Three
              cancelButton: OK # stays
      """),
    Pair(
      "Between brackets above a part that begins its line",
      "comment /dialogs/a/alert/message About it",
      """
        dialogs:
          a:
            alert: {
              title: A,
      +       # About it
              message: M
            }
      """),
    Pair(
      "Another one between brackets", #"comment /dialogs/a/alert/otherButtons/1 New\nlines"#,
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One, # about one
      -         # about two
      +         # New
      +         # lines
                Two
              ]
      """),
    Pair(
      "Taken out between brackets", "comment /dialogs/a/alert/otherButtons/1",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One, # about one
      -         # about two
                Two
              ]
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "Not above the first key behind a dash", "comment /screens/s/controls/0/button About it",
      """
      screens:
        s:
          controls:
            - button: Go
              then: []
      """,
      "a comment has no place there; write it above the part that has this one"),
    Refusal(
      "Not in JSON", "comment /dialogs/a/alert/message About it",
      """
      {
        "dialogs": {
          "a": {"alert": {
            "title": "A",
            "message": "M"
          }}
        }
      }
      """,
      "line 1 has brackets, and a comment has no place in them; "
        + "write it above the part that has this one"),
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
