public import DialogModel

/// A turn of the device under way.
public struct Rotation: Hashable, Sendable {
  /// When it began.
  public let from: SimulatedTime
  /// When it ends.
  public let until: SimulatedTime
}

/// What is done with the device itself; no delegate hears of it.
extension Simulator {
  /// S9: the device is turned.
  ///
  /// A screen that cannot be held so keeps it as it is; alerts stay up.
  func planRotate(_ orientation: Orientation) -> Plan {
    func nothing(_ why: Ignored) -> Plan { Plan([], rule: .s9, target: holder, ignored: why) }
    guard state.device.orientation != orientation else { return nothing(.heldSoAlready) }
    guard allows(orientation) else { return nothing(.cannotBeHeldSo) }
    return Plan([.turn(orientation), .endTurn], rule: .s9, target: holder)
  }

  /// Turns the device; the rest of the frame goes on when it has turned.
  mutating func turn(_ orientation: Orientation) {
    let end = state.now.after(milliseconds: Durations.rotation)
    state.device.orientation = orientation
    state.device.rotation = Rotation(from: state.now, until: end)
    emit(.animation(.rotation(orientation, milliseconds: Durations.rotation)), target: holder)
    guard let frame = state.kernel.frames.popLast() else { return }
    state.kernel.agenda.add(frame, due: end)
  }

  /// The device has turned, unless it was turned back meanwhile.
  mutating func endTurn() {
    guard let rotation = state.device.rotation, rotation.until <= state.now else { return }
    state.device.rotation = nil
  }

  /// A screen that comes to show turns the device at once where it cannot be held as it is.
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

  /// S10: a text of an alert that is cut because it does not fit, on the console.
  ///
  /// Only who draws it can tell, so it is told from outside, under the input before it.
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
