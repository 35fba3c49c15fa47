import DialogModel

/// The part of a run's state that holds the application's life and the device.
///
/// The application's life, what is in front, the lock and another application's alert are
/// independent of each other.
struct Device: Hashable, Sendable {
  /// The part of its life that the application is in.
  enum Life: Hashable, Sendable {
    case notRunning
    /// In front, and receiving events.
    case active
    /// Moving to the background; every request waits.
    case leaving
    /// In front, but without events; or between foreground and background.
    case inactive
    case background
    /// Ending; nothing can be shown any more.
    case terminating
  }

  /// The part of its life that the application is in.
  var life = Life.notRunning
  /// What is in front.
  var front = State.Front.springboard
  /// Whether the device is locked.
  var isLocked = false
  /// Whether the screen of the locked device is off.
  var isDark = false
  /// Whether Notification Center is pulled down.
  var centerIsDown = false
  /// Whether the task switcher is open.
  var switcherIsOpen = false
  /// Whether another application's alert is over whatever is in front.
  var hasSystemAlert = false
  /// Whether the application is suspended in the background: its work stops.
  var isSuspended = false
  /// The screen that is shown.
  var screen: ScreenID?
  /// The screen that is shown after the field that edits on this one has ended.
  var comingScreen: ScreenID?
  /// The orientation of the device.
  var orientation = Orientation.portrait
  /// The rotation that is running, if there is one.
  var rotation: Rotation?
  /// The rotation that waits until it can be done, if there is one.
  var waitingTurn: WaitingTurn?
  /// The values of switches and segmented controls that differ from their first ones.
  var controlValues: [ControlID: Int] = [:]
  /// The controls that are disabled.
  var disabledControls: Set<ControlID> = []
  /// The bars that are disabled as a whole.
  var disabledBars: Set<Bar> = []
  /// The control whose actions are running, if there is one.
  var actingControl: ControlID?
  /// How the process of the application was launched, while it runs.
  var launch: LaunchCause?
  /// The flags that are set.
  var flags: FlagSet = []
  /// Whether the application is being launched, and is not active yet.
  var isLaunching = false

  /// Whether the application is in front and takes events.
  @inline(__always) var isActive: Bool { life == .active }

  /// Whether the application is visible.
  var showsApplication: Bool { life == .active || (isInFront && isCovered) }

  /// Whether something of the system takes the events of what is in front.
  var isCovered: Bool { hasSystemAlert || centerIsDown || switcherIsOpen }

  /// Whether the application is visible and its dialogs move: it is active, or another
  /// application's alert is over it.
  @inline(__always) var isInFront: Bool {
    life == .active || (life == .inactive && !isLocked && front == .application)
  }

  /// Whether the application is in the background, or the device is locked over it.
  @inline(__always) var isInBackground: Bool {
    life == .background || (life == .inactive && !isInFront)
  }

  /// Resets the state when the application ends; what belongs to the device is kept.
  mutating func reset() {
    let device = self
    self = Device()
    front = device.front == .application ? .springboard : device.front
    orientation = device.orientation
    isLocked = device.isLocked
    isDark = device.isDark
    centerIsDown = device.centerIsDown
    switcherIsOpen = device.switcherIsOpen
    hasSystemAlert = device.hasSystemAlert
  }
}

extension State {
  /// What is in front if nothing covers it.
  public enum Front: Hashable, Sendable {
    /// This application.
    case application
    /// The home screen.
    case springboard
    /// Another application.
    case otherApplication
  }

  /// Where the application is, in one word.
  public enum ApplicationPhase: Hashable, Sendable {
    case notRunning
    /// In front.
    case active
    /// Moving to the background; every request waits.
    case leaving
    /// Between foreground and background.
    case inactive
    case background
    /// The device is locked.
    case locked
    /// Another application's alert is over this one.
    case interrupted
    /// Ending; nothing can be shown any more.
    case terminating
  }
}

extension Device {
  /// `applicationState`.
  ///
  /// - Parameter selector: the method of the application that is running, if one is: the state
  ///   changes after `applicationWillResignActive:`.
  func applicationState(inside selector: Selector?) -> ApplicationState {
    switch life {
    case .inactive where selector == .applicationWillResignActive: .active
    case .active, .leaving: isLaunching ? .inactive : .active
    case .inactive, .terminating: .inactive
    case .background, .notRunning: .background
    }
  }

  /// The lock comes before another application's alert, and that before what is in front.
  var phase: State.ApplicationPhase {
    switch life {
    case .notRunning: .notRunning
    case .terminating: .terminating
    case _ where isLocked: .locked
    case .inactive where hasSystemAlert && isInFront: .interrupted
    case .active: .active
    case .leaving: .leaving
    case .inactive: .inactive
    case .background: .background
    }
  }
}
