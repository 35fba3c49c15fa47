import DialogModel

/// A method of a delegate, as Swift declares it.
struct Requirement {
  /// The protocol.
  let role: String
  let selector: Selector
  let head: String

  private static func alert(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UIAlertViewDelegate", selector: selector, head: head)
  }

  private static func sheet(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UIActionSheetDelegate", selector: selector, head: head)
  }

  private static func field(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UITextFieldDelegate", selector: selector, head: head)
  }

  private static func popover(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UIPopoverControllerDelegate", selector: selector, head: head)
  }

  private static func navigation(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UINavigationControllerDelegate", selector: selector, head: head)
  }

  private static func application(_ selector: Selector, _ head: String) -> Requirement {
    Requirement(role: "UIApplicationDelegate", selector: selector, head: head)
  }

  static let all: [Requirement] = [
    alert(.willPresentAlertView, "willPresent(_ alertView: UIAlertView)"),
    alert(.didPresentAlertView, "didPresent(_ alertView: UIAlertView)"),
    alert(
      .alertViewShouldEnableFirstOtherButton,
      "alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool"),
    alert(
      .alertViewClickedButtonAtIndex,
      "alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)"),
    alert(
      .alertViewWillDismissWithButtonIndex,
      "alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)"),
    alert(
      .alertViewDidDismissWithButtonIndex,
      "alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)"),
    alert(.alertViewCancel, "alertViewCancel(_ alertView: UIAlertView)"),
    sheet(.willPresentActionSheet, "willPresent(_ actionSheet: UIActionSheet)"),
    sheet(.didPresentActionSheet, "didPresent(_ actionSheet: UIActionSheet)"),
    sheet(
      .actionSheetClickedButtonAtIndex,
      "actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)"),
    sheet(
      .actionSheetWillDismissWithButtonIndex,
      "actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)"),
    sheet(
      .actionSheetDidDismissWithButtonIndex,
      "actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)"),
    sheet(.actionSheetCancel, "actionSheetCancel(_ actionSheet: UIActionSheet)"),
    field(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing(_ textField: UITextField) -> Bool"),
    field(.textFieldDidBeginEditing, "textFieldDidBeginEditing(_ textField: UITextField)"),
    field(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing(_ textField: UITextField) -> Bool"),
    field(.textFieldDidEndEditing, "textFieldDidEndEditing(_ textField: UITextField)"),
    field(
      .textFieldShouldChangeCharacters,
      "textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool"
    ),
    field(.textFieldShouldClear, "textFieldShouldClear(_ textField: UITextField) -> Bool"),
    field(.textFieldShouldReturn, "textFieldShouldReturn(_ textField: UITextField) -> Bool"),
    popover(
      .popoverControllerShouldDismissPopover,
      "popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool"),
    popover(
      .popoverControllerDidDismissPopover,
      "popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)"),
    navigation(
      .navigationControllerWillShow,
      "navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)"
    ),
    navigation(
      .navigationControllerDidShow,
      "navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)"
    ),
    application(
      .applicationDidBecomeActive, "applicationDidBecomeActive(_ application: UIApplication)"),
    application(
      .applicationWillResignActive, "applicationWillResignActive(_ application: UIApplication)"),
    application(
      .applicationDidEnterBackground, "applicationDidEnterBackground(_ application: UIApplication)"),
    application(
      .applicationWillEnterForeground,
      "applicationWillEnterForeground(_ application: UIApplication)"),
    application(
      .applicationWillTerminate, "applicationWillTerminate(_ application: UIApplication)"),
    application(
      .applicationDidReceiveMemoryWarning,
      "applicationDidReceiveMemoryWarning(_ application: UIApplication)"),
    application(
      .applicationDidReceiveLocalNotification,
      "application(_ application: UIApplication, didReceive notification: UILocalNotification)"),
  ]
}
