import DialogModel
import OrderRules
import Testing

/// Lines of logs, and what is read of them.
@Suite struct AppLogTests {
  private func call(_ line: String) -> LoggedCall? { AppLog(line).calls.first }

  @Test func aLineOfNSLog() {
    let line = """
      2012-11-03 14:21:15.023 Recipes[4312:c07] -[RecipeViewController \
      alertView:clickedButtonAtIndex:] <UIAlertView: 0x7fd0a2c1; frame = (18 140; 284 141)> 1
      """
    #expect(call(line)?.selector == .alertViewClickedButtonAtIndex)
    #expect(call(line)?.object == "0x7fd0a2c1")
    // Not the 18 of the frame.
    #expect(call(line)?.button == 1)
    #expect(call("alertView:clickedButtonAtIndex: <a -> 5> 2")?.button == 2)
    #expect(call("alertView:clickedButtonAtIndex: <a 5")?.button == nil)
  }

  @Test func anAnswerAndAnIndex() {
    #expect(call("textFieldShouldReturn: -> NO")?.answer == false)
    #expect(call("textFieldShouldClear: returns YES")?.answer == true)
    #expect(call("-[A textFieldShouldClear:]")?.answer == nil)
    #expect(call("alertView:willDismissWithButtonIndex: -1")?.button == -1)
    #expect(call("alertView:willDismissWithButtonIndex: \"Sure?\" 2")?.button == 2)
    #expect(call("alertView:willDismissWithButtonIndex: \"Sure?\" 2")?.object == "Sure?")
  }

  @Test func theObjectOfALine() {
    #expect(call("-[AlbumsController viewDidLoad]")?.object == "AlbumsController")
    #expect(call("0.250  sign-out  alertViewCancel:")?.object == "sign-out")
    #expect(call("now alertViewCancel: comes")?.object == "")
  }

  @Test(arguments: [
    "", "nothing here", "presentviewDidLoad", "viewDidLoadAgain", "viewDidLoad:animated:",
    "my.alertView:clickedButtonAtIndex:andMore:", "xviewWillAppear:", "viewWillAppear",
  ])
  func otherNamesAreNotTaken(_ line: String) { #expect(call(line) == nil) }

  @Test func theLongestNameIsTaken() {
    #expect(
      call("willAnimateRotationToInterfaceOrientation:duration:")?.selector
        == .willAnimateRotationToInterfaceOrientation)
    #expect(call("completionHandler: nil")?.selector == .completionHandler)
  }

  @Test func linesAreCountedAsAnEditorDoes() {
    let log = AppLog("one\r\nviewDidLoad\r\n\r\nviewWillAppear: 1")
    #expect(log.calls.map(\.line) == [2, 4])
    #expect(log.lines == 4)
  }
}
