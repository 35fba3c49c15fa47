internal import DialogModel

/// The keys at the top of a document.
enum DocumentKey: String, KeyTable {
  case rehearsal, title, device, era, start, screens, dialogs, application, choices, scenarios
  case tasks, notifications, clock, notificationSettings, strings

  /// The version of the format that this program reads.
  static let version = 1

  var shape: Shape {
    switch self {
    case .rehearsal: .anyInteger
    case .title: .text
    case .device: .word(of: Prototype.Device.self)
    case .era: .word(of: Prototype.Era.self)
    case .start: .reference(.start)
    case .screens: .named(.thing(ScreenKey.self))
    case .dialogs: .named(.thing(DialogKey.self))
    case .application: .either(.boolean, .thing(ApplicationKey.self))
    case .choices: .thing(ChoicesKey.self)
    case .scenarios: .named(.thing(ScenarioKey.self))
    case .tasks, .notifications, .clock, .notificationSettings, .strings: .later
    }
  }
}
