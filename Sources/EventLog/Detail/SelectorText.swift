public import DialogModel
import Texts

/// What a call means, in a person's words.
public enum SelectorText {
  /// One sentence on when the call is made.
  ///
  /// - Parameter circumstances: where the dialog is, which the sentence looks at.
  public static func sentence(
    _ selector: Selector, _ circumstances: Circumstances = Circumstances()
  ) -> String {
    switch selector.owner {
    case .alert: alert(selector, circumstances)
    case .actionSheet: actionSheet(selector, circumstances)
    case .textField: textField(selector)
    case .activity, .activityPicker, .itemSource, .popover: sharing(selector)
    case .application: application(selector)
    case .viewController: view(selector)
    case .completion, .navigationController, .tabBarController: controller(selector)
    }
  }

  private static func alert(_ selector: Selector, _ circumstances: Circumstances) -> String {
    switch selector {
    case .willPresentAlertView: tr("The alert is about to be presented; it is not visible yet.")
    case .alertViewShouldEnableFirstOtherButton:
      tr("The alert asks whether its first button that is not Cancel may be tapped.")
    case .didPresentAlertView:
      switch circumstances.sight {
      case .onTop: tr("The alert is up: its entry animation has ended.")
      case .covered, .hidden: tr("The alert is up, under another one.")
      case .offScreen: tr("The alert is up; the app is not on the screen.")
      }
    case .alertViewClickedButtonAtIndex:
      switch circumstances.origin {
      case .tap, .tapOutside: tr("A button was tapped; the alert leaves when this returns.")
      case .returnKey: tr("Return pressed a button; the alert leaves when this returns.")
      case .system:
        tr("The system takes the alert down; this stands for alertViewCancel:, nobody tapped.")
      }
    case .alertViewWillDismissWithButtonIndex:
      switch circumstances.sight {
      case .onTop where circumstances.isAtOnce: tr("The alert is about to go, without animation.")
      case .onTop: tr("The alert is about to go; it can still be seen.")
      case .covered, .hidden:
        tr("The alert is about to go; another one hides it, so it goes at once.")
      case .offScreen:
        tr("The alert is about to go; the app is not on the screen, so it goes at once.")
      }
    case .alertViewDidDismissWithButtonIndex:
      circumstances.isAtOnce
        ? tr("The alert is gone; it went at once, without animation.")
        : tr("The alert is gone: its exit animation has ended.")
    default: tr("The system takes the alert down; no button was tapped.")
    }
  }

  private static func actionSheet(_ selector: Selector, _ circumstances: Circumstances) -> String {
    switch selector {
    case .willPresentActionSheet: tr("The sheet is about to be presented; it is not visible yet.")
    case .didPresentActionSheet:
      switch circumstances.sight {
      case .onTop: tr("The sheet is up: its entry animation has ended.")
      case .covered, .hidden: tr("The sheet is up, under another dialog.")
      case .offScreen: tr("The sheet is up; the app is not on the screen.")
      }
    case .actionSheetClickedButtonAtIndex:
      switch circumstances.origin {
      case .tap, .returnKey: tr("A button was tapped; the sheet leaves when this returns.")
      case .tapOutside: tr("A tap landed beside the sheet; it leaves when this returns.")
      case .system:
        tr("The system takes the sheet down; this stands for actionSheetCancel:, nobody tapped.")
      }
    case .actionSheetWillDismissWithButtonIndex:
      switch circumstances.sight {
      case .onTop where circumstances.isAtOnce: tr("The sheet is about to go, without animation.")
      case .onTop: tr("The sheet is about to go; it can still be seen.")
      case .covered, .hidden:
        tr("The sheet is about to go; another dialog covers it, so it goes at once.")
      case .offScreen:
        tr("The sheet is about to go; the app is not on the screen, so it goes at once.")
      }
    case .actionSheetDidDismissWithButtonIndex:
      circumstances.isAtOnce
        ? tr("The sheet is gone; it went at once, without animation.")
        : tr("The sheet is gone: its exit animation has ended.")
    default: tr("The system takes the sheet down; no button was tapped.")
    }
  }

  private static func textField(_ selector: Selector) -> String {
    switch selector {
    case .textFieldShouldBeginEditing: tr("The field asks whether editing may begin.")
    case .textFieldDidBeginEditing: tr("Editing has begun: the field has the keyboard.")
    case .textFieldShouldChangeCharacters:
      tr("The field asks whether its text may change; it has not changed yet.")
    case .textFieldShouldClear: tr("The field asks whether it may be emptied.")
    case .textFieldShouldReturn: tr("Return was pressed; the field asks what to do.")
    case .textFieldShouldEndEditing: tr("The field asks whether editing may end.")
    default: tr("Editing has ended: the keyboard has left the field.")
    }
  }

  private static func sharing(_ selector: Selector) -> String {
    switch selector {
    case .activityViewControllerPlaceholderItem:
      tr("An item is asked for one that stands for it until an activity is chosen.")
    case .activityViewControllerItemForActivityType:
      tr("An item is asked for the one that the chosen activity gets.")
    case .canPerformWithActivityItems: tr("The activity is asked whether it can take the items.")
    case .prepareWithActivityItems: tr("The activity was chosen and is handed the items.")
    case .activityViewController: tr("The activity is asked for a view to show.")
    case .performActivity: tr("The activity has no view and does its work now.")
    case .activityDidFinish: tr("The activity says that it is done, or given up.")
    case .completionHandler: tr("The picker is gone and tells what was chosen.")
    case .popoverControllerShouldDismissPopover:
      tr("A tap landed beside the popover, which asks whether it may go.")
    default: tr("The popover is gone, after a tap beside it.")
    }
  }

  private static func application(_ selector: Selector) -> String {
    switch selector {
    case .applicationDidFinishLaunchingWithOptions: tr("The app has been loaded and starts.")
    case .applicationDidBecomeActive: tr("The app is in front and takes taps.")
    case .applicationWillResignActive: tr("The app is about to lose taps.")
    case .applicationDidEnterBackground: tr("The app is not seen any more.")
    case .applicationWillEnterForeground: tr("The app is about to be seen again.")
    case .applicationWillTerminate: tr("The app is about to end.")
    case .applicationDidReceiveMemoryWarning: tr("Memory runs out; the app may free some.")
    default: tr("A notification has fired while the app was in front, or was tapped.")
    }
  }

  /// What follows from an answer; `nil` for a call whose answer has no effect.
  public static func answer(_ selector: Selector, _ answer: Bool) -> String? {
    switch selector {
    case .alertViewShouldEnableFirstOtherButton:
      answer ? tr("YES: the button can be tapped") : tr("NO: the button is disabled")
    case .textFieldShouldBeginEditing, .textFieldShouldChangeCharacters, .textFieldShouldClear,
      .textFieldShouldReturn, .textFieldShouldEndEditing, .popoverControllerShouldDismissPopover,
      .shouldAutorotate, .shouldAutorotateToInterfaceOrientation, .tabBarControllerShouldSelect:
      answer ? tr("YES: it happens") : tr("NO: it does not happen")
    default: nil
    }
  }
}
