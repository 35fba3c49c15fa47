import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// What exploring finds: each finding in documents with a fault, and in none of their twins.
@Suite struct FindingTests {
  private static func explored(_ text: String) throws -> Explorer {
    var options = ExploreOptions()
    options.mostStates = 3_000
    var explorer = Explorer(try Documents.prototype(text), options, forFindings: true)
    explorer.run()
    #expect(explorer.found.bounds.isEmpty, "\(text)")
    return explorer
  }

  @Test("A fault is found, and its cure is not", arguments: Seed.all)
  func faults(_ seed: Seed) throws {
    let found = Findings.all(in: try FindingTests.explored(seed.fault))
    #expect(
      found.contains { $0.kind == seed.kind }, "\(found.map(\.kind.rawValue))")
    let cured = Findings.all(in: try FindingTests.explored(seed.cure))
    #expect(
      !cured.contains { $0.kind == seed.kind },
      "\(cured.filter { $0.kind == seed.kind }.map(\.text)) in\n\(seed.cure)")
  }

  @Test("Each way of a finding can be gone", arguments: Seed.all)
  func ways(_ seed: Seed) throws {
    let explorer = try FindingTests.explored(seed.fault)
    for finding in Findings.all(in: explorer) {
      for way in [finding.way, finding.otherWay].compactMap({ $0 }) {
        #expect(explorer.node(of: explorer.replay(way)) != nil, "\(finding.kind) \(way)")
      }
      #expect(!finding.text.isEmpty)
    }
  }
}
