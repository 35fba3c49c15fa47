public import DialogModel

/// Everything a run is at one moment: a value that can be kept, compared and gone back to.
public struct State: Hashable, Sendable {
  /// Where the application is.
  public enum ApplicationPhase: Hashable, Sendable {
    case notRunning
    /// In front.
    case active
    /// On its way to the background; every request waits.
    case leaving
    /// Between foreground and background.
    case inactive
    case background
    /// The device is locked.
    case locked
    /// Another application's alert stands over this one.
    case interrupted
    /// Ending; nothing can be shown any more.
    case terminating
  }

  /// Now, in simulated time.
  public internal(set) var now = SimulatedTime.zero
  /// How many inputs there have been.
  public internal(set) var inputCount = 0
  /// Where the application is.
  public internal(set) var application = ApplicationPhase.notRunning
  /// The screen that shows.
  public internal(set) var screen: ScreenID?
  /// How the device is held.
  public internal(set) var orientation = Orientation.portrait
  /// The turn of the device under way, if there is one.
  public internal(set) var rotation: Rotation?
  /// The controls that are disabled.
  public internal(set) var disabledControls: Set<ControlID> = []
  /// The bars that are disabled as a whole.
  public internal(set) var disabledBars: Set<Bar> = []
  /// The dialogs that are up, from the lowest to the topmost.
  public internal(set) var showings: [Showing] = []
  /// The text fields among the controls of the screens, and of what shows over them.
  public internal(set) var controlFields: [ControlID: FieldState] = [:]
  /// The text field that is being edited, if one is.
  public internal(set) var firstResponder: FieldID?
  /// The keyboard, and whether it moves.
  public internal(set) var keyboard = KeyboardMovement(isUp: false, from: .zero, until: .zero)
  /// What was refused last, if anything was.
  public internal(set) var refusal: FieldRefusal?
  /// The activity pickers whose handler is still to be called, in the order of their coming.
  public internal(set) var pickers: [PickerRun] = []
  /// The tasks that run, in the order in which they were run.
  public internal(set) var jobs: [Job] = []
  /// The question that waits for an answer, if one does; simulated time stands meanwhile.
  public internal(set) var hold: Hold?
  /// Why the run stopped, if it did.
  public internal(set) var stop: Stop?

  /// The fields that have been covered while they edited, the last one last; each edits again once it
  /// is uncovered, unless another one has begun there meanwhile.
  var coveredFields: [FieldID] = []
  /// The screen that shows once the field that edits on this one has ended.
  var comingScreen: ScreenID?
  /// The control whose own actions are being done, if one's are.
  var actingControl: ControlID?
  var transition: Transition?
  /// What an alert said that has just gone; its last call may still refer to it.
  var departed: Showing?
  var waiting: [TransitionRequest] = []
  var frames: [Frame] = []
  var agenda = Agenda()
  var preparedAnswers: [PreparedAnswer] = []
  var budget: Budget
  var transitionCount = 0
  var jobCount = 0
  var pickerCount = 0
  var queuedReports: [QueuedReport] = []
  /// What stood in fields before the document changed, until they show again.
  var keptTexts: [FieldID: String] = [:]

  init(budget: Budget) {
    self.budget = budget
  }

  /// Whether something moves or waits for its turn to move.
  public var isMoving: Bool {
    transition != nil || agenda.hasMovement || (application == .active && !waiting.isEmpty)
  }

  /// Whether the application is in the background, or between there and the front.
  var isInBackground: Bool {
    switch application {
    case .background, .inactive, .locked, .interrupted: true
    case .notRunning, .active, .leaving, .terminating: false
    }
  }

  /// Whether a person sees the application.
  public var showsApplication: Bool { application == .active || application == .interrupted }

  /// The place of a dialog among ``showings``.
  func position(of dialog: DialogID) -> Int? {
    showings.lastIndex { $0.dialog == dialog }
  }
}
