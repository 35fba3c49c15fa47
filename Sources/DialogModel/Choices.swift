/// Where the sources on UIKit disagree; a document may choose the other behaviour.
public struct Choices: Hashable, Sendable {
  /// What a system cancel does to an alert without a cancel button (C3).
  public enum SystemCancelWithoutCancelButton: String, CaseIterable, Sendable {
    /// Dismisses it with -1.
    case dismiss
    /// Simulates a click of -1 first.
    case click
  }

  /// What an alert's delegate receives when the alert above it has gone (K2).
  public enum CoveredAlert: String, CaseIterable, Sendable {
    /// No call.
    case silent
    /// `didPresentAlertView:` again.
    case presentedAgain
  }

  /// How `firstOtherButtonIndex` is found (3.2).
  public enum FirstOtherIndex: String, CaseIterable, Sendable {
    /// The initializer sets it.
    case fixed
    /// It is the first index that is not cancel, including buttons added later.
    case lazy
  }

  /// The index that a tap outside a sheet in a popover gives (A4).
  public enum OutsideTapIndex: String, CaseIterable, Sendable {
    /// None.
    case none = "-1"
    /// The index of the cancel button, if there is one.
    case cancel
  }

  /// What Return does in a field of an alert (F12).
  public enum ReturnInAlert: String, CaseIterable, Sendable {
    case nothing
    /// Moves to the next field; in the last field, taps the first other button.
    case nextFieldOrPress
  }

  /// The title of a notification's action button if the notification has none.
  public enum AlertAction: String, CaseIterable, Sendable {
    case launch = "Launch"
    case view = "View"
  }

  /// How a notification reaches an application that it launches (N3).
  public enum LaunchDelivery: String, CaseIterable, Sendable {
    /// Only in the launch options.
    case optionsOnly
    /// In the launch options, then by `application:didReceiveLocalNotification:`.
    case optionsThenReceive
  }

  /// What `performActivity` does if it is not overridden (V11).
  public enum DefaultPerformActivity: String, CaseIterable, Sendable {
    /// Calls `activityDidFinish:` with no.
    case finishesNo
    case nothing
  }

  /// What happens to the view of an activity on a tablet (V12).
  public enum ActivityViewOnTablet: String, CaseIterable, Sendable {
    case works
    /// It fills the screen and stays.
    case ios6Bug
  }

  /// What the first method does that a delegate would have had that is gone (S15).
  public enum GoneDelegate: String, CaseIterable, Sendable {
    /// The application would crash; the run stops.
    case crashes
    /// The run goes on, as if the delegate were nil.
    case ignored
  }

  /// What a system cancel does to an alert without a cancel button.
  public var systemCancelWithoutCancelButton = SystemCancelWithoutCancelButton.dismiss
  /// What an alert's delegate receives when the alert above it has gone.
  public var coveredAlert = CoveredAlert.silent
  /// How `firstOtherButtonIndex` is found.
  public var firstOtherIndex = FirstOtherIndex.fixed
  /// The index that a tap outside a sheet in a popover gives.
  public var outsideTapIndex = OutsideTapIndex.none
  /// What Return does in a field of an alert.
  public var returnInAlert = ReturnInAlert.nothing
  /// Whether Return ends editing (F11).
  public var returnResigns = false
  /// The title of a notification's action button if the notification has none.
  public var alertAction = AlertAction.launch
  /// How a notification reaches an application that it launches.
  public var launchDelivery = LaunchDelivery.optionsOnly
  /// What `performActivity` does if it is not overridden.
  public var defaultPerformActivity = DefaultPerformActivity.finishesNo
  /// What happens to the view of an activity on a tablet.
  public var activityViewOnTablet = ActivityViewOnTablet.works
  /// What the first method does that a delegate would have had that is gone.
  public var goneDelegate = GoneDelegate.crashes

  /// The choices of the behaviour tables.
  public init() {}
}
