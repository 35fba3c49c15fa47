import DialogModel
import OrderRules
import Testing

/// The order of the calls of a run while they are made, over several lives of its application.
@Suite struct RunOrderTests {
  private static let launch: [Selector] = [
    .applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive,
  ]
  private static let up: [Selector] = [.willPresentAlertView, .didPresentAlertView]

  private var order: RunOrder {
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "a", alert: Alert())]
    return RunOrder(prototype)
  }

  /// The methods of the calls out of order.
  private func take(_ calls: [Selector], _ order: inout RunOrder) -> [Selector] {
    calls.filter { selector in
      let target = selector.owner == .application ? Target.application : .dialog(DialogID(0))
      return order.take(LoggedCall(line: 0, object: "", selector: selector), of: target) != nil
    }
  }

  @Test func whatIsForgottenMayBeginAnew() {
    var order = order
    #expect(take(Self.up + Self.up, &order) == [.willPresentAlertView])
    order.forget()
    #expect(take(Self.up, &order).isEmpty)
  }

  @Test func aLaunchForgetsDialogsAndNotTheApplication() {
    var order = order
    #expect(take(Self.launch + Self.up + Self.launch + Self.up, &order).isEmpty)
    // Once the application is known to hear of its ends, a launch does not follow a launch.
    let ends: [Selector] = [
      .applicationWillResignActive, .applicationDidEnterBackground, .applicationWillTerminate,
    ]
    #expect(take(ends + Self.launch + Self.up, &order).isEmpty)
    #expect(
      take(Self.launch + Self.up, &order) == [.applicationDidFinishLaunchingWithOptions])
  }

  @Test func theSameMethodAgainIsAnotherDismissal() {
    var prototype = Prototype()
    var delegate = Delegate()
    delegate.methods = SelectorSet([.alertViewWillDismissWithButtonIndex])
    prototype.dialogs = [Dialog(id: "a", alert: Alert(), delegate: delegate)]
    var order = RunOrder(prototype)
    for button in [1, 0] {
      let call = LoggedCall(
        line: 0, object: "", selector: .alertViewWillDismissWithButtonIndex, button: button)
      #expect(order.take(call, of: .dialog(DialogID(0))) == nil)
    }
  }
}
