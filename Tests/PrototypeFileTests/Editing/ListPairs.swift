import Testing

/// New items of lists.
@Suite struct ListPairs {
  static let pairs = [
    Pair(
      "A last item", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - One
                - Two
      +         - Three
              cancelButton: OK
      """),
    Pair(
      "A first item", "insert /dialogs/a/alert/otherButtons/0 Zero",
      """
        dialogs:
          a:
            alert:
              otherButtons:
      +         - Zero
                - One
                - Two
      """),
    Pair(
      "An item in the middle", "insert /dialogs/a/alert/otherButtons/1 Between",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - One   # the first
      +         - Between
                - Two
      """),
    Pair(
      "Items without indentation", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              otherButtons:
              - One
              - Two
      +       - Three
              cancelButton: OK
      """),
    Pair(
      "A button with an action beside buttons that have some",
      "insert /dialogs/a/alert/otherButtons/- {title: Three, then: [{log: b}]}",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - title: One
                  then: [{present: b}]
                - Two
      +         - title: Three
      +           then: [{log: b}]
      """),
    Pair(
      "… and beside those in brackets",
      "insert /dialogs/a/alert/otherButtons/- {title: Three, then: [{log: b}]}",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - {title: One, then: [{log: b}]}
                - Two
      +         - {title: Three, then: [{log: b}]}
      """),
    Pair(
      "Items with empty lines between them",
      "insert /screens/s/controls/- {button: Stop, then: [{log: b}]}",
      """
        screens:
          s:
            controls:
              - button: Go
                then: [{present: a}]

              - button: Wait
                then: [{present: a}]
      +
      +       - button: Stop
      +         then: [{log: b}]
      """),
    Pair(
      "More spaces after the dash", "insert /screens/s/controls/- {button: Stop, then: [{log: b}]}",
      """
        screens:
          s:
            controls:
              -   button: Go
                  then: [{present: a}]
              -   button: Wait
      +       -   button: Stop
      +           then: [{log: b}]
      """),
    Pair(
      "Brackets get one more item", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
      -     alert: {title: A, otherButtons: [One, Two]}
      +     alert: {title: A, otherButtons: [One, Two, Three]}
      """),
    Pair(
      "Brackets at their beginning", "insert /dialogs/a/alert/otherButtons/0 Zero",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two]
      +       otherButtons: [Zero, One, Two]
      """),
    Pair(
      "Brackets with spaces inside", "insert /dialogs/a/alert/otherButtons/1 Between",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [ One, Two ]
      +       otherButtons: [ One, Between, Two ]
      """),
    Pair(
      "Brackets over several lines", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One,
      -         Two
      +         Two,
      +         Three
              ]
      """),
    Pair(
      "… with a comma after the last", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One,
                Two,
      +         Three,
              ]
      """),
    Pair(
      "… with comments", "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              otherButtons: [
                One, # the first
                # about two
      -         Two # the last
      +         Two, # the last
      +         Three
              ]
      """),
    Pair(
      "An item with a comma in its text", "insert /dialogs/a/alert/otherButtons/- Yes, please",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two]
      +       otherButtons: [One, Two, "Yes, please"]
      """),
    Pair(
      "Brackets that get too long become lines",
      "insert /dialogs/a/alert/otherButtons/- And one with a text that is rather long for a button",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [Zero and zero, One and one, Two and two]
      +       otherButtons:
      +         - Zero and zero
      +         - One and one
      +         - Two and two
      +         - And one with a text that is rather long for a button
              cancelButton: OK
      """),
    Pair(
      "Brackets without anything", "insert /dialogs/a/alert/otherButtons/- One",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: []
      +       otherButtons: [One]
      """),
    Pair(
      "A list that is not there", "insert /dialogs/a/alert/otherButtons/- One",
      """
        dialogs:
          a:
            alert:
              title: A
              cancelButton: OK
      +       otherButtons: [One]
      """),
    Pair(
      "A list whose value is missing", "insert /dialogs/a/alert/otherButtons/- One",
      """
        dialogs:
          a:
            alert:
      -       otherButtons:
      +       otherButtons: [One]
              cancelButton: OK
      """),
    Pair(
      "Actions of one control", "insert /screens/s/controls/0/then/- {log: x}",
      """
        screens:
          s:
            controls:
              - button: Go
      -         then: [{present: a}]
      +         then: [{present: a}, {log: x}]
      """),
    Pair(
      "A step at the end of a scenario", "insert /scenarios/x/steps/- {tapOn: Cancel}",
      """
        scenarios:
          x:
            steps:
              - tapOn: Go
              - wait: 1
      +       - tapOn: Cancel
            expect: []
      """),
    Pair(
      "A step in brackets", "insert /scenarios/x/steps/- {tapOn: Cancel}",
      """
        scenarios:
          x:
      -     steps: [{tapOn: Go}, {wait: 1}]
      +     steps: [{tapOn: Go}, {wait: 1}, {tapOn: Cancel}]
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }

  static let refusals = [
    Refusal(
      "An index after the end", "insert /dialogs/a/alert/otherButtons/5 One",
      """
      dialogs:
        a:
          alert:
            otherButtons: [One, Two]
      """,
      "the last item of “/dialogs/a/alert/otherButtons” is 1; “-” is after the last"),
    Refusal(
      "What is no index", "insert /dialogs/a/alert/otherButtons/first One",
      """
      dialogs:
        a:
          alert:
            otherButtons: [One, Two]
      """,
      "“/dialogs/a/alert/otherButtons” is a list, and “first” is no index in it; the first item is 0, and “-” is after the last"
    ),
  ]

  @Test(arguments: refusals) func aChangeIsRefused(_ refusal: Refusal) { refusal.check() }
}
