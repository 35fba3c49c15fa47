import DialogModel
import DialogSimulator

/// Looks whether something is wrong in the states of a walk.
struct RaceWatch {
  private let promises: [Promise]
  private let steps: [PromisedStep?]
  private let flags: Set<FlagID>
  /// The promises of a step that was made, until all rests.
  private var open: Set<Int> = []

  init(_ explorer: Explorer) {
    let prototype = explorer.start.prototype
    promises = prototype.promises
    steps = promises.map { promise in
      promise.step.map { PromisedStep($0, prototype, explorer.matches) }
    }
    flags = promises.reduce(into: []) { $0.formUnion($1.situation.flags) }
  }

  /// What is wrong in a state.
  mutating func look(at simulator: Simulator) -> RaceFailure.Fault? {
    let state = simulator.state
    if state.stop != nil { return .stops }
    guard !promises.isEmpty else { return nil }
    let facts = NodeFacts(state, flags)
    let isAtRest =
      !state.isInMovement && state.hold == nil && !facts.hasWork && simulator.nextDue == nil
    for (index, promise) in promises.enumerated() {
      switch promise.form {
      case .never(let situation):
        if facts.holds(situation) { return .breaks(promise: index) }
      case .always(_, let situation):
        guard isAtRest, open.remove(index) != nil else { continue }
        if !facts.holds(situation) { return .breaks(promise: index) }
      case .reach, .reachable, .not: continue
      }
    }
    return nil
  }

  /// Makes a move, and looks what it leads to.
  mutating func make(_ move: Move, in simulator: inout Simulator) -> RaceFailure.Fault? {
    let before = NodeFacts(simulator.state, flags)
    let isSettled = !simulator.state.isInMovement && simulator.state.hold == nil
    simulator.drainRows { _ in }
    move.perform(in: &simulator)
    var facts = EdgeFacts()
    facts.add(simulator.rows)
    simulator.drainRows { _ in }
    // What a person does next is another matter.
    if !move.isWithoutPerson { open = [] }
    for (index, step) in steps.enumerated()
    where step?.isMade(by: move, title: facts.title) == true {
      switch promises[index].form {
      case .always: open.insert(index)
      case .not(_, let situation):
        if isSettled, before.holds(situation) { return .breaks(promise: index) }
      case .never, .reach, .reachable: break
      }
    }
    return look(at: simulator)
  }

  /// What is wrong where no input can be made any more.
  mutating func end(_ simulator: Simulator) -> RaceFailure.Fault? {
    if let fault = look(at: simulator) { return fault }
    let state = simulator.state
    let isOver =
      state.application == .active && !state.isInMovement && state.hold == nil
      && simulator.nextDue == nil && !NodeFacts(state, flags).hasWork
      && state.notifications.scheduled.isEmpty && simulator.taps.filter(simulator.allows).isEmpty
    return isOver && !state.showings.isEmpty ? .ends : nil
  }
}
