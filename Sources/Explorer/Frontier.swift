/// The nodes whose moves are still to be tried, those with the least cost first, and of these in the
/// order in which they were added.
struct Frontier: Sendable {
  private var buckets: [[UInt32]] = []
  private var cost = 0
  private var place = 0
  private var left = 0

  /// Whether there are none.
  var isEmpty: Bool { left == 0 }

  /// Adds a node, whose cost is not less than that of the one taken last.
  mutating func add(_ node: UInt32, cost: Int) {
    while buckets.count <= cost { buckets.append([]) }
    buckets[cost].append(node)
    left += 1
  }

  /// Takes the next nodes, all with the same cost; one that was added again with less cost is taken
  /// only once.
  mutating func next(
    _ most: Int, costs: [UInt16], flags: [Exploration.Flags]
  ) -> [UInt32] {
    var nodes: [UInt32] = []
    while left > 0, nodes.count < most {
      if place >= buckets[cost].count {
        // What follows from these may have the same cost.
        if !nodes.isEmpty { break }
        buckets[cost] = []
        cost += 1
        place = 0
        continue
      }
      let node = buckets[cost][place]
      place += 1
      left -= 1
      let done = flags[Int(node)]
      if Int(costs[Int(node)]) == min(cost, Int(UInt16.max)), !done.contains(.expanded),
        !done.contains(.bounded)
      {
        nodes.append(node)
      }
    }
    return nodes
  }
}
