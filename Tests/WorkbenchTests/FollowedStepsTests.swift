import AddressLiterals
import PrototypeEditing
import PrototypeFile
import Testing

@testable import Workbench

/// Steps of scenarios follow the texts that are typed in the window.
@MainActor
@Suite struct FollowedStepsTests {
  private static let document = """
    screens:
      home:
        controls: [{button: Delete, then: [{present: a}]}, {label: Remove}]
    dialogs:
      a:
        actionSheet:
          from: rootView
          destructiveButton: Delete
          otherButtons: [Rem]
          cancelButton: Cancel
    strings: {de: {Rem: Rem.}}
    scenarios:
      s:
        steps: [{tapOn: Delete}, {tapOn: Delete}]
    """
  private let button: PartAddress = "/dialogs/a/actionSheet/destructiveButton/title"

  private func text(_ workbench: Workbench) -> String {
    String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
  }

  private func bench() throws -> Bench {
    let bench = try Bench(FollowedStepsTests.document)
    try bench.pass()
    bench.workbench.beginEditing()
    return bench
  }

  private func type(_ text: String, in workbench: Workbench) throws {
    for count in 1...text.count {
      try workbench.edit(
        .set(path: button, .text(String(text.prefix(count)))), joins: true, from: .stage)
    }
  }

  @Test func stepsFollowTheWholeOfWhatIsTyped() throws {
    let bench = try bench()
    let workbench = bench.workbench
    // On the way, “Rem” is the title of another button, and “Remove” is a label.
    try type("Removed", in: workbench)
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Removed}]"))
    #expect(text(workbench).contains("{Rem: Rem.}"))
    #expect(workbench.followedSteps?.changed.map(\.note) == ["step 2 of “s”"])
    #expect(workbench.followedSteps?.left == [])
    #expect(workbench.document.history.done.count == 1)
    workbench.undo()
    #expect(text(workbench) == "rehearsal: 1\n\(FollowedStepsTests.document)\n")
    #expect(workbench.followedSteps == nil)
    workbench.redo()
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Removed}]"))
  }

  @Test func stepsFollowAlsoAfterAPause() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try type("Rem", in: workbench)
    // The sheet has two of them now.
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Rem}]"))
    workbench.document.lastChange = .now - .seconds(5)
    try type("Removed", in: workbench)
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Removed}]"))
    #expect(workbench.document.history.done.count == 2)
    workbench.undo()
    workbench.undo()
    #expect(text(workbench) == "rehearsal: 1\n\(FollowedStepsTests.document)\n")
  }

  @Test func aTextThatIsWrittenBackLeavesNothing() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try type("Erase", in: workbench)
    #expect(workbench.followedSteps != nil)
    try type("Delete", in: workbench)
    #expect(text(workbench) == "rehearsal: 1\n\(FollowedStepsTests.document)\n")
    #expect(workbench.followedSteps == nil)
  }

  @Test func whatIsTypedAfterAnotherChangeBeginsAnew() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try type("Erase", in: workbench)
    try workbench.edit(.set(path: "/dialogs/a/actionSheet/cancelButton/title", .text("Keep")))
    try type("Erase all", in: workbench)
    #expect(text(workbench).contains("cancelButton: Keep"))
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Erase all}]"))
    #expect(workbench.document.history.done.count == 3)
    workbench.undo()
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Erase}]"))
  }

  @Test func theStepsCanBeLeft() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try type("Erase", in: workbench)
    try workbench.leaveSteps()
    #expect(text(workbench).contains("destructiveButton: Erase"))
    #expect(text(workbench).contains("[{tapOn: Delete}, {tapOn: Delete}]"))
    #expect(workbench.document.history.done.count == 1)
    #expect(workbench.followedSteps == nil)
    workbench.undo()
    #expect(text(workbench) == "rehearsal: 1\n\(FollowedStepsTests.document)\n")
  }

  @Test func scenariosThatBreakWithAPartAreNamed() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let editor = try workbench.editor()
    let edits = [DocumentEdit.remove(path: "/dialogs/a/actionSheet/destructiveButton")]
    let uses = workbench.uses(removing: edits[0].path, in: editor)
    #expect(uses.map(\.note) == ["step 2 of “s”"])
    #expect(workbench.scenariosBroken(by: edits) { uses.contains($0) } == [])
    #expect(workbench.scenariosBroken(by: edits) { _ in false } == ["s"])
  }
}
