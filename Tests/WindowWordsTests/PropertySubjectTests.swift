import DialogModel
import PrototypeEditing
import PrototypeFile
import Testing
import WindowWords

/// Which parts the properties are of, and which questions of delegates they have.
@Suite struct PropertySubjectTests {
  private static let text = """
    rehearsal: 1
    screens:
      home:
        controls:
        - {button: Go, then: [{present: ask}]}
        - {textField: Name}
    dialogs:
      ask: {alert: {title: Really?, cancelButton: No, otherButtons: [Yes, Maybe]}}
      pin: {alert: {title: PIN, style: secureText, cancelButton: Cancel, otherButtons: [OK]}}
      red: {actionSheet: {destructiveButton: Delete, cancelButton: Cancel}}
      tools: {popover: {controls: [{button: Cut}]}}
      share: {activityPicker: {items: [{text: x}], activities: [{type: a.b, title: Print}]}}
    tasks: {sync: {simulate: {seconds: 1}}}
    scenarios: {tour: {steps: [{wait: 1}]}}
    """

  private let editor: DocumentEditor
  private let prototype: Prototype

  init() throws {
    let bytes = Array(PropertySubjectTests.text.utf8)
    editor = try DocumentEditor(bytes, in: .bare)
    prototype = try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
  }

  private func subjects(_ part: ModelPart?) throws -> [PropertySubject] {
    let path = try part.map { try #require(editor.address(of: $0)) }
    return PropertySubject.all(of: path, in: editor, prototype)
  }

  private func questions(_ subject: PropertySubject?) -> [String] {
    (subject?.sheet.properties ?? []).compactMap { property in
      if case .answer = property.kind { property.key } else { nil }
    }
  }

  @Test func withoutSelectionTheDocumentIsShown() throws {
    let subjects = try subjects(nil)
    #expect(subjects.map(\.name) == ["Prototype"])
    #expect(!subjects[0].sheet.properties.map(\.key).contains("dialogs"))
  }

  @Test func partsAreShownWithThoseThatContainThem() throws {
    let names = { (part: ModelPart) in try subjects(part).map(\.name) }
    #expect(try names(.button(DialogID(0), index: 1)) == ["Yes", "Really?"])
    #expect(try names(.field(.alert(DialogID(1), index: 0))) == ["Text field 1", "PIN"])
    #expect(try names(.dialog(DialogID(0))) == ["Really?"])
    // The id is dim beside a title, and the name of what has none.
    #expect(try subjects(.dialog(DialogID(0))).map(\.id) == ["ask"])
    #expect(try subjects(.task(TaskID(0))).map(\.id) == [nil])
    #expect(try names(.control(ControlID(screen: ScreenID(0), index: 0))) == ["Go", "home"])
    #expect(try names(.activity(ActivityID(DialogID(4), index: 0))) == ["Print", "share"])
    #expect(try names(.task(TaskID(0))) == ["sync"])
  }

  @Test func controlOfDialogIsShownWithTheDialog() throws {
    let cut = ControlID(.dialog(DialogID(3)), index: 0)
    #expect(try subjects(.control(cut)).map(\.name) == ["Cut", "tools"])
  }

  @Test func scenarioIsShownWithItsStepsForEachStep() throws {
    for part in [ModelPart.scenario(0), .step(scenario: 0, 0)] {
      let subject = try #require(try subjects(part).first)
      #expect(subject.name == "tour" && subject.hasSteps)
      #expect(!subject.sheet.properties.map(\.key).contains("steps"))
    }
  }

  @Test func stepsWithANameAreShownAsThoseOfAScenario() throws {
    let editor = try DocumentEditor(
      Array("rehearsal: 1\nsteps: {in: [{wait: 1}, {wait: 2}]}\n".utf8), in: .bare)
    for part in [ModelPart.sharedSteps(0), .sharedStep(steps: 0, 1)] {
      let path = try #require(editor.address(of: part))
      let subject = try #require(PropertySubject.all(of: path, in: editor, nil).first)
      #expect(subject.path.text == "/steps/in" && subject.name == "in" && subject.hasSteps)
      #expect(subject.sheet.properties.isEmpty)
    }
  }

  @Test func dialogListsItsButtons() throws {
    let dialog = try #require(try subjects(.button(DialogID(0), index: 1)).last)
    #expect(dialog.buttons.count == 3)
    #expect(dialog.selected == editor.address(of: .button(DialogID(0), index: 1)))
  }

  @Test func unreadableDocumentStillHasItsParts() throws {
    let path = try #require(editor.address(of: .dialog(DialogID(0))))
    let subjects = PropertySubject.all(of: path, in: editor, nil)
    #expect(subjects.map(\.name) == ["Really?"] && questions(subjects.first) == [])
  }

  // MARK: Questions

  private let mayBeTapped = "alertViewShouldEnableFirstOtherButton:"

  @Test func firstOtherButtonMayBeTappedIsAQuestionOfAlertAndButton() throws {
    #expect(questions(try subjects(.dialog(DialogID(0))).first) == [mayBeTapped])
    #expect(questions(try subjects(.button(DialogID(0), index: 1)).first) == [mayBeTapped])
    #expect(questions(try subjects(.button(DialogID(0), index: 2)).first) == [])
    #expect(questions(try subjects(.button(DialogID(0), index: 0)).first) == [])
    #expect(questions(try subjects(.dialog(DialogID(2))).first) == [])
  }

  @Test func popoverMayBeClosed() throws {
    let popover = try subjects(.dialog(DialogID(3))).first
    #expect(questions(popover) == ["popoverControllerShouldDismissPopover:"])
  }

  @Test func fieldsHaveFiveQuestions() throws {
    let alert = try subjects(.field(.alert(DialogID(1), index: 0))).first
    let control = try subjects(.control(ControlID(screen: ScreenID(0), index: 1))).first
    #expect(questions(alert).count == 5 && questions(control).count == 5)
    let button = try subjects(.control(ControlID(screen: ScreenID(0), index: 0))).first
    #expect(questions(button) == [])
  }

  @Test func controlsThatAreGoneAreNotFound() {
    #expect(prototype.hasControl(ControlID(screen: ScreenID(0), index: 1)))
    #expect(!prototype.hasControl(ControlID(screen: ScreenID(0), index: 2)))
    #expect(!prototype.hasControl(ControlID(screen: ScreenID(9), index: 0)))
    #expect(!prototype.hasControl(ControlID(.dialog(DialogID(9)), index: 0)))
  }

  // MARK: Words

  @Test func wordsOfTheFormatAreSpelled() {
    #expect(PropertyWords.spelled("clearsOnBeginEditing") == "Clears on begin editing")
    #expect(PropertyWords.titled("blackTranslucent") == "Black Translucent")
    #expect(PropertyWords.titled("ios6") == "iOS 6" && PropertyWords.titled("12") == "12")
  }

  @Test func fieldStylesAreRecognisedInAnyOrder() {
    let styles = ["secureText", "plainText", "loginAndPassword", "default"]
    #expect(PropertyWords.areFields(styles) && !PropertyWords.areFields(Array(styles.dropLast())))
  }

  // MARK: Pictures

  @Test func partOfPictureIsWhereTheDialogComesIn() {
    #expect(editor.partOfPicture(of: "ask") == 0.5)
    #expect(editor.partOfPicture(of: "red") == 1 && editor.partOfPicture(of: "share") == 1)
  }
}
