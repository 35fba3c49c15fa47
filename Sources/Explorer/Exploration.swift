/// What was found: the states that can be reached, and the moves between them.
///
/// Nodes are numbered from 0 on, in the order in which they were found; 0 is the launch.
public struct Exploration: Equatable, Sendable {
  /// Where a node is in its movements, and why nothing follows it.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Flags of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Something moves, or is about to.
    public static let moving = Flags(rawValue: 1)
    /// A call waits for its answer.
    public static let held = Flags(rawValue: 2)
    /// The run has reached a limit, and ends here.
    public static let stopped = Flags(rawValue: 4)
    /// Its moves were tried.
    public static let expanded = Flags(rawValue: 8)
    /// Its moves were not tried, because of a bound.
    public static let bounded = Flags(rawValue: 16)
  }

  /// A move from a node.
  public struct Edge: Hashable, Sendable {
    /// The move, as its place in ``Exploration/moves``.
    let moveNumber: UInt32
    /// Where it leads to; `nil` where it was not performed, because the same follows when it comes
    /// before the move that led to its node.
    public let target: Int?
  }

  /// The moves that occur, each once.
  public internal(set) var moves: [Move] = []
  /// The bounds that were reached; without any, these are all states.
  public internal(set) var bounds: Set<ExploreBound> = []
  /// How many edges were performed.
  public internal(set) var performed = 0
  /// How many edges were not, because another order leads to the same.
  public internal(set) var merged = 0

  // A column each: there are a million nodes, and few bytes for each.
  var parents: [UInt32] = []
  var ways: [UInt32] = []
  var costs: [UInt16] = []
  var lengths: [UInt16] = []
  var flags: [Flags] = []
  /// How many more inputs may come until it rests; of nodes that move.
  var interference: [UInt8] = []
  var edgeStarts: [UInt32] = []
  var edgeCounts: [UInt16] = []
  var edgeTargets: [UInt32] = []
  var edgeMoves: [UInt32] = []

  static let none = UInt32.max

  /// How many nodes there are.
  public var count: Int { parents.count }

  /// How many bytes the storage has.
  public var bytes: Int {
    let perNode = parents.capacity * 4 + ways.capacity * 4 + costs.capacity * 2
    let more = lengths.capacity * 2 + flags.capacity + interference.capacity
    let edges = edgeStarts.capacity * 4 + edgeCounts.capacity * 2
    return perNode + more + edges + edgeTargets.capacity * 4 + edgeMoves.capacity * 4
  }

  /// Whether a way of this cost to a node whose moves are still to be tried is shorter than the one
  /// that is known.
  func isShorter(_ cost: Int, to node: Int) -> Bool {
    flags[node].isDisjoint(with: [.expanded, .bounded]) && cost < Int(costs[node])
  }

  /// What is known of a node.
  public func flags(of node: Int) -> Flags { flags[node] }

  /// How many more inputs may come until a node rests; `nil` for one that rests.
  public func interference(at node: Int) -> Int? {
    flags[node].contains(.moving) ? Int(interference[node]) : nil
  }

  /// The moves from a node, in the order in which they were tried.
  public func edges(of node: Int) -> [Edge] {
    guard flags[node].contains(.expanded) else { return [] }
    let start = Int(edgeStarts[node])
    return (start..<start + Int(edgeCounts[node])).map { place in
      Edge(
        moveNumber: edgeMoves[place],
        target: edgeTargets[place] == Exploration.none ? nil : Int(edgeTargets[place]))
    }
  }

  /// The move of an edge.
  public func move(of edge: Edge) -> Move { moves[Int(edge.moveNumber)] }

  /// The shortest way from the launch to a node: what it costs least to do.
  public func way(to node: Int) -> [Move] {
    var way: [Move] = []
    var node = node
    while parents[node] != Exploration.none {
      way.append(moves[Int(ways[node])])
      node = Int(parents[node])
    }
    return way.reversed()
  }

  /// What the shortest way to a node costs a person.
  public func cost(of node: Int) -> Int { Int(costs[node]) }
}
