import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// The changes as `POINTER CHANGE`, with `?` before one that is not certain.
func lines(_ uses: [OtherUse], in root: YAMLNode) -> [String] {
  uses.map { use in
    let pointer = LongForm(root: root).address(to: use.path)?.text ?? "nowhere"
    return "\(use.isCertain ? "" : "?")\(pointer) \(use.change)"
  }
}

func tree(_ source: String) throws -> YAMLNode {
  let result = PrototypeDocument.load(Array(source.utf8), in: .bare)
  #expect(result.problems.filter { $0.severity == .error } == [])
  return try #require(YAMLDocument(Array(source.utf8)).root)
}

/// What changes with a name, a text, or a part; the rows are the changes.
@Suite struct UsesTests {
  private let account = """
    rehearsal: 1
    application: true
    start: ask
    screens:
      home:
        controls:
          - button: Go
            then: [{present: ask}, {enable: name}, {schedule: tea}]
          - {textField: Name, id: name}
          - toolbarButton: More
            then: [{present: sheet}, {when: {flag: busy}, do: {set: {flag: busy, to: false}}}]
    dialogs:
      ask:
        alert:
          style: plainText
          title: Ask
          cancelButton: No
          otherButtons: [{title: Ask, then: {run: work}}]
        delegate: {does: {"didPresentAlertView:": {focus: ask/field-0}}}
      sheet:
        actionSheet: {from: {barButton: more}, otherButtons: [A]}
      share:
        activityPicker: {items: {text: x, for: {mail: m, org.cool: c}}, activities: [{type: org.cool}]}
    tasks: {work: {simulate: {}, whenDone: [{dismiss: {dialog: ask, buttonIndex: 1}}]}}
    notifications: {tea: {}}
    flags: {busy: true}
    steps:
      in:
        - {tapOn: {control: go}, dialog: ask}
        - assertVisible: No
        - perform: rest
      rest: {assertFlag: {busy: false}}
    strings: {ru: {Ask: Спросить, No: Нет, A: А}}
    scenarios:
      plain:
        start: home
        steps:
          - tapOn: Go
          - {tapOn: {control: go}, dialog: ask}
          - {tapOn: {activity: org.cool}}
          - dismiss: sheet#2
          - openNotification: tea
          - assertVisible: No
          - {answer: {"textFieldShouldReturn:": true}, target: ask/field-0}
          - assertFlag: {busy: true}
          - assertScheduled: [tea, tea]
          - removeFromCenter: tea
          - {fireNotification: tea, now: true}
          - perform: in
        expect: |
          ask willPresentAlertView:
          0.5  ask/field-0  textFieldDidBeginEditing:
          askew  didPresentAlertView:
          name textFieldDidEndEditing:
          share/org.cool performActivity
          share completionHandler: "org.cool" true
          application application:didReceiveLocalNotification: "tea" active
      russian:
        language: ru-RU
        steps: [{tapOn: Нет}, {assertVisible: No}]
        expect: ["sheet#2 willPresentActionSheet:", ...]
    """

