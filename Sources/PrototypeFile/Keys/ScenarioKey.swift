internal import DialogModel

/// The keys of a scenario.
enum ScenarioKey: String, KeyTable {
  case steps, expect, device, era, start
  case language

  var shape: Shape {
    switch self {
    case .steps: .list(.thing(StepKey.self))
    case .expect: .list(.text)
    case .device: DocumentKey.device.shape
    case .era: DocumentKey.era.shape
    case .start: DocumentKey.start.shape
    case .language: .later
    }
  }
}

/// The keys of a step: one says what is done, the others how.
enum StepKey: String, KeyTable {
  case tapOn, wait, waitFor, waitForAnimationToEnd, present, dismiss, systemCancel
  case pressKey, launchApp, killApp, answer
  case perform = "do"
  case assertVisible, assertNotVisible, assertEnabled, assertDisabled
  case inputText, pasteText, eraseText, openNotification, interrupt, rotate, closeNotification
  case pullDown, slide, setClock, setTimeZone
  case now, dialog, target, timeout

  /// The keys that say how a step is done.
  static let manners: [StepKey] = [.now, .dialog, .target, .timeout]
  /// The keys that say what is done.
  static let kinds = allCases.filter { !manners.contains($0) }

  var shape: Shape {
    switch self {
    case .tapOn: .either(.pattern, .thing(TapKey.self))
    case .wait, .timeout: .seconds
    case .waitFor, .assertVisible, .assertNotVisible, .assertEnabled, .assertDisabled: .pattern
    case .waitForAnimationToEnd, .launchApp, .killApp: .yes
    case .present, .systemCancel, .dialog: .reference(.dialog)
    case .dismiss: DismissKey.dismissal
    case .pressKey: .word(["home"], later: ["return", "clear", "tab", "power"])
    case .answer: .bySelector(.boolean, beside: AnswerStepKey.self)
    case .perform: .thing(ActionKey.self)
    case .now: .boolean
    case .target: .reference(.target)
    case .inputText, .pasteText, .eraseText, .openNotification, .interrupt, .rotate,
      .closeNotification, .pullDown, .slide, .setClock, .setTimeZone:
      .later
    }
  }
}

/// The keys of a tap on something that is not named by its text.
enum TapKey: String, KeyTable {
  case button, control, outside
  case field, activity
  case dialog

  /// The keys that say what is tapped.
  static let kinds: [TapKey] = [.button, .control, .outside, .field, .activity]

  var shape: Shape {
    switch self {
    case .button: .integer(least: 0)
    case .control: .reference(.control)
    case .outside: .yes
    case .dialog: .reference(.dialog)
    case .field, .activity: .later
    }
  }
}

/// The keys beside the methods of an answer.
enum AnswerStepKey: String, KeyTable {
  case target

  var shape: Shape { .reference(.target) }
}
