/// The keys of an action, which has one of them.
enum ActionKey: String, KeyTable {
  case present, dismiss, goTo, set, enable, disable, log
  case run, cancelTask, schedule, presentNow, cancelNotification, cancelAllNotifications
  case focus, resign, setNotifications, finish

  /// Parts of a screen that later versions enable and disable beside its controls.
  static let bars = ["toolbar", "navigationBar", "tabBar"]

  var shape: Shape {
    switch self {
    case .present: .reference(.dialog)
    case .dismiss: DismissKey.dismissal
    case .goTo: .reference(.screen)
    case .set: .thing(SetKey.self)
    case .enable, .disable: .reference(.control)
    case .log: .template
    case .run, .cancelTask, .schedule, .presentNow, .cancelNotification, .cancelAllNotifications,
      .focus, .resign, .setNotifications, .finish:
      .later
    }
  }
}

/// The keys of a dismissal that says more than which dialog.
enum DismissKey: String, KeyTable {
  case dialog, buttonIndex, animated

  /// A dismissal: the dialog alone, or a map.
  static let dismissal = Shape.either(.reference(.dialog), .thing(DismissKey.self))

  var shape: Shape {
    switch self {
    case .dialog: .reference(.dialog)
    case .buttonIndex: .anyInteger
    case .animated: .boolean
    }
  }
}

/// The keys of a change to what is showing.
enum SetKey: String, KeyTable {
  case dialog, title, message
  case field, text, popover, passthrough

  var shape: Shape {
    switch self {
    case .dialog: .reference(.dialog)
    case .title, .message: .template
    case .field, .text, .popover, .passthrough: .later
    }
  }
}