  @Test(arguments: [
    (
      "ask", "question",
      [
        "/dialogs/ask key(\"question\")", "/start text(\"question\")",
        "/screens/home/controls/0/then/0/present text(\"question\")",
        "/dialogs/ask/delegate/does/didPresentAlertView:/0/focus text(\"question/field-0\")",
        "/tasks/work/whenDone/0/dismiss/dialog text(\"question\")",
        "/steps/in/0/dialog text(\"question\")",
        "/scenarios/plain/steps/1/dialog text(\"question\")",
        "/scenarios/plain/steps/6/target text(\"question/field-0\")",
        "/scenarios/plain/expect line(0, \"question willPresentAlertView:\")",
        "/scenarios/plain/expect line(1, \"0.5  question/field-0  textFieldDidBeginEditing:\")",
      ]
    ),
    (
      "sheet", "s",
      [
        "/dialogs/sheet key(\"s\")", "/screens/home/controls/2/then/0/present text(\"s\")",
        "/scenarios/plain/steps/3/dismiss text(\"s#2\")",
        "/scenarios/russian/expect/0 line(0, \"s#2 willPresentActionSheet:\")",
      ]
    ),
    (
      "/screens/home", "start",
      [
        "/screens/home key(\"start\")", "/scenarios/plain/start text(\"start\")",
      ]
    ),
    // An id that is made from a text is written from now on.
    (
      "go", "begin",
      [
        "/screens/home/controls/0 add(key: \"id\", \"begin\")",
        "/steps/in/0/tapOn/control text(\"begin\")",
        "/scenarios/plain/steps/1/tapOn/control text(\"begin\")",
      ]
    ),
    (
      "/screens/home/controls/1/id", "who",
      [
        "/screens/home/controls/1/id text(\"who\")",
        "/screens/home/controls/0/then/1/enable text(\"who\")",
        "/scenarios/plain/expect line(3, \"who textFieldDidEndEditing:\")",
      ]
    ),
    (
      "more", "less",
      [
        "/screens/home/controls/2 add(key: \"id\", \"less\")",
        "/dialogs/sheet/actionSheet/from/barButton text(\"less\")",
      ]
    ),
    (
      "work", "job",
      [
        "/tasks/work key(\"job\")",
        "/dialogs/ask/alert/otherButtons/0/then/0/run text(\"job\")",
      ]
    ),
    (
      "tea", "coffee",
      [
        "/notifications/tea key(\"coffee\")",
        "/screens/home/controls/0/then/2/schedule text(\"coffee\")",
        "/scenarios/plain/steps/4/openNotification text(\"coffee\")",
        "/scenarios/plain/steps/8/assertScheduled/0 text(\"coffee\")",
        "/scenarios/plain/steps/8/assertScheduled/1 text(\"coffee\")",
        "/scenarios/plain/steps/9/removeFromCenter text(\"coffee\")",
        "/scenarios/plain/steps/10/fireNotification text(\"coffee\")",
        "/scenarios/plain/expect line(6, "
          + "\"application application:didReceiveLocalNotification: \\\"coffee\\\" active\")",
      ]
    ),
    (
      "busy", "occupied",
      [
        "/flags/busy key(\"occupied\")",
        "/screens/home/controls/2/then/1/when/flag text(\"occupied\")",
        "/screens/home/controls/2/then/1/do/0/set/flag text(\"occupied\")",
        "/steps/rest/0/assertFlag/busy key(\"occupied\")",
        "/scenarios/plain/steps/7/assertFlag/busy key(\"occupied\")",
      ]
    ),
    ("in", "to", ["/steps/in key(\"to\")", "/scenarios/plain/steps/11/perform text(\"to\")"]),
    ("rest", "sit", ["/steps/rest key(\"sit\")", "/steps/in/2/perform text(\"sit\")"]),
    (
      "org.cool", "org.hot",
      [
        "/dialogs/share/activityPicker/activities/0/type text(\"org.hot\")",
        "/dialogs/share/activityPicker/items/0/for/org.cool key(\"org.hot\")",
        "/scenarios/plain/steps/2/tapOn/activity text(\"org.hot\")",
        "/scenarios/plain/expect line(4, \"share/org.hot performActivity\")",
        "/scenarios/plain/expect line(5, \"share completionHandler: \\\"org.hot\\\" true\")",
      ]
    ),
    ("plain", "simple", ["/scenarios/plain key(\"simple\")"]),
  ])
  func aNameIsChangedEverywhere(_ name: String, _ new: String, _ expected: [String]) throws {
    let root = try tree(account)
    #expect(lines(try Uses(root).renaming(named: name, to: new), in: root) == expected)
  }

