import DialogModel
import EventLog
import Testing

/// What people call the parts of a prototype.
@Suite struct CalledTests {
  private static let prototype: Prototype = {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "home", title: "My Album"), Screen(id: "bare")]
    prototype.tasks = [PrototypeTask(id: "job", work: .command(["true"]))]
    return prototype
  }()

  @Test(arguments: [
    (Target.screen(ScreenID(0)), "“My Album”"), (.screen(ScreenID(1)), "bare"),
    (.task(TaskID(0)), "job"), (.application, "application"),
  ])
  func theTitleStandsBeforeTheID(_ target: Target, _ called: String) {
    #expect(Names(CalledTests.prototype).called(target) == called)
  }
}
