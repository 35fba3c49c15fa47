internal import DialogModel
internal import Texts

/// The keys of an action; an action has exactly one of them.
package enum ActionKey: String, KeyTable {
  case present, dismiss, goTo, goBack, set, enable, disable, focus, resign, run, cancelTask,
    schedule
  case presentNow, cancelNotification, cancelAllNotifications, setNotifications, finish, log, wait,
    when
  case perform = "do"
  case otherwise

  /// The keys that belong to a condition.
  private static let branches: [ActionKey] = [.perform, .otherwise]
  /// The keys that say what an action does.
  static let kinds = allCases.filter { !branches.contains($0) }

  package static let objectType = ObjectType(
    "action", tr("Something that is done at a tap or inside a call; it has one key."),
    example: """
      screens:
        start:
          controls:
            - button: Go
              then:
                - {disable: go}
                - {when: {device: tablet}, do: [{log: On a tablet}], otherwise: [{log: On a phone}]}
                - {log: Here we go}
                - {present: on-our-way}
      dialogs:
        on-our-way:
          alert: {title: On Our Way, cancelButton: OK}
      """)

  package static let rules: [KeyRule<ActionKey>] = [
    .one(of: kinds, { tr("an action has one key") }),
    .beside(.perform, [.when]), .beside(.otherwise, [.when]), .needs(.when, [.perform]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .present: KeyEntry(PresentKey.presentation, tr("Shows a dialog."))
    case .dismiss: KeyEntry(DismissKey.dismissal, tr("Takes a dialog down, as code does."))
    case .goTo: KeyEntry(GoToKey.way, tr("Shows another screen."))
    case .goBack:
      KeyEntry(
        .yes,
        tr("Goes back: from a popover, a presented view, a modal screen or a pushed screen."))
    case .set: KeyEntry(.object(SetKey.self), tr("Changes what is showing, a flag, or the badge."))
    case .enable:
      KeyEntry(
        .reference(.controlOrBar),
        tr("Enables a control, or the whole toolbar, navigationBar or tabBar."))
    case .disable: KeyEntry(.reference(.controlOrBar), tr("Disables a control, or a whole bar."))
    case .focus: KeyEntry(.reference(.field), tr("Begins to edit a text field."))
    case .resign: KeyEntry(.reference(.field), tr("Asks a text field to end editing."))
    case .run: KeyEntry(.reference(.task), tr("Starts a task."))
    case .cancelTask: KeyEntry(.reference(.task), tr("Cancels a task that runs."))
    case .schedule: KeyEntry(.reference(.notification), tr("Hands a notification to the system."))
    case .presentNow: KeyEntry(.reference(.notification), tr("Fires a notification at once."))
    case .cancelNotification: KeyEntry(.reference(.notification), tr("Takes a notification back."))
    case .cancelAllNotifications: KeyEntry(.yes, tr("Takes all notifications back."))
    case .setNotifications:
      KeyEntry(
        .list(.reference(.notification)),
        tr("Schedules these notifications in place of all that were scheduled."))
    case .finish:
      KeyEntry(
        .boolean, tr("Ends an activity from its own view; true where it was completed."))
    case .log: KeyEntry(.template, tr("Writes a line to the console, as NSLog does."))
    case .wait:
      KeyEntry(
        .seconds, tr("What follows in this list is done so many seconds later; the method returns.")
      )
    case .when:
      KeyEntry(
        .object(ConditionKey.self),
        tr("Decides, when it is reached, which actions are done; three of them inside each other."))
    case .perform: KeyEntry(.actions, tr("What is done if the condition holds."))
    case .otherwise: KeyEntry(.actions, tr("What is done if it does not hold."))
    }
  }
}

/// The keys of a dismissal that says more than the name of the dialog.
package enum DismissKey: String, KeyTable {
  case dialog, buttonIndex, animated, completion

  /// A dismissal: the dialog alone, or a map.
  static var dismissal: Shape { .either(.reference(.shownDialog), .object(DismissKey.self)) }

  package static let objectType = ObjectType(
    "dismissal", tr("A dismissal by code; the dialog’s id alone will do."),
    example: """
      dialogs:
        wait:
          alert: {title: Wait}
          delegate:
            does:
              "didPresentAlertView:": [{dismiss: {dialog: wait, buttonIndex: 7, animated: false}}]
      """)

  package static let rules: [KeyRule<DismissKey>] = [.required(.dialog)]

  package var entry: KeyEntry {
    switch self {
    case .dialog: KeyEntry(.reference(.shownDialog), tr("The dialog that goes."))
    case .buttonIndex:
      KeyEntry(
        .anyInteger, default: tr("the cancel index"), tr("The index that its delegate is told."))
    case .animated: KeyEntry(.boolean, default: "true", tr("Whether it is seen to go."))
    case .completion:
      KeyEntry(
        .actions, tr("What is done when it is gone; of a presentedView or a formSheet only."))
    }
  }
}

/// The keys of a change to a dialog or a text field that is showing, to a flag, or to the badge.
package enum SetKey: String, KeyTable {
  case dialog, title, message, delegate, field, text, overlay, popover, passthrough, flag, to, badge

  /// The word for the other value of a flag.
  static let toggle = "toggle"

  package static let objectType = ObjectType(
    "change",
    tr("A change to a dialog or a text field that is showing, to a flag or the badge."),
    example: """
      screens:
        start:
          controls:
            - textField: Name
            - button: Clear
              then: [{set: {field: name, text: ""}}]
      """)

  package static let rules: [KeyRule<SetKey>] = [
    .one(of: [.dialog, .field, .popover, .flag, .badge], { tr("a change is of one thing") }),
    .beside(.title, [.dialog]), .beside(.message, [.dialog]), .beside(.delegate, [.dialog]),
    .apart([[.title, .message], [.delegate]]),
    .beside(.text, [.field]), .beside(.overlay, [.field]), .needs(.field, [.text, .overlay]),
    .apart([[.text], [.overlay]]),
    .beside(.passthrough, [.popover]), .needs(.popover, [.passthrough]),
    .beside(.to, [.flag]), .needs(.flag, [.to]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .dialog:
      KeyEntry(
        .reference(.alert), tr("The alert whose texts change, or the dialog whose delegate does."))
    case .title: KeyEntry(.template, tr("Its new title."))
    case .message: KeyEntry(.template, tr("Its new message."))
    case .delegate:
      KeyEntry(
        .word(of: DelegateChange.self),
        tr("It is nil from now on (none), or deallocated, so that its next method would crash."))
    case .field:
      KeyEntry(.reference(.field), tr("The text field whose text, or overlay, changes."))
    case .text: KeyEntry(.template, tr("Its new text."))
    case .overlay:
      KeyEntry(
        .either(.word(["none"]), .object(OverlayKey.self)),
        tr("The icons at its ends from now on, in place of those before."))
    case .popover:
      KeyEntry(
        .reference(.popover), tr("The popover that is changed, or the activity picker in one."))
    case .passthrough:
      KeyEntry(
        PopoverKey.passing,
        tr("Controls that stay live from now on; nil: not even the bar that it comes out of."))
    case .flag: KeyEntry(.reference(.flag), tr("The flag that is set."))
    case .to:
      KeyEntry(
        .either(.boolean, .word([SetKey.toggle])),
        tr("Its new value; toggle: the other one than now."))
    case .badge:
      KeyEntry(.integer(least: 0), tr("The number on the application’s icon; 0 removes it."))
    }
  }
}
