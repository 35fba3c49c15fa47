import DialogModel
import Texts

extension DocumentChecks {
  /// How many scheduled notifications the system keeps.
  private static let mostScheduled = 64

  /// Warns about notifications, and about what answers them.
  mutating func checkNotifications() {
    guard !prototype.notifications.isEmpty else { return }
    var reach = Reach(prototype)
    reach.follow()
    for (index, notification) in prototype.notifications.enumerated() {
      let path = ["notifications", .entry(index)] as [Places.Step]
      if !prototype.hasOutside, !reach.notifications.contains(NotificationID(index)) {
        warn(
          tr("nothing schedules “{name}”", ["name": notification.id]), at: path, see: .unscheduled)
      }
      check(notification, path)
    }
    if !reach.notifications.isEmpty {
      checkApplication(reach.notifications)
      checkOnlyWay(reach)
    }
    checkLists()
  }

  private mutating func check(_ notification: LocalNotification, _ path: [Places.Step]) {
    if case .file(let file) = notification.sound {
      let name = file.split(separator: ".").last?.lowercased() ?? ""
      if !["aif", "aiff", "caf", "wav"].contains(name) {
        warn(
          tr("iOS 6 plays “{file}” only if it is an uncompressed AIFF or WAV", ["file": file]),
          at: path + ["sound"], see: .notificationFiles)
      } else if file.contains("/") {
        warn(
          tr("iOS 6 finds “{file}” only at the top level of the application", ["file": file]),
          at: path + ["sound"], see: .notificationFiles)
      }
    }
    if let image = notification.launchImage, image.lowercased().hasSuffix(".svg") {
      warn(
        tr(
          "iOS 6 shows no vector graphics before the application is there: “{file}”",
          ["file": image]),
        at: path + ["launchImage"], see: .notificationFiles)
    }
    if !notification.hasAction {
      warn(
        tr("“hasAction: false” has no effect in iOS 6: the button is there all the same"),
        at: path + ["hasAction"], see: .hasAction)
    }
    for entry in places.root["notifications"]?[notification.id]?["userInfo"]?.entries ?? []
    where entry.value.holdsNull {
      warn(
        tr(
          "“{key}” has no value of a property list: UIKit raises an exception", ["key": entry.name]),
        at: entry.value.start, see: .systemLimits)
    }
  }

  /// Both methods are needed: which one is called depends on whether the application runs.
  private mutating func checkApplication(_ notifications: Set<NotificationID>) {
    guard let application = prototype.application else { return }
    let needed: [Selector] = [
      .applicationDidReceiveLocalNotification, .applicationDidFinishLaunchingWithOptions,
    ]
    for selector in needed where !application.delegate.responds(to: selector) {
      warn(
        tr(
          "notifications need “{method}”, and the application lacks it", ["method": selector.name]),
        at: ["application"], see: .notificationMethods)
    }
    let answered = needed.flatMap { application.delegate.does[$0] ?? [] }
    guard answered.contains(where: \.changesScreen) else { return }
    for id in notifications.sorted(by: { $0.index < $1.index })
    where prototype[id]?.launchImage == nil {
      let name = prototype.name(of: id)
      warn(
        tr(
          "“{name}” leads to another screen; without “launchImage” the usual one flashes before it",
          ["name": name]),
        at: ["notifications", .entry(id.index)], see: .notificationFiles)
    }
  }

  /// What a person can do only after a notification may never be done: notifications can be switched
  /// off.
  private mutating func checkOnlyWay(_ reach: Reach) {
    var without = Reach(prototype, without: .applicationDidReceiveLocalNotification)
    without.follow()
    for (index, dialog) in prototype.dialogs.enumerated() {
      let id = DialogID(index)
      guard reach.dialogs.contains(id), !without.dialogs.contains(id), dialog.offersChoice else {
        continue
      }
      warn(
        tr(
          "“{name}” shows only after a notification, and a person may have switched these off",
          ["name": dialog.id]),
        at: ["dialogs", .entry(index)], see: .onlyNotification)
    }
  }

  /// Warns of lists that are longer than what the system keeps.
  private mutating func checkLists() {
    for mark in longLists(in: places.root) {
      warn(
        tr(
          "the system keeps only the {most} that fire first",
          ["most": String(DocumentChecks.mostScheduled)]),
        at: mark, see: .systemLimits)
    }
  }

  private func longLists(in node: YAMLNode) -> [Mark] {
    let inside = (node.list ?? []).flatMap { longLists(in: $0) }
    return (node.entries ?? []).reduce(inside) { found, entry in
      let isLong =
        entry.name == ActionKey.setNotifications.rawValue
        && (entry.value.list?.count ?? 0) > DocumentChecks.mostScheduled
      return found + (isLong ? [entry.key.start] : []) + longLists(in: entry.value)
    }
  }
}

extension Action {
  /// Whether it leads to another screen, or to a view.
  fileprivate var changesScreen: Bool {
    switch self {
    case .goTo, .navigate, .presentView: true
    default: false
    }
  }
}

extension Dialog {
  /// Whether it is more than a message with one button.
  fileprivate var offersChoice: Bool {
    guard let alert else { return true }
    return alert.otherButtons.count + alert.addedButtons.count + (alert.cancelButton == nil ? 0 : 1)
      > 1
  }
}

extension YAMLNode {
  /// Whether it is null, or has null in it.
  fileprivate var holdsNull: Bool {
    isNull || (entries ?? []).contains { $0.value.holdsNull }
      || (list ?? []).contains(where: \.holdsNull)
  }
}
