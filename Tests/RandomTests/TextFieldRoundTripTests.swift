import DialogModel
import DocumentWriter
import PrototypeFile
import RandomPrototypes
import Testing

/// Text fields, and what can be said of them, read back as they were written.
@Suite struct TextFieldRoundTripTests {
  private static let change = "textField:shouldChangeCharactersInRange:replacementString:"

  /// Each is a document in the words and the order in which the writer writes it.
  nonisolated static let documents = [
    """
    rehearsal: 1
    start: login

    dialogs:
      login:
        alert:
          style: loginAndPassword
          textFields:
            - placeholder: E-mail
              text: me@example.com
              keyboard: emailAddress
              returnKey: next
              clearButton: whileEditing
              "on":
                editingDidBegin: [{focus: login/field-1}]
                editingChanged: [{log: "Now {field:0}"}]
            - secure: false
              clearsOnBeginEditing: true
              enablesReturnKeyAutomatically: true
              overlay: {left: edit-find-symbolic, mode: unlessEditing}
              delegate:
                only: ["\(change)"]
                returns:
                  "\(change)":
                    when: {all: [{replacement: {maxLength: 3}}, {field: 0, minLength: 1}]}
          cancelButton: Cancel
        delegate:
          returns:
            "alertViewShouldEnableFirstOtherButton:": {when: {not: {field: 1, equals: ""}}}
    """,
    """
    rehearsal: 1
    start: find

    screens:
      find:
        controls:
          - textField: Search
            secure: true
            delegate: none
          - textField: Place
            id: where
            delegate:
              returns:
                "textFieldShouldReturn:": ask
                "textFieldShouldEndEditing:": {when: {any: [{matches: "[a-z]+"}, {minLength: 8}]}}
          - button: Go
            then: [{set: {field: search, text: "{{x"}}, {focus: where}, {resign: search}]

    scenarios:
      a:
        steps:
          - tapOn: {control: search}
          - inputText: "12"
          - pasteText: '"é" 😀'
          - eraseText: 3
          - pressKey: return
          - pressKey: tab
          - pressKey: clear
          - tapOn: {field: 1}
            now: true
          - answer: {"textFieldShouldReturn:": true, target: where}
    """,
    """
    rehearsal: 1
    start: a

    dialogs:
      a:
        alert:
          style: loginAndPassword
          textFields:
            - {}
            - text: x
    """,
  ]

  @Test(arguments: documents)
  func documentRoundTripKeepsText(_ document: String) throws {
    let result = PrototypeDocument.load(Array(document.utf8), in: .bare)
    let prototype = try #require(result.prototype, "\(result.problems)")
    let text = try PrototypeDocument.text(of: prototype)
    #expect(text == document + "\n")
    #expect(RoundTrip(prototype).broken == nil)
  }

  /// What the model can hold and a document cannot say.
  @Test func whatADocumentCannotSay() {
    func refuses(_ style: Alert.Style, _ fields: [TextField], _ delegate: Delegate = Delegate()) {
      var alert = Alert()
      alert.style = style
      alert.textFields = fields
      var prototype = Prototype()
      prototype.dialogs = [Dialog(id: "a", alert: alert, delegate: delegate)]
      prototype.start = .dialog(DialogID(0))
      #expect(throws: NotWritable.self) { try PrototypeDocument.text(of: prototype) }
    }
    refuses(.plainText, [])
    refuses(.default, [TextField()])
    refuses(.loginAndPassword, [TextField(), TextField(isSecure: true)])
    refuses(.plainText, [TextField(text: "a\u{0}")])
    func answering(_ selector: Selector, _ condition: Condition) -> Delegate {
      var delegate = Delegate()
      delegate.returns[selector] = .when(condition)
      return delegate
    }
    let enables = Selector.alertViewShouldEnableFirstOtherButton
    refuses(.plainText, [TextField()], answering(enables, .text(.ownField, TextTest(minLength: 1))))
    refuses(.plainText, [TextField()], answering(enables, .all([])))
    refuses(.plainText, [TextField()], answering(enables, .text(.field(0), TextTest())))
    var field = TextField()
    field.delegate = answering(
      .textFieldShouldReturn, .text(.field(0), TextTest(minLength: 1)))
    refuses(.plainText, [field])
  }

  @Test("An answer for the application is not for a text field of that name")
  func aFieldCalledApplication() {
    var prototype = Prototype()
    prototype.screens = [
      Screen(
        id: "s",
        controls: [
          Control(id: "application", kind: .textField(TextField(placeholder: "A")), text: "A")
        ])
    ]
    prototype.start = .screen(ScreenID(0))
    var script = ScenarioScript(name: "x", line: 0)
    script.steps = [
      ScenarioStep(
        .answer(.applicationDidFinishLaunchingWithOptions, true, target: .application), line: 0)
    ]
    prototype.scenarios = [script]
    #expect(throws: NotWritable.self) { try PrototypeDocument.text(of: prototype) }
  }
}
