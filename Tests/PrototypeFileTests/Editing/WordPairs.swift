import Testing

/// Words, dates and texts that are in quotes without need.
@Suite struct WordPairs {
  static let pairs = [
    Pair(
      "A new date is written as the old one was", "set /notifications/n/at 2013-02-01T10:00:00Z",
      """
        notifications:
          n:
            body: Coffee
      -     at: 2013-01-07T09:41:00Z
      +     at: 2013-02-01T10:00:00Z
      """),
    Pair(
      "A new regular expression",
      #"set /dialogs/a/delegate/returns/alertViewShouldEnableFirstOtherButton:/when/matches "[0-9]{5}""#,
      """
        dialogs:
          a:
            alert:
              style: plainText
            delegate:
              returns:
      -         "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, matches: "[a-z]+"}}
      +         "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, matches: "[0-9]{5}"}}
      """),
    Pair(
      "A word of the format has no quotes, also where all texts have some",
      "set /dialogs/a/alert/style plainText",
      """
        dialogs:
          a:
            alert:
              title: "Sign Out"
              message: "Really?"
      +       style: plainText
              cancelButton: "Cancel"
      """),
    Pair(
      "A new text has quotes where all texts have some", #"set /dialogs/a/alert/message "Really?""#,
      """
        dialogs:
          a:
            alert:
              title: "Sign Out"
      +       message: "Really?"
              cancelButton: "Cancel"
      """),
    Pair(
      "A new item has quotes where the others have some",
      "insert /dialogs/a/alert/otherButtons/- Three",
      """
        dialogs:
          a:
            alert:
              title: Plain
      -       otherButtons: ['One', 'Two']
      +       otherButtons: ['One', 'Two', 'Three']
      """),
    Pair(
      "A folded text stays folded",
      #"set /dialogs/a/alert/message "A text that is so long that no person would want to read it on a single line of a file, and shorter than two.\nAnd another paragraph.\n""#,
      """
        dialogs:
          a:
            alert:
              message: >
      -         A folded text
      -         of two lines
      +         A text that is so long that no person would want to read it on a single
      +         line of a file, and shorter than two.
      +
      +         And another paragraph.
              cancelButton: OK
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
