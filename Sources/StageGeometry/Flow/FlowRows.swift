/// The row of each place: in an order in which few ways cross, near to what they lead to.
struct FlowRows {
  /// The number of places; what comes after them are the bends of ways over several columns.
  private let count: Int
  private let column: [Int]
  /// The order in each column.
  private var layers: [[Int]]
  private var left: [[Int]]
  private var right: [[Int]]
  /// The place of each in its column.
  private var rank: [Int]

  private static let sweeps = 8
  /// How many bends there are at most; with more, long ways do not count.
  private static let mostBends = 20_000

  init(_ columns: [Int], _ links: [FlowLayout.Link]) {
    count = columns.count
    var column = columns
    var left = [[Int]](repeating: [], count: columns.count)
    var right = left
    // A way there and one back count once.
    var seen: Set<FlowLayout.Link> = []
    let links = links.filter {
      seen.insert(FlowLayout.Link(from: min($0.from, $0.to), to: max($0.from, $0.to))).inserted
    }
    let spans = links.reduce(0) { $0 + max(0, abs(columns[$1.to] - columns[$1.from]) - 1) }
    for link in links where column[link.from] != column[link.to] {
      let isForward = column[link.from] < column[link.to]
      let (start, end) = isForward ? (link.from, link.to) : (link.to, link.from)
      guard column[end] - column[start] == 1 || spans <= FlowRows.mostBends else { continue }
      var last = start
      for between in (column[start] + 1)..<column[end] {
        let bend = column.count
        column.append(between)
        left.append([last])
        right.append([])
        right[last].append(bend)
        last = bend
      }
      right[last].append(end)
      left[end].append(last)
    }
    layers = [[Int]](repeating: [], count: (columns.max() ?? -1) + 1)
    for node in column.indices { layers[column[node]].append(node) }
    rank = [Int](repeating: 0, count: column.count)
    (self.column, self.left, self.right) = (column, left, right)
    for layer in layers.indices { number(layer) }
  }

  private mutating func number(_ layer: Int) {
    for (place, node) in layers[layer].enumerated() { rank[node] = place }
  }

  // MARK: Order

  /// Orders each column by the middle of what its places are joined with, there and back.
  mutating func order() {
    guard layers.count > 1 else { return }
    var best = (layers: layers, crossings: crossings)
    for sweep in 0..<FlowRows.sweeps where best.crossings > 0 {
      if sweep.isMultiple(of: 2) {
        for layer in 1..<layers.count { sort(layer, by: left) }
      } else {
        for layer in (0..<layers.count - 1).reversed() { sort(layer, by: right) }
      }
      for layer in layers.indices { swapNeighbours(layer) }
      let crossings = self.crossings
      if crossings < best.crossings { best = (layers, crossings) }
    }
    layers = best.layers
    for layer in layers.indices { number(layer) }
  }

  private mutating func sort(_ layer: Int, by beside: [[Int]]) {
    let rank = rank
    let keyed = layers[layer].map { node -> (key: Double, rank: Int, node: Int) in
      let others = beside[node]
      let sum = others.reduce(0) { $0 + rank[$1] }
      let key = others.isEmpty ? Double(rank[node]) : Double(sum) / Double(others.count)
      return (key, rank[node], node)
    }
    layers[layer] = keyed.sorted { ($0.key, $0.rank) < ($1.key, $1.rank) }.map(\.node)
    number(layer)
  }

  private mutating func swapNeighbours(_ layer: Int) {
    for place in layers[layer].indices.dropLast() {
      let (first, second) = (layers[layer][place], layers[layer][place + 1])
      let now = crossings(first, second, left) + crossings(first, second, right)
      guard now > 0 else { continue }
      let swapped = crossings(second, first, left) + crossings(second, first, right)
      if swapped < now { layers[layer].swapAt(place, place + 1) }
    }
    number(layer)
  }

  /// How often the ways of two places of a column cross on one side, the first one above.
  private func crossings(_ first: Int, _ second: Int, _ beside: [[Int]]) -> Int {
    var count = 0
    for one in beside[first] {
      for other in beside[second] where rank[other] < rank[one] { count += 1 }
    }
    return count
  }

  /// How many ways cross, counted with a tree of sums.
  private var crossings: Int {
    var sum = 0
    for layer in layers.indices.dropLast() {
      var tree = [Int](repeating: 0, count: layers[layer + 1].count + 1)
      var seen = 0
      for node in layers[layer] {
        for other in right[node] {
          var place = rank[other] + 1
          var before = 0
          while place > 0 {
            before += tree[place]
            place -= place & -place
          }
          sum += seen - before
        }
        for other in right[node] {
          var place = rank[other] + 1
          while place < tree.count {
            tree[place] += 1
            place += place & -place
          }
          seen += 1
        }
      }
    }
    return sum
  }

  // MARK: Rows

  /// The row of each place, from 0 on.
  ///
  /// Bends take no row: they run in the gaps between rows.
  func placed() -> [Int] {
    // Whichever way halves are rounded, there are maps that need a row more than with the other.
    let (down, up) = (placed(.down), placed(.up))
    let heights = (down.max() ?? 0, up.max() ?? 0)
    if heights.0 != heights.1 { return heights.0 < heights.1 ? down : up }
    return bends(down) <= bends(up) ? down : up
  }

  /// How far ways go up and down, all together.
  private func bends(_ rows: [Int]) -> Int {
    (0..<count).reduce(0) { sum, node in
      sum + right[node].reduce(0) { $1 < count ? $0 + abs(rows[$1] - rows[node]) : $0 }
    }
  }

  private func placed(_ rounding: FloatingPointRoundingRule) -> [Int] {
    var rows = [Double](repeating: 0, count: column.count)
    for layer in layers {
      for (place, node) in layer.enumerated() { rows[node] = Double(place) }
    }
    for pass in 0..<5 {
      let isForward = pass.isMultiple(of: 2)
      let beside = isForward ? left : right
      for layer in isForward ? Array(layers.indices) : layers.indices.reversed() {
        settle(layer, beside, rounding, &rows)
      }
    }
    var result = (0..<count).map { Int(rows[$0].rounded()) }
    let first = result.min() ?? 0
    for place in result.indices { result[place] -= first }
    return result
  }

  /// Puts each place of a column as near to the middle of what it is joined with as the others let it.
  private func settle(
    _ layer: Int, _ beside: [[Int]], _ rounding: FloatingPointRoundingRule,
    _ rows: inout [Double]
  ) {
    func middle(_ node: Int) -> Double {
      let others = beside[node].map { rows[$0] }.sorted()
      guard !others.isEmpty else { return rows[node] }
      let half = others.count / 2
      return others.count.isMultiple(of: 2)
        ? ((others[half - 1] + others[half]) / 2).rounded(rounding) : others[half]
    }
    // A bend needs no row, so it takes none from the places.
    for bend in layers[layer] where bend >= count { rows[bend] = middle(bend) }
    let nodes = layers[layer].filter { $0 < count }
    let wanted = nodes.map { middle($0).rounded() }
    // As far down as the ones above push it, and as far up as the ones below: the mean of both.
    var (low, high) = (wanted, wanted)
    for place in nodes.indices.dropFirst() { low[place] = max(wanted[place], low[place - 1] + 1) }
    for place in nodes.indices.dropLast().reversed() {
      high[place] = min(wanted[place], high[place + 1] - 1)
    }
    var last = -Double.infinity
    for place in nodes.indices {
      last = max(((low[place] + high[place]) / 2).rounded(rounding), last + 1)
      rows[nodes[place]] = last
    }
  }
}
