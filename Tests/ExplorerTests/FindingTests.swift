import DialogModel
import DialogSimulator
import Scenario
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

  /// All findings; what no scenario goes only where that is asked, for most documents have none.
  private static func findings(
    in explorer: Explorer, of text: String, _ kind: FindingKind
  ) throws -> [ExploredFinding] {
    let found = Findings.all(in: explorer)
    guard kind == .uncovered else { return found }
    let prototype = try Documents.prototype(text)
    let coverage = Coverage(explorer, scenarios: ScenarioWays.of(prototype))
    return found + coverage.findings(FindingWords(prototype))
  }

  @Test("A fault is found, and its cure is not", arguments: Seed.all)
  func faults(_ seed: Seed) throws {
    let found = try FindingTests.findings(
      in: try FindingTests.explored(seed.fault), of: seed.fault, seed.kind)
    #expect(
      found.contains { $0.kind == seed.kind }, "\(found.map(\.kind.rawValue))")
    let cured = try FindingTests.findings(
      in: try FindingTests.explored(seed.cure), of: seed.cure, seed.kind)
    #expect(
      !cured.contains { $0.kind == seed.kind },
      "\(cured.filter { $0.kind == seed.kind }.map(\.text)) in\n\(seed.cure)")
  }

  @Test("Each way of a finding can be gone", arguments: Seed.all)
  func ways(_ seed: Seed) throws {
    let explorer = try FindingTests.explored(seed.fault)
    for finding in try FindingTests.findings(in: explorer, of: seed.fault, seed.kind) {
      for way in [finding.way, finding.otherWay].compactMap({ $0 }) {
        #expect(explorer.node(of: explorer.replay(way)) != nil, "\(finding.kind) \(way)")
      }
      #expect(!finding.text.isEmpty)
    }
  }

  @Test(
    "What comes uninvited is told with what it comes over",
    arguments: [
      ("{button: Ask, then: {present: b}}", "“a” comes over “b”, if “t” ends then."),
      ("{textField: F, id: name}", "“a” comes while “name” is edited, if “t” ends then."),
    ])
  func uninvited(_ control: String, _ sentence: String) throws {
    let text = """
      rehearsal: 1
      screens: {s: {controls: [{button: Send, then: {run: t}}, \(control)]}}
      dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}
      """
    let found = Findings.all(in: try FindingTests.explored(text))
    #expect(found.filter { $0.kind == .uninvited }.map(\.text) == [sentence])
  }
}
