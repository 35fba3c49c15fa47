import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Indices and made ids that change with the order of things.
@Suite struct IndexUsesTests {
  private let source = """
    rehearsal: 1
    screens: {home: {controls: [{button: Go, then: {present: ask}}]}}
    dialogs:
      ask:
        alert:
          style: loginAndPassword
          message: "{title:1} {{title:1}} {field:0}"
          textFields: [{text: a}, {text: b}]
          cancelButton: No
          otherButtons: [One, Two]
          cancelButtonIndex: 0
        delegate:
          returns:
            "alertViewShouldEnableFirstOtherButton:": {when: {field: 0, equals: a}}
          does: {"alertView:clickedButtonAtIndex:": [{log: "{title:2}"}, {focus: ask/field-1}]}
      sheet: {actionSheet: {destructiveButton: X, otherButtons: A, destructiveButtonIndex: 0}}
    scenarios:
      x:
        steps:
          - tapOn: {button: 1}
          - tapOn: {button: 1, dialog: ask}
          - {tapOn: {button: 1}, dialog: sheet}
          - tapOn: {field: 1}
          - dismiss: {dialog: ask, buttonIndex: 2}
          - assertProperty: {dialog: ask, numberOfButtons: 3, firstOtherButtonIndex: 1}
        expect: ["ask/field-1 textFieldDidBeginEditing:"]
    """

