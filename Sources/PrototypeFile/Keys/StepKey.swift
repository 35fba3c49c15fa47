internal import DialogModel
internal import Texts

/// The keys of a step: one says what the step does, the others how.
package enum StepKey: String, KeyTable {
  case tapOn, inputText, pasteText, eraseText, pressKey, wait, waitFor, waitForAnimationToEnd
  case present, dismiss, systemCancel, openNotification, closeNotification, launchApp, killApp
  case fireNotification, endTask, endActivity
  case openApp, switcher, interrupt, memoryWarning, rotate, goBack, pullDown, removeFromCenter
  case settings, slide, setClock, setTimeZone
  case answer
  case perform = "do"
  case reuse = "perform"
  case assertVisible, assertNotVisible, assertEnabled, assertDisabled, assertProperty, assertFlag
  case assertScheduled, assertBadge, assertSpoken
  case now, dialog, target, timeout, say, notes

  /// The keys that say how a step does it.
  static let manners: [StepKey] = [.now, .dialog, .target, .timeout, .say, .notes]
  /// The keys of what can be done at once, in place of waiting as a person would.
  package static let interfering: [StepKey] = [
    .tapOn, .pressKey, .inputText, .goBack, .present, .dismiss, .endTask, .fireNotification,
    .openNotification, .closeNotification, .endActivity, .rotate, .perform,
  ]
  /// The keys that say what a step does.
  package static let kinds = allCases.filter { !manners.contains($0) }

  package static let objectType = ObjectType(
    "step", tr("Something that a person or the system does; one key says what."),
    example: """
      screens:
        start:
          controls:
            - button: Sign Out
              then: [{present: sign-out}]
      dialogs:
        sign-out:
          alert: {title: Sign Out, cancelButton: Cancel, otherButtons: [Confirm]}
      steps:
        leave:
          - tapOn: Sign Out
          - waitFor: /Conf.*/
            timeout: 2
      scenarios:
        twice:
          steps:
            - perform: leave
              say: We leave the account
            - tapOn: {button: 0}
              now: true
            - perform: leave
            - tapOn: Cancel
            - wait: 1
            - assertNotVisible: Confirm
      """)

  package static let rules: [KeyRule<StepKey>] = [
    .one(of: kinds, { tr("a step does one thing") }),
    .beside(.now, interfering), .beside(.dialog, [.tapOn]), .beside(.target, [.answer]),
    .apart([[.reuse], [.timeout]]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .tapOn:
      KeyEntry(.either(.pattern, .object(TapKey.self)), tr("Taps what shows this text."))
    case .inputText:
      KeyEntry(.text, tr("Types into the field that is being edited, one character at a time."))
    case .pasteText: KeyEntry(.text, tr("Pastes into the field that is being edited."))
    case .eraseText: KeyEntry(.integer(least: 0), tr("Deletes so many characters."))
    case .pressKey:
      KeyEntry(.word(of: ScenarioStep.Key.self), tr("Presses a key, or a button of the device."))
    case .wait: KeyEntry(.seconds, tr("Lets so many seconds pass."))
    case .waitFor: KeyEntry(.pattern, tr("Waits until a text shows."))
    case .waitForAnimationToEnd: KeyEntry(.yes, tr("Waits until nothing moves."))
    case .present: KeyEntry(PresentKey.presentation, tr("Shows a dialog, as code does."))
    case .dismiss: KeyEntry(DismissKey.dismissal, tr("Takes a dialog down, as code does."))
    case .systemCancel: KeyEntry(.reference(.shownDialog), tr("The system cancels a dialog."))
    case .openNotification:
      KeyEntry(.reference(.notification), tr("Answers a notification that is up."))
    case .closeNotification:
      KeyEntry(.reference(.notification), tr("Closes a notification that is up."))
    case .fireNotification:
      KeyEntry(.reference(.notification), tr("Lets a scheduled notification fire now."))
    case .endTask:
      KeyEntry(.object(EndTaskKey.self), tr("Ends a job now, in place of its time."))
    case .endActivity:
      KeyEntry(
        .object(EndActivityKey.self),
        tr("Ends the newest activity that is under way, in place of its time."))
    case .launchApp: KeyEntry(.yes, tr("Taps the application’s icon."))
    case .killApp: KeyEntry(.yes, tr("Ends the application."))
    case .openApp:
      KeyEntry(.word(of: ScenarioStep.OtherApp.self), tr("Taps the icon of another application."))
    case .switcher: KeyEntry(.boolean, tr("Opens the app switcher (true), or closes it (false)."))
    case .interrupt:
      KeyEntry(.boolean, tr("Another application’s alert appears (true), or goes (false)."))
    case .memoryWarning: KeyEntry(.yes, tr("The device runs out of memory."))
    case .goBack: KeyEntry(.yes, tr("Goes back, as the action does."))
    case .rotate: KeyEntry(.word(of: Orientation.self), tr("Turns the device."))
    case .pullDown:
      KeyEntry(.boolean, tr("Pulls down Notification Center (true), or pushes it away (false)."))
    case .removeFromCenter:
      KeyEntry(
        .reference(.notification),
        tr("Takes a notification out of Notification Center; fails where it is not listed."))
    case .settings:
      KeyEntry(
        .object(NotificationSettingsKey.self),
        tr("Changes what notifications may do from now on; keys that are left out stay."))
    case .slide: KeyEntry(.yes, tr("Slides to unlock."))
    case .setClock:
      KeyEntry(.moment, tr("Sets the device’s clock; without an offset, in its time zone."))
    case .setTimeZone: KeyEntry(.timeZone, tr("Moves the device to a time zone."))
    case .answer:
      KeyEntry(
        .bySelector(.boolean, .questions, beside: AnswerStepKey.self, one: true),
        tr("Answers the question that waits, else the next one like it."))
    case .perform: KeyEntry(.object(ActionKey.self), tr("Does what a document’s actions can do."))
    case .reuse:
      KeyEntry(.reference(.steps), tr("Performs the steps that have this name, in its place."))
    case .assertVisible: KeyEntry(.pattern, tr("Fails unless the text shows."))
    case .assertNotVisible: KeyEntry(.pattern, tr("Fails if the text shows."))
    case .assertEnabled:
      KeyEntry(.pattern, tr("Fails unless what carries the text can be tapped."))
    case .assertDisabled:
      KeyEntry(.pattern, tr("Fails unless what carries the text is disabled."))
    case .assertProperty:
      KeyEntry(.object(PropertyKey.self), tr("Fails unless a dialog’s properties are these."))
    case .assertFlag:
      KeyEntry(
        .named(.reference(.flag), .boolean), tr("Fails unless each of these flags is set, or not."))
    case .assertScheduled:
      KeyEntry(
        .list(.reference(.notification)),
        tr("Fails unless exactly these are scheduled, the soonest first; each copy counts."))
    case .assertBadge:
      KeyEntry(
        .integer(least: 0), tr("Fails unless the application’s icon has this number; 0 is none."))
    case .assertSpoken:
      KeyEntry(
        .pattern,
        tr(
          "Fails unless VoiceOver says this line, or part of a line, since the step before."
        ))
    case .now:
      KeyEntry(
        .boolean, default: "false",
        tr("Whether to do it at once, also during an animation or under another dialog."))
    case .dialog:
      KeyEntry(.reference(.shownDialog), default: tr("the topmost"), tr("The dialog to tap in."))
    case .target:
      KeyEntry(.reference(.target), default: tr("whoever asks"), tr("Who is answered."))
    case .timeout:
      KeyEntry(.seconds, default: "60", tr("How many seconds to wait before the step fails."))
    case .say:
      KeyEntry(.text, tr("A caption under the stage while the step is played; it is translated."))
    case .notes:
      KeyEntry(.text, tr("What the presenter reads about the step; the stage never shows it."))
    }
  }
}

