import AddressLiterals
import DialogModel
import DialogSimulator
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What is edited while the text of the document has errors.
@MainActor
@Suite struct BrokenTextTests {
  nonisolated private static let document = """
    screens: {a: {title: A}}
    dialogs:
      d: {alert: {title: T, cancelButton: OK}}
    """

  /// The stage has the document of before, in which there is no such dialog.
  @Test func aPartThatTheStageDoesNotHaveCanBeSelected() throws {
    let bench = try Bench(BrokenTextTests.document)
    let workbench = bench.workbench
    workbench.beginEditing()
    let count = try #require(workbench.document.bytes).count
    let added = "  e: {alert: {title: T, cancelButton: OK, wrong: x}}\n"
    workbench.editText([SourceEdit(count..<count, Array(added.utf8))], named: "Text")
    #expect(!workbench.isCurrent)
    workbench.select("/dialogs/e")
    #expect(workbench.editing.selection == "/dialogs/e" && workbench.shownWhileEditing != nil)
    workbench.undo()
    #expect(workbench.isCurrent)
  }

  @Test(arguments: [false, true])
  func whatIsMendedComesOnTheEditedStage(isMendedOutside: Bool) throws {
    let bench = try Bench("screens: [")
    let workbench = bench.workbench
    workbench.beginEditing()
    #expect(workbench.isEditing && workbench.shownWhileEditing == nil)
    if isMendedOutside {
      try bench.reload(BrokenTextTests.document)
    } else {
      let count = try #require(workbench.document.bytes).count
      let text = Array("rehearsal: 1\n\(BrokenTextTests.document)\n".utf8)
      workbench.editText([SourceEdit(0..<count, text)], named: "Text")
    }
    let shown = try #require(workbench.shownWhileEditing)
    #expect(shown.prototype.screens.count == 1 && workbench.session?.isFrozen == true)
    try workbench.edit(.set(path: "/screens/a/title", .text("B")))
    workbench.endEditing()
    #expect(workbench.session?.prototype.screens.count == 1)
  }
}
