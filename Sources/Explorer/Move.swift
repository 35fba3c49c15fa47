public import DialogModel
public import DialogSimulator

/// One thing that can happen next: a person or the world does something, or time passes.
public enum Move: Hashable, Sendable {
  /// Time passes until something that has begun continues: a movement, or the rest of a list of
  /// actions.
  case time
  /// An input, at the moment of the state.
  case input(Input)
  /// A person types this into the field that is being edited, from empty on, one character after the
  /// other.
  case text(FieldID, String)
  /// The newest activity that is under way ends.
  case endActivity(completed: Bool)
}

extension Move {
  /// What it costs a person, for the shortest way: the sum is the length.
  ///
  /// - Parameter interferes: whether it comes while something moves.
  func cost(interferes: Bool) -> Int {
    let own: Int
    switch self {
    case .time: return 0
    case .text, .endActivity: own = 1
    case .input(let input):
      switch input {
      case .home, .launchApp: own = 2
      case .power, .interrupt, .switcher, .pullDown, .rotate, .openApp, .killApp, .slide,
        .systemCancel, .memoryWarning:
        own = 4
      default: own = 1
      }
    }
    return own + (interferes ? 3 : 0)
  }
}

extension Move {
  /// Performs it at the moment of the state, and what is due at once after it.
  func perform(in simulator: inout Simulator) {
    switch self {
    case .time: if let due = simulator.nextDue { simulator.advance(to: due) }
    case .input(let input): simulator.perform(input, at: simulator.state.now)
    case .endActivity(let completed):
      guard let run = simulator.state.underWay.last else { break }
      simulator.perform(.endActivity(run.number, completed: completed), at: simulator.state.now)
    case .text(let field, let text):
      Move.type(text, into: field, in: &simulator) { $1.perform($0, at: $1.state.now) }
    }
    while let due = simulator.nextDue, due <= simulator.state.now { simulator.advance(to: due) }
  }

  /// Hands on each input that it is, one after the other; letting time pass is none.
  public func perform(
    in simulator: inout Simulator, by perform: (Input, inout Simulator) -> Void
  ) {
    switch self {
    case .time: break
    case .input(let input): perform(input, &simulator)
    case .endActivity(let completed):
      guard let run = simulator.state.underWay.last else { break }
      perform(.endActivity(run.number, completed: completed), &simulator)
    case .text(let field, let text): Move.type(text, into: field, in: &simulator, by: perform)
    }
  }

  /// Empties the field, and types each character, as far as the run goes on.
  private static func type(
    _ text: String, into field: FieldID, in simulator: inout Simulator,
    by perform: (Input, inout Simulator) -> Void
  ) {
    if let length = simulator.state.field(field)?.text.utf16.count, length > 0 {
      perform(.edit(.delete(TextRange(0, length))), &simulator)
    }
    for character in text {
      let state = simulator.state
      guard state.firstResponder == field, state.hold == nil, state.stop == nil else { return }
      perform(.edit(.type(String(character))), &simulator)
    }
  }
}

extension Simulator {
  /// When time changes something by itself; `nil` where only a person or the world can.
  var nextDue: SimulatedTime? {
    guard let wake, wake < SimulatedTime.latest else { return nil }
    return wake
  }
}

extension State {
  /// Whether it moves, and time or an answer lets it go on.
  var isInMovement: Bool {
    guard isMoving else { return false }
    return hold != nil || firstDue.map { $0 < SimulatedTime.latest } ?? false
  }
}
