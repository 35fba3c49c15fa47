/// A scenario of a document: what a person does, and which calls are expected.
public struct ScenarioScript: Hashable, Sendable {
  /// The name in the document.
  public var name: String
  /// The line of its name in the document, 1-based.
  public var line: Int
  /// What a person does, in order; in place of a name the steps that have it.
  public var steps: [ScenarioStep]
  /// The names of steps that it performs, by their 0-based places among its items.
  public var uses: [Int: SharedSteps.Use] = [:]
  /// The expected calls, one line each, as written; `nil` if the document has none.
  public var expect: [String]?
  /// The device, where the scenario sets its own.
  public var device: Prototype.Device?
  /// The era, where the scenario sets its own.
  public var era: Prototype.Era?
  /// The language, where the scenario sets its own.
  public var language: String?
  /// How the stage shows the scenario, as far as it sets that.
  public var axes = StageAxes()
  /// What it starts with, where the scenario sets its own.
  public var start: Prototype.Start?
  /// The pauses that it makes for an audience; `nil` if the document has none.
  public var pace: ScenarioPace?
  /// What the presenter reads about it; no audience sees this.
  public var notes: String?
  /// How many minutes it is planned to take when it is presented; `nil` if the document does not say.
  public var minutes: Int?

  /// A scenario of these steps.
  public init(name: String, line: Int, steps: [ScenarioStep] = []) {
    self.name = name
    self.line = line
    self.steps = steps
  }
}

/// One step of a scenario, and its line in the document.
public struct ScenarioStep: Hashable, Sendable {
  /// What is done.
  public var kind: Kind
  /// The line in the document, 1-based.
  public var line: Int
  /// How long to wait for what the step needs, in simulated milliseconds.
  public var timeout: Int
  /// Whether it is done at once, also in the middle of a movement or under another dialog.
  public var isNow = false
  /// The caption that the audience reads while the step is played.
  public var say: String?
  /// What the presenter reads about the step; no audience sees this.
  public var notes: String?
  /// The 0-based place among the items that the scenario has, or of the use that performs it.
  public var entry = 0
  /// The steps with a name that it belongs to; `nil` for one that the scenario has itself.
  public var shared: Shared?
  /// The 0-based place among the items of those steps.
  public var sharedEntry = 0

  /// A step at a line.
  public init(_ kind: Kind, line: Int, timeout: Int = ScenarioStep.defaultTimeout) {
    self.kind = kind
    self.line = line
    self.timeout = timeout
  }

  /// How long a step waits by default: 60 simulated seconds, in milliseconds.
  public static let defaultTimeout = 60_000

  /// A key of the keyboard, or a button of the device.
  public enum Key: String, CaseIterable, Sendable {
    /// Return.
    case `return`
    /// The clear button of the field that is being edited.
    case clear
    /// To the next field.
    case tab
    case home
    /// Locks the device, or wakes it.
    case power
  }

  /// An application that a person can open, besides this one.
  public enum OtherApp: String, CaseIterable, Sendable {
    case other
  }

  /// What a step does.
  public enum Kind: Hashable, Sendable {
    /// Taps something as soon as it can be tapped or, where the step is done now, at once.
    case tapOn(TapTarget, dialog: DialogID?)
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
    /// The system dismisses a dialog.
    case systemCancel(DialogID)
    /// Presses a key of the keyboard, or a button of the device.
    case pressKey(Key)
    /// Taps the application's icon.
    case launchApp
    /// Ends the application in the task switcher.
    case killApp
    /// Answers the open question, or the next one.
    case answer(Selector, Bool, target: Target?)
    /// Performs an action.
    case perform(Action)
    /// Types into the field that is being edited, one character at a time.
    case inputText(String)
    /// Pastes into the field that is being edited.
    case pasteText(String)
    /// Deletes so many characters before the caret.
    case eraseText(Int)
    /// Answers a notification that is up.
    case openNotification(NotificationID)
    /// Closes a notification that is up.
    case closeNotification(NotificationID)
    /// A scheduled notification fires, before its time.
    case fireNotification(NotificationID)
    /// A simulated job ends, before its time.
    case endTask(TaskID, succeeds: Bool)
    /// The newest activity under way ends, before its time.
    case endActivity(completed: Bool)
    /// Another application's alert appears, or disappears.
    case interrupt(Bool)
    /// Goes back, as ``Action/goBack``.
    case goBack
    /// The system runs out of memory.
    case memoryWarning
    /// Rotates the device.
    case rotate(Orientation)
    /// Takes a notification out of Notification Center, without opening the application.
    case removeFromCenter(NotificationID)
    /// A person changes the settings for the application's notifications.
    case settings(NotificationSettings.Change)
    /// Pulls down Notification Center, or pushes it away.
    case pullDown(Bool)
    /// Opens the task switcher, or closes it.
    case switcher(Bool)
    /// Taps the icon of another application.
    case openApp
    /// Slides to unlock.
    case slide
    /// Sets the device's clock; a wall clock is in the device's time zone.
    case setClock(WrittenMoment)
    /// Moves the device to a time zone, by its name.
    case setTimeZone(String)
    /// Fails unless the text shows.
    case assertVisible(TextPattern)
    /// Fails if the text shows.
    case assertNotVisible(TextPattern)
    /// Fails unless the element with the text can be tapped.
    case assertEnabled(TextPattern)
    /// Fails unless the element with the text is disabled.
    case assertDisabled(TextPattern)
    /// Fails unless the dialog's properties are these.
    case assertProperty(DialogID, DialogProperties)
    /// Fails unless the flags have these values.
    case assertFlags([FlagID: Bool])
    /// Fails unless exactly these notifications are scheduled, the soonest first.
    case assertScheduled([NotificationID])
    /// Fails unless this is the number on the application's icon; 0 for none.
    case assertBadge(Int)
    /// Fails unless VoiceOver has said this since the step before began; steps that assert do not count
    /// as steps here.
    case assertSpoken(TextPattern)
  }
}
