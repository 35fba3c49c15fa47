import AddressLiterals
import DialogModel
import DialogSimulator
import PrototypeEditing
import PrototypeFile
import Testing

@testable import Workbench

/// A scenario up to one of its steps, on the edited stage.
@MainActor
@Suite struct ReplayingStepsTests {
  private static let document = """
    screens:
      home: {controls: [{button: One, then: [{present: one}]}]}
    dialogs:
      one: {alert: {title: One, cancelButton: No, otherButtons: [{title: Two, then: [{present: two}]}]}}
      two: {alert: {title: Two, cancelButton: Close}}
    steps:
      all: [{perform: open}, {tapOn: Close}, {tapOn: Nowhere}]
      open: [{tapOn: One}, {tapOn: Two}, {waitForAnimationToEnd: true}]
      unused: [{wait: 1}]
    scenarios:
      x: {steps: [{wait: 1}, {perform: all}], expect: []}
    """

  @Test(
    arguments: [
      ("/scenarios/x", 0, []), ("/steps/all", 0, ["two"]), ("/steps/all", 1, []),
      ("/steps/open", 0, ["one"]), ("/steps/open", 1, ["two"]),
    ] as [(PartAddress, Int, [String])])
  func itIsShownAsItIsAfterTheStep(
    _ path: PartAddress, _ index: Int, _ shown: [String]
  ) throws {
    let bench = try Bench(Self.document)
    bench.workbench.beginEditing()
    try bench.workbench.replay(path, through: index)
    let state = try #require(bench.workbench.edited?.shown).state
    let prototype = try #require(bench.workbench.prototype)
    #expect(state.visibleShowings.map { prototype.name(of: $0.dialog) } == shown)
  }

  @Test func aStepThatFailsIsNamedByItsNumber() throws {
    let bench = try Bench(Self.document)
    bench.workbench.beginEditing()
    for path in ["/scenarios/x", "/steps/all"] as [PartAddress] {
      let refusal = try #require(throws: EditRefusal.self) {
        try bench.workbench.replay(path, through: path == "/scenarios/x" ? 1 : 2)
      }
      #expect(refusal.message == "Step 6 can’t be performed.")
      #expect(refusal.hint?.hasPrefix("all 5 of 5, step 6, performed on line 12: ") == true)
    }
    #expect(throws: EditRefusal.self) { try bench.workbench.replay("/steps/unused", through: 0) }
  }
}