  @Test(arguments: [
    ("asc", "x", "nothing is called “asc”; did you mean “ask”?"),
    ("/dialogs/asc", "x", "there is nothing at “/dialogs/asc”"),
    (
      "/dialogs/ask/alert/title", "x",
      "“/dialogs/ask/alert/title” has no name that could be changed"
    ),
    (
      "ask", "a b",
      "“a b” cannot be an id: letters, digits, “.”, “_” and “-” can; did you mean “a-b”?"
    ),
    ("ask", "sheet", "the id “sheet” is taken on line 20"),
    ("name", "ask", "the id “ask” is taken on line 13"),
    ("go", "more", "the id “more” is taken on line 10"),
  ])
  func aNameCanBeRefused(_ name: String, _ new: String, _ expected: String) throws {
    let root = try tree(account)
    #expect(
      refusal { () throws(EditRefusal) in try Uses(root).renaming(named: name, to: new) }
        == expected)
  }

  @Test func aNameOfTwoPartsIsRefused() throws {
    let root = try tree(
      """
      rehearsal: 1
      screens:
        a: {controls: [{button: Go}, {button: Off, then: {disable: go}}]}
        b: {controls: [{button: Go}]}
      dialogs: {work: {alert: {}}}
      tasks: {work: {simulate: {}}}
      """)
    let uses = Uses(root)
    #expect(
      refusal { () throws(EditRefusal) in try uses.renaming(named: "work", to: "x") }
        == "more than one part is called “work”; say which: “/dialogs/work” or “/tasks/work”")
    #expect(
      refusal { () throws(EditRefusal) in try uses.renaming(named: "/screens/b/controls/0", to: "x")
      }
        == "“go” on line 3 means other parts, too; give the other parts of that name another one"
        + " first")
  }

  @Test(arguments: [
    // Another button has the same title, so the translation is copied, and no step changes.
    ("/dialogs/ask/alert/title", "Question", ["/strings/ru/Ask copy(key: \"Question\")"]),
    (
      "/dialogs/ask/alert/cancelButton/title", "Never",
      [
        "/strings/ru/No key(\"Never\")", "/scenarios/plain/steps/5/assertVisible text(\"Never\")",
        "/steps/in/1/assertVisible text(\"Never\")",
      ]
    ),
    (
      "/screens/home/controls/0/button", "Start",
      [
        "/scenarios/plain/steps/0/tapOn text(\"Start\")"
      ]
    ),
    ("/strings/ru/No", "Никогда", ["/scenarios/russian/steps/0/tapOn text(\"Никогда\")"]),
    // A text like a pattern can't be written into the step, which stays and is told of.
    (
      "/screens/home/controls/0/button", "/Start/",
      ["?/scenarios/plain/steps/0/tapOn text(\"Go\")"]
    ),
    (
      "/dialogs/ask/alert/cancelButton", "{buttonTitle}",
      [
        "/strings/ru/No key(\"{buttonTitle}\")",
        "?/scenarios/plain/steps/5/assertVisible text(\"No\")",
        "?/steps/in/1/assertVisible text(\"No\")",
      ]
    ),
    ("/dialogs/share/activityPicker/items/0/text", "y", []),
  ])
  func aTextIsChangedElsewhere(_ pointer: String, _ new: String, _ expected: [String]) throws {
    let root = try tree(account)
    let uses = Uses(root)
    let retitling = uses.retitling(at: try PartAddress(text: pointer), to: .text(new))
    #expect(lines(retitling.map(uses.following) ?? [], in: root) == expected)
  }

  @Test func aConditionFollowsTheTitleOfItsButton() throws {
    let root = try tree(
      """
      rehearsal: 1
      dialogs:
        ask:
          alert: {cancelButton: No, otherButtons: [{title: One, then: [{when: {button: One}, do: []}]}]}
          delegate:
            does:
              "alertView:clickedButtonAtIndex:":
                - {when: {not: {button: One}}, do: [{log: a}]}
                - {when: {button: "No"}, do: [{log: b}]}
        other:
          alert: {otherButtons: [{title: One, then: [{when: {button: One}, do: []}]}]}
      """)
    let uses = Uses(root)
    let address = try PartAddress(text: "/dialogs/ask/alert/otherButtons/0/title")
    let retitling = try #require(uses.retitling(at: address, to: .text("Uno")))
    #expect(
      lines(uses.following(retitling), in: root) == [
        "/dialogs/ask/alert/otherButtons/0/then/0/when/button text(\"Uno\")",
        "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/0/when/not/button text(\"Uno\")",
      ])
  }

  /// The alert of a task has the name of the task, and another dialog may have it.
  @Test func expectedCallsOfATaskAndADialogOfOneNameAreNotCertain() throws {
    for (dialog, mark) in [("other", ""), ("work", "?")] {
      let root = try tree(
        """
        rehearsal: 1
        screens: {home: {controls: [{button: Go, then: {run: work}}]}}
        dialogs: {\(dialog): {alert: {title: A, cancelButton: OK}}}
        tasks: {work: {simulate: {}}}
        scenarios: {x: {start: home, steps: [], expect: ["work willPresentAlertView:"]}}
        """)
      let uses = try Uses(root).renaming(PartAddress(text: "/tasks/work"), to: "job")
      #expect(
        lines(uses, in: root).last
          == mark + "/scenarios/x/expect/0 line(0, \"job willPresentAlertView:\")")
    }
  }

  @Test(arguments: [
    (
      "/dialogs/ask",
      [
        "/start remove", "/screens/home/controls/0/then/0 remove", "/tasks/work/whenDone remove",
        "/steps/in/0 remove", "/scenarios/plain/steps/1 remove", "/scenarios/plain/steps/6 remove",
        // These find something by texts that go with it.
        "/scenarios/plain/steps/5 remove", "/steps/in/1 remove",
        "/scenarios/russian/steps/0 remove",
        "/scenarios/russian/steps/1 remove",
      ]
    ),
    ("/screens/home/controls/2", ["/dialogs/sheet/actionSheet/from remove"]),
    (
      "/dialogs/sheet",
      [
        "/screens/home/controls/2/then/0 remove", "/scenarios/plain/steps/3 remove",
      ]
    ),
    ("/steps/rest", ["/steps/in/2 remove"]), ("/steps/in", ["/scenarios/plain/steps/11 remove"]),
    (
      "/dialogs/share/activityPicker/activities/0",
      [
        "/dialogs/share/activityPicker/items/0/for/org.cool remove",
        "/scenarios/plain/steps/2 remove",
      ]
    ),
    ("/tasks", ["/dialogs/ask/alert/otherButtons/0/then remove"]),
    ("/screens/home/controls/0/then/1", []),
  ])
  func aPartThatGoesIsForgotten(_ pointer: String, _ expected: [String]) throws {
    let root = try tree(account)
    let uses = try Uses(root).removing(PartAddress(text: pointer))
    #expect(lines(uses, in: root) == expected)
  }

  /// An action goes once, with the actions in it, in whichever order its keys are written.
  @Test(arguments: [
    "{present: {dialog: v, completion: [{enable: go}, {dismiss: v}]}}",
    "{present: {completion: [{enable: go}, {dismiss: v}], dialog: v}}",
  ])
  func whatIsInAPartThatGoesIsNotNamedAgain(_ action: String) throws {
    let root = try tree(
      """
      rehearsal: 1
      screens: {home: {controls: [{button: Go, then: [{log: x}, \(action), {log: y}]}]}}
      dialogs:
        v: {formSheet: {controls: [{button: Done, then: [{log: z}, {dismiss: v}]}]}}
        w: {formSheet: {controls: [{button: Next, then: [{log: z}, {dismiss: v}]}]}}
      """)
    let uses = try Uses(root).removing(PartAddress(text: "/dialogs/v"))
    #expect(
      lines(uses, in: root) == [
        "/screens/home/controls/0/then/1 remove",
        "/dialogs/w/formSheet/controls/0/then/1 remove",
      ])
  }

  @Test func eachChangeSaysWhereItIs() throws {
    let root = try tree(account)
    let uses = try Uses(root).renaming(named: "ask", to: "question")
    #expect(
      uses.map { "\($0.line) \($0.note)" } == [
        "13 the dialog “Ask”", "3 where a run begins", "8 the screen “home”", "19 the dialog “Ask”",
        "24 the task “work”", "29 step 1 of “in”", "39 step 2 of “plain”", "44 step 7 of “plain”",
        "51 the calls that “plain” expects", "52 the calls that “plain” expects",
      ])
  }
}

/// What is said instead of changing anything.
private func refusal(_ change: () throws(EditRefusal) -> [OtherUse]) -> String {
  do {
    return "\(try change())"
  } catch {
    return error.message + (error.hint.map { "; " + $0 } ?? "")
  }
}

extension Uses {
  /// Gives another name to what a person names.
  fileprivate func renaming(named text: String, to new: String) throws(EditRefusal) -> [OtherUse] {
    try renaming(address(named: text), to: new)
  }
}
