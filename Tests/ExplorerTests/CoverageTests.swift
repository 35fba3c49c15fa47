import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// Which ways of a document scenarios go, and walks that go the others.
@Suite struct CoverageTests {
  private static func explored(_ prototype: Prototype, most: Int = 3_000) -> Explorer {
    var options = ExploreOptions()
    options.mostStates = most
    var explorer = Explorer(prototype, options, forFindings: true)
    explorer.run()
    return explorer
  }

  private static func coverage(_ text: String, _ ways: Set<DocumentWay> = []) throws -> Coverage {
    let explorer = explored(try Documents.prototype(text))
    return Coverage(explorer, scenarios: ways.isEmpty ? [] : [("x", ways)])
  }

  private static let document = """
    rehearsal: 1
    flags: {f: false}
    screens:
      s:
        controls:
          - {button: Go, then: {present: a}}
          - {button: Run, then: {run: t}}
          - {button: Dead, then: {when: {flag: f}, do: {present: b}, otherwise: {log: x}}}
    dialogs:
      a: {alert: {title: A, cancelButton: No, otherButtons: [Yes]}}
      b: {alert: {title: B, cancelButton: OK}}
    tasks: {t: {loader: none, simulate: {seconds: 9}, cancellable: true}}
    """

  @Test("A way is uncovered, covered, or unreachable")
  func states() throws {
    let yes = DocumentWay.button(DialogID(0), index: 1)
    let coverage = try CoverageTests.coverage(CoverageTests.document, [yes])
    let states = Dictionary(uniqueKeysWithValues: coverage.ways.map { ($0.way, $0.state) })
    #expect(states[yes] == .covered(["x"]))
    #expect(
      states[.button(DialogID(0), index: 0)]
        == .uncovered([
          .input(.tapControl(ControlID(screen: ScreenID(0), index: 0))), .time,
          .input(.tapButton(DialogID(0), index: 0)),
        ]))
    #expect(states[.button(DialogID(1), index: 0)] == .unreachable)
    #expect(states[.end(TaskID(0), .cancelled)] == .unreachable)
    #expect(coverage.covered == 1)
    #expect(coverage.reachable == coverage.ways.count - 2)
  }

  @Test("What a bound keeps from being found is not decided")
  func bounds() throws {
    let explorer = CoverageTests.explored(try Documents.prototype(CoverageTests.document), most: 2)
    let coverage = Coverage(explorer, scenarios: [])
    #expect(coverage.ways.contains { $0.state == .notDecided })
    #expect(!coverage.ways.contains { $0.state == .unreachable })
  }

  @Test("What no scenario goes is a finding with the shortest way there")
  func uncovered() throws {
    let prototype = try Documents.prototype(CoverageTests.document)
    let explorer = CoverageTests.explored(prototype)
    let found = Coverage(explorer, scenarios: []).findings(FindingWords(prototype))
    #expect(found.allSatisfy { $0.kind == .uncovered && !$0.way.isEmpty })
    #expect(found.contains { $0.places == [.button(DialogID(0), index: 1)] })
    let all = Set(DocumentWay.all(of: prototype))
    #expect(
      Coverage(explorer, scenarios: [("x", all)]).findings(FindingWords(prototype)).isEmpty)
  }

  @Test("Each way has one state, also in documents by chance", arguments: 0..<Documents.byChance)
  func law(_ seed: Int) {
    let prototype = Documents.byChance(seed)
    let explorer = CoverageTests.explored(prototype, most: 300)
    let coverage = Coverage(explorer, scenarios: [])
    #expect(coverage.ways.map(\.way) == DocumentWay.all(of: prototype), "seed \(seed)")
    for (way, state) in coverage.ways {
      guard case .uncovered(let moves) = state else { continue }
      #expect(explorer.node(of: explorer.replay(moves)) != nil, "seed \(seed), \(way)")
    }
  }

  @Test("Walks go all ways that can be gone", arguments: Documents.samples)
  func walks(_ name: String) throws {
    let explorer = CoverageTests.explored(try Documents.sample(name))
    let left = Coverage(explorer, scenarios: []).ways.compactMap { way, state in
      if case .uncovered = state { way } else { nil }
    }
    let walks = Postman(explorer).walks(for: left)
    let gone = walks.flatMap(\.ways)
    #expect(Set(gone).count == gone.count)
    #expect(Set(gone).isSubset(of: left))
    for walk in walks {
      #expect(explorer.node(of: explorer.replay(walk.moves)) != nil)
    }
    // What is left needs a tap in the middle of a movement.
    #expect(gone.count * 10 >= left.count * 9, "\(Set(left).subtracting(gone))")
  }
}
