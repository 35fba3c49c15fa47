extension Selector {
  /// The selector as UIKit spells it.
  public var name: String {
    switch self {
    case .willPresentAlertView: "willPresentAlertView:"
    case .alertViewShouldEnableFirstOtherButton: "alertViewShouldEnableFirstOtherButton:"
    case .didPresentAlertView: "didPresentAlertView:"
    case .alertViewClickedButtonAtIndex: "alertView:clickedButtonAtIndex:"
    case .alertViewWillDismissWithButtonIndex: "alertView:willDismissWithButtonIndex:"
    case .alertViewDidDismissWithButtonIndex: "alertView:didDismissWithButtonIndex:"
    case .alertViewCancel: "alertViewCancel:"
    case .willPresentActionSheet: "willPresentActionSheet:"
    case .didPresentActionSheet: "didPresentActionSheet:"
    case .actionSheetClickedButtonAtIndex: "actionSheet:clickedButtonAtIndex:"
    case .actionSheetWillDismissWithButtonIndex: "actionSheet:willDismissWithButtonIndex:"
    case .actionSheetDidDismissWithButtonIndex: "actionSheet:didDismissWithButtonIndex:"
    case .actionSheetCancel: "actionSheetCancel:"
    case .textFieldShouldBeginEditing: "textFieldShouldBeginEditing:"
    case .textFieldDidBeginEditing: "textFieldDidBeginEditing:"
    case .textFieldShouldChangeCharacters:
      "textField:shouldChangeCharactersInRange:replacementString:"
    case .textFieldShouldClear: "textFieldShouldClear:"
    case .textFieldShouldReturn: "textFieldShouldReturn:"
    case .textFieldShouldEndEditing: "textFieldShouldEndEditing:"
    case .textFieldDidEndEditing: "textFieldDidEndEditing:"
    case .canPerformWithActivityItems: "canPerformWithActivityItems:"
    case .prepareWithActivityItems: "prepareWithActivityItems:"
    case .activityViewController: "activityViewController"
    case .performActivity: "performActivity"
    case .activityDidFinish: "activityDidFinish:"
    case .completionHandler: "completionHandler:"
    case .popoverControllerShouldDismissPopover: "popoverControllerShouldDismissPopover:"
    case .popoverControllerDidDismissPopover: "popoverControllerDidDismissPopover:"
    case .applicationDidFinishLaunchingWithOptions: "application:didFinishLaunchingWithOptions:"
    case .applicationDidBecomeActive: "applicationDidBecomeActive:"
    case .applicationWillResignActive: "applicationWillResignActive:"
    case .applicationDidEnterBackground: "applicationDidEnterBackground:"
    case .applicationWillEnterForeground: "applicationWillEnterForeground:"
    case .applicationWillTerminate: "applicationWillTerminate:"
    case .applicationDidReceiveLocalNotification: "application:didReceiveLocalNotification:"
    }
  }
}
