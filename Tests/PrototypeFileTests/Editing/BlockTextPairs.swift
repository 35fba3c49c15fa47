import Testing

/// Texts of several lines, before and after a change.
@Suite struct BlockTextPairs {
  static let pairs = [
    Pair(
      "A text of two lines is a block", #"set /dialogs/a/alert/message "One\nTwo""#,
      """
        dialogs:
          a:
            alert:
              title: A
      -       message: One
      +       message: |-
      +         One
      +         Two
              cancelButton: OK
      """),
    Pair(
      "A line end at the end makes it “|”", #"set /dialogs/a/alert/message "One\nTwo\n""#,
      """
        dialogs:
          a:
            alert:
      -       message: One
      +       message: |
      +         One
      +         Two
      """),
    Pair(
      "A comment stays after the mark of the block", #"set /dialogs/a/alert/message "One\nTwo""#,
      """
        dialogs:
          a:
            alert:
      -       message: One # for now
      +       message: |- # for now
      +         One
      +         Two
              cancelButton: OK
      """),
    Pair(
      "A block that changes keeps its indentation",
      #"set /dialogs/a/alert/message "Three\n\nFour""#,
      """
        dialogs:
          a:
            alert:
              message: |-
      -           One
      -           Two
      +           Three
      +
      +           Four
              cancelButton: OK
      """),
    Pair(
      "A block that becomes one line", "set /dialogs/a/alert/message One",
      """
        dialogs:
          a:
            alert:
      -       message: |-
      -         One
      -         Two
      +       message: One
              cancelButton: OK
      """),
    Pair(
      "The empty line after a block is not part of it",
      #"set /dialogs/a/alert/message "Three\nFour\n""#,
      """
        dialogs:
          a:
            alert:
              message: |
      -         One
      -         Two
      +         Three
      +         Four

          b:
            alert: {title: B}
      """),
    Pair(
      "A folded text with lines that are too short to fold",
      #"set /dialogs/a/alert/message "One\nTwo\n""#,
      """
        dialogs:
          a:
            alert:
      -       message: >
      -         A folded text
      -         of two lines
      +       message: |
      +         One
      +         Two
              cancelButton: OK
      """),
    Pair(
      "A folded text becomes one line", "set /dialogs/a/alert/message Short.",
      """
        dialogs:
          a:
            alert:
      -       message: >-
      -         A folded text
      -         of two lines
      +       message: Short.
              cancelButton: OK
      """),
    Pair(
      "A block that keeps its empty lines", #"set /dialogs/a/alert/message "One\nTwo""#,
      """
        dialogs:
          a:
            alert:
      -       message: |+
      +       message: |-
                One
      -
      +         Two
              cancelButton: OK
      """),
    Pair(
      "A block with a digit that says its indentation", #"set /dialogs/a/alert/message "One\nTwo""#,
      """
        dialogs:
          a:
            alert:
      -       message: |2
      -           indented
      -         less
      +       message: |-
      +         One
      +         Two
              cancelButton: OK
      """),
    Pair(
      "A text whose first line begins with spaces is in quotes",
      #"set /dialogs/a/alert/message "  One\nTwo""#,
      #"""
        dialogs:
          a:
            alert:
      -       message: One
      +       message: "  One\nTwo"
      """#),
    Pair(
      "In brackets a text of two lines is in quotes", #"set /dialogs/a/alert/message "One\nTwo""#,
      #"""
        dialogs:
          a:
      -     alert: {title: A, message: One}
      +     alert: {title: A, message: "One\nTwo"}
      """#),
    Pair(
      "A button of two lines", #"set /dialogs/a/alert/otherButtons/1 "One\nTwo""#,
      """
        dialogs:
          a:
            alert:
              otherButtons:
                - Zero
      -         - One
      +         - |-
      +           One
      +           Two
                - Two
      """),
    Pair(
      "What comes before a block at the end of the file", "set /dialogs/a/alert/title B",
      """
        dialogs:
          a:
            alert:
      -       title: A
      +       title: B
              message: |
                One
                Two
      """),
    Pair(
      "The expected calls of a scenario are a block",
      #"set /scenarios/x/expect "a willPresentAlertView:\na didPresentAlertView:\n""#,
      """
        scenarios:
          x:
            steps: [{present: a}]
      +     expect: |
      +       a willPresentAlertView:
      +       a didPresentAlertView:
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
