import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// Nothing is left out without a word: each choice in each state was performed, or has a reason.
@Suite struct LawTests {
  /// What is wrong with the account of a node; `nil` if it adds up.
  private func fault(at node: Int, of explorer: Explorer) -> String? {
    let found = explorer.found
    let replay = explorer.replay(found.way(to: node))
    let simulator = replay.simulator
    let flags = found.flags(of: node)
    if flags.contains(.bounded) { return found.bounds.isEmpty ? "no bound is named" : nil }
    guard flags.contains(.expanded) else { return "neither tried nor bounded" }
    let edges = found.edges(of: node)
    let tried = Set(edges.map { found.move(of: $0) })
    if tried.count != edges.count { return "a move was tried twice" }
    if flags.contains(.stopped) { return edges.isEmpty ? nil : "moves after the stop" }
    if simulator.nextDue != nil, !tried.contains(.time) { return "time does not pass" }
    for choice in simulator.choices {
      guard let reason = explorer.reason(toSkip: choice, in: replay) else {
        if tried.contains(explorer.move(for: choice)) { continue }
        return "\(choice) is not accounted for"
      }
      if tried.contains(.input(choice)) { return "\(choice) was tried in spite of \(reason)" }
    }
    return nil
  }

  @Test("In every state of a sample", arguments: Documents.samples)
  func ofSamples(_ name: String) throws {
    let explorer = Documents.explored(try Documents.sample(name))
    for node in 0..<explorer.found.count {
      #expect(fault(at: node, of: explorer) == nil, "\(explorer.found.way(to: node))")
    }
  }

  @Test("In documents by chance", arguments: 0..<Documents.byChance)
  func ofDocumentsByChance(_ seed: Int) {
    let explorer = Documents.explored(Documents.byChance(seed), most: 400)
    let count = explorer.found.count
    for node in stride(from: 0, to: count, by: max(1, count / 100)) {
      #expect(fault(at: node, of: explorer) == nil, "seed \(seed)")
    }
    let edges = (0..<count).map { explorer.found.edges(of: $0) }
    #expect(explorer.found.performed == edges.joined().count { $0.target != nil })
    #expect(explorer.found.merged == edges.joined().count { $0.target == nil })
  }
}
