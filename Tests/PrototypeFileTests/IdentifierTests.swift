import DialogModel
import Testing

/// Ids: what they may hold, where they are made, whom they may be mistaken for.
@Suite struct IdentifierTests {
  @Test(arguments: [
    ("Sign Out", "sign-out"),
    ("  Sign – Out… ", "sign-out"),
    ("A - B", "a-b"),
    ("v1.2_b", "v1.2_b"),
    ("Выйти из системы", "выйти-из-системы"),
    ("Cafe\u{301}!", "cafe\u{301}"),
    ("हिन्दी", "हिन्दी"),
    ("日本 2", "日本-2"),
    ("→", "button"),
    ("", "button"),
  ])
  func areMadeFromTexts(_ text: String, _ id: String) throws {
    let screen = try prototype("screens: {s: {controls: [{button: '\(text)'}]}}").screens.first
    #expect(screen?.controls.map(\.id) == [id])
    #expect(screen?.controls.map(\.text) == [text])
  }

  @Test func clashesAreNumberedAndWrittenOnesStay() throws {
    let controls = "[{button: A}, {row: A}, {label: B, id: a-2}, {button: a!}, {row: C, id: a}]"
    let screen = try prototype("screens: {s: {controls: \(controls)}}").screens.first
    #expect(screen?.controls.map(\.id) == ["a-3", "a-4", "a-2", "a-5", "a"])
  }

  @Test func controlsAreUniqueOnTheirScreenOnly() throws {
    let document = try prototype(
      """
      screens:
        a: {controls: [{button: X, then: {disable: x}}, {button: Y}]}
        b: {controls: [{label: W}, {button: X}]}
      """)
    let reference = ControlReference(
      name: "x",
      candidates: [
        ControlID(screen: ScreenID(0), index: 0), ControlID(screen: ScreenID(1), index: 1),
      ])
    #expect(document.screens[0].controls[0].then == [.setEnabled(reference, false)])
  }

  @Test(arguments: [
    Case(
      "rehearsal: 1\ndialogs: {a: {alert: {}}}\nscreens: {a: {}}",
      "3:11: error: the id “a” is taken on line 2"),
    Case(
      "rehearsal: 1\nscreens: {s: {controls: [{button: A, id: x},\n {row: B, id: x}]}}",
      "3:15: error: the id “x” is taken on line 2"),
    Case(
      "rehearsal: 1\nscreens: {a/b: {}}",
      "2:11: error: “a/b” cannot be an id: letters, digits, “.”, “_” and “-” can; "
        + "did you mean “a-b”?"),
    Case(
      "rehearsal: 1\nscreens: {'': {}}",
      "2:11: error: “” cannot be an id: letters, digits, “.”, “_” and “-” can"),
    Case(
      "rehearsal: 1\nscreens: {s: {controls: {label: A, id: a#2}}}",
      "2:40: error: “a#2” cannot be an id: letters, digits, “.”, “_” and “-” can; "
        + "did you mean “a-2”?"),
    Case(
      "rehearsal: 1\nscreens: {account: {}}\nstart: acount",
      "3:8: error: there is no screen or dialog “acount”; did you mean “account”?"),
    Case(
      "rehearsal: 1\nscreens: {a: {controls: {button: B, then: {goTo: Aa}}}, aa: {}}",
      "2:50: error: there is no screen “Aa”; did you mean “aa”?"),
    Case(
      "rehearsal: 1\nscreens: {a: {controls: {button: Sign Out, then: {enable: sign-otu}}}}",
      "2:59: error: there is no control “sign-otu”; did you mean “sign-out”?"),
    Case(
      "rehearsal: 1\nscreens: {a: {controls: {button: B, then: {present: a}}}}",
      "2:53: error: “a” is a screen, and a dialog is expected here"),
    Case(
      "rehearsal: 1\ndialogs: {abc: {alert: {}}}\nscreens: {s: {controls: {row: B, then: {goTo: abc}}}}",
      "3:47: error: “abc” is a dialog, and a screen is expected here"),
    Case(
      "rehearsal: 1\nscreens: {s: {controls: {row: B, then: {present: }}}}",
      "2:50: error: “dialog” is missing here; for example “dialog: my-dialog”"),
  ])
  func haveRules(_ example: Case) {
    #expect(problems(example.source) == example.expected)
  }

  @Test(
    arguments: [
      ("", nil),
      ("dialogs: {a: {alert: {}}}", .dialog(DialogID(0))),
      ("dialogs: {a: {alert: {}}}\nscreens: {s: {}, t: {}}", .screen(ScreenID(0))),
      ("dialogs: {a: {alert: {}}}\nscreens: {s: {}, t: {}}\nstart: t", .screen(ScreenID(1))),
      ("dialogs: {a: {alert: {}}}\nscreens: {s: {}}\nstart: a", .dialog(DialogID(0))),
    ] as [(String, Prototype.Start?)])
  func aLaunchStartsSomewhere(_ source: String, _ start: Prototype.Start?) throws {
    #expect(try prototype(source).start == start)
  }
}
