public import DialogModel

extension Selector {
  /// The part of a name that differs from other calls: `willPresent`, `clicked`.
  public var shortName: String {
    switch self {
    case .willPresentAlertView, .willPresentActionSheet: "willPresent"
    case .alertViewShouldEnableFirstOtherButton: "shouldEnable"
    case .didPresentAlertView, .didPresentActionSheet: "didPresent"
    case .alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex: "clicked"
    case .alertViewWillDismissWithButtonIndex, .actionSheetWillDismissWithButtonIndex:
      "willDismiss"
    case .alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex: "didDismiss"
    case .alertViewCancel, .actionSheetCancel: "cancel"
    case .textFieldShouldBeginEditing: "shouldBegin"
    case .textFieldDidBeginEditing: "didBegin"
    case .textFieldShouldChangeCharacters: "shouldChange"
    case .textFieldShouldClear: "shouldClear"
    case .textFieldShouldReturn: "shouldReturn"
    case .textFieldShouldEndEditing: "shouldEnd"
    case .textFieldDidEndEditing: "didEnd"
    case .canPerformWithActivityItems: "canPerform"
    case .prepareWithActivityItems: "prepare"
    case .activityViewController: "viewController"
    case .performActivity: "perform"
    case .activityDidFinish: "didFinish"
    case .completionHandler: "completion"
    case .popoverControllerShouldDismissPopover: "shouldDismiss"
    case .popoverControllerDidDismissPopover: "didDismiss"
    case .applicationDidFinishLaunchingWithOptions: "didFinishLaunching"
    case .applicationDidBecomeActive: "didBecomeActive"
    case .applicationWillResignActive: "willResignActive"
    case .applicationDidEnterBackground: "didEnterBackground"
    case .applicationWillEnterForeground: "willEnterForeground"
    case .applicationWillTerminate: "willTerminate"
    case .applicationDidReceiveLocalNotification: "didReceive"
    }
  }
}
