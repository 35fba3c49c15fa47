import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// Each branch of a conditional action is a way, also one of which the document says nothing.
@Suite struct BranchCoverageTests {
  private typealias State = Coverage.State

  private static func explorer(_ text: String, most: Int = 3_000) throws -> Explorer {
    var options = ExploreOptions()
    options.mostStates = most
    var explorer = Explorer(try Documents.prototype(text), options, forFindings: true)
    explorer.run()
    return explorer
  }

  /// The branches with what is known of them, by their words.
  private static func branches(
    _ explorer: Explorer, _ ways: Set<DocumentWay> = []
  ) -> [String: State] {
    let words = FindingWords(explorer.document)
    let coverage = Coverage(explorer, scenarios: ways.isEmpty ? [] : [("x", ways)])
    return coverage.ways.reduce(into: [:]) { states, entry in
      if case .branch = entry.way { states[words.text(entry.way)] = entry.state }
    }
  }

  private static let document = """
    rehearsal: 1
    flags: {f: false, never: false}
    screens:
      s:
        controls:
          - {button: Set, then: {set: {flag: f, to: true}}}
          - {button: Go, then: {when: {flag: f}, do: {present: a}}}
          - {button: Dead, then: {when: {flag: never}, do: {present: a}, otherwise: {log: x}}}
    dialogs:
      a: {alert: {title: A, cancelButton: OK}}
    """

  private static func tap(_ index: Int) -> Move {
    .input(.tapControl(ControlID(screen: ScreenID(0), index: index)))
  }

