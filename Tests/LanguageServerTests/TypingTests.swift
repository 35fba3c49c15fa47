import PrototypeEditing
import PrototypeFile
import Testing

/// What is offered where somebody types; `¦` is the place.
@Suite struct TypingTests {
  private static let names = DocumentNames(
    Array(
      """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}, {textField: Name, id: name}]}}
      dialogs:
        sure: {alert: {title: Sure?, cancelButton: Cancel}}
        more: {actionSheet: {title: More, cancelButton: No}}
      tasks: {work: {title: Working}}
      flags: {busy: false}
      notifications: {tea: {body: Tea}}
      steps: {sign-in: [{wait: 1}]}
      strings: {ru: {Go: Идти}}
      """.utf8))

  private func completions(_ document: String) throws -> (Completions, [UInt8]) {
    let parts = document.split(separator: "¦", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let bytes = Array((parts[0] + parts[1]).utf8)
    let place = parts[0].utf8.count
    return (Completions(bytes, at: place, names: TypingTests.names), bytes)
  }

  @Test(arguments: [
    ("¦", "rehearsal"), ("rehearsal: 1\nti¦", "title"), ("device: ¦", "phone"),
    ("device: ph¦", "tablet"), ("start: ¦\nscreens:\n", "home"),
    ("screens:\n  home:\n    ¦", "controls"),
    ("screens:\n  home:\n    controls:\n      - ¦", "button"),
    ("screens:\n  home:\n    controls:\n    - ¦", "button"),
    ("screens:\n  home:\n    controls:\n      - button: Go\n        ¦", "then"),
    ("screens:\n  home:\n    controls:\n      - button: Go\n        then: [{¦", "present"),
    ("screens:\n  home:\n    controls:\n      - button: Go\n        then: [{present: ¦}]", "more"),
    (
      "screens:\n  home:\n    controls:\n      - button: Go\n        then:\n          - run: ¦",
      "work"
    ),
    ("screens: {home: {controls: [{button: Go, then: [{set: {¦", "flag"),
    ("screens: {home: {controls: [{button: Go, then: [{set: {flag: ¦", "busy"),
    ("screens: {home: {controls: [{button: Go, then: [{set: {flag: busy, to: ¦", "toggle"),
    ("screens: {home: {controls: [{button: Go, then: [{when: {flag: b¦", "busy"),
    ("scenarios: {a: {steps: [{perform: ¦", "sign-in"), ("steps: {a: [{perf¦", "perform"),
    ("steps:\n  a:\n    - tapOn: ¦", "Go"),
    ("flags:\n  busy: ¦", "true"), ("scenarios: {a: {steps: [{assertFlag: {¦", "busy"),
    ("promises:\n  - ¦", "never"), ("promises: [{never: {¦", "running"),
    ("promises: [{never: {shown: [¦", "more"), ("promises: [{after: {tapO¦", "tapOn"),
    ("promises: [{after: {tapOn: ¦", "Go"), ("promises: [{from: ¦", "any"),
    ("notifications:\n  tea:\n    ¦", "userInfo"),
    ("notifications:\n  tea:\n    repeatCalendar: ¦", "gregorian"),
    ("screens: {home: {controls: [{button: Go, then: [{set: {b¦", "badge"),
    ("scenarios: {a: {steps: [{assertScheduled: [¦", "tea"),
    ("scenarios: {a: {steps: [{removeFromCenter: ¦", "tea"),
    ("scenarios: {a: {steps: [{assertB¦", "assertBadge"),
    ("scenarios: {a: {steps: [{settings: {¦", "lockScreen"),
    ("scenarios: {a: {steps: [{settings: {style: ¦", "banner"),
    ("scenarios: {a: {steps: [{switcher: ¦", "false"),
    ("screens:\n  home:\n    controls:\n      - tab: Go\n        icon: ¦", "camera"),
    ("screens:\n  home:\n    controls:\n      - section:\n          ¦", "footer"),
    ("dialogs:\n  a:\n    ¦", "actionSheet"),
    ("dialogs:\n  a:\n    # a note\n\n    alert:\n      ¦", "otherButtons"),
    ("dialogs:\n  a:\n    alert: {title: \"A, {b\", ¦", "cancelButton"),
    ("dialogs: {a: {alert: {textFields: [{¦", "placeholder"),
    (
      "dialogs:\n  a:\n    alert: {title: A}\n    delegate:\n      returns:\n        ¦",
      "alertViewShouldEnableFirstOtherButton:"
    ),
    (
      "dialogs:\n  a:\n    alert: {title: A}\n    delegate:\n      returns:\n        \"alertV¦",
      "alertViewShouldEnableFirstOtherButton:"
    ),
    ("dialogs:\n  a:\n    alert:\n      style: ¦", "loginAndPassword"),
    ("scenarios:\n  a:\n    language: ¦", "ru"),
    ("scenarios:\n  a:\n    steps:\n    - tapOn: Go\n    - w¦", "waitFor"),
    ("scenarios:\n  a:\n    steps:\n    - tapOn: ¦", "Sure?"),
    ("scenarios:\n  a:\n    steps:\n      - tapOn:\n          ¦", "button"),
    ("scenarios:\n  a:\n    steps:\n      - pressKey: ¦", "return"),
    ("scenarios:\n  a:\n    expect: |\n      s¦", "sure"),
    ("scenarios:\n  a:\n    expect: |\n      a: b\n      sure ¦", "willPresentAlertView:"),
    ("\u{FEFF}¦", "rehearsal"), ("rehearsal: 1\r\ndevice: ¦\r\n", "tablet"),
  ])
  func isOffered(_ document: String, _ label: String) throws {
    let (found, _) = try completions(document)
    #expect(found.items.contains { $0.label == label }, "\(found.items.map(\.label))")
  }

  @Test(arguments: [
    ("rehearsal: 1\n¦", "rehearsal"), ("¦\nrehearsal: 1\n", "rehearsal"),
    ("dialogs:\n  a:\n    alert: {title: A}\n    ¦", "actionSheet"),
    ("scenarios:\n  a:\n    steps:\n      - tapOn: Go\n        ¦", "present"),
    ("dialogs:\n  a:\n    alert:\n      title: ¦", "cancelButton"),
    ("dialogs:\n  a:\n    alert:\n      message: |\n        ¦", "cancelButton"),
  ])
  func isNotOffered(_ document: String, _ label: String) throws {
    let (found, _) = try completions(document)
    #expect(!found.items.contains { $0.label == label })
  }

  @Test(arguments: [
    ("ti¦", "title", "title: "), ("¦", "screens", "screens:"), ("ti¦tle: x", "title", "title: x"),
    ("dialogs: {a: {alert: {ca¦", "cancelButton", "dialogs: {a: {alert: {cancelButton: "),
    ("start: ho¦me", "home", "start: home"),
    (
      "dialogs:\n  a:\n    delegate:\n      without: [\"alertV¦iew\"]", "alertViewCancel:",
      "dialogs:\n  a:\n    delegate:\n      without: [\"alertViewCancel:\"]"
    ),
    (
      "dialogs:\n  a:\n    delegate:\n      without: [¦]", "alertViewCancel:",
      "dialogs:\n  a:\n    delegate:\n      without: [\"alertViewCancel:\"]"
    ),
  ])
  func whatIsWritten(_ document: String, _ label: String, _ after: String) throws {
    let (found, bytes) = try completions(document)
    let item = try #require(found.items.first { $0.label == label })
    let text = SourceEdit(found.range, Array(item.insertion.utf8))
    #expect(String(decoding: [text].applied(to: bytes), as: UTF8.self) == after)
  }

  /// At every place of every kind of broken document there is an answer.
  @Test func noPlaceIsTooStrange() {
    let text =
      "a: [{\"b: c}, 'd\n- - x:\n\t: ]}}\n # é😀\n|\n  >-\n? &a *b !c\n---\n\u{FEFF}: :\r\r\n"
    let bytes = Array(text.utf8)
    for place in -1...bytes.count + 1 {
      let found = Completions(bytes, at: place, names: DocumentNames())
      #expect(found.range.upperBound <= bytes.count)
      _ = HoverNote(bytes, at: place)
    }
  }
}
