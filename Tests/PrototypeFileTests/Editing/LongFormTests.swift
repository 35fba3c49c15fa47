import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// A document with a part in each short form.
private let document = """
  rehearsal: 1
  application: true
  screens:
    home:
      controls:
        button: Sign Out
        then: {present: sign-out}
    empty:
      controls:
  dialogs:
    sign-out:
      alert:
        title: Sign Out
        style: loginAndPassword
        cancelButton: Cancel
        otherButtons: OK
        textFields: {placeholder: Login}
      delegate: none
    share:
      activityPicker: {from: view, items: [{text: a}, {url: b}]}
    pop:
      popover: {passthrough: nil}
  notifications:
    coffee: {userInfo: {room: {floor: [1, 2]}}}
  scenarios:
    ok:
      steps:
        - dismiss: sign-out
        - tapOn: OK
        - answer: {"alertViewShouldEnableFirstOtherButton:": true}
  """

private func form(_ source: String = document) throws -> LongForm {
  LongForm(root: try #require(YAMLDocument(Array(source.utf8)).root))
}

/// Where a pointer leads, in short: `WRITTEN THROUGH ~BECOMES +REST: SHAPE`.
private func description(_ pointer: String, in form: LongForm) -> String {
  do {
    let place = try form.place(at: PartAddress(text: pointer))
    var words = [form.address(to: place.path)?.text ?? "?"]
    words += place.through.map { "\($0)" }
    if let becomes = place.becomes { words.append("~\(becomes)") }
    words += place.rest.map { "+\($0)" }
    return words.joined(separator: " ")
  } catch {
    return error.message + (error.hint.map { "; " + $0 } ?? "")
  }
}

/// The rows are pointers and where they lead.
@Suite struct LongFormTests {
  @Test(arguments: [
    ("", ""),
    ("/dialogs/sign-out/alert/title", "/dialogs/sign-out/alert/title"),
    // A single item represents a list.
    ("/screens/home/controls/0", "/screens/home/controls onlyItem"),
    ("/screens/home/controls/0/button", "/screens/home/controls/0/button"),
    ("/screens/home/controls/0/id", "/screens/home/controls onlyItem +key(\"id\")"),
    ("/screens/home/controls/-", "/screens/home/controls ~onlyItem +item(after: 0)"),
    ("/screens/home/controls/1", "/screens/home/controls ~onlyItem +item(after: 0)"),
    (
      "/screens/home/controls/0/then/-/log",
      "/screens/home/controls/0/then ~onlyItem +item(after: 0) +key(\"log\")"
    ),
    // Null is an empty list, or an empty map.
    (
      "/screens/empty/controls/0/label",
      "/screens/empty/controls ~empty +item(after: 0) +key(\"label\")"
    ),
    ("/application/name", "/application ~empty +key(\"name\")"),
    // A title represents a button, and an id for a dismissal.
    (
      "/dialogs/sign-out/alert/cancelButton/title",
      "/dialogs/sign-out/alert/cancelButton mainKey(\"title\")"
    ),
    (
      "/dialogs/sign-out/alert/cancelButton/then",
      "/dialogs/sign-out/alert/cancelButton ~mainKey(\"title\") +key(\"then\")"
    ),
    (
      "/dialogs/sign-out/alert/otherButtons/0/title",
      "/dialogs/sign-out/alert/otherButtons onlyItem mainKey(\"title\")"
    ),
    (
      "/dialogs/sign-out/alert/otherButtons/0/then/-",
      "/dialogs/sign-out/alert/otherButtons onlyItem ~mainKey(\"title\") +key(\"then\")"
        + " +item(after: 0)"
    ),
    (
      "/scenarios/ok/steps/0/dismiss/dialog",
      "/scenarios/ok/steps/0/dismiss mainKey(\"dialog\")"
    ),
    (
      "/scenarios/ok/steps/0/dismiss/animated",
      "/scenarios/ok/steps/0/dismiss ~mainKey(\"dialog\") +key(\"animated\")"
    ),
    // Fields that the style gives an alert.
    (
      "/dialogs/sign-out/alert/textFields/0/secure",
      "/dialogs/sign-out/alert/textFields onlyItem +key(\"secure\")"
    ),
    (
      "/dialogs/sign-out/alert/textFields/1/secure",
      "/dialogs/sign-out/alert/textFields ~onlyItem +item(after: 0) +key(\"secure\")"
    ),
    ("/strings/ru/OK", " +key(\"strings\") +key(\"ru\") +key(\"OK\")"),
    ("/dialogs/new", "/dialogs +key(\"new\")"),
    (
      "/notifications/coffee/userInfo/room/floor/1",
      "/notifications/coffee/userInfo/room/floor/1"
    ),
    (
      "/notifications/coffee/userInfo/room/wing",
      "/notifications/coffee/userInfo/room +key(\"wing\")"
    ),
  ])
  func pointersLead(_ pointer: String, _ expected: String) throws {
    #expect(description(pointer, in: try form()) == expected)
  }

  /// A second field is made after an empty first one.
  @Test func emptyFieldsComeBefore() throws {
    let form = try form("dialogs: {a: {alert: {style: loginAndPassword}}}")
    #expect(
      description("/dialogs/a/alert/textFields/1/text", in: form)
        == "/dialogs/a/alert +key(\"textFields\") +item(after: 1) +key(\"text\")")
    #expect(
      description("/dialogs/a/alert/textFields/2", in: form)
        == "the last item of “/dialogs/a/alert/textFields” is 1; “-” is after the last")
  }

  @Test(arguments: [
    (
      "/dialogs/sign-ot/alert/title",
      "there is no dialog “sign-ot”; did you mean “sign-out”?"
    ),
    ("/screens/x/title", "there is no screen “x”"),
    ("/scenarios/o/steps", "there is no scenario “o”"),
    ("/dialogs/sign-out/alert/tilte", "unknown key “tilte”; did you mean “title”?"),
    (
      "/dialogs/sign-out/alert/foo",
      "unknown key “foo”; here can be title, message, style, textFields, cancelButton,"
        + " otherButtons, addedButtons, cancelButtonIndex"
    ),
    (
      "/dialogs/sign-out/alert/-",
      "“/dialogs/sign-out/alert” is not a list, so nothing can be appended"
    ),
    (
      "/dialogs/sign-out/actionSheet/title",
      "“actionSheet” is not allowed beside “alert”; a dialog is of one kind"
    ),
    (
      "/dialogs/sign-out/delegate/only",
      "“/dialogs/sign-out/delegate” is “none”, and has no parts"
    ),
    (
      "/dialogs/share/activityPicker/from/rect",
      "“/dialogs/share/activityPicker/from” is “view”, and has no parts"
    ),
    (
      "/dialogs/pop/popover/passthrough/0",
      "“/dialogs/pop/popover/passthrough” is “nil”, and has no parts"
    ),
    (
      "/scenarios/ok/steps/1/tapOn/button",
      "“/scenarios/ok/steps/1/tapOn” is “OK”, and has no parts"
    ),
    (
      "/scenarios/ok/steps/1/wait",
      "“wait” is not allowed beside “tapOn”; a step does one thing"
    ),
    (
      "/scenarios/ok/steps/2/answer/applicationDidBecomeActive:",
      "unknown key “applicationDidBecomeActive:”; here can be"
    ),
    (
      "/scenarios/ok/steps/2/answer/popoverControllerShouldDismissPopover:",
      "one delegate method with “true” or “false” is expected here"
    ),
    ("/screens/home/controls/0/secure", "“secure” is allowed only beside “textField”"),
    (
      "/dialogs/share/activityPicker/items/3",
      "the last item of “/dialogs/share/activityPicker/items” is 1; “-” is after the last"
    ),
    (
      "/dialogs/share/activityPicker/items/2/text",
      "the last item of “/dialogs/share/activityPicker/items” is 1; “-” is after the last"
    ),
    ("/screens/empty/controls/1", "“/screens/empty/controls” has nothing in it"),
    (
      "/scenarios/ok/steps/01",
      "“/scenarios/ok/steps” is a list, and “01” is no index in it;"
        + " the first item is 0, and “-” is after the last"
    ),
    (
      "/dialogs/sign-out/alert/title/x",
      "“/dialogs/sign-out/alert/title” is a single value, and has no parts"
    ),
  ])
  func pointersAreRefused(_ pointer: String, _ expected: String) throws {
    #expect(description(pointer, in: try form()).hasPrefix(expected))
  }

  @Test func aRefusedPartIsNotEntered() throws {
    let form = try form("screens: *all\ndialogs: {a: {alert: [OK]}}")
    #expect(description("/screens/a", in: form) == "“/screens” could not be read")
    #expect(
      description("/dialogs/a/alert/title", in: form)
        == "“/dialogs/a/alert” is a list, and has no parts")
  }

  @Test func neighboursAreCounted() throws {
    let form = try form()
    let button = try form.slot(at: PartAddress(text: "/dialogs/sign-out/alert/otherButtons/0"))
    #expect(button.holder.becomes == .onlyItem && button.index == 0 && button.count == 1)
    let item = try form.neighbours(at: PartAddress(text: "/dialogs/share/activityPicker/items/1"))
    #expect(item.index == 1 && item.count == 2)
    let dialog = try form.neighbours(at: PartAddress(text: "/dialogs/share"))
    #expect(dialog.index == 1 && dialog.count == 3 && dialog.key == "share")
    #expect(throws: EditRefusal("“share” is there already")) {
      try form.slot(at: PartAddress(text: "/dialogs/share"))
    }
    #expect(throws: EditRefusal("there is nothing at “/dialogs/x”")) {
      try form.neighbours(at: PartAddress(text: "/dialogs/x"))
    }
    #expect(throws: EditRefusal("there is nothing at “/dialogs/share/activityPicker/items/-”")) {
      try form.written(at: PartAddress(text: "/dialogs/share/activityPicker/items/-"))
    }
  }
}
