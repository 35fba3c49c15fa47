import DialogSimulator

/// What follows from a node, as far as it is known without what follows from the nodes before it.
struct Tried: Sendable {
  /// What a move leads to.
  enum Outcome: Sendable {
    /// It was not performed, because the same follows in another order.
    case merged
    /// A node, to which this is no shorter way.
    case known(UInt32)
    /// The state at this place of ``Tried/states``: a new one, or one that has a longer way.
    case state(Int)
  }

  /// A move, and what it leads to.
  struct Edge: Sendable {
    let move: Move
    let outcome: Outcome
  }

  /// A state that a move leads to.
  struct Reached: Sendable {
    let kept: KeptState
    let key: KeyWords
    /// How many more inputs may come until it rests; `nil` where it does.
    let left: Int?
    /// What the way to it costs.
    let cost: Int
  }

  let node: Int
  /// How many dialogs are up.
  let dialogs: Int
  var drawn: [Facts.Drawn] = []
  var edges: [Edge] = []
  /// Of each edge; empty where nobody asks for findings.
  var facts: [EdgeFacts] = []
  var states: [Reached] = []
}

/// Tries moves, without a change of what was found; each thread has one of its own.
struct Trier: Sendable {
  private var simulator: Simulator
  private var writer: StateWriter
  private var moves: [Move] = []
  private var last = LastParts()
  private var trail: Trail

  init(_ start: Simulator, _ writer: StateWriter) {
    simulator = start
    self.writer = writer
    trail = Trail(start.state)
  }

  /// Tries the moves from some nodes, in turn.
  mutating func tried(
    _ nodes: ArraySlice<Frontier.Entry>, in explorer: Explorer
  ) -> [Tried] {
    // No state is added to it, so that nothing is copied.
    var table = explorer.table
    return nodes.map { entry in
      let node = Int(entry.node)
      let kept = entry.kept ?? trail.state(of: node, in: explorer.found, &simulator)
      return tried(node, kept.state, in: explorer, &table)
    }
  }

  private mutating func tried(
    _ node: Int, _ state: State, in explorer: Explorer, _ table: inout StateTable
  ) -> Tried {
    var tried = Tried(node: node, dialogs: state.showings.count)
    let flags = explorer.found.flags[node]
    if flags.contains(.stopped) || explorer.bound(dialogs: tried.dialogs, at: node) != nil {
      return tried
    }
    simulator.state = state
    let isMoving = flags.contains(.moving)
    let isHeld = flags.contains(.held)
    if !isMoving, let drawn = explorer.facts?.drawn(simulator) { tried.drawn = drawn }
    moves.removeAll(keepingCapacity: true)
    if simulator.nextDue != nil { moves.append(.time) }
    let left = Int(explorer.found.interference[node])
    if isHeld || !isMoving || left > 0 { explorer.lister.inputs(simulator, into: &moves) }
    tried.edges.reserveCapacity(moves.count)
    for (place, move) in moves.enumerated() {
      if explorer.isMerged(move, at: node) {
        tried.edges.append(.init(move: move, outcome: .merged))
        if explorer.facts != nil { tried.facts.append(EdgeFacts()) }
        continue
      }
      if place > 0 { simulator.state = state }
      move.perform(in: &simulator)
      if let facts = explorer.facts {
        tried.facts.append(facts.edge(simulator.rows, from: state, to: simulator.state))
      }
      simulator.drainRows { _ in }
      let interferes = isMoving && !isHeld && move != .time
      let cost = Int(explorer.found.costs[node]) + move.cost(interferes: interferes)
      let budget = isMoving ? (interferes ? left - 1 : left) : explorer.options.interference
      let next = simulator.state.isInMovement ? budget : nil
      writer.write(simulator.state, interference: next ?? -1)
      let number = table.number(of: writer.words, &last, adds: false)
      if number != PairTable.none, !explorer.found.isShorter(cost, to: Int(number)) {
        tried.edges.append(.init(move: move, outcome: .known(number)))
      } else {
        tried.edges.append(.init(move: move, outcome: .state(tried.states.count)))
        tried.states.append(
          .init(kept: KeptState(simulator.state), key: writer.words.copied, left: next, cost: cost))
      }
    }
    simulator.secretAnswers.removeAll()
    return tried
  }
}
