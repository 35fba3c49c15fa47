import DialogModel
import Testing

@testable import DialogSimulator

/// What documents can say and this version cannot perform is refused with a row, and nothing else
/// happens.
@Suite struct NotSupportedTests {
  @Test(
    arguments: [
      (.presentedView(PresentedView()), "presentedView"),
      (.formSheet(PresentedView()), "formSheet"),
    ] as [(Dialog.Kind, String)])
  func dialogsAreRefused(_ kind: Dialog.Kind, _ part: String) {
    var run = Run(Dialog(id: "A", kind: kind))
    run.present("A")
    run.settle()
    #expect(run.rows.allSatisfy { !$0.isCall })
    #expect(run.denied.entries == ["present(A) refused: notSupported(\"\(part)\") [S7]"])
  }

  @Test(
    arguments: [
      (.schedule(NotificationID(0)), "schedule"), (.presentNow(NotificationID(0)), "presentNow"),
      (.cancelNotification(NotificationID(0)), "cancelNotification"),
      (.cancelAllNotifications, "cancelAllNotifications"),
      (.setNotifications([]), "setNotifications"),
    ] as [(Action, String)])
  func actionsAreRefused(_ action: Action, _ part: String) {
    var run = Run(confirm("A"))
    run.perform(action)
    #expect(run.rows.allSatisfy { !$0.isCall })
    #expect(
      run.denied.entries == ["\(action.word) refused: notSupported(\"\(part)\") [S7]"])
  }

  @Test func whatFollowsIsDone() {
    var run = Run(screens: [[button("Go", then: .schedule(NotificationID(0)), log("after"))]])
    run.tapControl(0)
    #expect(run.console == ["after"])
  }
}
