import DialogModel
import Texts

/// One sentence on each call, about what a person sees.
enum DesignerText {
  /// - Parameter name: the name of what the call is about.
  static func sentence(_ selector: Selector, name: String) -> String {
    switch selector.owner {
    case .alert: alert(selector, ["name": name])
    case .actionSheet: sheet(selector, ["name": name])
    case .textField: field(selector, ["name": name])
    case .activity, .activityPicker, .itemSource, .popover: sharing(selector, ["name": name])
    case .application: application(selector)
    case .viewController, .completion, .navigationController, .tabBarController:
      view(selector, ["name": name])
    }
  }

  private typealias Names = KeyValuePairs<String, String>

  private static func alert(_ selector: Selector, _ name: Names) -> String {
    switch selector {
    case .willPresentAlertView: tr("The alert {name} is about to appear.", name)
    case .alertViewShouldEnableFirstOtherButton:
      tr("May the main button of the alert {name} be tapped?", name)
    case .didPresentAlertView: tr("The alert {name} is there.", name)
    case .alertViewClickedButtonAtIndex: tr("A button of the alert {name} was pressed.", name)
    case .alertViewWillDismissWithButtonIndex: tr("The alert {name} begins to close.", name)
    case .alertViewDidDismissWithButtonIndex: tr("The alert {name} has closed.", name)
    default: tr("The system closes the alert {name}.", name)
    }
  }

  private static func sheet(_ selector: Selector, _ name: Names) -> String {
    switch selector {
    case .willPresentActionSheet: tr("The sheet {name} is about to appear.", name)
    case .didPresentActionSheet: tr("The sheet {name} is there.", name)
    case .actionSheetClickedButtonAtIndex: tr("A button of the sheet {name} was pressed.", name)
    case .actionSheetWillDismissWithButtonIndex: tr("The sheet {name} begins to close.", name)
    case .actionSheetDidDismissWithButtonIndex: tr("The sheet {name} has closed.", name)
    default: tr("The system closes the sheet {name}.", name)
    }
  }

  private static func field(_ selector: Selector, _ name: Names) -> String {
    switch selector {
    case .textFieldShouldBeginEditing: tr("May a person type into {name}?", name)
    case .textFieldDidBeginEditing: tr("The keyboard types into {name} now.", name)
    case .textFieldShouldChangeCharacters: tr("May the text of {name} change?", name)
    case .textFieldShouldClear: tr("May {name} be emptied?", name)
    case .textFieldShouldReturn: tr("Return was pressed in {name}; what happens?", name)
    case .textFieldShouldEndEditing: tr("May the keyboard leave {name}?", name)
    default: tr("The keyboard has left {name}.", name)
    }
  }

  private static func sharing(_ selector: Selector, _ name: Names) -> String {
    switch selector {
    case .activityViewControllerPlaceholderItem: tr("{name}: what stands for the item?", name)
    case .activityViewControllerItemForActivityType: tr("{name}: what is shared there?", name)
    case .canPerformWithActivityItems: tr("Can {name} take what is shared?", name)
    case .prepareWithActivityItems: tr("{name} gets what is shared.", name)
    case .activityViewController: tr("Does {name} show something of its own?", name)
    case .performActivity: tr("{name} does its work.", name)
    case .activityDidFinish: tr("{name} is done, or was given up.", name)
    case .completionHandler: tr("The share sheet {name} has closed.", name)
    case .popoverControllerShouldDismissPopover:
      tr("May the popover {name} close after the tap beside it?", name)
    default: tr("The popover {name} has closed.", name)
    }
  }

  private static func application(_ selector: Selector) -> String {
    switch selector {
    case .applicationDidFinishLaunchingWithOptions: tr("The app starts.")
    case .applicationDidBecomeActive: tr("The app is in front.")
    case .applicationWillResignActive: tr("The app is about to be interrupted.")
    case .applicationDidEnterBackground: tr("The app is in the background.")
    case .applicationWillEnterForeground: tr("The app is about to come back.")
    case .applicationWillTerminate: tr("The app is about to end.")
    case .applicationDidReceiveMemoryWarning: tr("The device runs out of memory.")
    default: tr("The app gets a notification.")
    }
  }

  private static func view(_ selector: Selector, _ name: Names) -> String {
    switch selector {
    case .viewDidLoad: tr("The screen {name} is made.", name)
    case .viewWillAppear: tr("The screen {name} is about to appear.", name)
    case .viewDidAppear: tr("The screen {name} is there.", name)
    case .viewWillDisappear: tr("The screen {name} begins to go.", name)
    case .viewDidDisappear: tr("The screen {name} is gone.", name)
    case .shouldAutorotate: tr("May the screen {name} turn?", name)
    case .supportedInterfaceOrientations: tr("Which ways can the screen {name} be held?", name)
    case .shouldAutorotateToInterfaceOrientation: tr("May the screen {name} turn this way?", name)
    case .willRotateToInterfaceOrientation: tr("The screen {name} is about to turn.", name)
    case .willAnimateRotationToInterfaceOrientation: tr("The screen {name} turns.", name)
    case .didRotateFromInterfaceOrientation: tr("The screen {name} has turned.", name)
    case .didReceiveMemoryWarning: tr("The screen {name} should free memory.", name)
    case .viewDidUnload: tr("The screen {name} is thrown away.", name)
    case .completion: tr("The movement of {name} has ended.", name)
    case .navigationControllerWillShow: tr("The next screen is about to slide in.")
    case .navigationControllerDidShow: tr("The next screen has slid in.")
    case .tabBarControllerShouldSelect: tr("May this tab be chosen?")
    default: tr("Another tab was chosen.")
    }
  }
}
