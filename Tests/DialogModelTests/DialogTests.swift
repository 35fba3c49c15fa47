import DialogModel
import Testing

@Suite("Dialogs: kinds, styles, names")
struct DialogTests {
  @Test("1.1: the styles' fields; the password's shows bullets")
  func styles() {
    #expect(Alert.Style.default.textFields == [])
    #expect(Alert.Style.plainText.textFields.map(\.isSecure) == [false])
    #expect(Alert.Style.secureText.textFields.map(\.isSecure) == [true])
    #expect(Alert.Style.loginAndPassword.textFields.map(\.isSecure) == [false, true])
    #expect(
      Alert.Style.loginAndPassword.textFields.map(\.placeholder) == ["Login", "Password"])
  }

  @Test("A dialog knows its word, and whether it is an alert")
  func kinds() {
    let kinds: [Dialog.Kind] = [
      .alert(Alert()), .actionSheet(ActionSheet()), .activityPicker(ActivityPicker()),
      .presentedView(PresentedView()), .formSheet(PresentedView()), .popover(Popover()),
    ]
    #expect(
      kinds.map(\.word) == [
        "alert", "actionSheet", "activityPicker", "presentedView", "formSheet", "popover",
      ])
    #expect(
      kinds.map { Dialog(id: "a", kind: $0).alert } == [Alert()] + Array(repeating: nil, count: 5))
  }

  @Test("1.5: the built-in activities' constants")
  func constants() {
    #expect(BuiltInActivity.mail.constant == "UIActivityTypeMail")
    #expect(BuiltInActivity.postToFacebook.constant == "UIActivityTypePostToFacebook")
    #expect(BuiltInActivity.allCases.count == 9)
  }

  @Test("Rows are named by what they are about")
  func names() {
    let field = Control(id: "name", kind: .textField(TextField()), text: "Name")
    var picker = ActivityPicker()
    picker.activities = [
      Activity(
        type: "org.a",
        behaviour: .shows(PresentedView(controls: [Control(id: "b", kind: .button, text: "B")])))
    ]
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s", controls: [field])]
    prototype.dialogs = [
      Dialog(id: "alert", alert: Alert()), Dialog(id: "share", kind: .activityPicker(picker)),
      Dialog(id: "form", kind: .formSheet(PresentedView(controls: [field]))),
    ]
    prototype.tasks = [PrototypeTask(id: "job", work: .command(["true"]))]
    let activity = ActivityID(DialogID(1), index: 0)
    #expect(prototype.name(of: .field(.alert(DialogID(0), index: 1))) == "alert/field-1")
    #expect(
      prototype.name(of: .field(.control(ControlID(screen: ScreenID(0), index: 0)))) == "name")
    #expect(prototype.name(of: .activity(activity)) == "share/org.a")
    #expect(prototype.name(of: .task(TaskID(0))) == "job")
    #expect(prototype.name(of: .dialog(DialogID(0, instance: 2))) == "alert#2")
    #expect(prototype.control(ControlID(.activity(activity), index: 0)).id == "b")
    #expect(prototype.control(ControlID(.dialog(DialogID(2)), index: 0)) == field)
  }

  @Test("A dialog's second instance is another one of the same place")
  func instances() {
    #expect(DialogID(7) == DialogID(7, instance: 1))
    #expect(DialogID(7) != DialogID(7, instance: 2))
    #expect(DialogID(7, instance: 2).index == 7)
    #expect(DialogID(7, instance: 2).instance == 2)
  }

  @Test("There are 56 methods, each of one owner and of one nature")
  func selectors() {
    #expect(Selector.allCases.count == 56)
    #expect(
      Selector.Owner.allCases.map { owner in Selector.allCases.count { $0.owner == owner } }
        == [7, 6, 7, 5, 1, 2, 2, 8, 13, 1, 2, 2])
    // An item, a view controller and a list of orientations are requested, but they are no yes or no.
    #expect(
      Selector.allCases.filter { ($0.nature == .asks) != $0.returnsBool }
        == [
          .activityViewControllerPlaceholderItem, .activityViewControllerItemForActivityType,
          .activityViewController, .applicationDidFinishLaunchingWithOptions,
          .supportedInterfaceOrientations,
        ])
  }
}
