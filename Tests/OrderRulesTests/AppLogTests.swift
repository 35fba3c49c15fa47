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
    "my.alertView:clickedButtonAtIndex:andMore:", "xviewWillAppear:",
  ])
  func otherNamesAreNotTaken(_ line: String) { #expect(call(line) == nil) }

  @Test func theLongestNameIsTaken() {
    #expect(
      call("willAnimateRotationToInterfaceOrientation:duration:")?.selector
        == .willAnimateRotationToInterfaceOrientation)
    #expect(call("completionHandler: nil")?.selector == .completionHandler)
    #expect(call("activityViewController")?.selector == .activityViewController)
    #expect(
      call("activityViewController(_:itemForActivityType:)")?.selector
        == .activityViewControllerItemForActivityType)
  }

  @Test func linesAreCountedAsAnEditorDoes() {
    let log = AppLog("one\r\nviewDidLoad\r\n\r\nviewWillAppear: 1")
    #expect(log.calls.map(\.line) == [2, 4])
    #expect(log.lines == 4)
  }

  /// Who is told, before the method's name.
  @Test(arguments: [
    ("<MyController: 0x7f8a12> viewDidAppear:", "0x7f8a12", "MyController"),
    ("-[<MyController: 0x7f8a12> viewDidAppear:]", "0x7f8a12", "MyController"),
    ("0x7f8a12: viewDidAppear:", "0x7f8a12", ""), ("Parent: viewDidAppear:", "Parent", "Parent"),
    ("10:00:01.500 App[12:c07] Parent:viewDidAppear:", "Parent", "Parent"),
    ("[Parent viewDidAppear:]", "Parent", "Parent"), ("[Parent] viewDidAppear", "Parent", "Parent"),
    ("App.Parent.viewDidAppear(_:)", "Parent", "Parent"),
    ("Parent.swift:42 viewDidAppear(_:)", "Parent", "Parent"),
    ("-[Parent(Alerts) viewDidAppear:]", "Parent", "Parent"),
    ("2012-11-03 14:21:15.023 App[4312:c07] viewDidAppear:", "", ""),
    ("INFO viewDidAppear:", "", ""), ("[ui:delegate] viewDidAppear:", "", ""),
  ])
  func whoIsTold(_ line: String, _ object: String, _ delegate: String) {
    #expect(call(line)?.selector == .viewDidAppear)
    #expect(call(line)?.object == object)
    #expect(call(line)?.delegate == delegate)
    #expect(call(line)?.isIdentified == object.hasPrefix("0x"))
  }

  @Test(arguments: [
    ("alertView(_:clickedButtonAt:) 1", Selector.alertViewClickedButtonAtIndex),
    ("alertView(_:clickedButtonAtIndex:) 1", .alertViewClickedButtonAtIndex),
    ("alertView(alert, clickedButtonAt: 1)", .alertViewClickedButtonAtIndex),
    ("alertView:<UIAlertView: 0x7f8a> clickedButtonAtIndex:1", .alertViewClickedButtonAtIndex),
    ("viewDidAppear(_:)", .viewDidAppear), ("viewDidAppear(true)", .viewDidAppear),
    ("viewDidAppear", .viewDidAppear), ("called viewDidAppear", .viewDidAppear),
    ("viewDidLoad()", .viewDidLoad), ("viewDidLoad: now", .viewDidLoad),
    ("viewWillAppear:YES", .viewWillAppear), ("willPresent(_:)", .willPresentAlertView),
    ("willPresent(_:) <UIActionSheet: 0x7f8a>", .willPresentActionSheet),
    ("clickedButtonAtIndex: 2 <UIActionSheet: 0x7f8a>", .actionSheetClickedButtonAtIndex),
    ("{\"method\":\"viewDidAppear:\",\"class\":\"A\"}", .viewDidAppear),
    ("{\"message\":\"-[A viewDidAppear:] 1\"}", .viewDidAppear),
  ])
  func spellings(_ line: String, _ method: Selector) {
    let owners = "alertViewCancel: <UIAlertView: 0x1111>\n"
    #expect(AppLog(owners + line).calls.last?.selector == method)
  }

  @Test func whatAnAlertAndASheetShareIsReadOnlyWhereItIsClear() {
    let both = "alertViewCancel:\nactionSheetCancel:\n"
    #expect(AppLog(both + "willPresent(_:)").unread == [3])
    #expect(AppLog(both + "willPresent(_:)").calls.count == 2)
  }

  @Test(arguments: [
    "3   UIKit      0x3573a1c4 -[UIViewController viewWillAppear:] + 122",
    "* frame #1: 0x0001 App`-[A viewDidAppear:](self=0x7f) at A.m:42",
    "A.m:12:3: warning: 'viewDidUnload' is deprecated", "Leaving -[A viewDidLoad]",
    "-[A viewDidAppear:]: unrecognized selector sent to instance 0x7f8a", "after viewDidAppear",
    "the handler of viewDidAppear",
  ])
  func linesThatOnlyNameAMethodArePassedOver(_ line: String) {
    #expect(call(line) == nil)
    #expect(AppLog(line).unread.isEmpty)
  }

  @Test func aDialogInATraceMayBeCalledLeave() {
    let log = AppLog("0.250  leave  didPresentAlertView:")
    #expect(log.calls.map(\.object) == ["leave"])
  }

  @Test func linesThatLookLikeCallsAreCounted() {
    let log = AppLog(
      "-[A deleteOrder:] tapped\nviewDidLayoutSubviews\nview:didMove:\nsomething(_:of:)\nno: call")
    #expect(log.unread == [1, 2, 3, 4])
  }

  @Test func textsInQuotes() {
    for title in ["“One”", "‘One’", "„One“", "«One»", "\"One\"", "'One'"] {
      #expect(call("alertView:clickedButtonAtIndex: \(title) 3")?.object == "One")
      #expect(call("alertView:clickedButtonAtIndex: \(title) 3")?.button == 3)
    }
  }

  @Test func numbersThatAreNoIndex() {
    for words in ["[Line 42]", "A.m:42", "10:21:33.500", "{number = 1}", "line 7 in"] {
      #expect(call("alertView:clickedButtonAtIndex: \(words)")?.button == nil, "\(words)")
    }
    #expect(call("alertView:clickedButtonAtIndex: 5 buttonIndex=2")?.button == 2)
    #expect(call("alertView:clickedButtonAtIndex: 99999999999999999999")?.button == nil)
  }

  @Test func aLineOfJSON() {
    let line =
      "{\"time\":0.25,\"target\":\"a\",\"call\":\"textFieldShouldReturn:\",\"returned\":false}"
    #expect(call(line)?.object == "a")
    #expect(call(line)?.answer == false)
    let index = "{\"call\":\"alertView:clickedButtonAtIndex:\",\"arguments\":[2],\"self\":\"A\"}"
    #expect(call(index)?.button == 2)
    #expect(call(index)?.delegate == "A")
  }
}
