/// A scenario of a document: what a person does, and which calls are expected.
public struct ScenarioScript: Hashable, Sendable {
  /// The name in the document.
  public var name: String
  /// The line of its name in the document, 1-based.
  public var line: Int
  /// What the person does, in order.
  public var steps: [ScenarioStep]
  /// The calls expected, one line each, as written; `nil` where the document has none.
  public var expect: [String]?
  /// The device, where the scenario sets its own.
  public var device: Prototype.Device?
  /// The era, where the scenario sets its own.
  public var era: Prototype.Era?
  /// What it starts with, where the scenario sets its own.
  public var start: Prototype.Start?

  /// A scenario of these steps.
  public init(name: String, line: Int, steps: [ScenarioStep] = []) {
    self.name = name
    self.line = line
    self.steps = steps
  }
}

/// One step of a scenario, and where it stands.
public struct ScenarioStep: Hashable, Sendable {
  /// What is done.
  public var kind: Kind
  /// The line in the document, 1-based.
  public var line: Int
  /// How long to wait for what the step needs, in simulated milliseconds.
  public var timeout: Int

  /// A step at a line.
  public init(_ kind: Kind, line: Int, timeout: Int = ScenarioStep.defaultTimeout) {
    self.kind = kind
    self.line = line
    self.timeout = timeout
  }

  /// How long a step waits unless it says otherwise: 60 simulated seconds, in milliseconds.
  public static let defaultTimeout = 60_000

  /// What a step does.
  public enum Kind: Hashable, Sendable {
    /// Taps something, once it can be tapped or, with `now`, at once.
    case tapOn(TapTarget, dialog: DialogID?, now: Bool)
    /// Lets simulated time pass, in milliseconds.
    case wait(milliseconds: Int)
    /// Waits until a text shows.
    case waitFor(TextPattern)
    /// Waits until nothing moves.
    case waitForAnimationToEnd
    /// Presents a dialog.
    case present(DialogID)
    /// Dismisses a dialog by code.
    case dismiss(DialogID, buttonIndex: Int?, animated: Bool)
    /// The system cancels a dialog.
    case systemCancel(DialogID)
    /// Presses the Home button.
    case pressHome
    /// Taps the application's icon.
    case launchApp
    /// Ends the application from the task switcher.
    case killApp
    /// Answers the question that waits, or the next one.
    case answer(Selector, Bool, target: Target?)
    /// Performs an action.
    case perform(Action)
    /// Fails unless the text shows.
    case assertVisible(TextPattern)
    /// Fails if the text shows.
    case assertNotVisible(TextPattern)
    /// Fails unless what carries the text can be tapped.
    case assertEnabled(TextPattern)
    /// Fails unless what carries the text is disabled.
    case assertDisabled(TextPattern)
  }

  /// What is tapped.
  public enum TapTarget: Hashable, Sendable {
    /// Whatever shows this text, the topmost dialog first.
    case text(TextPattern)
    /// A button by its 0-based index.
    case button(Int)
    /// A control on the screen, by its id.
    case control(ControlReference)
    /// Beside the dialog.
    case outside
  }
}

/// A text that is looked for on the stage: the whole text, or a pattern.
public enum TextPattern: Hashable, Sendable {
  /// The whole text.
  case whole(String)
  /// A pattern in PCRE's syntax, without its slashes; found anywhere in the text.
  case pattern(String)

  /// The text as written in a document.
  public var sourceText: String {
    switch self {
    case .whole(let text): text
    case .pattern(let pattern): "/\(pattern)/"
    }
  }
}
