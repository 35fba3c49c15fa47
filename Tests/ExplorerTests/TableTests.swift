import RandomPrototypes
import Testing

@testable import Explorer

/// The tables that store what was found.
@Suite struct TableTests {
  @Test("Equal lists have equal numbers, other lists have others")
  func lists() {
    var random = Randomness(seed: 1)
    var table = WordTable()
    var known: [[UInt32]: UInt32] = [:]
    for _ in 0..<20_000 {
      let list = (0..<random.number(0...4)).map { _ in UInt32(random.number(0...12)) }
      let number = table.number(of: list[...])
      if let before = known[list] {
        #expect(number == before)
      } else {
        #expect(Int(number) == known.count)
        known[list] = number
      }
    }
    #expect(table.count == known.count)
  }

  @Test("A list is found again where it is a part of a longer one")
  func slices() {
    var table = WordTable()
    let words: [UInt32] = [7, 8, 9, 8, 9]
    #expect(table.number(of: words[1..<3]) == 0)
    #expect(table.number(of: words[3..<5]) == 0)
    #expect(table.number(of: words[1..<1]) == 1)
  }

  @Test("Equal pairs have equal numbers, other pairs have others")
  func pairs() {
    var random = Randomness(seed: 2)
    var table = PairTable()
    var known: [[Int]: UInt32] = [:]
    for _ in 0..<20_000 {
      let pair = [random.number(0...99), random.number(0...99)]
      let number = table.number(of: UInt32(pair[0]), UInt32(pair[1]))
      #expect(number == known[pair, default: UInt32(known.count)])
      known[pair] = number
    }
    #expect(table.count == known.count)
  }

  @Test("Nodes are taken by their cost, and then as they were added; each once")
  func frontier() {
    var frontier = Frontier()
    var costs: [UInt16] = [0, 5, 2, 2, 9]
    let flags = [Exploration.Flags](repeating: [], count: 5)
    for node in 0..<5 { frontier.add(UInt32(node), nil, cost: Int(costs[node])) }
    // A cheaper way was found.
    costs[4] = 3
    frontier.add(4, nil, cost: 3)
    var order: [UInt32] = []
    while let node = frontier.next(1, costs: costs, flags: flags).first { order.append(node.node) }
    #expect(order == [0, 2, 3, 4, 1])
    #expect(frontier.isEmpty)
  }
}
