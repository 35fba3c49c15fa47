import Testing

/// What is no YAML, and what of YAML a document may not use.
@Suite struct SyntaxTests {
  @Test(arguments: [
    Case(
      "rehearsal: 1\ntitle: Hello: world",
      "2:13: error: a “:” is not allowed here; put quotes around a text that holds “: ”"),
    Case(
      "rehearsal: 1\ntitle: a\n  start: d",
      "3:8: error: a “:” is not allowed here; "
        + "look at the indentation of this line and of the one above"),
    Case(
      "rehearsal: 1\nstart: [alertViewCancel:]",
      "2:24: error: a “:” is not allowed here; put quotes around the text"),
    Case(
      "rehearsal: 1\nscreens:\n\ta: b",
      "3:1: error: a tab cannot indent a line; use spaces instead"),
    Case(
      "rehearsal: 1\ntitle: [a, b\nstart: x",
      "3:6: error: “,” or “]” is missing here: the list that began on line 2 is not closed"),
    Case(
      "rehearsal: 1\ndialogs: {a: {alert: {}\ntitle: x",
      "3:1: error: “,” or “}” is missing here: the map that began on line 2 is not closed"),
    Case(
      "rehearsal: 1\ntitle\nstart: x",
      "2:1: error: a “:” is missing after this; write “key: value”, or correct the indentation"),
    Case("rehearsal: 1\ntitle: \"abc\nstart: x", "2:8: error: this quote is never closed"),
    Case(
      "rehearsal: 1\ntitle: \"a\" b",
      "2:12: error: a key is missing here; the map began on line 1; "
        + "keys of one map have one indentation, and quotes hold the whole of a text"),
    Case(
      "- a\nb: c",
      "2:1: error: a “-” is missing here; the list began on line 1; "
        + "items of one list have one indentation"),
    Case(
      "rehearsal: 1\ntitle: - a",
      "2:8: error: a list cannot begin here; put its first “-” on a new line"),
    Case(
      "rehearsal: 1\ntitle: @home",
      "2:8: error: a text cannot begin with “@”; put the text in quotes"),
    Case(
      "rehearsal: 1\ntitle: *New*",
      "2:8: error: a text cannot begin with “*”; put the text in quotes"),
    Case("rehearsal: 1\ntitle: [a, , b]", "2:12: error: a text, a list or a map is missing here"),
    Case(
      "{rehearsal: 1}\nx",
      "2:1: error: the document has ended before this; "
        + "look at the indentation, and at the brackets above"),
    Case(
      #"title: "a\qb""#,
      "1:10: error: this escape does not exist; write “\\\\” for a backslash, or use single quotes"
    ),
    Case(#"title: "\u12""#, "1:11: error: hexadecimal digits are missing in this escape"),
    Case(#"title: "a\ud83d b""#, "1:12: error: this escape is not a character"),
    Case(#"title: "\ude00\ud83d""#, "1:11: error: this escape is not a character"),
    Case(
      "title: | a\n  b",
      "1:10: error: nothing can follow “|” or “>” on its line; begin the text on the next line"),
    Case("%YAML 3.0\n---\na: b", "1:1: error: this is not YAML: found incompatible YAML document"),
  ])
  func isNoYAML(_ example: Case) {
    #expect(problems(example.source) == example.expected)
  }

  @Test(arguments: [
    Case(
      "rehearsal: 1\ntitle: &a x",
      "2:8: error: “&” begins an anchor, and a document cannot have one; "
        + "put a text that begins with “&” in quotes"),
    Case(
      "rehearsal: 1\ntitle: *a",
      "2:8: error: “*” begins an alias, and a document cannot have one; "
        + "write the part out, or put a text that begins with “*” in quotes"),
    Case(
      "rehearsal: 1\ntitle: !!str x\ndialogs: !x {}",
      "2:8: error: “!” begins a tag, and a document cannot have one; "
        + "put a text that begins with “!” in quotes",
      "3:10: error: “!” begins a tag, and a document cannot have one; "
        + "put a text that begins with “!” in quotes"),
    Case(
      "rehearsal: 1\ndialogs:\n  <<: {}",
      "3:3: error: “<<” merges maps, and a document cannot do that; write the keys out"),
    Case(
      "rehearsal: 1\n---\nrehearsal: 1",
      "2:1: error: a file holds one document, and a second one begins here; "
        + "remove the line “---”"),
    Case(
      "rehearsal: 1\ntitle: a\n'title': b",
      "3:1: error: the key “title” is here again; it is already on line 2"),
    Case(
      "rehearsal: 1\ndialogs: {a: {alert: {}}}\nstart: b\ndialogs: {b: {alert: {}}}",
      "4:1: error: the key “dialogs” is here again; it is already on line 2"),
    Case("rehearsal: 1\n? [a]\n: b", "2:3: error: a key is a text, not a list or a map"),
  ])
  func isNotForDocuments(_ example: Case) {
    #expect(problems(example.source) == example.expected)
  }
}