/// The keys of a tap on something that is not named by its text.
package enum TapKey: String, KeyTable {
  case button, field, control, clear, activity, outside, segment, dialog

  /// The keys that say what is tapped.
  static let kinds: [TapKey] = [.button, .field, .control, .clear, .activity, .outside]

  package static let objectType = ObjectType(
    "tap", tr("What is tapped, where its text does not name it."),
    example: """
      dialogs:
        sure:
          alert: {title: Sure?, cancelButton: No, otherButtons: [Yes]}
      scenarios:
        yes:
          steps:
            - tapOn: {outside: true}
            - tapOn: {button: 1, dialog: sure}
      """)

  package static let rules: [KeyRule<TapKey>] = [
    .one(of: kinds, { tr("a tap is on one thing") }), .beside(.segment, [.control]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .button: KeyEntry(.integer(least: 0), tr("A button, by its index."))
    case .field: KeyEntry(.fieldIndex, tr("A text field of an alert, by its index."))
    case .control: KeyEntry(.reference(.control), tr("A control, by its id."))
    case .clear: KeyEntry(.reference(.field), tr("The clear button of a text field."))
    case .activity:
      KeyEntry(.reference(.activity), tr("An activity, by its type or a built-in one’s name."))
    case .outside: KeyEntry(.yes, tr("Beside the dialog."))
    case .segment:
      KeyEntry(.integer(least: 0), tr("The segment of a segmented control, by its index."))
    case .dialog: StepKey.dialog.entry
    }
  }
}

/// The keys of assertions about the properties of a dialog.
package enum PropertyKey: String, KeyTable {
  case dialog, numberOfButtons, cancelButtonIndex, firstOtherButtonIndex, destructiveButtonIndex
  case visible

  /// The properties that only alerts and sheets have.
  static let ofButtons: [PropertyKey] = [
    .numberOfButtons, .cancelButtonIndex, .firstOtherButtonIndex, .destructiveButtonIndex,
  ]

  package static let objectType = ObjectType(
    "properties", tr("What code would find in a dialog’s properties."),
    example: """
      dialogs:
        sure:
          alert: {title: Sure?, cancelButton: No, otherButtons: [Yes]}
      scenarios:
        indices:
          steps:
            - assertProperty: {dialog: sure, numberOfButtons: 2, cancelButtonIndex: 0}
            - tapOn: "No"
            - waitForAnimationToEnd: true
            - assertProperty: {dialog: sure, visible: false}
      """)

  package static let rules: [KeyRule<PropertyKey>] = [
    .required(.dialog), .needs(.dialog, ofButtons + [.visible]),
  ]

  package var entry: KeyEntry {
    switch self {
    case .dialog: KeyEntry(.reference(.shownDialog), tr("The dialog, whether it shows or not."))
    case .numberOfButtons:
      KeyEntry(.integer(least: 0), tr("How many buttons it has, the cancel button included."))
    case .cancelButtonIndex: KeyEntry(.integer(least: -1), tr("The cancel button’s, or -1."))
    case .firstOtherButtonIndex:
      KeyEntry(.integer(least: -1), tr("The first other button’s, or -1."))
    case .destructiveButtonIndex:
      KeyEntry(.integer(least: -1), tr("The red button’s, or -1; in an alert -1."))
    case .visible: KeyEntry(.boolean, tr("Whether it is up."))
    }
  }
}

/// The keys that an answer has in addition to its method.
package enum AnswerStepKey: String, KeyTable {
  case target

  package static let objectType = ObjectType("answerStep", "", example: "")

  package var entry: KeyEntry { StepKey.target.entry }
}
