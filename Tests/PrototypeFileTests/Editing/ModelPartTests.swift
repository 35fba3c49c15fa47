import DialogModel
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Parts of the model of this document, and the pointers to them.
@Suite struct ModelPartTests {
  private let source = """
    rehearsal: 1
    screens: {a/b: {controls: {button: Go}}}
    dialogs:
      alert: {alert: {style: plainText, otherButtons: [One, Two], cancelButton: No, addedButtons: X}}
      sheet: {actionSheet: {cancelButton: No, destructiveButton: Burn, otherButtons: Keep}}
      share: {activityPicker: {activities: [{type: t, view: {controls: [{textField: Name}]}}]}}
      form: {formSheet: {controls: [{label: A}]}}
    tasks: {work: {simulate: {}}}
    notifications: {tea: {}}
    scenarios: {try: {steps: [{wait: 1}, {tapOn: One}]}}
    steps: {in: [{wait: 1}, {wait: 2}]}
    """

  @Test(arguments: [
    (ModelPart.screen(ScreenID(0)), "/screens/a~1b"),
    (.control(ControlID(screen: ScreenID(0), index: 0)), "/screens/a~1b/controls/0"),
    (.dialog(DialogID(1)), "/dialogs/sheet"),
    (.button(DialogID(0), index: 0), "/dialogs/alert/alert/cancelButton"),
    (.button(DialogID(0), index: 2), "/dialogs/alert/alert/otherButtons/1"),
    (.button(DialogID(0), index: 3), "/dialogs/alert/alert/addedButtons/0"),
    (.button(DialogID(1), index: 0), "/dialogs/sheet/actionSheet/destructiveButton"),
    (.button(DialogID(1), index: 2), "/dialogs/sheet/actionSheet/cancelButton"),
    (.field(.alert(DialogID(0), index: 0)), "/dialogs/alert/alert/textFields/0"),
    (.activity(ActivityID(DialogID(2), index: 0)), "/dialogs/share/activityPicker/activities/0"),
    (
      .field(.control(ControlID(.activity(ActivityID(DialogID(2), index: 0)), index: 0))),
      "/dialogs/share/activityPicker/activities/0/view/controls/0"
    ),
    (.control(ControlID(.dialog(DialogID(3)), index: 0)), "/dialogs/form/formSheet/controls/0"),
    (.task(TaskID(0)), "/tasks/work"), (.notification(NotificationID(0)), "/notifications/tea"),
    (.scenario(0), "/scenarios/try"), (.step(scenario: 0, 1), "/scenarios/try/steps/1"),
    (.sharedSteps(0), "/steps/in"), (.sharedStep(steps: 0, 1), "/steps/in/1"),
  ])
  func pointersAreMade(_ part: ModelPart, _ expected: String) throws {
    let form = LongForm(root: try #require(YAMLDocument(Array(source.utf8)).root))
    let pointer = try #require(form.address(of: part))
    #expect(pointer.text == expected)
    _ = try form.place(at: pointer)
  }

  @Test func thereMayBeNone() throws {
    let form = LongForm(root: try #require(YAMLDocument(Array(source.utf8)).root))
    #expect(form.address(of: .button(DialogID(0), index: 4)) == nil)
    #expect(form.address(of: .button(DialogID(3), index: 0)) == nil)
    #expect(form.address(of: .dialog(DialogID(9))) == nil)
  }
}
