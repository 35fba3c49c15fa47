import DialogSimulator

/// A state that is handed on without a copy of all that is in it.
final class KeptState: Sendable {
  let state: State

  init(_ state: State) { self.state = state }
}

/// The nodes whose moves are still to be tried, those with the least cost first, and of these in the
/// order in which they were added.
///
/// A state takes some seven hundred bytes, and what it does not share, so only some are kept. The
/// others are made again (``Trail``). Where layers do not grow any more, as many moves are made again
/// as are tried, so that it pays to keep a layer.
struct Frontier: Sendable {
  /// A node, and its state where that is kept.
  struct Entry: Sendable {
    let node: UInt32
    fileprivate(set) var kept: KeptState?
  }

  /// How many states are kept where nothing else is said: some 40 megabytes.
  static let mostKept = 49_152

  private let mostKept: Int
  private var kept = 0
  private var buckets: [[Entry]] = []
  private var cost = 0
  private var place = 0
  private var left = 0

  /// No nodes yet, and never more states than these.
  init(keeping most: Int = Frontier.mostKept) { mostKept = most }

  /// Whether there are none.
  var isEmpty: Bool { left == 0 }

  /// Adds a node, whose cost is not less than that of the one taken last.
  mutating func add(_ node: UInt32, _ state: KeptState?, cost: Int) {
    while buckets.count <= cost { buckets.append([]) }
    let keeps = state != nil && kept < mostKept
    if keeps { kept += 1 }
    buckets[cost].append(Entry(node: node, kept: keeps ? state : nil))
    left += 1
  }

  /// Takes the next nodes, all with the same cost; one that was added again with less cost is taken
  /// only once.
  mutating func next(
    _ most: Int, costs: [UInt16], flags: [Exploration.Flags]
  ) -> [Entry] {
    var nodes: [Entry] = []
    while left > 0, nodes.count < most {
      if place >= buckets[cost].count {
        // What follows from these may have the same cost.
        if !nodes.isEmpty { break }
        buckets[cost] = []
        cost += 1
        place = 0
        continue
      }
      let entry = buckets[cost][place]
      if entry.kept != nil {
        kept -= 1
        buckets[cost][place].kept = nil
      }
      place += 1
      left -= 1
      let done = flags[Int(entry.node)]
      if Int(costs[Int(entry.node)]) == min(cost, Int(UInt16.max)), !done.contains(.expanded),
        !done.contains(.bounded)
      {
        nodes.append(entry)
      }
    }
    return nodes
  }
}