  @Test(arguments: [
    (
      Reordering.insertion, "/dialogs/ask/alert/otherButtons/0",
      [
        "/dialogs/ask/alert/message text(\"{title:2} {{title:1}} {field:0}\")",
        "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/0/log text(\"{title:3}\")",
        "?/scenarios/x/steps/0/tapOn/button number(2)",
        "/scenarios/x/steps/1/tapOn/button number(2)",
        "/scenarios/x/steps/4/dismiss/buttonIndex number(3)",
        "/scenarios/x/steps/5/assertProperty/numberOfButtons number(4)",
      ]
    ),
    (
      .removal, "/dialogs/ask/alert/cancelButton",
      [
        "/dialogs/ask/alert/message text(\"{title:0} {{title:1}} {field:0}\")",
        "/dialogs/ask/alert/cancelButtonIndex remove",
        "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/0/log text(\"{title:1}\")",
        "?/scenarios/x/steps/0/tapOn/button number(0)",
        "/scenarios/x/steps/1/tapOn/button number(0)",
        "/scenarios/x/steps/4/dismiss/buttonIndex number(1)",
        "/scenarios/x/steps/5/assertProperty/numberOfButtons number(2)",
        "/scenarios/x/steps/5/assertProperty/firstOtherButtonIndex number(0)",
      ]
    ),
    (
      .removal, "/dialogs/ask/alert/otherButtons/1",
      [
        "/scenarios/x/steps/4/dismiss/buttonIndex remove",
        "/scenarios/x/steps/5/assertProperty/numberOfButtons number(2)",
      ]
    ),
    (
      .move(to: 1), "/dialogs/ask/alert/otherButtons/0",
      [
        "/dialogs/ask/alert/message text(\"{title:2} {{title:1}} {field:0}\")",
        "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/0/log text(\"{title:1}\")",
        "?/scenarios/x/steps/0/tapOn/button number(2)",
        "/scenarios/x/steps/1/tapOn/button number(2)",
        "/scenarios/x/steps/4/dismiss/buttonIndex number(1)",
      ]
    ),
    (.insertion, "/dialogs/sheet/actionSheet/cancelButton", []),
    (
      .removal, "/dialogs/sheet/actionSheet/destructiveButton",
      [
        "/dialogs/sheet/actionSheet/destructiveButtonIndex remove",
        "?/scenarios/x/steps/0/tapOn/button number(0)",
        "/scenarios/x/steps/2/tapOn/button number(0)",
      ]
    ),
    (
      .move(to: 0), "/dialogs/ask/alert/textFields/1",
      [
        "/dialogs/ask/alert/message text(\"{title:1} {{title:1}} {field:1}\")",
        "/dialogs/ask/delegate/returns/alertViewShouldEnableFirstOtherButton:/when/field number(1)",
        "/scenarios/x/steps/3/tapOn/field number(0)",
        "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/1/focus text(\"ask/field-0\")",
        "/scenarios/x/expect/0 line(0, \"ask/field-0 textFieldDidBeginEditing:\")",
      ]
    ),
    (
      .relocation(to: "otherButtons", at: 1), "/dialogs/ask/alert/cancelButton",
      [
        "/dialogs/ask/alert/message text(\"{title:0} {{title:1}} {field:0}\")",
        "/dialogs/ask/alert/cancelButtonIndex number(1)",
        "?/scenarios/x/steps/0/tapOn/button number(0)",
        "/scenarios/x/steps/1/tapOn/button number(0)",
        "/scenarios/x/steps/5/assertProperty/firstOtherButtonIndex number(0)",
      ]
    ),
    (
      .relocation(to: "destructiveButton"), "/dialogs/sheet/actionSheet/otherButtons/0", []
    ),
    (.removal, "/screens/home/controls/0", []),
  ])
  func indicesFollow(_ change: Reordering, _ pointer: String, _ expected: [String]) throws {
    let root = try #require(YAMLDocument(Array(source.utf8)).root)
    let form = LongForm(root: root)
    let uses = Uses(root).renumbering(change, at: try PartAddress(text: pointer))
    #expect(
      uses.map { use in
        let pointer = form.address(to: use.path)?.text ?? "nowhere"
        return "\(use.isCertain ? "" : "?")\(pointer) \(use.change)"
      } == expected)
  }

  @Test(arguments: [
    // Out of one dialog, and into another one.
    (
      "/dialogs/ask/alert/otherButtons/0", "/dialogs/sheet/actionSheet/otherButtons/0",
      [
        "/scenarios/x/steps/1 remove",
        "/scenarios/x/steps/4/dismiss/buttonIndex number(1)",
        "/scenarios/x/steps/5/assertProperty/numberOfButtons number(2)",
        "/scenarios/x/steps/2/tapOn/button number(2)",
      ]
    ),
    (
      "/dialogs/ask/alert/cancelButton", "/dialogs/ask/alert/otherButtons/-",
      [
        "/scenarios/x/steps/1/tapOn/button number(0)",
        "/scenarios/x/steps/4/dismiss/buttonIndex number(1)",
        "/scenarios/x/steps/5/assertProperty/firstOtherButtonIndex number(0)",
      ]
    ),
  ])
  func indicesFollowAButtonToAnotherPlace(
    _ pointer: String, _ target: String, _ expected: [String]
  ) throws {
    let root = try #require(YAMLDocument(Array(source.utf8)).root)
    let form = LongForm(root: root)
    let uses = Uses(root).relocating(
      try PartAddress(text: pointer), to: try PartAddress(text: target))
    let steps = uses.filter { use in
      use.isCertain && form.address(to: use.path)?.text.hasPrefix("/scenarios") == true
    }
    #expect(
      steps.map { "\(form.address(to: $0.path)?.text ?? "nowhere") \($0.change)" } == expected)
  }

  /// Conditions of a dialog's methods name its buttons by their indices, or their titles.
  @Test(arguments: [
    (
      Reordering.insertion, "/dialogs/ask/alert/otherButtons/0",
      ["0/when/button number(2)", "2/when/any/0/button number(3)"]
    ),
    (
      .move(to: 1), "/dialogs/ask/alert/otherButtons/0",
      ["0/when/button number(2)", "2/when/any/0/button number(1)"]
    ),
    (.removal, "/dialogs/ask/alert/otherButtons/0", ["0 remove", "2/when/any/0/button number(1)"]),
    (.removal, "/dialogs/ask/alert/otherButtons/1", ["1 remove", "2/when/any/0 remove"]),
    (.insertion, "/dialogs/other/alert/otherButtons/0", []),
  ])
  func conditionsFollowTheButtons(
    _ change: Reordering, _ pointer: String, _ expected: [String]
  ) throws {
    let source = """
      rehearsal: 1
      dialogs:
        ask:
          alert: {cancelButton: No, otherButtons: [One, Two]}
          delegate:
            does:
              "alertView:clickedButtonAtIndex:":
                - {when: {button: 1}, do: [{log: a}]}
                - {when: {button: Two}, do: [{log: b}]}
                - {when: {any: [{button: 2}, {button: "No"}]}, do: [{log: c}]}
        other: {alert: {cancelButton: Two, otherButtons: [One]}}
      """
    let root = try #require(YAMLDocument(Array(source.utf8)).root)
    let form = LongForm(root: root)
    let list = "/dialogs/ask/delegate/does/alertView:clickedButtonAtIndex:/"
    let uses = Uses(root).renumbering(change, at: try PartAddress(text: pointer))
    #expect(
      uses.map { "\(form.address(to: $0.path)?.text ?? "nowhere") \($0.change)" }
        == expected.map { list + $0 })
  }

  /// Two of a sheet can be up, and both have its buttons.
  @Test func indicesInTheSecondInstanceFollow() throws {
    let source = """
      dialogs:
        sheet: {actionSheet: {destructiveButton: X, otherButtons: [A, B], cancelButton: C}}
        other: {actionSheet: {otherButtons: [A, B]}}
      scenarios:
        x:
          steps:
            - {tapOn: {button: 1}, dialog: sheet#2}
            - tapOn: {button: 1, dialog: sheet#2}
            - dismiss: {dialog: sheet#2, buttonIndex: 2}
            - assertProperty: {dialog: sheet#2, numberOfButtons: 4, cancelButtonIndex: 3}
            - {tapOn: {button: 1}, dialog: other#2}
            - dismiss: {dialog: other#2, buttonIndex: 1}
      """
    let root = try #require(YAMLDocument(Array(source.utf8)).root)
    let form = LongForm(root: root)
    let uses = Uses(root).renumbering(
      .removal, at: try PartAddress(text: "/dialogs/sheet/actionSheet/destructiveButton"))
    #expect(
      uses.map { "\(form.address(to: $0.path)?.text ?? "nowhere") \($0.change)" } == [
        "/scenarios/x/steps/0/tapOn/button number(0)",
        "/scenarios/x/steps/1/tapOn/button number(0)",
        "/scenarios/x/steps/2/dismiss/buttonIndex number(1)",
        "/scenarios/x/steps/3/assertProperty/numberOfButtons number(3)",
        "/scenarios/x/steps/3/assertProperty/cancelButtonIndex number(2)",
      ])
    #expect(uses.allSatisfy { $0.isCertain })
  }

  @Test func eachIndexInATextFollows() {
    let numbers = IndexMapping(
      [("cancelButton", 1), ("otherButtons", 2)], changed: "cancelButton", at: nil, .removal)
    #expect(
      numbers.template("{title:1}, {title:2} or {title:1}; {title:0} {title:x} {", word: "title:")
        == "{title:0}, {title:1} or {title:0}; {title:0} {title:x} {")
  }

  /// The rows are the controls before and after, the kept one of each new one, and the ids to write.
  @Test(arguments: [
    ("[{button: Go}, {button: Off}]", "[{button: Start}, {button: Off}]", [0, 1], ["0 go"]),
    ("[{button: Go}]", "[{button: Go, id: now}]", [0], []),
    // A made id depends on those before.
    (
      "[{button: A}, {button: Go}]", "[{button: Go}, {button: A}, {button: Go}]", [nil, 0, 1],
      ["2 go"]
    ),
    ("[{button: B}, {button: B}]", "[{button: Go}]", [1], []),
  ])
  func madeIDsAreKept(
    _ before: String, _ after: String, _ kept: [Int?], _ expected: [String]
  ) throws {
    func root(_ controls: String) throws -> YAMLNode {
      let source =
        "screens: {s: {controls: \(controls)}}\ndialogs: {d: {popover: {from: {rect: go}}}}"
      return try #require(YAMLDocument(Array(source.utf8)).root)
    }
    let new = try root(after)
    let old = Uses(try root(before))
    let uses = old.defaultIDs(of: old.controlsInUse, after: new) { id in
      kept.firstIndex { $0 == id.index }.map { ControlID(id.holder, index: $0) }
    }
    #expect(
      uses.map { use in
        guard case .add(key: "id", let id) = use.change else { return "\(use.change)" }
        return "\(LongForm(root: new).address(to: use.path)?.tokens.last ?? "") \(id)"
      } == expected)
  }
}
