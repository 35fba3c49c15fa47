import DialogModel
public import DialogSimulator

// What moves by itself, as time passes.

extension Motion {
  /// Whether a later moment looks different although nothing else happens to the run.
  ///
  /// A dialog that waits for its turn does not move, and nothing moves while a call is held: the
  /// time of the run does not advance then. Frames would only cost energy.
  public func moves(_ state: State) -> Bool {
    guard state.hold == nil else { return false }
    return movesFields(state)
      || isAnimated && (state.rotation.map { isBefore($0.until) } ?? false)
      || isAnimated && (state.passage.map { isBefore($0.until) } ?? false)
      || isAnimated && state.showings.contains(where: moves)
  }

  /// Whether the keyboard slides or a field shakes.
  public func movesFields(_ state: State) -> Bool {
    state.hold == nil && (isMoving(state.keyboard) || shake(since: state.refusal?.time) != nil)
  }

  private func moves(_ showing: Showing) -> Bool {
    if let loader = showing.loader, loader.isRunning { return true }
    return switch showing.phase {
    case .presented, .parked: false
    case .entering(let from, let until), .leaving(_, let from, let until):
      until > from && isBefore(until)
    }
  }

  private func isBefore(_ moment: SimulatedTime) -> Bool { now < Double(moment.milliseconds) }
}
