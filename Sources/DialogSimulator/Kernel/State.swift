public import DialogModel

/// The whole state of a run at one moment: a value that can be stored, compared and restored.
///
/// The functions of each part are in the folder with its name.
public struct State: Hashable, Sendable {
  /// Now, in simulated time.
  public internal(set) var now = SimulatedTime.zero
  /// The work to do, and the limits.
  var kernel: Kernel
  /// The dialogs that show, and their movements.
  var stack = Stack()
  /// The application, its screen and the device around it.
  var device = Device()
  /// The view controllers.
  var views = Views()
  // What most inputs do not change is in boxes: states share it, and are smaller.
  private var fields = Boxed(Focus())
  private var work = Boxed(Tasks())
  private var choices = Boxed(Activities())
  private var notices: Boxed<Notifications>

  init(limits: Limits, configuration: Configuration, notifications: Notifications) {
    notices = Boxed(notifications)
    kernel = Kernel(limits: limits)
    kernel.agenda.waitsForWorld = configuration.waitsForWorld
    tasks.commandModes = configuration.commandModes
    activities.live = configuration.liveBuiltIns
    device.orientation = configuration.orientation
  }
}

// What is in boxes.

extension State {
  /// The text fields, and which one edits.
  var focus: Focus {
    _read { yield fields.value }
    _modify { yield &fields.value }
  }

  /// The tasks that run.
  var tasks: Tasks {
    _read { yield work.value }
    _modify { yield &work.value }
  }

  /// The activity pickers whose handler is still to be called.
  var activities: Activities {
    _read { yield choices.value }
    _modify { yield &choices.value }
  }

  /// The notifications, the settings for them, and the device's clock.
  public internal(set) var notifications: Notifications {
    _read { yield notices.value }
    _modify { yield &notices.value }
  }
}

// The parts of the state that other modules read.

extension State {
  /// How many inputs there have been.
  public var inputCount: Int { kernel.inputCount }
  /// The call that waits, if there is one; simulated time stops meanwhile.
  public var hold: Hold? { kernel.suspension?.value.hold }
  /// Why the run stopped, if it did.
  public var stop: Stop? { kernel.stop?.value }

  /// When something is due next; `nil` if there is nothing, or while the run is held.
  package var firstDue: SimulatedTime? { kernel.isRunning ? kernel.agenda.firstDue : nil }

  /// Whether the rest of a list of actions, or the end of an activity, is due later than any movement
  /// takes.
  package var hasFarWork: Bool {
    !kernel.agenda.paused.isEmpty
      || kernel.agenda.entries.contains {
        !$0.owner.isOfWorld
          && $0.due.milliseconds - now.milliseconds > StateWriter.longestWait
      }
  }

  /// Whether the rest of the same list is to come as often as it is told apart, or more often.
  package var hasManyLaters: Bool {
    kernel.agenda.entries.hasManyAlike || kernel.agenda.paused.hasManyAlike
  }

  /// The dialogs that show, from the lowest to the topmost.
  public var showings: [Showing] { stack.showings }

  /// The text fields among the controls of the screens, and of the dialogs over them.
  public var controlFields: [ControlID: FieldState] { focus.controlFields }
  /// The keyboard and its movement.
  public var keyboard: KeyboardMovement { focus.keyboard }
  /// The last refused edit, if there is one.
  public var refusal: FieldRefusal? { focus.refusal }

  /// The tasks that run, in the order in which they were run.
  public var jobs: [Job] { tasks.jobs }
  /// How the commands of tasks are run from now on; a task without an entry is
  /// ``CommandMode/simulated``.
  public var commandModes: [TaskID: CommandMode] { tasks.commandModes }

  /// The activity pickers whose handler is still to be called, in the order in which they began.
  public var pickers: [PickerRun] { activities.runs }
  /// The built-in activities that are performed for real from now on.
  public var liveBuiltIns: Set<BuiltInActivity> { activities.live }

  /// The part of its life that the application is in.
  public var application: ApplicationPhase { device.phase }
  /// The flags that are set.
  public var flags: FlagSet { device.flags }
  /// The screen that is shown.
  public var screen: ScreenID? { device.screen }
  /// The orientation of the device.
  public var orientation: Orientation { device.orientation }
  /// The rotation that is running, if there is one.
  public var rotation: Rotation? { device.rotation }
  /// What is in front if nothing covers it.
  public var front: Front { device.front }
  /// Whether the device is locked.
  public var isLocked: Bool { device.isLocked }
  /// Whether the screen is on; it is off only while the device is locked.
  public var screenIsOn: Bool { !device.isDark }
  /// Whether Notification Center is pulled down.
  public var centerIsDown: Bool { device.centerIsDown }
  /// Whether the task switcher is open.
  public var switcherIsOpen: Bool { device.switcherIsOpen }
  /// Whether another application's alert is up.
  public var hasSystemAlert: Bool { device.hasSystemAlert }
  /// Whether an alert is up that is not one of the application: a notification's, or that of another
  /// application.
  public var hasAlertAbove: Bool { device.hasAlert(above: notifications) }

  /// The controls that are disabled.
  var disabledControls: Set<ControlID> { device.disabledControls }
  /// The bars that are disabled as a whole.
  var disabledBars: Set<Bar> { device.disabledBars }

  /// Whether a dialog moves or waits to move.
  public var isMoving: Bool {
    stack.isMoving || kernel.agenda.hasMovement
      || (device.isInFront && !stack.waiting.isEmpty)
  }

  /// Whether the application is visible.
  public var showsApplication: Bool { device.showsApplication }

  /// The place of a dialog among ``showings``.
  @inline(__always)
  func position(of dialog: DialogID) -> Int? { stack.position(of: dialog) }
}
