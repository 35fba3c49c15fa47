import Scenario
import Testing

/// Steps that type, paste and delete.
@MainActor @Suite struct FieldStepTests {
  private static let document = """
    screens:
      start:
        controls:
          - {button: Sign In, then: [{present: login}]}
          - {textField: City, id: city, clearButton: always, text: Rome}
    dialogs:
      login:
        alert: {title: Sign In, style: loginAndPassword, cancelButton: Cancel, otherButtons: [OK]}
        delegate:
          only: ["alertViewShouldEnableFirstOtherButton:", "alertView:clickedButtonAtIndex:"]
          returns:
            "alertViewShouldEnableFirstOtherButton:":
              when: {all: [{field: 0, minLength: 1}, {field: 1, matches: "[a-z]{2}\\\\d"}]}
    """

  @Test func characterByCharacterWithoutTime() throws {
    let played = try play(
      "tapOn: Sign In", "inputText: añ", "assertDisabled: OK", "pressKey: tab", "inputText: pw1",
      "assertEnabled: OK", "assertVisible: •••", "assertNotVisible: pw1", "tapOn: OK",
      in: Self.document)
    #expect(played.failure == nil)
    #expect(
      played.calls.filter { $0.contains("shouldChange") } == [
        #"0.250  login/field-0  textField:shouldChangeCharactersInRange:replacementString: {0,0} "a" -> true"#,
        #"0.250  login/field-0  textField:shouldChangeCharactersInRange:replacementString: {1,0} "ñ" -> true"#,
        #"0.250  login/field-1  textField:shouldChangeCharactersInRange:replacementString: {0,0} "•" -> true"#,
        #"0.250  login/field-1  textField:shouldChangeCharactersInRange:replacementString: {1,0} "•" -> true"#,
        #"0.250  login/field-1  textField:shouldChangeCharactersInRange:replacementString: {2,0} "•" -> true"#,
      ])
  }

  @Test(arguments: [
    ("tapOn: City", "inputText: \"!\"", "assertVisible: Rome!"),
    ("tapOn: Rome", "eraseText: 2", "assertVisible: Ro"),
    ("tapOn: {control: city}", "eraseText: 1000000000", "assertVisible: City"),
    ("tapOn: City", "pasteText: \" 🏛\"", "assertVisible: Rome 🏛"),
    ("tapOn: City", "pressKey: clear", "assertNotVisible: Rome"),
    ("tapOn: {clear: city}", "inputText: Oslo", "assertVisible: Oslo"),
  ])
  func onAScreen(_ first: String, _ second: String, _ third: String) throws {
    let played = try play(first, second, third, in: Self.document)
    #expect(played.failure == nil)
  }

  @Test func theClearButtonOfAFieldThatDoesNotEdit() throws {
    let played = try play("tapOn: {clear: city}", in: Self.document)
    #expect(played.failure == nil)
    #expect(
      played.calls == [
        "0.000  city  textFieldShouldClear: -> true",
        "0.000  city  textFieldShouldBeginEditing: -> true",
        "0.000  city  textFieldDidBeginEditing:",
      ])
    // The field is empty, so it has no clear button any more.
    let twice = try play(
      "tapOn: {clear: city}", "{tapOn: {clear: city}, timeout: 1}", in: Self.document)
    #expect(twice.failure?.message == "waited 1.000 s without success for a clear button")
  }

  @Test func aFieldOfAnAlertByItsIndexAndItsPlaceholder() throws {
    let played = try play(
      "tapOn: Sign In", "tapOn: {field: 1}", "inputText: x", "tapOn: Login", "inputText: y",
      "assertVisible: y", "assertVisible: •", in: Self.document)
    #expect(played.failure == nil)
  }

  @Test(
    "The question of the last key is answered by the next step",
    arguments: [
      ("inputText: \"!\"", "Rome!"), ("eraseText: 1", "Rom"), ("pasteText: \"!\"", "Rome!"),
    ])
  func aQuestion(_ step: String, _ text: String) throws {
    let change = "textField:shouldChangeCharactersInRange:replacementString:"
    let played = try play(
      "tapOn: City", step, "answer: {\"\(change)\": true}", "assertVisible: \(text)",
      in: """
        screens:
          start:
            controls:
              - textField: City
                text: Rome
                delegate: {returns: {"\(change)": ask}}
        """)
    #expect(played.failure == nil)
  }

  @Test("A question before the last key needs its answer beforehand")
  func aQuestionInBetween() throws {
    let change = "textField:shouldChangeCharactersInRange:replacementString:"
    let played = try play(
      "tapOn: City", "inputText: ab", "answer: {\"\(change)\": true}",
      in: """
        screens:
          start:
            controls:
              - {textField: City, delegate: {returns: {"\(change)": ask}}}
        """)
    #expect(played.failure?.message.hasPrefix("“city” asks \(change) and nobody answers") == true)
  }

  @Test(arguments: ["inputText: a", "pasteText: a", "eraseText: 1", "pressKey: return"])
  func typingWaitsForAField(_ step: String) throws {
    let played = try play(step, in: Self.document)
    #expect(
      played.failure?.message
        == "waited 60.000 s without success for a text field that is being edited")
  }
}
