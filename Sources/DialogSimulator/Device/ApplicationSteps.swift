import DialogModel

/// A step of the application's life.
enum ApplicationStep: Hashable, Sendable {
  /// Calls a method of the application's delegate.
  case tell(Selector)
  /// Moves the application to this part of its life.
  case enter(Device.Life)
  /// Locks or unlocks the device.
  case lock(Bool)
  /// Shows or removes another application's alert.
  case systemAlert(Bool)
  /// Puts the home screen or this application in front.
  case front(State.Front)
  /// Shows the first screen of a launch.
  case showStartScreen
  /// Presents the start dialog, if there is one.
  case presentStart
  /// Suspends the application: its work stops until it is back.
  case suspend
  /// Ends the application and removes all that it showed.
  case terminate
}

extension Simulator {
  /// Performs a step of the application's life.
  mutating func perform(_ step: ApplicationStep) {
    switch step {
    case .tell(let selector): tellApplication(selector)
    case .enter(let life): enter(life)
    case .lock(let isLocked): state.device.isLocked = isLocked
    case .systemAlert(let isUp): state.device.hasSystemAlert = isUp
    case .front(let front): state.device.front = front
    case .showStartScreen: showStartScreen()
    case .presentStart: presentStart()
    case .suspend: suspend()
    case .terminate: terminate()
    }
  }
}
