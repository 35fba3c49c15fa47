import PrototypeFile
import Testing

/// What an unknown key is answered with.
@Suite struct UnknownKeyTests {
  private func found(_ source: String) -> [Finding] {
    PrototypeDocument.load(Array(("rehearsal: 1\n" + source).utf8), in: .bare).problems
  }

  @Test(
    arguments: [
      ("dialogs: {a: {alert: {text: B}}}", "write “message”", .key("message")),
      ("dialogs: {a: {alert: {Sub-Title: B}}}", "write “message”", .key("message")),
      // What is there already cannot be there twice.
      (
        "dialogs: {a: {alert: {message: A, text: B}}}", "“message” says this, and is here already",
        nil
      ),
      (
        "dialogs: {a: {actionSheet: {destructive: A}}}", "write “destructiveButton”",
        .key("destructiveButton")
      ),
      ("dialogs: {a: {shareSheet: {}}}", "write “activityPicker”", .key("activityPicker")),
      (
        "tasks: {a: {duration: 2.5}}", "write “simulate: {seconds: 2.5}”",
        .entry(key: "simulate", value: "{seconds: 2.5}")
      ),
      // A value that does not fit is not taken over.
      ("tasks: {a: {duration: long}}", "for example “simulate: {seconds: 3}”", nil),
      (
        "tasks: {a: {ms: 250}}", "write “simulate: {seconds: 0.25}”",
        .entry(key: "simulate", value: "{seconds: 0.25}")
      ),
      (
        "tasks: {a: {shell: make && ls}}", "write “command: [sh, \"-c\", make && ls]”",
        .entry(key: "command", value: "[sh, \"-c\", make && ls]")
      ),
      (
        "screens: {s: {controls: [{button: Go, goTo: s}]}}", "write “then: [{goTo: s}]”",
        .entry(key: "then", value: "[{goTo: s}]")
      ),
      (
        "screens: {s: {controls: [{button: Go, then: [], goTo: s}]}}", "“goTo” stands in “then”",
        nil
      ),
      (
        "scenarios: {a: {steps: [{home: true}]}}", "write “pressKey: home”",
        .entry(key: "pressKey", value: "home")
      ),
      // The same word means one or the other.
      ("screens: {s: {controls: [{action: Go}]}}", "write “button”", .key("button")),
      ("screens: {s: {controls: [{button: Go, action: []}]}}", "write “then”", .key("then")),
      (
        "screens: {s: {controls: [{textField: A, type: url}]}}", "write “keyboard”",
        .key("keyboard")
      ),
      (
        "screens: {s: {controls: [{button: A, type: url}]}}",
        "the kind of a control is its key: “button: Go”", nil
      ),
      // A known word is better than a near spelling, and that than a word for nothing.
      ("notificationSettings: {sound: true}", "write “sounds”", .key("sounds")),
      ("screens: {s: {titel: A}}", "did you mean “title”?", .key("title")),
      ("screens: {s: {titel: A, title: B}}", "did you mean “title”?", nil),
      (
        "screens: {s: {color: red}}", "looks and places are the system’s, and no key sets them", nil
      ),
      ("screens: {s: {comment: x}}", "a remark stands after “#”", nil),
      (
        "dialogs: {a: {formSheet: {from: view}}}",
        "“from” stands in “actionSheet”, “activityPicker” or “popover”", nil
      ),
      ("screens: {s: {scenarios: {}}}", "“scenarios” stands at the top of the document", nil),
      (
        "dialogs: {a: {alert: {}, delegate: {'alertViewShouldEnableFirstOtherButton:': false}}}",
        "write “returns: {\"alertViewShouldEnableFirstOtherButton:\": false}”",
        .entry(key: "returns", value: "{\"alertViewShouldEnableFirstOtherButton:\": false}")
      ),
      (
        "dialogs: {a: {alert: {delegate: none}}}",
        "the delegate stands beside the dialog’s kind, not in it: "
          + "“dialogs: {hello: {alert: {title: Hello}, delegate: none}}”", nil
      ),
      (
        "screens: {s: {controls: [{textField: A, maxLength: 3}]}}",
        "the delegate of a text field answers whether its text may change: “delegate: {returns: "
          + "{\"textField:shouldChangeCharactersInRange:replacementString:\": "
          + "{when: {maxLength: 10}}}}”", nil
      ),
      (
        "screens: {s: {controls: [{textField: A, onChange: [{log: B}]}]}}",
        "write “\"on\": {editingChanged: [{log: B}]}”",
        .entry(key: "on", value: "{editingChanged: [{log: B}]}")
      ),
      ("screens: {s: {controls: [{button: A, shows: x}]}}", "write “then”", .key("then")),
      (
        "scenarios: {a: {steps: [{swipe: left}]}}",
        "a finger only taps; “slide” unlocks the device: “slide: true”", nil
      ),
      ("version: 1", "write “rehearsal”", .key("rehearsal")),
      ("zork: 1", nil, nil),
    ] as [(String, String?, Suggestion?)])
  func isAnswered(_ source: String, _ hint: String?, _ suggestion: Suggestion?) {
    // Only the first line says the version.
    let text = source.hasPrefix("version") ? source : "rehearsal: 1\n" + source
    let problems = PrototypeDocument.load(Array(text.utf8), in: .bare).problems
    #expect(problems.first?.message.hasPrefix("unknown key “") == true)
    #expect(problems.first?.hint == hint)
    #expect(problems.first?.suggestion == suggestion)
  }

