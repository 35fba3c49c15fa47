import Scenario
import Testing

@testable import Workbench

/// What a change of the document does to the calls of a scenario.
@MainActor
@Suite struct KeptRunsTests {
  /// A document whose alert shows another one when it is tapped, or only after it has gone.
  private func document(_ moment: String) -> String {
    """
    start: sure
    dialogs:
      sure:
        alert: {title: Sure?, otherButtons: [{title: "Yes", \(moment): [{present: done}]}]}
      done:
        alert: {title: Done}
    scenarios:
      yes: {steps: [{tapOn: "Yes"}]}
    """
  }

  private func played(_ document: String) throws -> Bench {
    let bench = try Bench(document)
    try bench.pass()
    try play(bench)
    return bench
  }

  private func play(_ bench: Bench) throws {
    bench.workbench.startAgain(playing: "yes")
    try bench.pass()
  }

  @Test func whatAChangeMovesIsSaid() throws {
    let bench = try played(document("then"))
    #expect(bench.workbench.change == nil)
    try bench.reload(document("afterwards"))
    try play(bench)
    let change = try #require(bench.workbench.change)
    #expect(change.name == "yes")
    #expect(change.sentence == "Since the document was changed: one call has moved.")
    #expect(bench.workbench.runSources.contains(.before("yes")))
    let before = try #require(bench.workbench.run(of: .before("yes")))
    let present = try #require(bench.workbench.run(of: .present))
    #expect(Set(before.calls.map(\.text)) == Set(present.calls.map(\.text)))
    #expect(before.calls.map(\.text) != present.calls.map(\.text))
  }

  @Test func aChangeThatMovesNothingSaysNothing() throws {
    let bench = try played(document("then"))
    try bench.reload(document("then") + "\n# said differently")
    try play(bench)
    #expect(bench.workbench.change == nil)
  }

  @Test func theSameDocumentIsNotCompared() throws {
    let bench = try played(document("then"))
    try play(bench)
    #expect(
      bench.workbench.change == nil
        && !bench.workbench.runSources.contains(.before("yes")))
  }
}
