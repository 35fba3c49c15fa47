public import DialogModel

/// The names of the objects of a prototype in output.
public struct Names: Sendable {
  private let prototype: Prototype

  /// The names in a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
  }

  /// The name that rows about a target carry.
  public func name(of target: Target) -> String {
    prototype.name(of: target)
  }

  /// The id of a notification.
  public func name(of notification: NotificationID) -> String {
    prototype.notifications[notification.index].id
  }
}
