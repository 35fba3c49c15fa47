import DialogModel

/// A step of a rotation.
enum TurnStep: Hashable, Sendable {
  /// Rotates the device as soon as nothing moves.
  case request(Orientation)
  /// Asks a view controller for its orientations, and rotates to one of them.
  indirect case askOrientations(ViewControllerID, Orientation)
  /// Rotates what is in the window.
  case window(Orientation)
  /// Rotates the device.
  case device(Orientation)
  /// Ends the rotation of the device.
  case end
  /// Shows the popovers again that a rotation hid.
  case showPopovers
}

extension Simulator {
  /// Performs a step of a rotation.
  mutating func perform(_ step: TurnStep) {
    switch step {
    case .request(let orientation): requestTurn(orientation)
    case .askOrientations(let asked, let orientation): askOrientations(asked, orientation)
    case .window(let orientation): turnWindow(orientation)
    case .showPopovers: showPopovers()
    case .device(let orientation): turn(orientation)
    case .end: state.device.endTurn(state.kernel.frames.last?.transition ?? 0, at: state.now)
    }
  }
}
