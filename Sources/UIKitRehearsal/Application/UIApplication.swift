internal import DialogModel
internal import DialogSimulator

/// The application of a run, as UIKit's class of this name (UIApplication.h).
@MainActor
open class UIApplication: IdentityHashable {
  /// What an application can be launched for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The notification that a person opened.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  }

  /// Which part of its life it is in.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  private weak var run: Rehearsal?
  /// Who is told; not kept by the application, but by the run.
  open weak var delegate: (any UIApplicationDelegate)?

  private var shown: [UIWindow] = []

  init(_ run: Rehearsal) { self.run = run }

  /// The application of the run that is performed.
  public static var shared: UIApplication {
    Rehearsal.here("UIApplication.shared")?.application ?? UIApplication(nobody: ())
  }

  /// The application of no run: nothing that it is asked for happens.
  private init(nobody: ()) {}

  /// Which part of its life it is in now.
  open var applicationState: State { run?.applicationState ?? .active }

  /// The windows, the one in front last.
  ///
  /// Until one is shown, it is that of the delegate or one around the first screen.
  open var windows: [UIWindow] {
    if shown.isEmpty, let run { shown = [delegate?.window ?? UIWindow(around: run.root)] }
    return shown
  }

  /// The window in front.
  open var keyWindow: UIWindow? { windows.last }

  /// Brings a window in front of the others.
  func show(_ window: UIWindow) {
    shown.removeAll { $0 === window }
    shown.append(window)
  }

  /// The number on its icon.
  open var applicationIconBadgeNumber: Int {
    get { run?.badge ?? 0 }
    set { run?.act(.setBadge(max(0, newValue))) }
  }

  /// The notifications that have not come yet, the soonest first.
  open var scheduledLocalNotifications: [UILocalNotification]? { run?.scheduled }

  /// Hands a notification to the system, which shows it at its time.
  open func scheduleLocalNotification(_ notification: UILocalNotification) {
    run?.hand(notification) { .schedule($0) }
  }

  /// Hands a notification to the system, which shows it now.
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {
    run?.hand(notification) { .presentNow($0) }
  }

  /// Takes a notification back that has not come yet.
  open func cancelLocalNotification(_ notification: UILocalNotification) {
    if let id = notification.id { run?.act(.cancelNotification(id)) }
  }

  /// Takes back all that have not come yet.
  open func cancelAllLocalNotifications() { run?.act(.cancelAllNotifications) }

  /// Performs a call of its delegate.
  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    guard let delegate else {
      run.isLacking = true
      return nil
    }
    run.watch(delegate, "UIApplicationDelegate")
    switch call.selector {
    case .applicationDidFinishLaunchingWithOptions:
      let options = run.notification(in: call).map {
        [LaunchOptionsKey.localNotification: $0 as Any]
      }
      // The simulator's method returns nothing.
      _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    case .applicationDidBecomeActive: delegate.applicationDidBecomeActive(self)
    case .applicationWillResignActive: delegate.applicationWillResignActive(self)
    case .applicationDidEnterBackground: delegate.applicationDidEnterBackground(self)
    case .applicationWillEnterForeground: delegate.applicationWillEnterForeground(self)
    case .applicationWillTerminate: delegate.applicationWillTerminate(self)
    case .applicationDidReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(self)
    case .applicationDidReceiveLocalNotification:
      guard let notification = run.notification(in: call) else { return nil }
      delegate.application(self, didReceive: notification)
    default: run.isLacking = true
    }
    return nil
  }
}
