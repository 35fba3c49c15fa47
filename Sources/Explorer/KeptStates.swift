import DialogSimulator

/// States of nodes whose moves are still to be tried.
///
/// A state takes more than a thousand bytes, so only some are kept. The others are made again
/// (``Trail``). Where layers do not grow any more, as many moves are made again as are tried, so that
/// it pays to keep a layer.
struct KeptStates: Sendable {
  /// How many states are kept where nothing else is said: some 40 megabytes.
  static let most = 32_768

  private let most: Int
  private var kept: [State] = []
  /// Where in ``kept`` the state of a node is, and which places are free again.
  private var places: [UInt32: Int] = [:]
  private var free: [Int] = []

  /// No states yet, and never more than these.
  init(most: Int) { self.most = most }

  /// Keeps the state of a node, if there is room.
  mutating func keep(_ state: State, of node: UInt32) {
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

  /// The state of a node, which is kept no more; `nil` where it was not.
  mutating func take(_ node: UInt32) -> State? {
    guard let place = places.removeValue(forKey: node) else { return nil }
    free.append(place)
    return kept[place]
  }
}

/// Makes states again, from an ancestor by the moves of the way.
///
/// As nodes are taken in the order in which they were found, their ways have most of their moves in
/// common.
struct Trail: Sendable {
  private let start: State
  /// The states along the way of the node that was made again last.
  private var states: [(node: Int, state: State)] = []

  /// From a run's launch on.
  init(_ start: State) { self.start = start }

  /// The state of a node.
  mutating func state(
    of node: Int, in found: Exploration, _ simulator: inout Simulator
  ) -> State {
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
      simulator.state = states[states.count - 1].state
      found.moves[Int(found.ways[step])].perform(in: &simulator)
      simulator.drainRows { _ in }
      states.append((step, simulator.state))
    }
    return states[states.count - 1].state
  }

  /// It has the ancestors in turn, from the launch on.
  private func holds(_ node: Int, in found: Exploration) -> Bool {
    let place = Int(found.lengths[node])
    return place < states.count && states[place].node == node
  }
}
