import DialogModel
import OrderRules
import Testing

/// Calls in and out of their legal order.
@Suite struct OrderCheckTests {
  private func breaches(_ lines: String...) -> [String] {
    OrderCheck(AppLog(lines.joined(separator: "\n")).calls).breaches.map {
      "\($0.call.line) \($0.rule.name)"
    }
  }

  /// The lines of the calls out of order.
  private func check(_ lines: [String]) -> [Int] {
    OrderCheck(AppLog(lines.joined(separator: "\n")).calls).breaches.map(\.call.line)
  }

  private let before = ["willPresentAlertView:", "didPresentAlertView:"]
  private let tap = [
    "alertView:clickedButtonAtIndex: 1", "alertView:willDismissWithButtonIndex: 1",
    "alertView:didDismissWithButtonIndex: 1",
  ]

  @Test func aTappedAlert() {
    #expect(check(before + tap + before + tap).isEmpty)
    #expect(check(before + [tap[1], tap[0], tap[2]]) == [4, 5])
    #expect(check(before + tap + [tap[0]] + before) == [6, 7])
    // Nobody knows what was before the log.
    #expect(check(tap).isEmpty)
  }

  @Test func aMethodThatIsMissingIsPassedOver() {
    #expect(
      breaches(
        "willPresentAlertView:", "alertView:clickedButtonAtIndex: 0",
        "alertView:didDismissWithButtonIndex: 0"
      ).isEmpty)
    #expect(
      breaches("alertView:didDismissWithButtonIndex: 0", "alertView:clickedButtonAtIndex: 0")
        == [])
    // The next alert may go with another button.
    #expect(
      breaches("alertView:didDismissWithButtonIndex: 0", "alertView:willDismissWithButtonIndex: 1")
        == [])
    #expect(
      breaches(
        "willPresentAlertView:", "alertView:didDismissWithButtonIndex: 0",
        "alertView:clickedButtonAtIndex: 0", "willPresentAlertView:") == ["3 D1", "4 P1"])
  }

  @Test func aSheetSaysCancelOrClicked() {
    #expect(
      breaches(
        "didPresentActionSheet:", "actionSheetCancel:",
        "actionSheet:clickedButtonAtIndex: 2", "actionSheet:didDismissWithButtonIndex: 2")
        == ["3 A2"])
  }

  @Test func anotherButtonThanBefore() {
    #expect(
      breaches(
        "alertView:willDismissWithButtonIndex: 1", "alertView:didDismissWithButtonIndex: 0")
        == ["2 D1"])
    // The tapped button may give way to code (G6).
    #expect(
      breaches(
        "alertView:clickedButtonAtIndex: 1", "alertView:willDismissWithButtonIndex: 0",
        "alertView:didDismissWithButtonIndex: 0"
      ).isEmpty)
  }

  @Test func aRefusalIsTheEnd() {
    #expect(
      breaches("textFieldShouldBeginEditing: -> NO", "textFieldDidBeginEditing:") == ["2 F1"])
    #expect(
      breaches("textFieldShouldBeginEditing: -> NO", "textFieldShouldBeginEditing: -> YES").isEmpty)
    #expect(
      breaches(
        "popoverControllerShouldDismissPopover: -> NO", "popoverControllerDidDismissPopover:")
        == ["2 O1"])
  }

  @Test func eachObjectIsFollowedAlone() {
    #expect(
      breaches(
        "willPresentAlertView: \"One\"", "willPresentAlertView: \"Two\"",
        "didPresentAlertView: \"Two\"", "didPresentAlertView: \"One\""
      ).isEmpty)
    #expect(
      breaches("0.000  a  willPresentAlertView:", "0.100  a  willPresentAlertView:").isEmpty)
    #expect(
      breaches(
        "0.000  a  didPresentAlertView:", "0.050  a  alertView:clickedButtonAtIndex: 1",
        "0.100  a  alertView:clickedButtonAtIndex: 1") == ["3 D1"])
  }

  @Test func anApplication() {
    #expect(
      breaches(
        "application:didFinishLaunchingWithOptions: nil", "applicationDidBecomeActive:",
        "applicationDidEnterBackground:", "applicationWillResignActive:") == ["3 L2", "4 L2"])
  }

  /// An application that ended releases its objects, and its own order continues.
  @Test func aLaunchBeginsANewLife() {
    let launch = ["application:didFinishLaunchingWithOptions: nil", "applicationDidBecomeActive:"]
    let leave = ["applicationWillResignActive:", "applicationDidEnterBackground:"]
    let comeBack = ["applicationWillEnterForeground:", "applicationDidBecomeActive:"]
    #expect(check(launch + before + leave + launch + before + tap).isEmpty)
    // Without a launch, a second one covers the first, unless it is the same.
    #expect(check(launch + before + leave + comeBack + before + tap).isEmpty)
    let same = (before + tap).map { "\($0) <UIAlertView: 0x7fd0>" }
    #expect(check(launch + same.prefix(2) + leave + comeBack + same) == [9])
    let end = ["applicationWillTerminate:"]
    #expect(check(launch + end + launch + leave + launch).isEmpty)
    #expect(check(launch + end + launch + leave + launch + launch) == [10])
  }

  /// What a call is about is not said.
  @Test func severalAlertsAreOneOnTheOther() {
    let inside = before + [tap[0]] + [before[0]] + [tap[1], tap[2]] + [before[1]] + tap
    #expect(check(inside).isEmpty)
    let reading = OrderCheck(AppLog(inside.joined(separator: "\n")).calls).readings.first
    #expect(reading?.isSeveral == true && reading?.line == 4)
    // The one below is not tapped, and one alone is out of order.
    #expect(check(before + before + tap + tap).isEmpty)
    #expect(check(before + [before[0]] + tap).first == 4)
    #expect(check(before + [tap[1], tap[0], tap[2]]) == [4, 5])
  }

  @Test func fieldsThatAreNotToldApart() {
    let begin = ["textFieldShouldBeginEditing:", "textFieldDidBeginEditing:"]
    let end = ["textFieldShouldEndEditing:", "textFieldDidEndEditing:"]
    #expect(check(begin + [begin[0]] + end + [begin[1]] + end).isEmpty)
    #expect(check(begin + [begin[0]] + end.reversed() + [begin[1]] + end).first == 4)
    #expect(check(begin + [begin[0], end[0], begin[1], end[1]]).first == 5)
    #expect(check(begin + [end[1]] + begin + end).first == 3)
  }

  @Test func twoViewControllersOfOneClass() {
    let one = ["viewDidLoad", "viewWillAppear:", "viewDidAppear:"]
    let push = [one[0], "viewWillDisappear:", one[1], "viewDidDisappear:", one[2]]
    let lines = (one + push).map { "-[Page \($0)]" }
    #expect(check(lines).isEmpty)
    var faulty = lines
    faulty.remove(at: 5)
    #expect(!check(faulty).isEmpty)
  }

  @Test func aPopThatIsGivenUp() {
    let push = [
      "Top: viewDidLoad", "Top: viewWillAppear:", "Top: viewDidAppear:",
      "Top: viewWillDisappear:", "Top: viewDidDisappear:", "Leaf: viewDidLoad",
    ]
    let entry = ["Leaf: viewWillAppear:", "Leaf: viewDidAppear:", "Leaf: viewWillDisappear:"]
    let back = ["Leaf: viewWillAppear:", "Leaf: viewDidAppear:"]
    let away = ["Top: viewWillAppear:", "Top: viewWillDisappear:", "Top: viewDidDisappear:"]
    #expect(check(push + entry + away + back).isEmpty)
    #expect(check(push + entry + [away[0]] + back + [away[1], away[2]]).isEmpty)
    // The one below arrived: nothing was given up.
    let end = ["Leaf: viewWillDisappear:", "Leaf: viewDidDisappear:"]
    #expect(check(push + entry + [away[0], "Top: viewDidAppear:"] + back + end).count == 1)
    #expect(check(push + [entry[0], entry[2], "Leaf: viewDidDisappear:"] + entry).count == 1)
  }

  @Test func rotation() {
    let turn = [
      "shouldAutorotate -> YES", "supportedInterfaceOrientations",
      "willRotateToInterfaceOrientation:duration:",
      "willAnimateRotationToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
    ]
    #expect(check(turn + ["viewDidAppear:"] + turn).isEmpty)
    for place in 1..<4 {
      var faulty = turn
      faulty.swapAt(place, place + 1)
      #expect(!check(turn + faulty).isEmpty, "\(faulty)")
    }
    #expect(breaches("shouldAutorotate -> NO", turn[2]) == ["2 R1"])
    #expect(
      breaches(
        "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
        "shouldAutorotateToInterfaceOrientation: -> YES", "didRotateFromInterfaceOrientation:")
        == ["4 R1"])
  }

  @Test func anAlertIsNotAskedAfterItsEnd() {
    let asked = "alertViewShouldEnableFirstOtherButton: -> YES"
    #expect(check([before[0], asked, before[1], asked] + tap).isEmpty)
    #expect(check(before + tap + [asked]) == [6])
    #expect(check([asked] + before + tap) == [2])
  }

  @Test func aMethodThatItsClassHasIsNotLeftOut() {
    let one = "-[A willPresentAlertView:] <UIAlertView: 0x1111>"
    let lines = [
      one, "-[A didPresentAlertView:] <UIAlertView: 0x1111>",
      "-[A willPresentAlertView:] <UIAlertView: 0x2222>",
      "-[A alertView:clickedButtonAtIndex:] <UIAlertView: 0x2222> 1",
    ]
    #expect(check(lines) == [4])
    #expect(check(lines.map { $0.replacing("-[A ", with: "").replacing("]", with: "") }).isEmpty)
  }

  @Test func timesThatSayAnotherOrder() {
    let lines = [
      "10:00:00.100 didPresentAlertView:", "10:00:00.300 alertView:didDismissWithButtonIndex: 1",
      "10:00:00.200 alertView:willDismissWithButtonIndex: 1",
    ]
    let check = OrderCheck(AppLog(lines.joined(separator: "\n")).calls)
    #expect(check.breaches.first?.call.line == 2 && check.isInOrderByTime)
  }

  @Test func aLogOfACompletionOnly() {
    let check = OrderCheck(AppLog("completionHandler: nil, NO").calls)
    #expect(check.calls == 1 && check.objects == 1 && check.breaches.isEmpty)
  }

  @Test func anItemIsAskedForAfterItsPlaceholder() {
    let placeholder = "-[Item activityViewControllerPlaceholderItem:]\n"
    let item = "-[Item activityViewController:itemForActivityType:]\n"
    func rules(_ log: String) -> [Rule] { OrderCheck(AppLog(log).calls).breaches.map(\.rule) }
    #expect(rules(placeholder + placeholder + item + item + placeholder) == [])
    // Nobody knows what came before the first line.
    #expect(rules(item + placeholder + item) == [])
  }

  @Test(arguments: Selector.allCases)
  func everyMethodButACompletionIsInAnOrder(_ selector: Selector) {
    let hasNone = [.activityPicker, .completion].contains(selector.owner)
    #expect((CallOrder.of(selector) == nil) == hasNone)
    #expect(CallOrder.of(selector)?.owner == (hasNone ? nil : selector.owner))
  }
}
