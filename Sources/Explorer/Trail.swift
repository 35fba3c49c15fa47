import DialogSimulator

/// Makes states again, from an ancestor by the moves of the way.
///
/// As nodes are taken in the order in which they were found, their ways have most of their moves in
/// common.
struct Trail: Sendable {
  private let start: KeptState
  /// The states along the way of the node that was made again last.
  private var states: [(node: Int, state: KeptState)] = []

  /// From a run's launch on.
  init(_ start: State) { self.start = KeptState(start) }

  /// The state of a node.
  mutating func state(
    of node: Int, in found: Exploration, _ simulator: inout Simulator
  ) -> KeptState {
    var way: [Int] = []
    var ancestor = node
    while found.parents[ancestor] != Exploration.none, !holds(ancestor, in: found) {
      way.append(ancestor)
      ancestor = Int(found.parents[ancestor])
    }
    if found.parents[ancestor] == Exploration.none {
      states = [(ancestor, start)]
    } else {
      states.removeSubrange((Int(found.lengths[ancestor]) + 1)...)
    }
    for step in way.reversed() {
      simulator.state = states[states.count - 1].state.state
      found.moves[Int(found.ways[step])].perform(in: &simulator)
      simulator.drainRows { _ in }
      states.append((step, KeptState(simulator.state)))
    }
    return states[states.count - 1].state
  }

  /// It has the ancestors in turn, from the launch on.
  private func holds(_ node: Int, in found: Exploration) -> Bool {
    let place = Int(found.lengths[node])
    return place < states.count && states[place].node == node
  }
}
