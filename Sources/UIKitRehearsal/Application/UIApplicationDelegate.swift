/// What an application is told (UIApplication.h).
///
/// Each method is optional, as in UIKit.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the application; absent, there is none.
  var window: UIWindow? { get set }
  /// The application has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// It is in front and takes touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// It is about to take no touches.
  func applicationWillResignActive(_ application: UIApplication)
  /// It is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// It is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// A notification came while it was in front, or a person opened one.
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  /// The device is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Absent: there is none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Absent: the answer is yes.
  public func application(
    _: UIApplication, didFinishLaunchingWithOptions _: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { Here.lacksAnswer() }
  /// Absent: nobody is told.
  public func applicationDidBecomeActive(_: UIApplication) { Here.lacks() }
  /// Absent: nobody is told.
  public func applicationWillResignActive(_: UIApplication) { Here.lacks() }
  /// Absent: nobody is told.
  public func applicationDidEnterBackground(_: UIApplication) { Here.lacks() }
  /// Absent: nobody is told.
  public func applicationWillEnterForeground(_: UIApplication) { Here.lacks() }
  /// Absent: nobody is told.
  public func applicationWillTerminate(_: UIApplication) { Here.lacks() }
  /// Absent: nobody is told.
  public func application(_: UIApplication, didReceive _: UILocalNotification) {
    Here.lacks()
  }
  /// Absent: nobody is told.
  public func applicationDidReceiveMemoryWarning(_: UIApplication) { Here.lacks() }
}
