// swift-format-ignore-file
// What generated Swift calls, with the signatures of UserNotifications. Nothing here runs.
import Foundation

// UserNotifications/UNNotificationContent.h, UNNotificationSound.h
public struct UNNotificationSoundName: Sendable { public init(_ rawValue: String) {} }  // UserNotifications/UNNotificationSound.h
public final class UNNotificationSound: Sendable {  // UserNotifications/UNNotificationSound.h
  public init(named: UNNotificationSoundName) {}
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName(""))
}
open class UNNotificationContent: NSObject, @unchecked Sendable {  // UserNotifications/UNNotificationContent.h
  fileprivate(set) public var text = ""
  public final func value<V>(_ value: V) -> V { value }
}
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {  // UserNotifications/UNNotificationContent.h
  public override init() {}
  public var sound: UNNotificationSound?, badge: NSNumber?
}
extension UNNotificationContent {  // UserNotifications/UNNotificationContent.h
  public var body: String {
    get { text }
    set { text = newValue }
  }
  public var userInfo: [AnyHashable: Any] {
    get { [:] }
    set {}
  }
}

// UserNotifications/UNNotificationTrigger.h, UNNotificationRequest.h
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}  // UserNotifications/UNNotificationTrigger.h
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {  // UserNotifications/UNNotificationTrigger.h
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {  // UserNotifications/UNNotificationTrigger.h
  public init(dateMatching: DateComponents, repeats: Bool) {}
}
public final class UNNotificationRequest: NSObject, @unchecked Sendable {  // UserNotifications/UNNotificationRequest.h
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
  }
  public var identifier: String { "" }
  public var content: UNNotificationContent { UNNotificationContent() }
}
public final class UNNotification: NSObject, @unchecked Sendable {  // UserNotifications/UNNotification.h
  public var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
  }
}
public final class UNNotificationResponse: NSObject, @unchecked Sendable {  // UserNotifications/UNNotificationResponse.h
  public var notification: UNNotification { UNNotification() }
}

// UserNotifications/UNUserNotificationCenter.h
public struct UNNotificationPresentationOptions: OptionSet, Sendable {  // UserNotifications/UNUserNotificationCenter.h
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
public struct UNAuthorizationOptions: OptionSet, Sendable {  // UserNotifications/UNUserNotificationCenter.h
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
}
public protocol UNUserNotificationCenterDelegate: AnyObject {}  // UserNotifications/UNUserNotificationCenter.h
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {  // UserNotifications/UNUserNotificationCenter.h
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {}
}
