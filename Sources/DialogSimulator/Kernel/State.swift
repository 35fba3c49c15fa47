public import DialogModel

/// Everything a run is at one moment: a value that can be kept, compared and gone back to.
///
/// Each part has the functions of its subject, in the folder of its name.
public struct State: Hashable, Sendable {
  /// Now, in simulated time.
  public internal(set) var now = SimulatedTime.zero
  /// What is still to be done, and how far it may go.
  var kernel: Kernel
  /// The dialogs that are up, and what moves.
  var stack = Stack()
  /// The text fields, and which one edits.
  var focus = Focus()
  /// The tasks that run.
  var tasks = Tasks()
  /// The activity pickers whose handler is still to be called.
  var activities = Activities()
  /// The application, its screen and the device around it.
  var device = Device()

  init(limits: Limits, configuration: Configuration) {
    kernel = Kernel(limits: limits)
    tasks.commandModes = configuration.commandModes
    activities.live = configuration.liveBuiltIns
  }
}

// What other rooms read of it.

extension State {
  /// How many inputs there have been.
  public var inputCount: Int { kernel.inputCount }
  /// The call that waits for its answer, if one does; simulated time stops meanwhile.
  public var hold: Hold? { kernel.suspension?.value.hold }
  /// Why the run stopped, if it did.
  public var stop: Stop? { kernel.stop?.value }

  /// The dialogs that are up, from the lowest to the topmost.
  public var showings: [Showing] { stack.showings }

  /// The text fields among the controls of the screens, and of what shows over them.
  public var controlFields: [ControlID: FieldState] { focus.controlFields }
  /// The text field that is being edited, if one is.
  public var firstResponder: FieldID? { focus.firstResponder }
  /// The keyboard, and whether it moves.
  public var keyboard: KeyboardMovement { focus.keyboard }
  /// What was refused last, if anything was.
  public var refusal: FieldRefusal? { focus.refusal }

  /// The tasks that run, in the order in which they were run.
  public var jobs: [Job] { tasks.jobs }
  /// What becomes of the commands of tasks that are run from now on; without an entry, as
  /// ``CommandMode/simulated`` says.
  public var commandModes: [TaskID: CommandMode] { tasks.commandModes }

  /// The activity pickers whose handler is still to be called, in the order of their coming.
  public var pickers: [PickerRun] { activities.runs }
  /// The built-in activities that are performed for real from now on.
  public var liveBuiltIns: Set<BuiltInActivity> { activities.live }

  /// Where the application is.
  public var application: ApplicationPhase { device.phase }
  /// The screen that shows.
  public var screen: ScreenID? { device.screen }
  /// How the device is held.
  public var orientation: Orientation { device.orientation }
  /// The turn of the device under way, if there is one.
  public var rotation: Rotation? { device.rotation }
  /// The controls that are disabled.
  public var disabledControls: Set<ControlID> { device.disabledControls }
  /// The bars that are disabled as a whole.
  public var disabledBars: Set<Bar> { device.disabledBars }

  /// Whether something moves or waits for its turn to move.
  public var isMoving: Bool {
    stack.isMoving || kernel.agenda.hasMovement
      || (device.isInFront && !stack.waiting.isEmpty)
  }

  /// Whether a person sees the application.
  public var showsApplication: Bool { device.showsApplication }

  /// The place of a dialog among ``showings``.
  @inline(__always)
  func position(of dialog: DialogID) -> Int? { stack.position(of: dialog) }
}
