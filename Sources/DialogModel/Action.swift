/// Something a document makes happen inside a callback or at a tap.
public enum Action: Hashable, Sendable {
  /// Shows a dialog.
  case present(DialogID)
  /// Dismisses a dialog; without a button index, with its cancel index.
  case dismiss(DialogID, buttonIndex: Int?, animated: Bool)
  /// Shows another screen.
  case goTo(ScreenID)
  /// Changes the texts of an alert that is showing; `nil` leaves one as it is.
  case setTexts(DialogID, title: Template?, message: Template?)
  /// Changes the text of a field.
  indirect case setFieldText(FieldID, Template)
  /// Changes the icons at the ends of a field; `nil` takes them away.
  indirect case setOverlay(FieldID, TextField.Overlay?)
  /// Changes what stays live while a popover is up, as ``Popover/passthrough`` says it.
  case setPassthrough(DialogID, [ControlReference]?)
  /// Enables or disables a control.
  case setEnabled(ControlReference, Bool)
  /// Enables or disables all that stands in a bar.
  case setBarEnabled(Bar, Bool)
  /// Makes a text field first responder.
  indirect case focus(FieldID)
  /// Asks a text field to resign as first responder.
  indirect case resign(FieldID)
  /// Starts a task.
  case run(TaskID)
  /// Cancels a task that is running.
  case cancelTask(TaskID)
  /// Hands a notification to the system.
  case schedule(NotificationID)
  /// Fires a notification at once.
  case presentNow(NotificationID)
  /// Takes back a notification.
  case cancelNotification(NotificationID)
  /// Takes back all notifications.
  case cancelAllNotifications
  /// Schedules these notifications in place of whatever was scheduled.
  case setNotifications([NotificationID])
  /// Calls `activityDidFinish:`, from the view of an activity.
  case finish(Bool)
  /// Writes a line to the console, as `NSLog` does.
  case log(Template)

  /// The key that says it in a document.
  public var word: String {
    switch self {
    case .present: "present"
    case .dismiss: "dismiss"
    case .goTo: "goTo"
    case .setTexts, .setFieldText, .setOverlay, .setPassthrough: "set"
    case .setEnabled(_, let isEnabled), .setBarEnabled(_, let isEnabled):
      isEnabled ? "enable" : "disable"
    case .focus: "focus"
    case .resign: "resign"
    case .run: "run"
    case .cancelTask: "cancelTask"
    case .schedule: "schedule"
    case .presentNow: "presentNow"
    case .cancelNotification: "cancelNotification"
    case .cancelAllNotifications: "cancelAllNotifications"
    case .setNotifications: "setNotifications"
    case .finish: "finish"
    case .log: "log"
    }
  }
}

/// A part of a screen that is enabled and disabled as a whole.
public enum Bar: String, CaseIterable, Sendable {
  case toolbar, navigationBar, tabBar
}

/// A control named in an action.
///
/// Control ids are unique on their screen only, so a name may stand for several.
public struct ControlReference: Hashable, Sendable {
  /// The id as written in the document.
  public var name: String
  /// Every control of that id, in the document's order; never empty in a document that loaded.
  public var candidates: [ControlID]

  /// The controls of an id.
  public init(name: String, candidates: [ControlID]) {
    self.name = name
    self.candidates = candidates
  }

  /// The control of that id on the showing screen; where that has none, all of them.
  public func resolved(on screen: ScreenID?) -> [ControlID] {
    guard let screen else { return candidates }
    let here = candidates.filter { $0.holder == .screen(screen) }
    return here.isEmpty ? candidates : here
  }
}
