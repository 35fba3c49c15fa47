import Testing

/// Forms of YAML that a person seldom writes.
@Suite struct SeldomPairs {
  static let pairs = [
    Pair(
      "A tab after a text", "set /dialogs/a/alert/title B",
      """
        dialogs:
          a:
            alert:
      -       title: A	
      +       title: B	
              message: M	# with a comment
      """),
    Pair(
      "A tab before a comment", "set /dialogs/a/alert/message New",
      """
        dialogs:
          a:
            alert:
              title: A	
      -       message: M	# with a comment
      +       message: New	# with a comment
      """),
    Pair(
      "A key without a value gets one", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
            alert:
      -       title:
      +       title: A
              message: M
      """),
    Pair(
      "… before its comment", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
            alert:
      -       title: # later
      +       title: A # later
              message: M
      """),
    Pair(
      "… or lines below it", #"set /dialogs/a/alert/title "A\nB""#,
      """
        dialogs:
          a:
            alert:
      -       title: # later
      +       title: |- # later
      +         A
      +         B
              message: M
      """),
    Pair(
      "A key with a question mark", "set /dialogs/a/alert/title B",
      """
        dialogs:
          ? a
          : alert:
      -       title: A
      +       title: B
      """),
    Pair(
      "A new key after one with a question mark", "insert /dialogs/b {alert: {title: B}}",
      """
        dialogs:
          ? a
          : alert: {title: A}
      +   b:
      +     alert: {title: B}
      """),
    Pair(
      "A key with a question mark goes", "remove /dialogs/a",
      """
        dialogs:
      -   ? a
      -   : alert: {title: A}
          b:
            alert: {title: B}
      """),
    Pair(
      "A key in single quotes is renamed in them", "rename /dialogs/a b",
      """
        dialogs:
      -   'a':
      +   'b':
            alert: {title: A}
      """),
    Pair(
      "A renamed screen, in what the delegate of its navigation controller hears",
      "rename /screens/one two",
      """
        navigationController: true
        screens:
      -   one:
      +   two:
            viewController: true
            title: One
        dialogs:
          a:
            alert: {title: A}
        scenarios:
          s:
            steps: []
            expect: |
      -       one viewDidLoad
      +       two viewDidLoad
      -       navigation navigationController:willShowViewController:animated: one false
      +       navigation navigationController:willShowViewController:animated: two false
              one#2 alertView:one one
      """),
    Pair(
      "A comment between a key and its value", "set /dialogs/a/alert/title B",
      """
        dialogs:
          a:
            alert:
              # first
              title:
                # second
      -         A
      +         B
              message: M
      """),
    Pair(
      "… that becomes a list",
      "set /dialogs/a/alert/otherButtons [{title: One, then: [{log: a}, {log: b}, {log: c}]}, Two]",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                # second
      -         One
      +         - title: One
      +           then: [{log: a}, {log: b}, {log: c}]
      +         - Two
              message: M
      """),
    Pair(
      "A comment after a brace", "set /dialogs/a/alert/message M",
      """
        dialogs:
          a:
            alert: { # about it
      -       title: A
      +       title: A,
      +       message: M
            }
      """),
    Pair(
      "A comment after a comma", "set /dialogs/a/alert/message M",
      """
        dialogs:
          a:
      -     alert: {title: A, # about the title
      -       cancelButton: OK}
      +     alert: {
      +       title: A, # about the title
      +       message: M,
      +       cancelButton: OK
      +     }
      """),
    Pair(
      "A comma at the end", "set /dialogs/a/alert/message M",
      """
        dialogs:
          a:
      -     alert: {title: A, }
      +     alert: {title: A, message: M, }
      """),
    Pair(
      "A comma at the end of an item list", "remove /dialogs/a/alert/otherButtons/1",
      """
        dialogs:
          a:
            alert:
      -       otherButtons: [One, Two, ]
      +       otherButtons: [One, ]
      """),
    Pair(
      "A key alone in braces", "set /dialogs/a/alert/title A",
      """
        dialogs:
          a:
      -     alert: {title, message: M}
      +     alert: {title: A, message: M}
      """),
    Pair(
      "A value on the line below its key", "set /dialogs/a/alert/title B",
      """
        dialogs:
          a:
            alert:
              title:
      -         A
      +         B
              message: M
      """),
    Pair(
      "An item on the line below its dash", "set /dialogs/a/alert/otherButtons/0 B",
      """
        dialogs:
          a:
            alert:
              otherButtons:
                -
      -           A
      +           B
                - C
      """),
    Pair(
      "A document with its first line indented", "set /dialogs/a/alert/message M",
      """
          dialogs:
            a:
              alert:
                title: A
      +         message: M
      """),
    Pair(
      "A document in brackets", "set /title B",
      """
      - {rehearsal: 1, title: A}
      + {rehearsal: 1, title: B}
      """),
    Pair(
      "A document with dots at its end", "set /dialogs/a/alert/message M",
      """
        %YAML 1.2
        ---
        dialogs:
          a:
            alert:
              title: A
      +       message: M
        ...
        # after the end
      """),
    Pair(
      "Lines with only spaces", "insert /dialogs/b {alert: {title: B}}",
      """
        dialogs:
          a:
            alert:
              title: A
      +
      +   b:
      +     alert:
      +       title: B


        tasks: {}
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
