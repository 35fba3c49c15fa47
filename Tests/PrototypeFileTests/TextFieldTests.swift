import DialogModel
import Testing

/// Text fields, in alerts and on screens.
@Suite struct TextFieldTests {
  private func fields(_ alert: String) throws -> [TextField] {
    try #require(try dialog("{alert: \(alert)}").alert).textFields
  }

  @Test(
    arguments: [
      ("{}", []),
      ("{style: plainText}", [TextField()]),
      ("{style: secureText}", [TextField(isSecure: true)]),
      (
        "{style: loginAndPassword}",
        [TextField(placeholder: "Login"), TextField(placeholder: "Password", isSecure: true)]
      ),
      ("{style: secureText, textFields: {text: x}}", [TextField(text: "x", isSecure: true)]),
      (
        "{style: loginAndPassword, textFields: {placeholder: E-mail, text: 007, secure: false}}",
        [
          TextField(placeholder: "E-mail", text: "007"),
          TextField(placeholder: "Password", isSecure: true),
        ]
      ),
      (
        "{style: loginAndPassword, textFields: [{}, {placeholder: '', secure: false}]}",
        [TextField(placeholder: "Login"), TextField(placeholder: "")]
      ),
    ] as [(String, [TextField])])
  func comeFromTheStyle(_ alert: String, _ expected: [TextField]) throws {
    #expect(try fields(alert) == expected)
  }

  @Test func haveTraits() throws {
    let field = try #require(
      try fields(
        """
        {style: plainText, textFields: {keyboard: emailAddress, returnKey: next,
          clearButton: whileEditing, clearsOnBeginEditing: true, enablesReturnKeyAutomatically: true,
          overlay: {left: icons/a.png, right: edit-find}, on: {editingChanged: {log: '{field:0}'}},
          delegate: {without: 'textFieldShouldClear:', returns: {'textFieldShouldReturn:': ask}}}}
        """
      ).first)
    #expect(field.keyboard == .emailAddress)
    #expect(field.returnKey == .next)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.clearsOnBeginEditing)
    #expect(field.enablesReturnKeyAutomatically)
    #expect(
      field.overlay == TextField.Overlay(left: "icons/a.png", right: "edit-find", mode: .always))
    #expect(field.events == [.editingChanged: [.log(Template(pieces: [.field(0)]))]])
    #expect(!field.delegate.responds(to: .textFieldShouldClear))
    #expect(field.delegate.returns == [.textFieldShouldReturn: .ask])
  }

  @Test func standOnScreensToo() throws {
    let document = try prototype(
      """
      screens:
        s:
          controls:
            - textField: Display name
              secure: true
              delegate: none
            - {textField: Search, placeholder: Find it, id: find}
      """)
    let controls = document.screens[0].controls
    #expect(controls.map(\.id) == ["display-name", "find"])
    #expect(controls.map(\.text) == ["Display name", "Search"])
    #expect(controls[0].textField?.placeholder == "Display name")
    #expect(controls[0].textField?.isSecure == true)
    #expect(controls[0].textField?.delegate.isNil == true)
    #expect(controls[1].textField == TextField(placeholder: "Find it"))
  }

  @Test func allControlEventsAreRead() throws {
    let names = TextField.Event.allCases.map(\.rawValue)
    let document = try prototype(
      "screens: {s: {controls: {textField: A, on: {"
        + names.map { "\($0): {log: \($0)}" }.joined(separator: ", ") + "}}}}")
    let events = document.screens[0].controls[0].textField?.events
    #expect(
      events
        == [
          .editingDidBegin: [.log(Template("editingDidBegin"))],
          .editingChanged: [.log(Template("editingChanged"))],
          .editingDidEnd: [.log(Template("editingDidEnd"))],
          .editingDidEndOnExit: [.log(Template("editingDidEndOnExit"))],
        ])
  }

  @Test(arguments: [
    Marked(
      "dialogs: {d: {alert: {textFields: ⟨{}}}}",
      "an alert of the style “default” has no text field; “style” says how many there are"),
    Marked(
      "dialogs: {d: {alert: {style: secureText, textFields: [{}, ⟨{}]}}}",
      "an alert of the style “secureText” has one text field; “style” says how many there are"),
    Marked(
      "dialogs: {d: {alert: {style: loginAndPassword, textFields: [{}, {}, ⟨{}]}}}",
      "an alert of the style “loginAndPassword” has two text fields; "
        + "“style” says how many there are"),
    Marked(
      "dialogs: {d: {alert: {style: plainText, textFields: {keyboard: ⟨email}}}}",
      "“default”, “asciiCapable”, “numbersAndPunctuation”, “url”, “numberPad”, “phonePad”, "
        + "“namePhonePad”, “emailAddress”, “decimalPad” or “twitter” is expected here, "
        + "this is “email”; write “keyboard: emailAddress”"),
    Marked(
      "dialogs: {d: {alert: {style: plainText, textFields: {clearButton: ⟨alway}}}}",
      "“never”, “whileEditing”, “unlessEditing” or “always” is expected here, this is “alway”; "
        + "did you mean “always”?"),
    Marked(
      "dialogs: {d: {alert: {style: plainText, textFields: {⟨button: x}}}}",
      "unknown key “button”; “button” stands in “controls”, “tapOn” or “when”"),
    Marked(
      "screens: {s: {controls: {row: A, ⟨clearButton: always}}}",
      "“clearButton” is allowed only beside “textField”"),
    Marked(
      "screens: {s: {controls: {textField: A, ⟨then: []}}}",
      "a tap on a text field begins to edit it, so it cannot have “then”; "
        + "put the actions into “on”, or into its delegate’s “does”"),
    Marked(
      "screens: {s: {controls: {textField: A, on: {⟨editingEnd: []}}}}",
      "unknown key “editingEnd”; did you mean “editingDidEnd”?"),
    Marked(
      "screens: {s: {controls: {textField: A, delegate: {only: ⟨'alertViewCancel:'}}}}",
      "“alertViewCancel:” is a method of UIAlertViewDelegate, not of UITextFieldDelegate"),
    Marked(
      "screens: {s: {controls: {textField: A, overlay: {left: ⟨/usr/a.png}}}}",
      "“/usr/a.png” leads out of the document’s folder; "
        + "put the file beside the document, and write its path from there"),
  ])
  func haveRules(_ example: Marked) {
    #expect(example.problems.found == example.problems.expected)
  }
}
