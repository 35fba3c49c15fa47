import Texts

/// What one key does while the stage is alone on the screen.
///
/// Letters are keys only while no field of the prototype is edited; it would get them.
public enum PresenterKey: CaseIterable, Sendable {
  case nextStep, stepBack, backOnTrack, play, startAgain, black, captions, lastCalls, foreseen,
    hideAll, marks, frame
  case look, device, turn, speed, keys

  /// Those that the run sheet has too, with its own for the first and the last step.
  public static let ofSheet: [PresenterKey] = [
    .nextStep, .stepBack, .backOnTrack, .black, .captions, .lastCalls, .foreseen, .hideAll,
    .marks, .frame, .keys,
  ]

  /// The function of a key by the name that GDK has for it; `nil` if it has none.
  public init?(name: String) {
    let found = PresenterKey.allCases.first { key in
      key.names.contains(name) || (name.count == 1 && key.names.contains(name.lowercased()))
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether a name is that of a key without meaning in a text field.
  public static func isSafeWhileTyping(_ name: String) -> Bool {
    pages.contains(name) || pagesBack.contains(name)
  }

  /// The key with which clickers go to the next page, by its names.
  private static let pages = ["Page_Down", "Next", "KP_Page_Down", "KP_Next"]
  /// The key with which they go to the page before.
  private static let pagesBack = ["Page_Up", "Prior", "KP_Page_Up", "KP_Prior"]

  private var names: [String] {
    switch self {
    case .nextStep: PresenterKey.pages + ["space"]
    case .stepBack: PresenterKey.pagesBack
    case .backOnTrack: ["BackSpace"]
    // Clickers blank the screen with one of the two.
    case .black: ["b", "period"]
    case .lastCalls: ["l"]
    case .foreseen: ["h"]
    case .hideAll: ["x"]
    case .play: ["p"]
    case .startAgain: ["r"]
    case .look: ["a"]
    case .device: ["d"]
    case .turn: ["t"]
    case .speed: ["s"]
    case .captions: ["c"]
    case .marks: ["m"]
    case .frame: ["z"]
    case .keys: ["question"]
    }
  }

  /// The key as the list of keys writes it.
  public var shown: String {
    switch self {
    case .nextStep: tr("Space, Page Down")
    case .stepBack: tr("Page Up")
    case .backOnTrack: tr("Backspace")
    case .black: tr("B, full stop")
    case .keys: "?"
    default: names[0].uppercased()
    }
  }

  /// The key in the form that GTK's window of keys reads.
  public var accelerators: String {
    switch self {
    case .nextStep: "space Page_Down"
    case .black: "b period"
    default: names[0]
    }
  }

  /// What it does.
  public var title: String {
    switch self {
    case .nextStep: tr("Perform the next step")
    case .stepBack: tr("Back to before the last step")
    case .backOnTrack: tr("Back on track after a wrong tap")
    case .black: tr("Make the stage black, or show it again")
    case .lastCalls: tr("The last calls beside the device")
    case .foreseen: tr("What a tap at the pointer would call")
    case .hideAll: tr("Hide what lies over the stage, or show it")
    case .play: tr("Play the scenario, or let it stand")
    case .startAgain: tr("Start again")
    case .look: tr("Next look")
    case .device: tr("Next device")
    case .turn: tr("Turn the device")
    case .speed: tr("Next speed")
    case .captions: tr("Captions")
    case .marks: tr("Mark each tap with a ring")
    case .frame: tr("Fill the screen with the device, its screen or the dialog")
    case .keys: tr("Show these keys")
    }
  }

  /// The lines of the list of keys: a key, and what it does.
  public static var list: [(keys: String, title: String)] {
    allCases.map { ($0.shown, $0.title) } + [
      (tr("Alt+Y, Alt+N"), tr("Answer a held call")), ("F11", tr("End the presentation")),
    ]
  }
}
