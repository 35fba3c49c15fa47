import DialogModel
import DialogSimulator
import Explorer
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// What the map offers to do about what it has found.
@MainActor @Suite struct MapCorrectingTests {
  private static let document = """
    screens:
      one: {title: One, controls: [{button: Ask, then: {present: a}}]}
      two: {title: Two}
    dialogs:
      a: {alert: {title: A, otherButtons: [{title: Stay}, {title: Go, afterwards: {goTo: two}}]}}
    """

  private func explored(_ bench: Bench) async throws -> MapExploring {
    let exploring = MapExploring()
    exploring.begin(bench.workbench)
    for _ in 0..<3_000 where exploring.isBusy || exploring.isCorrecting {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(!exploring.isBusy && !exploring.isCorrecting)
    return exploring
  }

  private func text(_ bench: Bench) throws -> String {
    String(decoding: try #require(bench.workbench.document.revision).text, as: UTF8.self)
  }

  private func covered(_ exploring: MapExploring) throws -> Int {
    try #require(exploring.found).coverage.covered
  }

  @Test func aCorrectionIsOneChangeAfterWhichTheFindingIsGone() async throws {
    let bench = try Bench(Self.document)
    let exploring = try await explored(bench)
    let found = try #require(exploring.found)
    let place = try #require(found.findings.firstIndex { $0.explored.kind == .deadEnd })
    let repair = try #require(exploring.repairs[place])
    #expect(repair.label.contains("“two”"))
    #expect(repair.before.prototype.screens[1].controls.isEmpty)
    #expect(repair.after.prototype.screens[1].controls.map(\.text) == ["Back"])
    #expect(repair.before.state.showings.isEmpty && repair.after.state.showings.isEmpty)

    let before = try text(bench)
    try bench.workbench.edit(repair.edits, named: repair.label, from: .stage)
    let after = try await explored(bench)
    #expect(try #require(after.found).findings.allSatisfy { $0.explored.kind != .deadEnd })
    #expect(after.repairs.isEmpty)
    bench.workbench.undo()
    #expect(try text(bench) == before)
  }

  /// What a person sees at the end of the way, in the document as it is and as it would be.
  @Test func aCorrectionHasStillsBeforeAndAfterIt() async throws {
    let bench = try Bench(
      """
      screens:
        one: {title: One, controls: [{button: Ask, then: {present: a}}]}
      dialogs:
        a: {alert: {title: A, otherButtons: [Leave, {title: Go, afterwards: {present: b}}]}}
        b: {alert: {title: B, otherButtons: [{title: Again, afterwards: {present: b}}]}}
      """)
    let exploring = try await explored(bench)
    let found = try #require(exploring.found)
    let place = try #require(found.findings.firstIndex { $0.explored.kind == .noWayOut })
    let repair = try #require(exploring.repairs[place])
    #expect(repair.label == "Give “b” a cancel button")
    #expect(repair.before.state.showings.count == 1)
    #expect(repair.after.state.showings.count == 1)
  }

  @Test func whatIsCancelledCorrectsNothing() async throws {
    let bench = try Bench(Self.document)
    let exploring = MapExploring()
    exploring.begin(bench.workbench)
    exploring.cancel()
    #expect(!exploring.isCorrecting)
    try await Task.sleep(for: .milliseconds(500))
    #expect(exploring.found == nil && exploring.repairs.isEmpty)
  }

  @Test func aBrokenPromiseIsAFindingOfTheMap() async throws {
    let bench = try Bench(Self.document + "\npromises: [{never: {shown: [two]}}]")
    let found = try #require(try await explored(bench).found)
    let broken = try #require(found.findings.first { $0.explored.kind == .brokenPromise })
    #expect(broken.finding.message.hasPrefix("This promise is broken: "))
    #expect(!broken.explored.way.isEmpty)
    let place = try #require(broken.place)
    #expect(found.map.places[place].title == "Two")
  }

  @Test func theWayOfAFindingBecomesAScenario() async throws {
    let bench = try Bench(Self.document)
    let found = try #require(try await explored(bench).found)
    let before = try text(bench)
    let dead = try #require(found.findings.first { $0.explored.kind == .deadEnd })
    var written = try #require(found.scenarios(in: bench.workbench.environment))
    #expect(try written.add(dead.explored))
    written.write(in: bench.workbench, named: "Scenario")
    let prototype = try #require(bench.workbench.prototype)
    let script = try #require(prototype.scenario(named: written.names[0]))
    #expect("\(script.expect ?? [])".contains("alertView:clickedButtonAtIndex:"))
    #expect(ScenarioRunner.run(script, in: prototype.applying(script)).outcome == .held)
    bench.workbench.undo()
    #expect(try text(bench) == before)
  }

  @Test func whatIsNotCoveredGetsScenariosAsOneChange() async throws {
    let bench = try Bench(Self.document)
    let exploring = try await explored(bench)
    let found = try #require(exploring.found)
    let before = try text(bench)
    #expect(found.coverage.hasUncovered)
    var plan: CoverPlan?
    exploring.plan(found) { plan = $0 }
    for _ in 0..<1_000 where plan == nil { try await Task.sleep(for: .milliseconds(10)) }
    var written = try #require(found.scenarios(in: bench.workbench.environment))
    written.cover(try #require(plan))
    while try written.addNext() {}
    written.write(in: bench.workbench, named: "Cover")
    let after = try await explored(bench)
    #expect(try #require(after.found).coverage.hasUncovered == false)
    #expect(try covered(after) == 3)
    bench.workbench.undo()
    #expect(try text(bench) == before)
  }
}
