import Testing

/// Parts that change places.
@Suite struct MovingPairs {
  static let pairs = [
    Pair(
      "A button becomes the cancel button",
      "relocate /dialogs/a/alert/otherButtons/1 /dialogs/a/alert/cancelButton",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: [Go, Cancel]
      +       cancelButton: Cancel
      +       otherButtons: [Go]
        scenarios:
          x:
            steps:
      -       - dismiss: {dialog: a, buttonIndex: 1}
      +       - dismiss: {dialog: a, buttonIndex: 0}
      """),
    Pair(
      "… and its list goes with its last button",
      "relocate /dialogs/a/alert/otherButtons/0 /dialogs/a/alert/cancelButton",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons:
      -         - title: Cancel
      -           then: [{log: x}]
              message: M
      +       cancelButton:
      +         title: Cancel
      +         then: [{log: x}]
      """),
    Pair(
      "… but stays for a comment on the whole",
      "relocate /dialogs/a/alert/otherButtons/0 /dialogs/a/alert/cancelButton",
      """
        dialogs:
          a:
            alert:
              title: A
      +       # about one
      +       cancelButton: Cancel   # first
              # about all
      -       otherButtons:   # of all
      -         # about one
      -         - Cancel   # first
      +       otherButtons: []   # of all
      """),
    Pair(
      "… or a comment below its items",
      "relocate /dialogs/a/alert/otherButtons/0 /dialogs/a/alert/cancelButton",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons:
      -         - Cancel   # first
      +       cancelButton: Cancel   # first
      +       otherButtons: []
                # more later
      """),
    Pair(
      "… and the comment of a list without one goes along",
      "relocate /dialogs/a/alert/otherButtons/0 /dialogs/a/alert/cancelButton",
      """
        dialogs:
          a:
            alert:
              title: A
      -       otherButtons: Cancel   # the only one
      +       cancelButton: Cancel   # the only one
      """),
    Pair(
      "The cancel button becomes another one",
      "relocate /dialogs/a/alert/cancelButton /dialogs/a/alert/otherButtons/0",
      """
        dialogs:
          a:
            alert:
      -       cancelButton: Cancel
              otherButtons:
      +         - Cancel
                - Go # now
                - Stop
      """),
    Pair(
      "A button with comments becomes the destructive one",
      "relocate /dialogs/a/actionSheet/otherButtons/0 /dialogs/a/actionSheet/destructiveButton",
      """
        dialogs:
          a:
            actionSheet:
              title: A
      +       # about one
      +       destructiveButton: One   # first
              otherButtons:
      -         # about one
      -         - One   # first
                - Two
      """),
    Pair(
      "The cancel button gets into a list with its comments",
      "relocate /dialogs/a/alert/cancelButton /dialogs/a/alert/otherButtons/-",
      """
        dialogs:
          a:
            alert:
      -       # about no
      -       cancelButton: No   # stays
              otherButtons:
                - One
      +         # about no
      +         - No   # stays
      """),
    Pair(
      "… which has lines for them then",
      "relocate /dialogs/a/alert/cancelButton /dialogs/a/alert/otherButtons/-",
      """
        dialogs:
          a:
            alert:
      -       cancelButton: No   # stays
      -       otherButtons: [One, Two]
      +       otherButtons:
      +         - One
      +         - Two
      +         - No   # stays
      """),
    Pair(
      "… and a comment after its key is above it",
      "relocate /dialogs/a/alert/cancelButton /dialogs/a/alert/otherButtons/-",
      """
        dialogs:
          a:
            alert:
      -       cancelButton: # stays
      -         title: No
      -         then: [{log: x}]
              otherButtons:
                - One
      +         # stays
      +         - title: No
      +           then: [{log: x}]
      """),
    Pair(
      "A button gets into another dialog",
      "relocate /dialogs/a/alert/otherButtons/0 /dialogs/b/alert/otherButtons/-",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      -         - {title: Go, then: [{log: x}]}
                - Stop
          b:
            alert:
      -       otherButtons: [OK]
      +       otherButtons: [OK, {title: Go, then: [{log: x}]}]
      """),
    Pair(
      "An item down", "move /dialogs/a/alert/otherButtons/0 1",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      +         - Two
                - One
      -         - Two
                - Three
      """),
    Pair(
      "An item to the end", "move /dialogs/a/alert/otherButtons/0 2",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      -         - One
                - Two
                - Three
      +         - One
              cancelButton: OK
      """),
    Pair(
      "An item with its comments", "move /dialogs/a/alert/otherButtons/2 0",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      +         # about three
      +         - Three # third
                - One
                - Two # second
      -         # about three
      -         - Three # third
      """),
    Pair(
      "In brackets", "move /dialogs/a/alert/otherButtons/2 0",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two, Three]
      +       otherButtons: [Three, One, Two]
      """),
    Pair(
      "In brackets over lines", "move /dialogs/a/alert/otherButtons/2 0",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
      +         Three,
                One,
      -         Two,
      -         Three
      +         Two
              ]
      """),
    Pair(
      "In brackets with comments", "move /dialogs/a/alert/otherButtons/1 0",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
      -         One, # first
                # about two
                Two, # second
      +         One, # first
              ]
      """),
    Pair(
      "A dialog, with the empty lines where they were", "move /dialogs/c 0",
      """
        dialogs:
      +   # about c
      +   c:
      +     alert:
      +       title: C
      +
          a:
            alert:
              title: A

          # about b
          b:
            alert:
              title: B
      -
      -   # about c
      -   c:
      -     alert:
      -       title: C
      """),
    Pair(
      "The last of the file without a line end", "move /dialogs/b 0",
      """
        dialogs:
      +   b: {alert: {title: B}}
          a: {alert: {title: A}}
      -   b: {alert: {title: B}}
      """),
    Pair(
      "Items of different height", "move /screens/s/controls/1 0",
      """
        screens:
          s:
            controls:
      +       - label: L
              - button: Go
                then:
                  - present: a
                  - run: t
      -       - label: L
      """),
    Pair(
      "To where it is", "move /dialogs/a/alert/otherButtons/1 1",
      """
        dialogs:
          a:
            alert:
              otherButtons: [One, Two]
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "A place that there is not", "move /dialogs/a/alert/otherButtons/0 2",
      """
      dialogs:
        a:
          alert:
            otherButtons: [One, Two]
      """,
      "there are places from 0 to 1")
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
