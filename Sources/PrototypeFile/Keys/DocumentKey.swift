internal import DialogModel
internal import Texts

/// The keys at the top of a document.
package enum DocumentKey: String, KeyTable {
  case rehearsal, title, device, era, start, screens, dialogs, tasks, notifications, flags
  case application
  case navigation, navigationController, tabBarController
  case clock, notificationSettings, choices, strings, steps, scenarios, promises, known

  /// The version of the format that this program reads.
  static let version = 1

  package static let objectType = ObjectType(
    "document", tr("A prototype: its screens and dialogs, and what people do with them."),
    example: """
      title: Account
      device: phone
      start: account
      screens:
        account:
          controls:
            - button: Sign Out
              then: [{present: sign-out}]
      dialogs:
        sign-out:
          alert: {title: Sign Out, cancelButton: Cancel, otherButtons: [Confirm]}
      """)

  package static let rules: [KeyRule<DocumentKey>] = [.required(.rehearsal)]

  package var entry: KeyEntry {
    switch self {
    case .rehearsal:
      KeyEntry(
        .integer(least: DocumentKey.version, most: DocumentKey.version),
        tr("The version of the format."))
    case .title: KeyEntry(.text, tr("What the prototype is called."))
    case .device:
      KeyEntry(
        .word(of: Prototype.Device.self), default: "phone",
        tr("The device that it is made for; a person can preview it on the other."))
    case .era:
      KeyEntry(
        .word(of: Prototype.Era.self), default: "ios6",
        tr("The time whose rules hold: before multitasking, or with it."))
    case .start:
      KeyEntry(
        .reference(.start), default: tr("the first screen, else the first dialog"),
        tr("What a launch shows."))
    case .screens: KeyEntry(.named(.id, .object(ScreenKey.self)), tr("The screens by their ids."))
    case .dialogs: KeyEntry(.named(.id, .object(DialogKey.self)), tr("The dialogs by their ids."))
    case .tasks:
      KeyEntry(.named(.id, .object(TaskKey.self)), tr("Jobs that take time, by their ids."))
    case .notifications:
      KeyEntry(
        .named(.id, .object(NotificationKey.self)), tr("Local notifications by their ids."))
    case .flags:
      KeyEntry(
        .named(.id, .boolean),
        tr("What the application remembers while it runs, by ids: whether it is so at first."))
    case .application:
      KeyEntry(
        .either(.boolean, .object(ApplicationKey.self)), default: "false",
        tr("The application itself; its own calls are listed only with this key."))
    case .navigation:
      KeyEntry(
        .word(["push"]), default: tr("at once, in place of all screens"),
        tr("How a “goTo” shows a screen if it does not say so."))
    case .navigationController:
      KeyEntry(
        .either(.boolean, .object(NavigationControllerKey.self)), default: "false",
        tr("The navigation controller; its delegate’s calls are listed only with this key."))
    case .tabBarController:
      KeyEntry(
        .either(.boolean, .object(TabBarControllerKey.self)), default: "false",
        tr("The tab bar controller; its delegate’s calls are listed only with this key."))
    case .clock: KeyEntry(.object(ClockKey.self), tr("The simulated clock of the device."))
    case .notificationSettings:
      KeyEntry(
        .object(NotificationSettingsKey.self),
        tr("What a person has set for the application’s notifications."))
    case .choices:
      KeyEntry(.object(ChoicesKey.self), tr("Where sources on UIKit disagree, the side to take."))
    case .strings:
      KeyEntry(
        .named(.language, .named(.text, .template)),
        tr("Translations: by language, then by the text in the document."))
    case .steps:
      KeyEntry(
        .named(.name, .list(.object(StepKey.self))),
        tr("Steps that scenarios use again and again, by the names that “perform” takes."))
    case .scenarios:
      KeyEntry(
        .named(.name, .object(ScenarioKey.self)),
        tr("What a person does, and the calls that are expected, by name."))
    case .promises:
      KeyEntry(
        .list(.object(PromiseKey.self)),
        tr("What holds, whatever a person and the system do; exploring checks it."))
    case .known:
      KeyEntry(
        .list(.object(KnownKey.self)), tr("Findings that are meant so, and are not listed."))
    }
  }
}

/// The keys of the simulated clock.
package enum ClockKey: String, KeyTable {
  case start, timeZone

  package static let objectType = ObjectType(
    "clock", tr("The simulated clock of the device."),
    example: "clock: {start: 2013-03-01T08:30:00, timeZone: Europe/Moscow}")

  package var entry: KeyEntry {
    switch self {
    case .start:
      KeyEntry(
        .moment, default: "2013-01-07T09:41:00Z",
        tr("What the clock shows when a run begins; without an offset, in its time zone."))
    case .timeZone:
      KeyEntry(.timeZone, default: "UTC", tr("The time zone that the device is in."))
    }
  }
}

extension DocumentKey {
  /// Whether the keys below are names that the document gives.
  package var hasNames: Bool {
    switch self {
    case .screens, .dialogs, .tasks, .notifications, .flags, .strings, .steps, .scenarios: true
    default: false
    }
  }
}
