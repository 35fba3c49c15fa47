#if canImport(UIKit)
  import UIKit
#else
  import UIKitRehearsal
#endif

/// A screen that asks for a reminder.
final class Coffee: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kitchen"
    let remind = UIButton(type: .system)
    remind.setTitle("Remind Me", for: .normal)
    remind.addAction(UIAction { [weak self] _ in self?.remind() }, for: .touchUpInside)
    view.addSubview(remind)
  }

  private func remind() {
    let notification = UILocalNotification()
    notification.alertBody = "The kettle is hot"
    notification.fireDate = UIFireDate(timeIntervalSinceNow: 15)
    notification.soundName = UILocalNotificationDefaultSoundName
    UIApplication.shared.scheduleLocalNotification(notification)
  }
}

/// The application that hears of the reminder: in front, out of the background, or at its launch.
final class CoffeeApplication: NSObject, UIApplicationDelegate {
  private(set) var heard: [UIApplication.State] = []
  private(set) var isLaunchedByReminder = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isLaunchedByReminder = launchOptions?[.localNotification] != nil
    return true
  }

  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    heard.append(application.applicationState)
  }
}
