import DialogModel

/// The part of a run's state that is the application's life, and the device around it.
///
/// The application's life, what is in front, the lock and another application's alert are
/// independent of each other.
struct Device: Hashable, Sendable {
  /// Where the application is in its life.
  enum Life: Hashable, Sendable {
    case notRunning
    /// In front, and taking events.
    case active
    /// On its way to the background; every request waits.
    case leaving
    /// In front, and taking no events; or between foreground and background.
    case inactive
    case background
    /// Ending; nothing can be shown any more.
    case terminating
  }

  /// What is in front where nothing covers it.
  enum Front: Hashable, Sendable {
    /// This application.
    case application
    /// The home screen.
    case springboard
  }

  /// Where the application is in its life.
  var life = Life.notRunning
  /// What is in front.
  var front = Front.springboard
  /// Whether the device is locked.
  var isLocked = false
  /// Whether another application's alert is over whatever is in front.
  var hasSystemAlert = false
  /// Whether the application is suspended in the background: its work stops.
  var isSuspended = false
  /// The screen that shows.
  var screen: ScreenID?
  /// The screen that shows once the field that edits on this one has ended.
  var comingScreen: ScreenID?
  /// How the device is held.
  var orientation = Orientation.portrait
  /// The turn of the device under way, if there is one.
  var rotation: Rotation?
  /// The controls that are disabled.
  var disabledControls: Set<ControlID> = []
  /// The bars that are disabled as a whole.
  var disabledBars: Set<Bar> = []
  /// The control whose own actions are being done, if one's are.
  var actingControl: ControlID?

  /// Whether the application is in front and takes events.
  @inline(__always) var isActive: Bool { life == .active }

  /// Whether a person sees the application.
  var showsApplication: Bool { life == .active || (hasSystemAlert && life == .inactive) }

  /// Whether a person sees what the application shows and it moves: it is active, or another
  /// application's alert is over it.
  @inline(__always) var isInFront: Bool {
    life == .active || (life == .inactive && !isLocked && front == .application)
  }

  /// Whether the application is in the background, or the device is locked over it.
  @inline(__always) var isInBackground: Bool {
    life == .background || (life == .inactive && !isInFront)
  }

  /// The application's end: its screen is gone; the device is held as before.
  mutating func reset() {
    let orientation = orientation
    self = Device()
    self.orientation = orientation
  }
}

extension State {
  /// Where the application is, in one word.
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
    /// Another application's alert is over this one.
    case interrupted
    /// Ending; nothing can be shown any more.
    case terminating
  }
}

extension Device {
  /// The lock wins over another application's alert, and that over what is in front.
  var phase: State.ApplicationPhase {
    switch life {
    case .notRunning: .notRunning
    case .terminating: .terminating
    case _ where isLocked: .locked
    case _ where hasSystemAlert: .interrupted
    case .active: .active
    case .leaving: .leaving
    case .inactive: .inactive
    case .background: .background
    }
  }
}