  @Test(arguments: [
    (
      "dialogs: {a: {alert: {zork: B}}}",
      "here: title, message, cancelButton, otherButtons, style, textFields, addedButtons, "
        + "cancelButtonIndex"
    ),
    // Not what the keys that are there exclude.
    ("screens: {s: {controls: [{button: Go, zork: 1}]}}", "here: id, then, outside, style"),
    ("scenarios: {a: {steps: [{tapOn: OK, zork: 1}]}}", "here: now, dialog, timeout, say, notes"),
    ("scenarios: {a: {steps: [{do: {log: a, zork: 1}}]}}", "nothing else may stand here"),
    (
      "scenarios: {a: {steps: [{zork: 1}]}}",
      "here: tapOn, inputText, wait, waitFor, assertVisible, assertNotVisible, pressKey, rotate, "
        + "answer, launchApp, present, do and 33 more (see “rehearsal schema”)"
    ),
  ])
  func whatMayStandThereIsListed(_ source: String, _ choices: String) {
    #expect(found(source).first?.choices == choices)
  }

  /// A list replaces a map once, but where there is nothing else to say.
  @Test func listsDoNotFlood() {
    let problems = found("dialogs: {a: {alert: {text: A, ok: B, zork: C, buttons: D}}}")
    #expect(problems.map { $0.choices != nil } == [true, false, true, false])
    #expect(
      problems.map(\.hint) == [
        "write “message”", "write “cancelButton”", nil, "write “otherButtons”",
      ])
  }

  /// Two words for one key cannot both become it.
  @Test func aKeyIsSuggestedOnce() {
    let problems = found("dialogs: {a: {title: A, message: B}}")
    #expect(problems.map(\.suggestion) == [.entry(key: "alert", value: "{title: A}"), nil])
    #expect(problems.last?.hint == "“message” stands in “alert”")
  }

  /// What is written for a text still is that text.
  @Test(arguments: ["'true'", "\"a: b\"", "'3'", "\"{a}\"", "a, b"])
  func valuesStayWhatTheyAre(_ value: String) throws {
    let written = "{button: Go, log: \(value)}"
    let block = "screens:\n  s:\n    controls:\n    - button: Go\n      log: \(value)"
    guard case .entry(_, let new) = found(block).first?.suggestion else {
      Issue.record("nothing is suggested for \(written)")
      return
    }
    let before = YAMLDocument(Array(value.utf8)).root?.text
    let after = YAMLDocument(Array(new.utf8)).root?.list?.first?["log"]?.text
    #expect(before != nil && before == after)
  }

  @Test func adviceIsOneSentenceAfterTheOther() {
    let text = found("dialogs: {a: {formSheet: {titel: A}}}").first?.text(file: "f") ?? ""
    #expect(
      text == "f:2:27: error: unknown key “titel”; did you mean “title”? here: title, transition, "
        + "orientations, image, controls")
  }
}
