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

  /// Takes the next node; one that was added again with less cost is taken only once.
  mutating func next(costs: [UInt16], flags: [Exploration.Flags]) -> UInt32? {
    while left > 0 {
      while place >= buckets[cost].count {
        buckets[cost] = []
        cost += 1
        place = 0
      }
      let node = buckets[cost][place]
      place += 1
      left -= 1
      let done = flags[Int(node)]
      if Int(costs[Int(node)]) == min(cost, Int(UInt16.max)), !done.contains(.expanded),
        !done.contains(.bounded)
      {
        return node
      }
    }
    return nil
  }
}
