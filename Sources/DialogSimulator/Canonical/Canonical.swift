import DialogModel

/// The part of a state that decides what can come: equal situations have equal canonical states.
///
/// Times count from now. Inputs, jobs, presentations of pickers and movements get new numbers, in
/// their order. The past is left out: former parts, what can be undone, the used part of the
/// limits, and since when something rests.
public struct CanonicalState: Hashable, Sendable {
  private let state: State

  init(_ state: State) { self.state = state.normalized() }
}

extension State {
  /// The state without its history, for comparing.
  public var canonical: CanonicalState { CanonicalState(self) }

  fileprivate func normalized() -> State {
    let numbers = Renumbering(self)
    var state = self
    state.now = .zero
    numbers.renumber(&state.kernel, now: now)
    numbers.renumber(&state.stack, now: now)
    numbers.renumber(&state.tasks, now: now)
    numbers.renumber(&state.activities)
    numbers.renumber(&state.notifications, now: now)
    for place in state.stack.showings.indices {
      for index in state.stack.showings[place].fields.indices {
        state.stack.showings[place].fields[index].forgetChanges()
      }
    }
    state.focus.controlFields = focus.controlFields.mapValues {
      var field = $0
      field.forgetChanges()
      return field
    }
    state.focus.refusal = nil
    let keyboard = focus.keyboard
    let isAtRest = keyboard.until <= now
    state.focus.keyboard = KeyboardMovement(
      isUp: keyboard.isUp, from: isAtRest ? .zero : keyboard.from.relative(to: now),
      until: isAtRest ? .zero : keyboard.until.relative(to: now))
    numbers.renumber(&state.views, now: now)
    state.device.rotation = device.rotation.map {
      Rotation(
        number: numbers.transition($0.number), from: $0.from.relative(to: now),
        until: $0.until.relative(to: now))
    }
    return state
  }
}

extension SimulatedTime {
  /// The time relative to a moment; negative before that moment.
  func relative(to now: SimulatedTime) -> SimulatedTime {
    SimulatedTime(milliseconds: milliseconds - now.milliseconds)
  }
}

extension FieldState {
  fileprivate mutating func forgetChanges() {
    done = []
    undone = []
  }
}
