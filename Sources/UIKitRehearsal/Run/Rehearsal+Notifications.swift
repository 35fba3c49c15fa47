internal import DialogModel
internal import DialogSimulator
internal import Learning

// Notifications, and the application.

extension Rehearsal {
  /// Hands a notification to the system.
  func hand(_ notification: UILocalNotification, _ action: (NotificationID) -> Action) {
    let count = simulator.prototype.notifications.count
    let place =
      cast.notifications.firstIndex { $0 === notification }
      ?? cast.notifications.indices.first { place in
        let known = simulator.prototype.notifications[place]
        return notification.rehearsalID == cast.notifications[place].rehearsalID
          && notification.described(as: known.id) == known
      }
    let id = NotificationID(place ?? count)
    if id.index == count {
      let taken = Set(simulator.prototype.notifications.map(\.id))
      let base = Slug.name(
        notification.rehearsalID, or: notification.alertBody ?? "notification")
      let described = notification.described(as: Slug.free(base, besides: taken))
      MadeNotifications.define(described, in: &simulator)
      cast.notifications.append(notification)
    } else if let place {
      cast.notifications[place] = notification
    }
    notification.id = id
    act(action(id))
  }

  /// The notifications that the system still has, the soonest first.
  var scheduled: [UILocalNotification] {
    simulator.state.notifications.scheduled.compactMap { entry in
      let place = entry.notification.index
      return cast.notifications.indices.contains(place) ? cast.notifications[place] : nil
    }
  }

  /// The notification that a method of the application's delegate is told of.
  func notification(in call: OpenedCall) -> UILocalNotification? {
    guard case .notification(let name, _) = call.argument,
      let place = simulator.prototype.notifications.firstIndex(where: { $0.id == name }),
      cast.notifications.indices.contains(place)
    else { return nil }
    return cast.notifications[place]
  }

  /// Which part of its life the application is in.
  var applicationState: UIApplication.State {
    if case .notification(_, let told?)? = simulator.outsideCall?.argument {
      switch told {
      case .active: return .active
      case .inactive: return .inactive
      case .background: return .background
      }
    }
    switch simulator.state.application {
    case .active: return .active
    case .inactive, .interrupted, .leaving: return .inactive
    case .background, .locked, .notRunning, .terminating: return .background
    }
  }

  /// The number on the icon of the application.
  var badge: Int { simulator.state.notifications.badge }
}
