import DialogModel
import DialogSimulator
import Explorer
import PrototypeFile
import Session
import Testing
import Workbench

/// The map of a document: found aside, and gone on by the run.
@MainActor @Suite struct MapExploringTests {
  private static let document = """
    screens:
      one:
        title: One
        controls: [{button: Ask, then: {present: a}}, {button: Load, then: {run: t}}]
      two: {title: Two}
    dialogs:
      a:
        alert:
          title: A
          cancelButton: No
          otherButtons: [{title: Go, afterwards: {goTo: two}}]
      done: {alert: {title: Done, cancelButton: OK}}
    tasks: {t: {title: Loading, simulate: {seconds: 9}, whenDone: {present: done}}}
    scenarios: {ask: {steps: [{tapOn: Ask}, {tapOn: No}]}}
    """

  /// So many switches, each on or off: twice as many states with each.
  private static func switches(_ count: Int) -> String {
    let flags = (0..<count).map { "f\($0): false" }.joined(separator: ", ")
    let controls = (0..<count).map { number in
      """
          - button: B\(number)
            then:
              when: {flag: f\(number)}
              do: {set: {flag: f\(number), to: false}}
              otherwise: {set: {flag: f\(number), to: true}}
          - {button: C\(number), then: {when: {flag: f\(number)}, do: {log: x}}}
      """
    }
    return "flags: {\(flags)}\nscreens:\n  s:\n    controls:\n"
      + controls.joined(separator: "\n")
  }

  private func waitUntil(_ isTrue: () -> Bool) async throws {
    for _ in 0..<3_000 where !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isTrue())
  }

  private func found(_ bench: Bench) async throws -> ExploredMap {
    let exploring = MapExploring()
    let workbench = bench.workbench
    exploring.begin(try #require(workbench.mapped), workbench.document.revision)
    #expect(exploring.isBusy)
    try await waitUntil { !exploring.isBusy }
    return try #require(exploring.found)
  }

  @Test func aMapIsFoundAsideAndCarriesItsRevision() async throws {
    let bench = try Bench(Self.document)
    let found = try await found(bench)
    #expect(found.revision == bench.workbench.document.revision)
    #expect(found.map.places.map(\.title).sorted() == ["A", "Done", "Loading", "One", "Two"])
    // Nothing can be tapped on the last screen.
    let dead = try #require(found.findings.firstIndex { $0.explored.kind == .deadEnd })
    let place = try #require(found.findings[dead].place)
    #expect(found.map.places[place].title == "Two")
    #expect(found.map.ways.contains { $0.exits.contains { $0.scenarios == ["ask"] } })
  }

  @Test func aNewerVersionCancelsTheOneBefore() async throws {
    let (large, small) = (try Bench(Self.switches(14)), try Bench(Self.document))
    let exploring = MapExploring()
    var counts: [Int] = []
    exploring.onChanged = { [unowned exploring] in
      if let count = exploring.count { counts.append(count) }
    }
    exploring.begin(
      try #require(large.workbench.mapped), large.workbench.document.revision)
    try await waitUntil { counts.count > 1 }
    #expect(counts == counts.sorted() && counts[0] < counts[counts.count - 1])
    let revision = small.workbench.document.revision
    exploring.begin(try #require(small.workbench.mapped), revision)
    #expect(exploring.count == nil)
    try await waitUntil { !exploring.isBusy }
    #expect(exploring.found?.revision == revision)
  }

  @Test func whatIsCancelledIsNeverShown() async throws {
    let bench = try Bench(Self.document)
    let exploring = MapExploring()
    exploring.begin(try #require(bench.workbench.mapped), nil)
    exploring.cancel()
    try await Task.sleep(for: .milliseconds(200))
    #expect(exploring.found == nil && !exploring.isBusy)
  }

  @Test func theRunGoesToEachPlace() async throws {
    let bench = try Bench(Self.document)
    let found = try await found(bench)
    for (number, place) in found.map.places.enumerated() {
      #expect(found.go(place.way, in: bench.workbench))
      let state = try bench.session.state
      #expect(found.map.place(of: state) == number, "\(place.title)")
      // It is a run as any other: it goes on.
      #expect(try bench.session.timelines.count == 1)
    }
  }

  @Test func theRunThatWentSomewhereGoesOn() async throws {
    let bench = try Bench(Self.document)
    let found = try await found(bench)
    let alert = try #require(found.map.places.first { $0.title == "A" })
    found.go(alert.way, in: bench.workbench)
    let up = try #require(bench.session.state.showings.last?.dialog)
    bench.workbench.send(.tapButton(up, index: 1))
    try bench.pass(milliseconds: 3_000)
    #expect(found.map.places[found.map.place(of: try bench.session.state) ?? 0].title == "Two")
  }
}
