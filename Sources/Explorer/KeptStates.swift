import DialogSimulator

/// States of nodes whose moves are still to be tried.
///
/// A state takes more than a thousand bytes, so only some are kept. The others are made again from an
/// ancestor, by the moves of the way; as nodes are taken in the order in which they were found, their
/// ways have most of their moves in common, and few moves are made twice.
struct KeptStates: Sendable {
  /// How many states are kept where nothing else is said.
  static let most = 2_048

  private let start: Simulator
  private let most: Int
  private var kept: [Int: State] = [:]
  /// The states along the way of the node that was made again last.
  private var trail: [(node: Int, state: State)] = []

  /// No states, for a run from its launch on.
  init(_ start: Simulator, most: Int) { (self.start, self.most) = (start, most) }

  /// Keeps the state of a node, if there is room.
  mutating func keep(_ state: State, of node: Int) {
    if kept.count < most {
      kept[node] = state
    } else if kept[node] != nil {
      kept[node] = state
    }
  }

  /// The state of a node, which is kept no more.
  mutating func take(_ node: Int, in found: Exploration, _ simulator: inout Simulator) -> State {
    if let state = kept.removeValue(forKey: node) { return state }
    var way: [Int] = []
    var ancestor = node
    while found.parents[ancestor] != Exploration.none, !isOnTrail(ancestor, in: found) {
      way.append(ancestor)
      ancestor = Int(found.parents[ancestor])
    }
    if found.parents[ancestor] == Exploration.none {
      trail = [(ancestor, start.state)]
    } else {
      trail.removeSubrange((Int(found.lengths[ancestor]) + 1)...)
    }
    for step in way.reversed() {
      simulator.state = trail[trail.count - 1].state
      found.moves[Int(found.ways[step])].perform(in: &simulator)
      simulator.drainRows { _ in }
      trail.append((step, simulator.state))
    }
    return trail[trail.count - 1].state
  }

  /// The trail has the ancestors in turn, from the launch on.
  private func isOnTrail(_ node: Int, in found: Exploration) -> Bool {
    let place = Int(found.lengths[node])
    return place < trail.count && trail[place].node == node
  }
}
