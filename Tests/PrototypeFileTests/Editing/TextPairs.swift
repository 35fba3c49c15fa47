import Testing

/// What a new text is written like.
@Suite struct TextPairs {
  static let pairs = [
    Pair(
      "A text that needs no quotes gets none", "set /dialogs/a/alert/title Sign out?",
      """
        dialogs:
          a:
            alert:
      -       title: Sign Out
      +       title: Sign out?
              cancelButton: Cancel
      """),
    Pair(
      "A text in double quotes keeps them", "set /dialogs/a/alert/title Sign out?",
      """
        dialogs:
          a:
            alert:
      -       title: "Sign Out"
      +       title: "Sign out?"
              cancelButton: "Cancel"
      """),
    Pair(
      "A text in single quotes keeps them", "set /dialogs/a/alert/title It is time",
      """
        dialogs:
          a:
            alert:
      -       title: 'Sign Out'
      +       title: 'It is time'
      """),
    Pair(
      "A text that needed its quotes loses them with the need",
      "set /dialogs/a/alert/title Sign out?",
      """
        dialogs:
          a:
            alert:
      -       title: "Sign "
      +       title: Sign out?
              cancelButton: Cancel
      """),
    Pair(
      "A text that is no text without quotes gets them", "set /dialogs/a/alert/title '12'",
      """
        dialogs:
          a:
            alert:
      -       title: Sign Out
      +       title: "12"
      """),
    Pair(
      "A word such as “yes” gets quotes, because other programs read it as a boolean",
      #"set /dialogs/a/alert/cancelButton "No""#,
      """
        dialogs:
          a:
            alert:
              title: Sign Out
      -       cancelButton: Cancel
      +       cancelButton: "No"
      """),
    Pair(
      "New quotes are those of the other texts", #"set /dialogs/a/alert/title "Note: this""#,
      """
        dialogs:
          a:
            alert:
      -       title: Note
      +       title: 'Note: this'
              message: 'Well: read'
              cancelButton: 'No'
      """),
    Pair(
      "A colon inside a word needs no quotes", #"set /dialogs/a/alert/title "At 12:30""#,
      """
        dialogs:
          a:
            alert:
      -       title: Noon
      +       title: At 12:30
      """),
    Pair(
      "A hash after a space needs quotes", #"set /dialogs/a/alert/title "Take # 2""#,
      """
        dialogs:
          a:
            alert:
      -       title: Take
      +       title: "Take # 2"
      """),
    Pair(
      "A text with double quotes is in single ones", #"set /dialogs/a/alert/title '"Quoted": yes'"#,
      """
        dialogs:
          a:
            alert:
      -       title: Quoted
      +       title: '"Quoted": yes'
      """),
    Pair(
      "An apostrophe is no reason for single quotes",
      #"set /dialogs/a/alert/message "Don't: stop""#,
      """
        dialogs:
          a:
            alert:
              title: 'Stop?'
      -       message: 'Do: stop'
      +       message: "Don't: stop"
      """),
    Pair(
      "An empty text is two quotes", #"set /dialogs/a/alert/message """#,
      """
        dialogs:
          a:
            alert:
              title: Sign Out
      -       message: You need your password.
      +       message: ""
      """),
    Pair(
      "An emoji is as plain as a letter", "set /dialogs/a/alert/title ☃ Snow 😀",
      """
        dialogs:
          a:
            alert:
      -       title: Rain
      +       title: ☃ Snow 😀
      """),
    Pair(
      "What nobody can see is an escape", #"set /dialogs/a/alert/title "a\u200Bb\tc""#,
      #"""
        dialogs:
          a:
            alert:
      -       title: abc
      +       title: "a\u200Bb\tc"
      """#),
    Pair(
      "A template needs quotes, for it begins with a brace",
      #"set /dialogs/a/alert/title "{field:0} is here""#,
      """
        dialogs:
          a:
            alert:
      -       title: Somebody is here
      +       title: "{field:0} is here"
      """),
    Pair(
      "A comment after the text stays where it is", "set /dialogs/a/alert/title Sign out?",
      """
        dialogs:
          a:
            alert:
      -       title: Sign Out # as in the menu
      +       title: Sign out? # as in the menu
              message: Really?   # two spaces more
      """),
    Pair(
      "A plain text over two lines becomes one line", "set /dialogs/a/alert/message Short.",
      """
        dialogs:
          a:
            alert:
      -       message: This is a text
      -         over two lines
      +       message: Short.
              cancelButton: OK
      """),
    Pair(
      "A quoted text over lines keeps its quotes", "set /dialogs/a/alert/message Short.",
      #"""
        dialogs:
          a:
            alert:
      -       message: "This is a text
      -         over \
      -         three lines"
      +       message: "Short."
              cancelButton: OK
      """#),
    Pair(
      "A word with quotes that becomes a number loses them", "set /tasks/t/simulate/seconds 5",
      """
        tasks:
          t:
      -     simulate: {seconds: "2"}
      +     simulate: {seconds: 5}
      """),
    Pair(
      "A text that was a number in single quotes", "set /dialogs/a/alert/title '13'",
      """
        dialogs:
          a:
            alert:
      -       title: '12'
      +       title: '13'
      """),
    Pair(
      "Setting the same value changes nothing, quotes included",
      #"set /dialogs/a/alert/title "Sign Out""#,
      """
        dialogs:
          a:
            alert:
              title: 'Sign Out'
      """),
    Pair(
      "A text that begins with a dash", #"set /dialogs/a/alert/title "- one""#,
      """
        dialogs:
          a:
            alert:
      -       title: One
      +       title: "- one"
      """),
    Pair(
      "A text with a space at its end", #"set /dialogs/a/alert/title "One ""#,
      """
        dialogs:
          a:
            alert:
      -       title: One
      +       title: "One "
      """),
    Pair(
      "A number where a number is meant has no quotes", "set /dialogs/a/alert/cancelButtonIndex -1",
      """
        dialogs:
          a:
            alert:
              title: A
              cancelButton: OK
      +       cancelButtonIndex: -1
      """),
    Pair(
      "A boolean has no quotes", "set /dialogs/a/popover/modal true",
      """
        dialogs:
          a:
            popover:
              title: A
              controls: []
      +       modal: true
      """),
    Pair(
      "A title that is “true” has them", #"set /dialogs/a/alert/title "true""#,
      """
        dialogs:
          a:
            alert:
      -       title: false
      +       title: "true"
              cancelButton: OK
      """),
    Pair(
      "A selector as a key has quotes, because it ends in a colon",
      "set /dialogs/a/delegate/returns/alertViewShouldEnableFirstOtherButton: false",
      """
        dialogs:
          a:
            alert:
              title: A
      +     delegate:
      +       returns: {"alertViewShouldEnableFirstOtherButton:": false}
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
