/// An action of a document: what is done inside a callback or at a tap.
public enum Action: Hashable, Sendable {
  /// Shows a dialog.
  case present(DialogID)
  /// Shows another instance of an alert or a sheet that may be up.
  case presentNew(DialogID)
  /// Dismisses a dialog; without a button index, with its `cancelButtonIndex`.
  case dismiss(DialogID, buttonIndex: Int?, animated: Bool)
  /// Presents a presented view or a form sheet, with actions that its completion performs; `nil` if
  /// there is no completion.
  indirect case presentView(DialogID, animated: Bool, completion: [Action]?)
  /// Dismisses a presented view or a form sheet, with actions that its completion performs.
  indirect case dismissView(DialogID, animated: Bool, completion: [Action])
  /// Shows another screen, by ``Prototype/navigation``.
  case goTo(ScreenID)
  /// Shows another screen in a given way.
  case navigate(ScreenID, ScreenTransition, animated: Bool = true)
  /// Goes back: dismisses the popover, the presented view or the modal screen on top, or pops the
  /// screen.
  case goBack
  /// Changes the texts of an alert that is showing; `nil` leaves one as it is.
  case setTexts(DialogID, title: Template?, message: Template?)
  /// Sets the delegate of a dialog to nil, or lets it be deallocated.
  case setDelegate(DialogID, DelegateChange)
  /// Sets the text of a field.
  indirect case setFieldText(FieldID, Template)
  /// Sets the icons at the ends of a field; `nil` removes them.
  indirect case setOverlay(FieldID, TextField.Overlay?)
  /// Sets what stays live while a popover is up, as in ``Popover/passthrough``.
  case setPassthrough(DialogID, [ControlReference]?)
  /// Sets a flag.
  case setFlag(FlagID, FlagChange)
  /// Sets the number on the application's icon; 0 removes it.
  case setBadge(Int)
  /// Enables or disables a control.
  case setEnabled(ControlReference, Bool)
  /// Enables or disables all controls in a bar.
  case setBarEnabled(Bar, Bool)
  /// Makes a text field first responder.
  indirect case focus(FieldID)
  /// Asks a text field to resign as first responder.
  indirect case resign(FieldID)
  /// Starts a task.
  case run(TaskID)
  /// Cancels a task that is running.
  case cancelTask(TaskID)
  /// Schedules a notification.
  case schedule(NotificationID)
  /// Presents a notification at once.
  case presentNow(NotificationID)
  /// Cancels a notification.
  case cancelNotification(NotificationID)
  /// Cancels all notifications.
  case cancelAllNotifications
  /// Replaces all scheduled notifications with these.
  case setNotifications([NotificationID])
  /// Calls `activityDidFinish:` from the view of an activity.
  case finish(Bool)
  /// Writes a line to the console, as `NSLog` does.
  case log(Template)
  /// Performs the rest of its list so many milliseconds later.
  case wait(milliseconds: Int)
  /// Performs the first actions if the condition holds when it is reached, else the others.
  indirect case when(Condition, [Action], otherwise: [Action])

  /// The key of the action in a document.
  public var word: String {
    switch self {
    case .present, .presentNew: "present"
    case .dismiss: "dismiss"
    case .presentView: "present"
    case .dismissView: "dismiss"
    case .goTo, .navigate: "goTo"
    case .goBack: "goBack"
    case .setTexts, .setFieldText, .setOverlay, .setPassthrough, .setFlag, .setBadge,
      .setDelegate:
      "set"
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
    case .wait: "wait"
    case .when: "when"
    }
  }
}

extension Action {
  /// Whether it shows a dialog, or another instance of it.
  public func presents(_ dialog: DialogID) -> Bool {
    switch self {
    case .present(let shown), .presentNew(let shown), .presentView(let shown, _, _):
      shown.index == dialog.index
    default: false
    }
  }
}

extension Sequence<Action> {
  /// The actions, with those that depend on conditions in place of the conditions.
  ///
  /// Those that completions perform are not among them.
  public var unconditional: [Action] {
    flatMap { action in
      if case .when(_, let yes, let no) = action { (yes + no).unconditional } else { [action] }
    }
  }
}

/// A part of a screen that is enabled and disabled as a whole.
public enum Bar: String, CaseIterable, Sendable {
  case toolbar, navigationBar, tabBar
}

/// A control named in an action.
///
/// Control ids are unique on one screen only, so a name may mean several controls.
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

  /// The control of that id on the showing screen; all of them if that screen has none.
  public func resolved(on screen: ScreenID?) -> [ControlID] {
    guard let screen else { return candidates }
    let here = candidates.filter { $0.holder == .screen(screen) }
    return here.isEmpty ? candidates : here
  }
}
