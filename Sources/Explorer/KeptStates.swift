import DialogSimulator

/// States of nodes whose moves are still to be tried.
///
/// A state takes more than a thousand bytes, so only some are kept. The others are made again from an
/// ancestor, by the moves of the way; as nodes are taken in the order in which they were found, their
/// ways have most of their moves in common. Where layers do not grow any more, as many moves are made
/// again as are tried, so that it pays to keep a layer.
struct KeptStates: Sendable {
  /// How many states are kept where nothing else is said: some 40 megabytes.
  static let most = 32_768

  private let start: Simulator
  private let most: Int
  private var kept: [State] = []
  /// Where in ``kept`` the state of a node is, and which places are free again.
  private var places: [Int: Int] = [:]
  private var free: [Int] = []
  /// The states along the way of the node that was made again last.
  private var trail: [(node: Int, state: State)] = []

  /// No states, for a run from its launch on.
  init(_ start: Simulator, most: Int) { (self.start, self.most) = (start, most) }

  /// Keeps the state of a node, if there is room.
  mutating func keep(_ state: State, of node: Int) {
    if let place = places[node] {
      kept[place] = state
    } else if let place = free.popLast() {
      kept[place] = state
      places[node] = place
    } else if kept.count < most {
      places[node] = kept.count
      kept.append(state)
    }
  }

  /// Keeps no state any more, when all moves were tried.
  mutating func removeAll() { self = KeptStates(start, most: most) }

  /// The state of a node, which is kept no more.
  mutating func take(_ node: Int, in found: Exploration, _ simulator: inout Simulator) -> State {
    if let place = places.removeValue(forKey: node) {
      free.append(place)
      return kept[place]
    }
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
