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
    #expect(check(launch + before + leave + comeBack + before + tap) == [9])
    let end = ["applicationWillTerminate:"]
    #expect(check(launch + end + launch + leave + launch).isEmpty)
    #expect(check(launch + end + launch + leave + launch + launch) == [10])
  }

  @Test(arguments: Selector.Owner.allCases)
  func everyMethodWithAnOrderIsInIt(_ owner: Selector.Owner) throws {
    guard owner != .activityPicker, owner != .completion else {
      return #expect(CallOrder.all[owner] == nil)
    }
    let order = try #require(CallOrder.all[owner])
    for selector in Selector.allCases where selector.owner == owner {
      #expect(order.has(selector), "\(selector)")
    }
  }
}