  @Test("Both branches count, with the shortest way to each, and one that nothing leads to")
  func both() throws {
    let states = BranchCoverageTests.branches(
      try BranchCoverageTests.explorer(BranchCoverageTests.document))
    #expect(
      states == [
        "the condition of “Go” of “s” holds":
          .uncovered([BranchCoverageTests.tap(0), BranchCoverageTests.tap(1)]),
        "the condition of “Go” of “s” does not hold": .uncovered([BranchCoverageTests.tap(1)]),
        "the condition of “Dead” of “s” holds": .unreachable,
        "the condition of “Dead” of “s” does not hold":
          .uncovered([BranchCoverageTests.tap(2)]),
      ])
  }

  @Test("What a bound keeps from being found is not decided")
  func bounds() throws {
    let states = BranchCoverageTests.branches(
      try BranchCoverageTests.explorer(BranchCoverageTests.document, most: 1))
    #expect(states.values.allSatisfy { $0 == .notDecided })
    #expect(states.count == 4)
  }

  @Test("A branch that was performed is covered, and the other one is not")
  func covered() throws {
    let explorer = try BranchCoverageTests.explorer(BranchCoverageTests.document)
    var simulator = explorer.start
    BranchCoverageTests.tap(1).perform(in: &simulator)
    let gone = Conditionals(explorer.document).allWays(of: simulator.rows)
    let states = BranchCoverageTests.branches(explorer, gone)
    #expect(states["the condition of “Go” of “s” does not hold"] == .covered(["x"]))
    #expect(
      states["the condition of “Go” of “s” holds"]
        == .uncovered([BranchCoverageTests.tap(0), BranchCoverageTests.tap(1)]))
  }

  /// Equal conditions in two places are two ways.
  @Test(
    "A branch is found at its place",
    arguments: [
      // In buttons of one dialog, in what is done afterwards, and in a method.
      (
        "{alert: {title: A, cancelButton: {title: No, then: W}, otherButtons: "
          + "[{title: Yes, afterwards: W}]}, delegate: {does: {\"didPresentAlertView:\": W}}}",
        ["“No” of “a”", "“Yes” of “a”", "“a”"]
      ),
      // After a wait, inside another condition, and in the completion of a view.
      (
        "{alert: {title: A, cancelButton: {title: No, then: [{wait: 1}, W]}, otherButtons: "
          + "[{title: Yes, then: {when: {flag: g}, do: W}}]}}",
        ["“No” of “a”", "condition 1 of “Yes” of “a”", "condition 2 of “Yes” of “a”"]
      ),
    ])
  func places(_ dialog: String, _ parts: [String]) throws {
    let text = """
      rehearsal: 1
      flags: {f: false, g: true}
      screens: {s: {controls: [{button: Go, then: {present: a}}, {button: Run, then: {run: t}}]}}
      dialogs: {a: \(dialog)}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: W}}
      """.replacing("W", with: "{when: {flag: f}, do: {log: x}}")
    let states = BranchCoverageTests.branches(try BranchCoverageTests.explorer(text))
    for part in parts + ["“t”"] {
      let isNumbered = part.hasPrefix("condition")
      let way = (isNumbered ? "" : "the condition of ") + part
      let isOuter = part.hasPrefix("condition 1")
      let (gone, other) = isOuter ? ("holds", "does not hold") : ("does not hold", "holds")
      guard case .uncovered(let moves)? = states["\(way) \(gone)"], !moves.isEmpty else {
        Issue.record("\(way): \(states)")
        continue
      }
      #expect(states["\(way) \(other)"] == .unreachable)
      // Nothing but its own part performs it.
      let name = part.contains("“No”") ? 0 : part.contains("“Yes”") ? 1 : nil
      if let name {
        #expect(moves.contains(.input(.tapButton(DialogID(0), index: name))), "\(way): \(moves)")
      }
    }
  }

  @Test("What the launch decides needs no move, and each walk goes it")
  func launch() throws {
    let explorer = try BranchCoverageTests.explorer(
      """
      rehearsal: 1
      flags: {f: false}
      screens:
        s:
          viewController: {does: {"viewDidLoad": {when: {flag: f}, do: {log: x}}}}
          controls: [{button: Go, then: {log: y}}]
      """)
    let states = BranchCoverageTests.branches(explorer)
    #expect(states["the condition of “s” does not hold"] == .uncovered([]))
    let walks = Postman(explorer).walks(
      for: Coverage(explorer, scenarios: []).ways.compactMap { way, state in
        if case .uncovered = state { way } else { nil }
      })
    #expect(walks.count == 1)
    #expect(walks[0].ways.count == 2)
  }

  @Test("What is not tried is not called unreachable")
  func notTried() throws {
    let states = BranchCoverageTests.branches(
      try BranchCoverageTests.explorer(
        """
        rehearsal: 1
        screens:
          s: {controls: [{button: Go, then: {when: {device: tablet}, do: {log: x}}}]}
        """))
    #expect(states["the condition of “Go” of “s” holds"] == .notDecided)
  }

  /// Documents by chance have conditions everywhere.
  @Test("Each branch that was performed is one of the document", arguments: 0..<Documents.byChance)
  func byChance(_ seed: Int) {
    let prototype = Documents.byChance(seed)
    let conditionals = Conditionals(prototype)
    #expect(Set(conditionals.all).count == conditionals.all.count, "seed \(seed)")
    var options = ExploreOptions()
    options.mostStates = 200
    options.callsWithoutTime = Documents.calls
    var explorer = Explorer(prototype, options, forFindings: true)
    explorer.run()
    let found = explorer.found
    for node in stride(from: 0, to: found.count, by: max(1, found.count / 20)) {
      var simulator = explorer.replay(found.way(to: node)).simulator
      simulator.drainRows { _ in }
      for edge in found.edges(of: node) where edge.target != nil {
        var next = simulator
        found.move(of: edge).perform(in: &next)
        let ways = Set(conditionals.ways(of: next.rows))
        #expect(next.rows.decisions.isEmpty == ways.isEmpty, "seed \(seed)")
        #expect(ways.isSubset(of: Set(DocumentWay.all(of: prototype))), "seed \(seed)")
      }
    }
  }
}
