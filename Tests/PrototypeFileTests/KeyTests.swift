import Testing

/// Keys that are unknown, or of a wrong type.
@Suite struct KeyTests {
  @Test(arguments: [
    Case("title: x", "1:1: error: “rehearsal: 1” is missing; write it at the top of the document"),
    Case("rehersal: 1", "1:1: error: unknown key “rehersal”; did you mean “rehearsal”?"),
    Case(
      "rehearsal: 2\nfoo: 1", "1:12: error: the document is of version 2, and version 1 can be read"
    ),
    Case(
      "rehearsal: one",
      "1:12: error: a whole number is expected here, this is “one”; for example “rehearsal: 1”"),
    Case(
      "- a",
      "1:1: error: a map is expected here, this is a list; for example “{rehearsal: 1}”"
    ),
    Case("rehearsal: 1"),
    Case("rehearsal: 1\ndialogs:\nscreens:\nscenarios:\nchoices:\napplication:"),
  ])
  func documentBegins(_ example: Case) {
    #expect(problems(example.source) == example.expected)
  }

  @Test(arguments: [
    ("Title: x", "unknown key “Title”; did you mean “title”?"),
    ("tilte: x", "unknown key “tilte”; did you mean “title”?"),
    ("scenario: x", "unknown key “scenario”; did you mean “scenarios”?"),
    ("somethingElse: x", "unknown key “somethingElse”"),
    ("screens: {a: {controls: {rwo: A}}}", "unknown key “rwo”; did you mean “row”?"),
    ("screens: {a: {controls: {rwos: A}}}", "unknown key “rwos”"),
    ("'': x", "unknown key “”"),
    (
      "device: Phone",
      "“phone” or “tablet” is expected here, this is “Phone”; did you mean “phone”?"
    ),
    ("era: [ios3]", "“ios3” or “ios6” is expected here, this is a list; write “era: ios3”"),
    ("title: [a]", "a text is expected here, this is a list; write “title: a”"),
    (
      "screens: a",
      "a map is expected here, this is a text; for example “screens: {my-id: {title: Hello}}”"
    ),
    (
      "dialogs: [a]",
      "a map is expected here, this is a list; for example “dialogs: {my-id: {alert: {title: Hello}}}”"
    ),
    (
      "scenarios: {a: {steps: tapOn}}",
      "a list is expected here, this is a text; write “steps: [{tapOn: tapOn}]”"
    ),
    (
      "application: nope",
      "“true”, “false” or a map is expected here, this is “nope”; write “application: {name: nope}”"
    ),
    (
      "screens: {a: {controls: {button: [x]}}}",
      "a text is expected here, this is a list; write “button: x”"
    ),
    (
      "dialogs: {a: {alert: {otherButton: x}}}",
      "unknown key “otherButton”; did you mean “otherButtons”?"
    ),
    (
      "dialogs: {a: {alert: {cancelButton: [x]}}}",
      "a text or a map is expected here, this is a list; write “cancelButton: x”"
    ),
    (
      "dialogs: {a: {alert: {cancelButton: {then: []}}}}",
      "“title” is missing here; for example “title: Hello”"
    ),
    (
      "dialogs: {a: {alert: {cancelButtonIndex: '1'}}}",
      "a whole number is expected here, this is the quoted text “1”; write “cancelButtonIndex: 1”"
    ),
    (
      "scenarios: {a: {steps: {eraseText: 9223372036854775807}}}",
      "the number must be at most 1000000000; for example “eraseText: 1”"
    ),
    (
      "dialogs: {a: {alert: {cancelButtonIndex: -99999999999999999999}}}",
      "the number must be at least -1000000000; for example “cancelButtonIndex: -1”"
    ),
    (
      "notifications: {a: {body: B, badge: 1000000001}}",
      "the number must be at most 1000000000; for example “badge: 1”"
    ),
    ("dialogs: {a: {alrt: {}}}", "unknown key “alrt”; did you mean “alert”?"),
    (
      "dialogs: {a: {}}",
      "it is not said what “a” is; "
        + "a dialog has one of “alert”, “actionSheet”, “activityPicker”, “presentedView”, “formSheet” "
        + "or “popover”"
    ),
    (
      "dialogs: {a: }",
      "it is not said what “a” is; "
        + "a dialog has one of “alert”, “actionSheet”, “activityPicker”, “presentedView”, “formSheet” "
        + "or “popover”"
    ),
    (
      "choices: {coveredAlert: loud}",
      "“silent” or “presentedAgain” is expected here, this is “loud”; for example “coveredAlert: silent”"
    ),
    (
      "screens: {a: {controls: [{row: A, label: B}]}}",
      "“label” is not allowed beside “row”; a control is of one kind"
    ),
    (
      "screens: {a: {controls: [{id: b}]}}", "it is not said what this is; a control is of one kind"
    ),
    (
      "screens: {a: {controls: {label: A, then: []}}}",
      "a label cannot be tapped, so it cannot have “then”"
    ),
  ])
  func areUnknownOrWrong(_ line: String, _ message: String) {
    let found = problems("rehearsal: 1\n" + line)
    #expect(found.count == 1)
    let place = found.first?.prefix { $0 != " " } ?? ""
    #expect(found.first == "\(place) error: \(message)")
  }

  @Test func allComeAtOnceInOrderOfPlace() {
    let source = """
      rehearsal: 1
      scenarios: {a: {steps: [{present: x}]}}
      dialogs: {a b: {alert: {}}, c: {alert: {titel: x}}}
      device: 3
      tasks: [x]
      """
    #expect(
      problems(source) == [
        "2:35: error: there is no dialog “x”",
        "3:11: error: “a b” cannot be an id: letters, digits, “.”, “_” and “-” can; "
          + "did you mean “a-b”?",
        "3:41: error: unknown key “titel”; did you mean “title”?",
        "4:9: error: “phone” or “tablet” is expected here, this is “3”; for example “device: phone”",
        "5:8: error: a map is expected here, this is a list; "
          + "for example “tasks: {my-id: {simulate: {seconds: 3}}}”",
      ])
  }
}
