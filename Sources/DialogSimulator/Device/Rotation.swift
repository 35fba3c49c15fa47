public import DialogModel

/// A rotation of the device that is running.
public struct Rotation: Hashable, Sendable {
  /// When it began.
  public let from: SimulatedTime
  /// When it ends.
  public let until: SimulatedTime
}

/// Inputs of the device itself; no delegate receives a call.
extension Simulator {
  /// S9: the device is rotated.
  ///
  /// A screen that does not support the orientation keeps its own; alerts stay up.
  func planRotate(_ orientation: Orientation) -> Plan {
    func nothing(_ why: Ignored) -> Plan { Plan([], rule: .s9, target: holder, ignored: why) }
    guard state.device.orientation != orientation else { return nothing(.heldSoAlready) }
    guard allows(orientation) else { return nothing(.cannotBeHeldSo) }
    return Plan([.turn(orientation), .endTurn], rule: .s9, target: holder)
  }

  /// Rotates the device; the rest of the frame is performed when the rotation has ended.
  mutating func turn(_ orientation: Orientation) {
    let end = state.now.after(milliseconds: Durations.rotation)
    state.device.orientation = orientation
    state.device.rotation = Rotation(from: state.now, until: end)
    emit(.animation(.rotation(orientation, milliseconds: Durations.rotation)), target: holder)
    guard let frame = state.kernel.frames.popLast() else { return }
    state.kernel.agenda.add(frame, due: end)
  }

  /// The rotation has ended, unless a newer one replaced it.
  mutating func endTurn() {
    guard let rotation = state.device.rotation, rotation.until <= state.now else { return }
    state.device.rotation = nil
  }

  /// A new screen rotates the device at once if the screen does not support the orientation.
  mutating func holdAsScreenAllows() {
    guard !allows(state.device.orientation) else { return }
    let other: Orientation = state.device.orientation == .portrait ? .landscape : .portrait
    guard allows(other) else { return }
    state.device.orientation = other
    state.device.rotation = nil
    emit(.animation(.rotation(other, milliseconds: 0)), target: holder, rule: .s9)
  }

  /// The plan for a text that was cut: none, as `noteTruncation` has noted it.
  func planTruncation(_ dialog: DialogID) -> Plan {
    Plan([], rule: .s10, target: .dialog(dialog))
  }

  /// S10: writes to the console that a text of an alert was cut because it does not fit.
  ///
  /// Only the view that draws the text knows this, so it is an input from outside, noted under the
  /// input before it.
  mutating func noteTruncation(of text: String, in dialog: DialogID) {
    let name = prototype.dialogs[dialog.index].id
    emit(
      .console(.textIsCut(dialog: name, text: text)), target: .dialog(dialog), rules: [.s10],
      input: state.kernel.inputCount)
  }

  private func allows(_ orientation: Orientation) -> Bool {
    guard let screen = state.device.screen else { return true }
    return prototype.screens[screen.index].orientations.contains(orientation)
  }

  private var holder: Target { state.device.screen.map { .screen($0) } ?? .application }
}
