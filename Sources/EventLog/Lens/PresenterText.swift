import DialogModel
import Texts

/// A caption for each call: what an audience sees, in a few words.
enum PresenterText {
  /// - Parameter name: the name of what the call is about.
  static func caption(_ selector: Selector, name: String) -> String {
    switch selector.owner {
    case .alert, .actionSheet: dialog(selector)
    case .textField: field(selector)
    case .activity, .activityPicker, .itemSource, .popover: sharing(selector, ["name": name])
    case .application: application(selector)
    case .viewController, .completion, .navigationController, .tabBarController:
      view(selector, ["name": name])
    }
  }

  private static func dialog(_ selector: Selector) -> String {
    switch selector {
    case .willPresentAlertView: tr("The alert comes in")
    case .alertViewShouldEnableFirstOtherButton: tr("Is the main button enabled?")
    case .didPresentAlertView: tr("The alert asks")
    case .alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex: tr("The choice")
    case .alertViewWillDismissWithButtonIndex: tr("The alert closes")
    case .alertViewDidDismissWithButtonIndex: tr("The alert is gone")
    case .alertViewCancel: tr("The system closes the alert")
    case .willPresentActionSheet: tr("The sheet comes up")
    case .didPresentActionSheet: tr("The sheet asks")
    case .actionSheetWillDismissWithButtonIndex: tr("The sheet closes")
    case .actionSheetDidDismissWithButtonIndex: tr("The sheet is gone")
    default: tr("The system closes the sheet")
    }
  }

  private static func field(_ selector: Selector) -> String {
    switch selector {
    case .textFieldShouldBeginEditing: tr("Can the field be edited?")
    case .textFieldDidBeginEditing: tr("The keyboard is ready")
    case .textFieldShouldChangeCharacters: tr("Is this text allowed?")
    case .textFieldShouldClear: tr("Can the field be emptied?")
    case .textFieldShouldReturn: tr("Return: go on?")
    case .textFieldShouldEndEditing: tr("Is the field complete?")
    default: tr("The field is done")
    }
  }

  private static func sharing(
    _ selector: Selector, _ name: KeyValuePairs<String, String>
  ) -> String {
    switch selector {
    case .activityViewControllerPlaceholderItem: tr("What may be shared?")
    case .activityViewControllerItemForActivityType: tr("What is shared there?")
    case .canPerformWithActivityItems: tr("{name}: can it share this?", name)
    case .prepareWithActivityItems: tr("{name} gets ready", name)
    case .activityViewController: tr("{name}: a view of its own?", name)
    case .performActivity: tr("{name} shares", name)
    case .activityDidFinish: tr("{name} is done", name)
    case .completionHandler: tr("The share sheet is gone")
    case .popoverControllerShouldDismissPopover: tr("Can the popover close?")
    default: tr("The popover is gone")
    }
  }

  private static func application(_ selector: Selector) -> String {
    switch selector {
    case .applicationDidFinishLaunchingWithOptions: tr("The app starts")
    case .applicationDidBecomeActive: tr("The app is in front")
    case .applicationWillResignActive: tr("The app is interrupted")
    case .applicationDidEnterBackground: tr("The app is in the background")
    case .applicationWillEnterForeground: tr("The app comes back")
    case .applicationWillTerminate: tr("The app ends")
    case .applicationDidReceiveMemoryWarning: tr("Memory runs out")
    default: tr("A notification arrives")
    }
  }

  private static func view(
    _ selector: Selector, _ name: KeyValuePairs<String, String>
  ) -> String {
    switch selector {
    case .viewDidLoad: tr("{name} is made", name)
    case .viewWillAppear: tr("{name} comes in", name)
    case .viewDidAppear: tr("{name} is there", name)
    case .viewWillDisappear: tr("{name} goes", name)
    case .viewDidDisappear: tr("{name} is gone", name)
    case .shouldAutorotate, .shouldAutorotateToInterfaceOrientation: tr("Can it turn?")
    case .supportedInterfaceOrientations: tr("Which ways can it turn?")
    case .willRotateToInterfaceOrientation: tr("{name} begins to turn", name)
    case .willAnimateRotationToInterfaceOrientation: tr("{name} turns", name)
    case .didRotateFromInterfaceOrientation: tr("{name} has turned", name)
    case .didReceiveMemoryWarning: tr("Memory runs out")
    case .viewDidUnload: tr("{name} is thrown away", name)
    case .completion: tr("The movement has ended")
    case .navigationControllerWillShow: tr("The next screen slides in")
    case .navigationControllerDidShow: tr("The next screen is there")
    case .tabBarControllerShouldSelect: tr("Can this tab be chosen?")
    default: tr("Another tab")
    }
  }
}
