import Testing

/// Line ends, byte-order marks, and files whose last line has no end.
@Suite struct EndingPairs {
  static let pairs = [
    Pair(
      "Where ends are mixed, a line keeps its own", "set /dialogs/a/alert/message M",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\n      message: M\n"),
    Pair(
      "The end of a line inside a text is none for others",
      #"set /dialogs/a/alert/title "One\nTwo""#,
      before: "dialogs:\n  a:\n    alert:\n      title: 'A\u{85}B'\n",
      after: "dialogs:\n  a:\n    alert:\n      title: |-\n        One\n        Two\n"),
    Pair(
      "A line with CRLF keeps its end", "set /dialogs/a/alert/title B",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: B\r\n"),
    Pair(
      "A new line has the end of the others", "set /dialogs/a/alert/message M",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n      message: M\r\n"),
    Pair(
      "The lines of a text too", #"set /dialogs/a/alert/title "One\nTwo""#,
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n      message: M\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: |-\r\n"
        + "        One\r\n        Two\r\n      message: M\r\n"),
    Pair(
      "A line goes with its end", "remove /dialogs/a/alert/message",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n      message: M\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n"),
    Pair(
      "An empty line with CRLF between dialogs", "insert /dialogs/c {alert: {title: C}}",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n"
        + "\r\n  b:\r\n    alert:\r\n      title: B\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n\r\n  b:\r\n"
        + "    alert:\r\n      title: B\r\n\r\n  c:\r\n    alert:\r\n      title: C\r\n"),
    Pair(
      "A comment with CRLF", #"comment /dialogs/a About it\nand more"#,
      before: "dialogs:\r\n  a:\r\n    alert:\r\n      title: A\r\n",
      after: "dialogs:\r\n  # About it\r\n  # and more\r\n"
        + "  a:\r\n    alert:\r\n      title: A\r\n"),
    Pair(
      "Brackets over lines with CRLF", "insert /dialogs/a/alert/otherButtons/- Two",
      before: "dialogs:\r\n  a:\r\n    alert:\r\n"
        + "      otherButtons: [\r\n        One\r\n      ]\r\n",
      after: "dialogs:\r\n  a:\r\n    alert:\r\n      otherButtons: [\r\n"
        + "        One,\r\n        Two\r\n      ]\r\n"),
    Pair(
      "Of mixed ends the nearest one counts", "set /dialogs/a/alert/message M",
      before: "dialogs:\n  a:\r\n    alert:\r\n      title: A\r\n",
      after: "dialogs:\n  a:\r\n    alert:\r\n      title: A\r\n      message: M\r\n"),
    Pair(
      "Lines that end in CR alone", "set /dialogs/a/alert/message M",
      before: "dialogs:\r  a:\r    alert:\r      title: A\r",
      after: "dialogs:\r  a:\r    alert:\r      title: A\r      message: M\r"),
    Pair(
      "A byte-order mark stays", "set /title B",
      before: "\u{FEFF}rehearsal: 1\ntitle: A\n",
      after: "\u{FEFF}rehearsal: 1\ntitle: B\n"),
    Pair(
      "A new first line is after the mark", "set /rehearsal 1",
      before: "\u{FEFF}title: A\n",
      after: "\u{FEFF}rehearsal: 1\ntitle: A\n"),
    Pair(
      "The first line goes, the mark stays", "remove /title",
      before: "\u{FEFF}title: A\nrehearsal: 1\n",
      after: "\u{FEFF}rehearsal: 1\n"),
    Pair(
      "A mark and CRLF", "set /device tablet",
      before: "\u{FEFF}rehearsal: 1\r\ntitle: A\r\n",
      after: "\u{FEFF}rehearsal: 1\r\ntitle: A\r\ndevice: tablet\r\n"),
    Pair(
      "The line separator of Unicode ends a line", "set /dialogs/a/alert/title B",
      before: "dialogs:\n  a:\u{2028}    alert:\n      title: A\u{2029}      message: M\n",
      after: "dialogs:\n  a:\u{2028}    alert:\n      title: B\u{2029}      message: M\n"),
    Pair(
      "So does NEL", "set /dialogs/a/alert/message N2",
      before: "dialogs:\n  a:\n    alert:\n      title: A\u{85}      message: M\n",
      after: "dialogs:\n  a:\n    alert:\n      title: A\u{85}      message: N2\n"),
    Pair(
      "A line that ends in NEL goes with it", "remove /dialogs/a/alert/title",
      before: "dialogs:\n  a:\n    alert:\n      title: A\u{85}      message: M\n",
      after: "dialogs:\n  a:\n    alert:\n      message: M\n"),
    Pair(
      "The last line without an end", "set /title B",
      before: "rehearsal: 1\ntitle: A",
      after: "rehearsal: 1\ntitle: B"),
    Pair(
      "A new last line gets none either", "set /device tablet",
      before: "rehearsal: 1\ntitle: A",
      after: "rehearsal: 1\ntitle: A\ndevice: tablet"),
    Pair(
      "The last line goes, and the one before loses its end", "remove /title",
      before: "rehearsal: 1\ntitle: A",
      after: "rehearsal: 1"),
    Pair(
      "A last line that becomes a text of lines", #"set /dialogs/a/alert/title "One\nTwo""#,
      before: "dialogs:\n  a:\n    alert:\n      title: A",
      after: "dialogs:\n  a:\n    alert:\n      title: |-\n        One\n        Two"),
    Pair(
      "A text at the end without a line end gets a line after it",
      "set /dialogs/a/alert/cancelButton OK",
      before: "dialogs:\n  a:\n    alert:\n      message: |\n        One\n        Two",
      after: "dialogs:\n  a:\n    alert:\n      message: |-\n"
        + "        One\n        Two\n      cancelButton: OK\n"),
    Pair(
      "… that has none in what is read", "set /dialogs/a/alert/cancelButton OK",
      before: "dialogs:\n  a:\n    alert:\n      message: |-\n        One\n        Two",
      after: "dialogs:\n  a:\n    alert:\n      message: |-\n"
        + "        One\n        Two\n      cancelButton: OK"),
    Pair(
      "A text with its empty lines at the end", "set /dialogs/a/alert/cancelButton OK",
      before: "dialogs:\n  a:\n    alert:\n      message: |+\n        One\n\n\n",
      after: "dialogs:\n  a:\n    alert:\n      message: |+\n"
        + "        One\n\n\n      cancelButton: OK\n"),
    Pair(
      "A value that is missing at the end", "set /title A",
      before: "rehearsal: 1\ntitle:",
      after: "rehearsal: 1\ntitle: A"),
    Pair(
      "Empty lines at the end", "set /device tablet",
      before: "rehearsal: 1\ntitle: A\n\n\n",
      after: "rehearsal: 1\ntitle: A\ndevice: tablet\n\n\n"),
    Pair(
      "A comment at the end without a line end", "set /device tablet",
      before: "rehearsal: 1\ntitle: A # about it",
      after: "rehearsal: 1\ntitle: A # about it\ndevice: tablet"),
    Pair(
      "JSON without a line end", "set /title B",
      before: "{\"rehearsal\": 1, \"title\": \"A\"}",
      after: "{\"rehearsal\": 1, \"title\": \"B\"}"),
    Pair(
      "JSON with CRLF", "set /device tablet",
      before: "{\r\n  \"rehearsal\": 1,\r\n  \"title\": \"A\"\r\n}\r\n",
      after: "{\r\n  \"rehearsal\": 1,\r\n  \"title\": \"A\",\r\n"
        + "  \"device\": \"tablet\"\r\n}\r\n"),
    Pair(
      "Spaces at the ends of lines stay", "set /dialogs/a/alert/message M",
      before: "dialogs:  \n  a: \n    alert:   \n      title: A  \n",
      after: "dialogs:  \n  a: \n    alert:   \n      title: A  \n      message: M\n"),
    Pair(
      "Letters of several bytes before the place", "set /dialogs/a/alert/cancelButton Да",
      before: "dialogs:\n  a:\n    alert: {title: ☃😀 Выйти, cancelButton: Нет, message: é}\n",
      after: "dialogs:\n  a:\n    alert: {title: ☃😀 Выйти, cancelButton: Да, message: é}\n"),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
