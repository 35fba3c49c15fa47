import DialogModel
import Testing

@testable import DialogSimulator

/// What documents can say and this version cannot perform is refused with a row, and nothing else
/// happens.
@Suite struct NotSupportedTests {
  @Test(
    arguments: [
      (.actionSheet(ActionSheet()), "actionSheet"),
      (.activityPicker(ActivityPicker()), "activityPicker"),
      (.presentedView(PresentedView()), "presentedView"),
      (.formSheet(PresentedView()), "formSheet"),
      (.popover(Popover()), "popover"),
      (.alert(withFields), "textFields"),
    ] as [(Dialog.Kind, String)])
  func dialogsAreRefused(_ kind: Dialog.Kind, _ part: String) {
    var run = Run(Dialog(id: "A", kind: kind))
    run.present("A")
    run.settle()
    #expect(run.rows.allSatisfy { !$0.isCall })
    #expect(run.denied.entries == ["present(A) refused: notSupported(\"\(part)\") [S7]"])
  }

  private static let withFields: Alert = {
    var alert = Alert()
    alert.style = .plainText
    return alert
  }()

  @Test(
    arguments: [
      (.run(TaskID(0)), "run"), (.cancelTask(TaskID(0)), "cancelTask"),
      (.schedule(NotificationID(0)), "schedule"), (.presentNow(NotificationID(0)), "presentNow"),
      (.cancelNotification(NotificationID(0)), "cancelNotification"),
      (.cancelAllNotifications, "cancelAllNotifications"),
      (.setNotifications([]), "setNotifications"), (.finish(true), "finish"),
      (.focus(field), "focus"), (.resign(field), "resign"),
      (.setFieldText(field, Template("x")), "field"),
      (.setPassthrough(DialogID(0), []), "passthrough"),
      (.setBarEnabled(.toolbar, false), "toolbar"),
    ] as [(Action, String)])
  func actionsAreRefused(_ action: Action, _ part: String) {
    var run = Run(confirm("A"))
    run.perform(action)
    #expect(run.rows.allSatisfy { !$0.isCall })
    #expect(
      run.denied.entries == ["\(action.word) refused: notSupported(\"\(part)\") [S7]"])
  }

  private static let field = FieldID.alert(DialogID(0), index: 0)

  @Test func whatFollowsIsDone() {
    var run = Run(screens: [[button("Go", then: .run(TaskID(0)), log("after"))]])
    run.tapControl(0)
    #expect(run.console == ["after"])
  }

  @Test func aFieldOnAScreenSaysSoWhenItIsTapped() {
    let field = Control(id: "field", kind: .textField(TextField()), text: "Name")
    var run = Run(screens: [[field]])
    run.tapControl(0)
    #expect(run.denied.entries == ["> tap(0) ignored: notSupported(\"textField\") [S1]"])
  }
}
