/// The methods that Rehearsal knows, in the order of the behaviour tables.
///
/// Most are methods of delegates. The methods of an activity, and the handler of an activity
/// picker, are called in the same way.
public enum Selector: UInt8, CaseIterable, Sendable {
  case willPresentAlertView
  case alertViewShouldEnableFirstOtherButton
  case didPresentAlertView
  case alertViewClickedButtonAtIndex
  case alertViewWillDismissWithButtonIndex
  case alertViewDidDismissWithButtonIndex
  case alertViewCancel
  case willPresentActionSheet
  case didPresentActionSheet
  case actionSheetClickedButtonAtIndex
  case actionSheetWillDismissWithButtonIndex
  case actionSheetDidDismissWithButtonIndex
  case actionSheetCancel
  case textFieldShouldBeginEditing
  case textFieldDidBeginEditing
  case textFieldShouldChangeCharacters
  case textFieldShouldClear
  case textFieldShouldReturn
  case textFieldShouldEndEditing
  case textFieldDidEndEditing
  case activityViewControllerPlaceholderItem
  case activityViewControllerItemForActivityType
  case canPerformWithActivityItems
  case prepareWithActivityItems
  case activityViewController
  case performActivity
  case activityDidFinish
  case completionHandler
  case popoverControllerShouldDismissPopover
  case popoverControllerDidDismissPopover
  case applicationDidFinishLaunchingWithOptions
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case applicationWillTerminate
  case applicationDidReceiveLocalNotification
  case applicationDidReceiveMemoryWarning
  case viewDidLoad
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case shouldAutorotate
  case supportedInterfaceOrientations
  case shouldAutorotateToInterfaceOrientation
  case willRotateToInterfaceOrientation
  case willAnimateRotationToInterfaceOrientation
  case didRotateFromInterfaceOrientation
  case didReceiveMemoryWarning
  case viewDidUnload
  case completion
  case navigationControllerWillShow
  case navigationControllerDidShow
  case tabBarControllerShouldSelect
  case tabBarControllerDidSelect

  /// Whose delegate has the method.
  public enum Owner: CaseIterable, Sendable {
    /// `UIAlertViewDelegate`.
    case alert
    /// `UIActionSheetDelegate`.
    case actionSheet
    /// `UITextFieldDelegate`.
    case textField
    /// `UIActivity` itself.
    case activity
    /// `UIActivityViewController`, which has a handler.
    case activityPicker
    /// `UIActivityItemSource`, an item that is made for the activity that takes it.
    case itemSource
    /// `UIPopoverControllerDelegate`.
    case popover
    /// `UIApplicationDelegate`.
    case application
    /// `UIViewController` itself.
    case viewController
    /// The completion of a presentation or a dismissal, which is no method.
    case completion
    /// `UINavigationControllerDelegate`.
    case navigationController
    /// `UITabBarControllerDelegate`.
    case tabBarController
  }

  /// When a call is made: before something, after something, as a question, or at a tap.
  public enum Nature: Sendable {
    case will, did, asks, clicked
  }

  /// The selector with this spelling in UIKit, if there is one.
  public init?(name: String) {
    guard let found = Selector.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// Whose delegate has the method.
  public var owner: Owner {
    switch self {
    case .willPresentAlertView, .alertViewShouldEnableFirstOtherButton, .didPresentAlertView,
      .alertViewClickedButtonAtIndex, .alertViewWillDismissWithButtonIndex,
      .alertViewDidDismissWithButtonIndex, .alertViewCancel:
      .alert
    case .willPresentActionSheet, .didPresentActionSheet, .actionSheetClickedButtonAtIndex,
      .actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
      .actionSheetCancel:
      .actionSheet
    case .textFieldShouldBeginEditing, .textFieldDidBeginEditing,
      .textFieldShouldChangeCharacters, .textFieldShouldClear, .textFieldShouldReturn,
      .textFieldShouldEndEditing, .textFieldDidEndEditing:
      .textField
    case .canPerformWithActivityItems, .prepareWithActivityItems, .activityViewController,
      .performActivity, .activityDidFinish:
      .activity
    case .completionHandler:
      .activityPicker
    case .activityViewControllerPlaceholderItem, .activityViewControllerItemForActivityType:
      .itemSource
    case .popoverControllerShouldDismissPopover, .popoverControllerDidDismissPopover:
      .popover
    case .applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationWillTerminate,
      .applicationDidReceiveLocalNotification, .applicationDidReceiveMemoryWarning:
      .application
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .shouldAutorotate, .supportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation,
      .willRotateToInterfaceOrientation, .willAnimateRotationToInterfaceOrientation,
      .didRotateFromInterfaceOrientation, .didReceiveMemoryWarning, .viewDidUnload:
      .viewController
    case .completion: .completion
    case .navigationControllerWillShow, .navigationControllerDidShow: .navigationController
    case .tabBarControllerShouldSelect, .tabBarControllerDidSelect: .tabBarController
    }
  }

  /// What sort of call it is.
  public var nature: Nature {
    switch self {
    case .alertViewShouldEnableFirstOtherButton, .textFieldShouldBeginEditing,
      .textFieldShouldChangeCharacters, .textFieldShouldClear, .textFieldShouldReturn,
      .textFieldShouldEndEditing, .activityViewControllerPlaceholderItem,
      .activityViewControllerItemForActivityType, .canPerformWithActivityItems,
      .activityViewController, .popoverControllerShouldDismissPopover, .shouldAutorotate,
      .supportedInterfaceOrientations,
      .shouldAutorotateToInterfaceOrientation, .tabBarControllerShouldSelect:
      .asks
    case .alertViewClickedButtonAtIndex, .actionSheetClickedButtonAtIndex:
      .clicked
    case .willPresentAlertView, .alertViewWillDismissWithButtonIndex, .alertViewCancel,
      .willPresentActionSheet, .actionSheetWillDismissWithButtonIndex, .actionSheetCancel,
      .prepareWithActivityItems, .performActivity, .applicationWillResignActive,
      .applicationWillEnterForeground, .applicationWillTerminate, .viewWillAppear,
      .viewWillDisappear, .willRotateToInterfaceOrientation,
      .willAnimateRotationToInterfaceOrientation, .navigationControllerWillShow:
      .will
    case .didPresentAlertView, .alertViewDidDismissWithButtonIndex, .didPresentActionSheet,
      .actionSheetDidDismissWithButtonIndex, .textFieldDidBeginEditing, .textFieldDidEndEditing,
      .activityDidFinish, .completionHandler, .popoverControllerDidDismissPopover,
      .applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive,
      .applicationDidEnterBackground, .applicationDidReceiveLocalNotification,
      .applicationDidReceiveMemoryWarning, .viewDidLoad, .viewDidAppear, .viewDidDisappear,
      .didRotateFromInterfaceOrientation, .didReceiveMemoryWarning, .viewDidUnload, .completion,
      .navigationControllerDidShow, .tabBarControllerDidSelect:
      .did
    }
  }

  /// Whether the method answers yes or no.
  public var returnsBool: Bool {
    switch self {
    case .alertViewShouldEnableFirstOtherButton, .textFieldShouldBeginEditing,
      .textFieldShouldChangeCharacters, .textFieldShouldClear, .textFieldShouldReturn,
      .textFieldShouldEndEditing, .canPerformWithActivityItems,
      .popoverControllerShouldDismissPopover, .applicationDidFinishLaunchingWithOptions,
      .shouldAutorotate, .shouldAutorotateToInterfaceOrientation, .tabBarControllerShouldSelect:
      true
    default: false
    }
  }
}
