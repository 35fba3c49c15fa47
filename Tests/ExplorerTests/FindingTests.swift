import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// What exploring finds: each finding in documents with a fault, and in none of their twins.
@Suite struct FindingTests {
  private static func found(_ text: String) throws -> [ExploredFinding] {
    var explorer = Explorer(try Documents.prototype(text), forFindings: true)
    explorer.run()
    return Findings.all(in: explorer)
  }

  @Test("A fault is found, and its cure is not", arguments: Seed.all)
  func faults(_ seed: Seed) throws {
    let found = try FindingTests.found(seed.fault)
    #expect(found.contains { $0.kind == seed.kind }, "\(found.map(\.kind.rawValue))")
    let cured = try FindingTests.found(seed.cure)
    #expect(
      !cured.contains { $0.kind == seed.kind },
      "\(cured.filter { $0.kind == seed.kind }.map(\.text)) in\n\(seed.cure)")
  }

  @Test("Each way of a finding can be gone", arguments: Seed.all)
  func ways(_ seed: Seed) throws {
    var explorer = Explorer(try Documents.prototype(seed.fault), forFindings: true)
    explorer.run()
    for finding in Findings.all(in: explorer) {
      for way in [finding.way, finding.otherWay].compactMap({ $0 }) {
        #expect(explorer.node(of: explorer.replay(way)) != nil, "\(finding.kind) \(way)")
      }
      #expect(!finding.text.isEmpty)
    }
  }
}
