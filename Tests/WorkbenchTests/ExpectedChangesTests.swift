import AddressLiterals
import PrototypeFile
import Testing

@testable import Workbench

/// What scenarios expect follows changes of what they play.
@MainActor
@Suite
struct ExpectedChangesTests {
  private static let document = """
    dialogs:
      ask:
        alert: {title: Sure?, cancelButton: No, otherButtons: [Maybe, Yes]}
    scenarios:
      yes:
        start: ask
        steps: [{tapOn: Yes}]
        expect: |
          ask willPresentAlertView:
          ask alertViewShouldEnableFirstOtherButton: -> true
          ask didPresentAlertView:
          ask alertView:clickedButtonAtIndex: 2
          ask alertView:willDismissWithButtonIndex: 2
          ask alertView:didDismissWithButtonIndex: 2
      wrong:
        start: ask
        steps: [{tapOn: Yes}]
        expect: ["ask alertView:clickedButtonAtIndex: 7"]
    """

  private func text(_ workbench: Workbench) -> String {
    String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
  }

  private func bench(_ document: String = ExpectedChangesTests.document) throws -> Bench {
    let bench = try Bench(document)
    try bench.pass()
    bench.workbench.beginEditing()
    return bench
  }

  @Test func aRemovedButtonLeavesScenariosRight() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try workbench.edit(.remove(path: "/dialogs/ask/alert/otherButtons/0"))
    workbench.settleExpected()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 1\n"))
    #expect(!text(workbench).contains("Index: 2"))
    // What was wrong before stays as it was written.
    #expect(text(workbench).contains("Index: 7"))
    // It is one change with the removal.
    #expect(workbench.document.history.done.count == 1)
    workbench.undo()
    #expect(text(workbench) == "rehearsal: 1\n\(ExpectedChangesTests.document)\n")
    workbench.redo()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 1\n"))
  }

  @Test func whatAPersonExpectsStaysAsItIsWritten() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let wanted = "ask willPresentAlertView:\n...\n"
    try workbench.edit(.set(path: "/scenarios/yes/expect", .text(wanted)))
    workbench.settleExpected()
    #expect(text(workbench).contains("    expect: |\n      ask willPresentAlertView:\n      ...\n"))
    let wrong = "ask didPresentAlertView:\n"
    try workbench.edit(.set(path: "/scenarios/yes/expect", .text(wrong)))
    workbench.settleExpected()
    #expect(text(workbench).contains("    expect: |\n      ask didPresentAlertView:\n  wrong:"))
  }

  @Test func eachChangeHasItsOwn() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try workbench.edit(.remove(path: "/dialogs/ask/alert/otherButtons/0"))
    let before = text(workbench)
    try workbench.edit(.remove(path: "/dialogs/ask/alert/cancelButton"))
    workbench.settleExpected()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 0\n"))
    workbench.undo()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 1\n"))
    #expect(text(workbench) != before)
  }

  /// The scenarios are not run by themselves where one could run a command.
  @Test func documentsWithCommandsAreLeftAlone() throws {
    let bench = try bench(
      ExpectedChangesTests.document + "\ntasks: {job: {command: [\"true\"]}}")
    let workbench = bench.workbench
    try workbench.edit(.remove(path: "/dialogs/ask/alert/otherButtons/0"))
    workbench.settleExpected()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 2\n"))
    #expect(!text(workbench).contains("Index: 1"))
    #expect(workbench.editing.playedBefore == nil)
  }

  @Test func whatIsWrittenAsTextIsLeftAlone() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let place = try #require(text(workbench).utf8.firstRange(of: "Maybe, ".utf8))
    let start = text(workbench).utf8.distance(
      from: text(workbench).utf8.startIndex, to: place.lowerBound)
    workbench.editText([SourceEdit(start..<start + 7, [])], named: "Text")
    workbench.settleExpected()
    #expect(text(workbench).contains("ask alertView:clickedButtonAtIndex: 2\n"))
  }
}
