import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What the palette and the clipboard write.
@MainActor
@Suite struct InsertionTests {
  nonisolated private static let plain = """
    start: a
    screens:
      a: {title: A, controls: [{label: Hello}]}
    """
  nonisolated private static let rich = """
    start: a

    screens:
      a:
        title: A
        controls:
          - button: Go
            then: [{present: ask}]
          - row: Free

    # What is asked.
    dialogs:
      ask:
        alert:
          title: Sure?
          cancelButton: No
          otherButtons: [Yes]
    """

  @Test(arguments: Insertion.allCases, [plain, rich])
  func itIsValidAndOneStepOfUndo(_ insertion: Insertion, _ document: String) throws {
    let bench = try Bench(document)
    let workbench = bench.workbench
    let before = workbench.document.bytes
    workbench.beginEditing()
    try workbench.insert(insertion)
    let bytes = try #require(workbench.document.bytes)
    let problems = DocumentReader(of: bench.file).check(bytes).problems
    #expect(problems.isEmpty, "\(insertion): \(problems.map(\.message))")
    #expect(workbench.editing.selection != nil)
    workbench.undo()
    #expect(workbench.document.bytes == before)
  }

  @Test func aSelectedControlWithoutAnActionShowsIt() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/1")
    try workbench.insert(.question)
    let text = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(text.contains("- row: Free\n        then: [{present: question}]"))
    #expect(!text.contains("button: Ask"))
  }

  @Test func aCopiedDialogIsYAMLAndComesBackUnderAnotherName() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask")
    let text = try #require(workbench.copySelection())
    #expect(text.hasPrefix("ask:\n  alert:\n    title: Sure?\n"))
    try workbench.paste(text)
    #expect(workbench.editing.selection == "/dialogs/ask-2")
    let written = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(written.contains("  ask-2:\n    alert:\n      title: Sure?"))
  }

  @Test func aCopiedControlIsAnItem() throws {
    let bench = try Bench(InsertionTests.rich)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/screens/a/controls/1")
    #expect(workbench.copySelection() == "- row: Free\n")
    try workbench.duplicateSelection()
    let written = String(decoding: workbench.document.bytes ?? [], as: UTF8.self)
    #expect(written.contains("- row: Free\n      - row: Free"))
  }

  @Test func whatIsNoPartIsRefused() throws {
    let bench = try Bench(InsertionTests.rich)
    bench.workbench.beginEditing()
    for text in ["", "just words", "[", "{a: 1, b: 2}"] {
      #expect(throws: EditRefusal.self) { try bench.workbench.paste(text) }
    }
  }
}
