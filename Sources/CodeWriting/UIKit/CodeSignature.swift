internal import DialogModel

/// A method as it is declared in both languages.
struct CodeSignature {
  let objectiveC: String
  let swift: String
  /// What calls the same method of the class above; `nil` where there is none.
  var above: (objectiveC: String, swift: String)?

  /// The method of a delegate or a view controller, with the spellings of 2013; `nil` where the call
  /// is no method.
  init?(_ selector: Selector) {
    let back: String
    switch selector {
    case .willPresentAlertView:
      (objectiveC, swift) = (
        "(void)willPresentAlertView:(UIAlertView *)alertView",
        "willPresent(_ alertView: UIAlertView)"
      )
    case .alertViewShouldEnableFirstOtherButton:
      (objectiveC, swift) = (
        "(BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)alertView",
        "alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool"
      )
    case .didPresentAlertView:
      (objectiveC, swift) = (
        "(void)didPresentAlertView:(UIAlertView *)alertView", "didPresent(_ alertView: UIAlertView)"
      )
    case .alertViewClickedButtonAtIndex:
      (objectiveC, swift) = (
        "(void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex",
        "alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)"
      )
    case .alertViewWillDismissWithButtonIndex:
      (objectiveC, swift) = (
        "(void)alertView:(UIAlertView *)alertView willDismissWithButtonIndex:(NSInteger)buttonIndex",
        "alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)"
      )
    case .alertViewDidDismissWithButtonIndex:
      (objectiveC, swift) = (
        "(void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex",
        "alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)"
      )
    case .alertViewCancel:
      (objectiveC, swift) = (
        "(void)alertViewCancel:(UIAlertView *)alertView",
        "alertViewCancel(_ alertView: UIAlertView)"
      )
    case .willPresentActionSheet:
      (objectiveC, swift) = (
        "(void)willPresentActionSheet:(UIActionSheet *)actionSheet",
        "willPresent(_ actionSheet: UIActionSheet)"
      )
    case .didPresentActionSheet:
      (objectiveC, swift) = (
        "(void)didPresentActionSheet:(UIActionSheet *)actionSheet",
        "didPresent(_ actionSheet: UIActionSheet)"
      )
    case .actionSheetClickedButtonAtIndex:
      (objectiveC, swift) = (
        "(void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex",
        "actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)"
      )
    case .actionSheetWillDismissWithButtonIndex:
      (objectiveC, swift) = (
        "(void)actionSheet:(UIActionSheet *)actionSheet willDismissWithButtonIndex:(NSInteger)buttonIndex",
        "actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)"
      )
    case .actionSheetDidDismissWithButtonIndex:
      (objectiveC, swift) = (
        "(void)actionSheet:(UIActionSheet *)actionSheet didDismissWithButtonIndex:(NSInteger)buttonIndex",
        "actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)"
      )
    case .actionSheetCancel:
      (objectiveC, swift) = (
        "(void)actionSheetCancel:(UIActionSheet *)actionSheet",
        "actionSheetCancel(_ actionSheet: UIActionSheet)"
      )
    case .textFieldShouldBeginEditing, .textFieldShouldClear, .textFieldShouldReturn,
      .textFieldShouldEndEditing:
      back = String(selector.name.dropLast())
      (objectiveC, swift) = (
        "(BOOL)\(back):(UITextField *)textField", "\(back)(_ textField: UITextField) -> Bool"
      )
    case .textFieldDidBeginEditing, .textFieldDidEndEditing:
      back = String(selector.name.dropLast())
      (objectiveC, swift) = (
        "(void)\(back):(UITextField *)textField", "\(back)(_ textField: UITextField)"
      )
    case .textFieldShouldChangeCharacters:
      (objectiveC, swift) = (
        "(BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string",
        "textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool"
      )
    case .popoverControllerShouldDismissPopover:
      (objectiveC, swift) = (
        "(BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popoverController",
        "popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool"
      )
    case .popoverControllerDidDismissPopover:
      (objectiveC, swift) = (
        "(void)popoverControllerDidDismissPopover:(UIPopoverController *)popoverController",
        "popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)"
      )
    case .applicationDidFinishLaunchingWithOptions:
      (objectiveC, swift) = (
        "(BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions",
        "application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
      )
    case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationWillTerminate,
      .applicationDidReceiveMemoryWarning:
      back = String(selector.name.dropLast())
      (objectiveC, swift) = (
        "(void)\(back):(UIApplication *)application", "\(back)(_ application: UIApplication)"
      )
    case .applicationDidReceiveLocalNotification:
      (objectiveC, swift) = (
        "(void)application:(UIApplication *)application didReceiveLocalNotification:(UILocalNotification *)notification",
        "application(_ application: UIApplication, didReceive notification: UILocalNotification)"
      )
    case .viewDidLoad, .didReceiveMemoryWarning, .viewDidUnload:
      back = selector.name
      (objectiveC, swift) = ("(void)\(back)", "\(back)()")
      above = ("[super \(back)];", "super.\(back)()")
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      back = String(selector.name.dropLast())
      (objectiveC, swift) = ("(void)\(back):(BOOL)animated", "\(back)(_ animated: Bool)")
      above = ("[super \(back):animated];", "super.\(back)(animated)")
    case .shouldAutorotate: (objectiveC, swift) = ("(BOOL)shouldAutorotate", "shouldAutorotate")
    case .supportedInterfaceOrientations:
      (objectiveC, swift) = (
        "(NSUInteger)supportedInterfaceOrientations", "supportedInterfaceOrientations"
      )
    case .shouldAutorotateToInterfaceOrientation:
      (objectiveC, swift) = (
        "(BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation",
        "shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool"
      )
    case .willRotateToInterfaceOrientation:
      (objectiveC, swift) = (
        "(void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration",
        "willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)"
      )
      above = (
        "[super willRotateToInterfaceOrientation:toInterfaceOrientation duration:duration];",
        "super.willRotate(to: toInterfaceOrientation, duration: duration)"
      )
    case .willAnimateRotationToInterfaceOrientation:
      (objectiveC, swift) = (
        "(void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration",
        "willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)"
      )
      above = (
        "[super willAnimateRotationToInterfaceOrientation:toInterfaceOrientation duration:duration];",
        "super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)"
      )
    case .didRotateFromInterfaceOrientation:
      (objectiveC, swift) = (
        "(void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation",
        "didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)"
      )
      above = (
        "[super didRotateFromInterfaceOrientation:fromInterfaceOrientation];",
        "super.didRotate(from: fromInterfaceOrientation)"
      )
    case .navigationControllerWillShow:
      (objectiveC, swift) = (
        "(void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated",
        "navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)"
      )
    case .navigationControllerDidShow:
      (objectiveC, swift) = (
        "(void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated",
        "navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)"
      )
    case .tabBarControllerShouldSelect:
      (objectiveC, swift) = (
        "(BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController",
        "tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool"
      )
    case .tabBarControllerDidSelect:
      (objectiveC, swift) = (
        "(void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController",
        "tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)"
      )
    case .activityViewControllerPlaceholderItem, .activityViewControllerItemForActivityType,
      .canPerformWithActivityItems, .prepareWithActivityItems, .activityViewController,
      .performActivity, .activityDidFinish, .completionHandler, .completion:
      return nil
    }
  }

  /// The variable with the object that the method is about.
  static func object(_ owner: Selector.Owner) -> String? {
    switch owner {
    case .alert: "alertView"
    case .actionSheet: "actionSheet"
    case .popover: "popoverController"
    case .textField: "textField"
    default: nil
    }
  }

  /// UIKit's protocol with the methods of an owner.
  static func delegateProtocol(_ owner: Selector.Owner) -> String? {
    switch owner {
    case .alert: "UIAlertViewDelegate"
    case .actionSheet: "UIActionSheetDelegate"
    case .popover: "UIPopoverControllerDelegate"
    case .textField: "UITextFieldDelegate"
    default: nil
    }
  }

  /// The methods that have the index of a button.
  static func hasIndex(_ selector: Selector) -> Bool {
    switch selector.moment {
    case .clicked, .willDismiss, .didDismiss: true
    default: false
    }
  }
}
