import AddressLiterals
import DialogModel
import DialogSimulator
import Glibc
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

/// What is selected and shown after a change of the document.
@MainActor
@Suite struct EditPlaceTests {
  /// Typing that goes on after an undo is no part of what was done before it.
  @Test func aChangeAfterAnUndoIsOneOfItsOwn() {
    var history = EditHistory()
    func add(_ path: PartAddress) -> Bool {
      history.add(
        EditHistory.Entry(label: "", path: path, edits: [[]], inverse: [[]]), joins: true)
    }
    #expect(!add("/title") && !add("/device") && add("/device"))
    _ = history.takeUndo()
    #expect(!add("/title"))
    #expect(history.done.count == 2)
  }

  nonisolated private static let document = """
    start: a
    screens:
      a: {title: A, controls: [{button: Ask}]}
      b: {title: B}
    dialogs:
      ask:
        alert:
          title: Sure?
          cancelButton: No
          otherButtons: [Yes, Perhaps]
      ways:
        actionSheet: {otherButtons: [Copy, Move], cancelButton: Cancel, from: rootView}
    """

  private func shown(_ workbench: Workbench) throws -> [String] {
    let shown = try #require(workbench.shownWhileEditing)
    let screen = shown.state.screen.map { shown.prototype.name(of: .screen($0)) }
    return [screen ?? ""]
      + shown.state.showings.map { shown.prototype.name(of: .dialog($0.dialog)) }
  }

  private func bench() throws -> Bench {
    let bench = try Bench(EditPlaceTests.document)
    bench.workbench.beginEditing()
    return bench
  }

  @Test(
    arguments: [
      "/dialogs/ask", "/dialogs/ask/alert/otherButtons/1", "/screens/a/controls/0",
    ] as [PartAddress])
  func aRemovedPartIsNotSelectedAnyMore(_ path: PartAddress) throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.select(path)
    try workbench.edit(.remove(path: path))
    #expect(workbench.editing.selection == nil)
    workbench.undo()
    #expect(workbench.editing.selection == path)
    workbench.redo()
    #expect(workbench.editing.selection == nil)
  }

  @Test func undoAndRedoShowWhatWasShown() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.select("/dialogs/ask/alert/title")
    try workbench.edit(.remove(path: "/dialogs/ask"))
    workbench.select("/screens/b")
    #expect(try shown(workbench) == ["b"])
    workbench.undo()
    #expect(try shown(workbench) == ["a", "ask"])
    #expect(workbench.editing.selection == "/dialogs/ask/alert/title")
    workbench.redo()
    #expect(try shown(workbench) == ["b"])
    #expect(workbench.editing.selection == "/screens/b")
  }

  @Test func whatIsTypedAtOnceBringsBackWhatWasSelectedBeforeIt() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.select("/dialogs/ask/alert/title")
    for text in ["S", "Su"] {
      try workbench.edit(.set(path: "/dialogs/ask/alert/title", .text(text)), joins: true)
    }
    workbench.select("/screens/b")
    workbench.undo()
    #expect(workbench.editing.selection == "/dialogs/ask/alert/title")
    #expect(try shown(workbench) == ["a", "ask"])
  }

  @Test(arguments: ["cancelButton", "destructiveButton", "otherButtons"])
  func aButtonStaysSelectedWithAnotherRole(_ role: String) throws {
    let bench = try bench()
    let workbench = bench.workbench
    let sheet: PartAddress = "/dialogs/ways/actionSheet"
    let path = role == "otherButtons" ? sheet + "/cancelButton" : sheet + "/otherButtons/1"
    let target = role == "otherButtons" ? sheet + "/otherButtons/-" : sheet + "/\(role)"
    let title = role == "otherButtons" ? "Cancel" : "Move"
    var edits: [DocumentEdit] = [.relocate(path: path, to: target)]
    if role == "cancelButton" {
      edits.insert(.relocate(path: target, to: sheet + "/otherButtons/-"), at: 0)
    }
    workbench.select(path)
    try workbench.edit(edits, named: nil)
    let selected = try #require(workbench.editing.selection)
    #expect((sheet + "/\(role)").contains(selected))
    #expect(try workbench.editor().value(at: selected + "/title")?.text == title)
    workbench.undo()
    #expect(workbench.editing.selection == path)
  }

  @Test func aSelectedPartIsShownAgain() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.select("/dialogs/ask")
    workbench.select("/screens/b")
    workbench.select("/dialogs/ways", again: true)
    #expect(try shown(workbench) == ["b", "ways"])
    try workbench.edit(.remove(path: "/dialogs/ask"))
    workbench.select("/dialogs/ways", again: true)
    #expect(try shown(workbench) == ["b", "ways"])
  }

  @Test func whatWasReadBeforeItWasSavedTakesNothingBack() async throws {
    let bench = try Bench(EditPlaceTests.document)
    // One that does not wait for what is read.
    let workbench = Workbench(trust: CommandTrust(file: "\(bench.folder)/trust"), patience: 0) {
      VirtualClock()
    }
    workbench.open(DocumentRequest(file: bench.file))
    while workbench.document.bytes == nil { try await Task.sleep(for: .milliseconds(5)) }
    workbench.setSavesAsYouGo(false)
    let path: PartAddress = "/dialogs/ask/alert/title"
    try workbench.edit(.set(path: path, .text("S")))
    workbench.save()
    try workbench.edit(.set(path: path, .text("Su")))
    // It is read while the file has the first letter, and that comes here once it has both.
    workbench.reload()
    usleep(100_000)
    workbench.save()
    for _ in 0..<50 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try workbench.editor().value(at: path)?.text == "Su")
    #expect(workbench.document.history.done.count == 2)
    #expect(workbench.document.saveState == .saved)
  }
}
