// swift-format-ignore-file
// What generated Swift calls, with the signatures of UIKit and UserNotifications. Nothing here runs.
@_exported import Foundation

// Foundation/NSBundle.h
public func NSLocalizedString(  // Foundation/NSBundle.h
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { key }

// UIKit/UIResponder.h, UIView.h, UIWindow.h, UIImage.h, UIDevice.h, UIScreen.h
@MainActor open class UIResponder: NSObject {  // UIKit/UIResponder.h
  public nonisolated override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
@MainActor open class UIView: UIResponder {  // UIKit/UIView.h
  open var bounds: CGRect { CGRect() }
  open var window: UIWindow? { nil }
  open var isUserInteractionEnabled = true
  public override init() {}
}
@MainActor open class UIWindow: UIView {  // UIKit/UIWindow.h
  public init(frame: CGRect) {}
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
public final class UIImage: NSObject { public init?(named: String) {} }  // UIKit/UIImage.h
@MainActor open class UIImageView: UIView {  // UIKit/UIImageView.h
  public override init() {}
  public init(image: UIImage?) {}
}
@MainActor open class UILabel: UIView {}  // UIKit/UILabel.h
@MainActor open class UITableViewCell: UIView {}  // UIKit/UITableViewCell.h
@MainActor open class UIScreen: NSObject {  // UIKit/UIScreen.h
  public static var main: UIScreen { UIScreen() }
  open var bounds: CGRect { CGRect() }
}
public enum UIUserInterfaceIdiom { case phone, pad }  // UIKit/UIDevice.h
@MainActor open class UIDevice: NSObject {  // UIKit/UIDevice.h
  public static var current: UIDevice { UIDevice() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

// UIKit/UIControl.h and its subclasses, UIAction.h
@MainActor open class UIAction: NSObject {  // UIKit/UIAction.h
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {}
}
@MainActor open class UIControl: UIView {  // UIKit/UIControl.h
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
  open var isEnabled = true
  open func addAction(_ action: UIAction, for events: Event) {}
}
@MainActor open class UIButton: UIControl {}  // UIKit/UIButton.h
@MainActor open class UISwitch: UIControl {}  // UIKit/UISwitch.h
@MainActor open class UISegmentedControl: UIControl {}  // UIKit/UISegmentedControl.h
@MainActor open class UIBarItem: NSObject { open var isEnabled = true }  // UIKit/UIBarItem.h
@MainActor open class UIBarButtonItem: UIBarItem {}  // UIKit/UIBarButtonItem.h
@MainActor open class UITabBarItem: UIBarItem {}  // UIKit/UITabBarItem.h
@MainActor open class UIToolbar: UIView {}  // UIKit/UIToolbar.h
@MainActor open class UITabBar: UIView {}  // UIKit/UITabBar.h
@MainActor open class UINavigationBar: UIView {}  // UIKit/UINavigationBar.h

// UIKit/UITextInputTraits.h, UITextField.h
public enum UIKeyboardType: Int {  // UIKit/UITextInputTraits.h
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter
}
public enum UIReturnKeyType: Int {  // UIKit/UITextInputTraits.h
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
}
@MainActor public protocol UITextFieldDelegate: AnyObject {}  // UIKit/UITextField.h
@MainActor open class UITextField: UIControl {  // UIKit/UITextField.h
  public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
  open var text: String?, placeholder: String?, isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  open var clearButtonMode = ViewMode.never, leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never, leftView: UIView?, rightView: UIView?
  open var clearsOnBeginEditing = false, enablesReturnKeyAutomatically = false
  open weak var delegate: (any UITextFieldDelegate)?
}

// UIKit/UIAlertController.h
@MainActor open class UIAlertAction: NSObject {  // UIKit/UIAlertController.h
  public enum Style: Int { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {}
  open var isEnabled = true
}
@MainActor open class UIAlertController: UIViewController {  // UIKit/UIAlertController.h
  public enum Style: Int { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) {}
  open var message: String?
  open func addAction(_ action: UIAlertAction) {}
  open var preferredAction: UIAlertAction?
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {}
  open var textFields: [UITextField]? { nil }
}

// UIKit/UIPresentationController.h, UIPopoverPresentationController.h
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}  // UIKit/UIPresentationController.h
@MainActor
public protocol UIPopoverPresentationControllerDelegate:  // UIKit/UIPopoverPresentationController.h
  UIAdaptivePresentationControllerDelegate
{}
@MainActor open class UIPresentationController: NSObject {  // UIKit/UIPresentationController.h
  open var presentedViewController: UIViewController { UIViewController() }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
@MainActor open class UIPopoverPresentationController: UIPresentationController {  // UIKit/UIPopoverPresentationController.h
  open var sourceItem: AnyObject?
  open var passthroughViews: [UIView]?
}

// UIKit/UIViewController.h, UINavigationController.h, UITabBarController.h
public struct UIInterfaceOrientationMask: OptionSet, Sendable {  // UIKit/UIApplication.h
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2), landscape = Self(rawValue: 24)
}
public enum UIInterfaceOrientation: Int { case portrait = 1 }  // UIKit/UIApplication.h
public enum UIModalPresentationStyle: Int { case fullScreen, pageSheet, formSheet, popover }  // UIKit/UIViewController.h
public enum UIModalTransitionStyle: Int {  // UIKit/UIViewController.h
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
@MainActor open class UIViewController: UIResponder {  // UIKit/UIViewController.h
  public override init() {}
  open var title: String?
  open var view = UIView()
  open var viewIfLoaded: UIView? { nil }
  open var navigationController: UINavigationController? { nil }
  open var tabBarController: UITabBarController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPopover = false, isModalInPresentation = false
  open func viewDidLoad() {}
  open func viewDidUnload() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  open func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  open func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from orientation: UIInterfaceOrientation) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {}
}
@MainActor public protocol UINavigationControllerDelegate: AnyObject {}  // UIKit/UINavigationController.h
@MainActor open class UINavigationController: UIViewController {  // UIKit/UINavigationController.h
  public init(rootViewController: UIViewController) {}
  open weak var delegate: (any UINavigationControllerDelegate)?
  open var toolbar: UIToolbar! { UIToolbar() }
  open var navigationBar: UINavigationBar { UINavigationBar() }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  open func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    nil
  }
}
@MainActor public protocol UITabBarControllerDelegate: AnyObject {}  // UIKit/UITabBarController.h
@MainActor open class UITabBarController: UIViewController {  // UIKit/UITabBarController.h
  open var tabBar: UITabBar { UITabBar() }
}

// UIKit/UIActivityViewController.h, UIActivity.h, UIActivityItemProvider.h
@MainActor open class UIActivity: NSObject {  // UIKit/UIActivity.h
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = Self(rawValue: ""), postToTwitter = Self(rawValue: "")
    public static let postToWeibo = Self(rawValue: ""), message = Self(rawValue: "")
    public static let mail = Self(rawValue: ""), print = Self(rawValue: "")
    public static let copyToPasteboard = Self(rawValue: ""), assignToContact = Self(rawValue: "")
    public static let saveToCameraRoll = Self(rawValue: "")
  }
  public override init() {}
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func perform() {}
  open var activityViewController: UIViewController? { nil }
  open func activityDidFinish(_ completed: Bool) {}
}
@MainActor open class UIActivityItemProvider: NSObject {  // UIKit/UIActivityItemProvider.h
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
  public let placeholderItem: Any?
  open var activityType: UIActivity.ActivityType? { nil }
  open var item: Any { "" }
}
@MainActor open class UIActivityViewController: UIViewController {  // UIKit/UIActivityViewController.h
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    (@MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var completionHandler: (@MainActor (UIActivity.ActivityType?, Bool) -> Void)?
}

// UIKit/UIApplication.h
@MainActor public protocol UIApplicationDelegate: AnyObject {}  // UIKit/UIApplication.h
@MainActor open class UIApplication: UIResponder {  // UIKit/UIApplication.h
  public enum State: Int { case active, inactive, background }
  public struct LaunchOptionsKey: Hashable, Sendable {
    public static let localNotification = Self()
  }
  public static var shared: UIApplication { UIApplication() }
  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var applicationIconBadgeNumber = 0
  open var scheduledLocalNotifications: [UILocalNotification]?
  open func scheduleLocalNotification(_ notification: UILocalNotification) {}
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  open func cancelLocalNotification(_ notification: UILocalNotification) {}
  open func cancelAllLocalNotifications() {}
}

// UIKit/UILocalNotification.h, as Swift had it until iOS 10
public let UILocalNotificationDefaultSoundName = "default"  // UIKit/UILocalNotification.h
@MainActor open class UILocalNotification: NSObject {  // UIKit/UILocalNotification.h
  public enum Unit { case minute, hour, day, weekOfYear, month, year }
  public override init() {}
  open var fireDate: Date?, timeZone: TimeZone?, repeatInterval = Unit.day
  open var alertBody: String?, alertAction: String?, alertLaunchImage: String?, soundName: String?
  open var hasAction = true, applicationIconBadgeNumber = 0, userInfo: [AnyHashable: Any]?
}

// UIKit/UIAlertView.h, UIActionSheet.h, with the initializers of UIKit's overlay
@MainActor public protocol UIAlertViewDelegate: AnyObject {}  // UIKit/UIAlertView.h
public enum UIAlertViewStyle: Int {  // UIKit/UIAlertView.h
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}
@MainActor open class UIAlertView: UIView {  // UIKit/UIAlertView.h
  public init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?
  ) {}
  public init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles: String, _ more: String...
  ) {}
  open weak var delegate: (any UIAlertViewDelegate)?
  open var title = "", message: String?, alertViewStyle = UIAlertViewStyle.default
  open var cancelButtonIndex = -1
  open var firstOtherButtonIndex: Int { -1 }
  open var numberOfButtons: Int { 0 }
  open var isVisible: Bool { false }
  @discardableResult open func addButton(withTitle title: String?) -> Int { 0 }
  open func buttonTitle(at buttonIndex: Int) -> String? { nil }
  open func textField(at textFieldIndex: Int) -> UITextField? { nil }
  open func show() {}
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}
@MainActor public protocol UIActionSheetDelegate: AnyObject {}  // UIKit/UIActionSheet.h
public enum UIActionSheetStyle: Int { case automatic, `default`, blackTranslucent, blackOpaque }  // UIKit/UIActionSheet.h
@MainActor open class UIActionSheet: UIView {  // UIKit/UIActionSheet.h
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {}
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String, _ more: String...
  ) {}
  open weak var delegate: (any UIActionSheetDelegate)?
  open var title = "", actionSheetStyle = UIActionSheetStyle.automatic
  open var cancelButtonIndex = -1, destructiveButtonIndex = -1
  open var firstOtherButtonIndex: Int { -1 }
  open var numberOfButtons: Int { 0 }
  open var isVisible: Bool { false }
  @discardableResult open func addButton(withTitle title: String?) -> Int { 0 }
  open func buttonTitle(at buttonIndex: Int) -> String? { nil }
  open func show(in view: UIView) {}
  open func show(from bar: UIToolbar) {}
  open func show(from bar: UITabBar) {}
  open func show(from item: UIBarButtonItem, animated: Bool) {}
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {}
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {}
}

// UIKit/UIPopoverController.h
@MainActor public protocol UIPopoverControllerDelegate: AnyObject {}  // UIKit/UIPopoverController.h
public struct UIPopoverArrowDirection: Sendable { public static let any = Self() }  // UIKit/UIPopoverController.h
@MainActor open class UIPopoverController: NSObject {  // UIKit/UIPopoverController.h
  public init(contentViewController: UIViewController) {}
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var passthroughViews: [UIView]?
  open var isPopoverVisible: Bool { false }
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {}
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {}
  open func dismiss(animated: Bool) {}
}
