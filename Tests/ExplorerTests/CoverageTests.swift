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
    // The flag is never set, so one of the branches cannot be gone.
    #expect(coverage.reachable == coverage.ways.count - 3)
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

  /// Each of them in a document where it can be gone, and one where it does nothing.
  @Test(
    "Taps beside, Return and what the system cancels are ways",
    arguments: [
      (
        "device: tablet\nera: ios6", "{popover: {from: {rect: go}, controls: [{label: L}]}}",
        DocumentWay.beside(DialogID(0))
      ),
      (
        "device: tablet\nera: ios6", "{actionSheet: {from: {rect: go}, otherButtons: [On]}}",
        DocumentWay.beside(DialogID(0))
      ),
      (
        "device: phone\nera: ios3", "{alert: {title: A, cancelButton: No}}",
        DocumentWay.systemCancel(DialogID(0))
      ),
      (
        "device: phone\nera: ios6",
        "{alert: {title: A, style: plainText, cancelButton: No, textFields: "
          + "[{delegate: {returns: {\"textFieldShouldReturn:\": true}}}]}}",
        DocumentWay.returnKey(.alert(DialogID(0), index: 0))
      ),
    ])
  func otherWays(_ head: String, _ dialog: String, _ way: DocumentWay) throws {
    let text = """
      rehearsal: 1
      \(head)
      screens: {s: {controls: [{button: Go, id: go, then: {present: a}}]}}
      dialogs: {a: \(dialog)}
      """
    let states = try CoverageTests.coverage(text).ways
    guard case .uncovered? = states.first(where: { $0.way == way })?.state else {
      Issue.record("\(states)")
      return
    }
    let other = text.replacing("ios3", with: "ios6").replacing("{present: a}", with: "{log: x}")
      .replacing("returns: {\"textFieldShouldReturn:\": true}", with: "")
    #expect(
      try CoverageTests.coverage(other).ways.allSatisfy {
        $0.way != way || $0.state == .unreachable
      })
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
