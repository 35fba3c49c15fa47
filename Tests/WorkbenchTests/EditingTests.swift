import AddressLiterals
import DialogModel
import DialogSimulator
import EventLog
import PrototypeEditing
import PrototypeFile
import Session
import Testing

@testable import Workbench

@MainActor
@Suite
struct EditingTests {
  private static let document = """
    start: a
    screens:
      a: {controls: [{button: Go, then: [{present: ask}]}]}
      b: {controls: [{button: Back}]}
    dialogs:
      ask:
        alert: {title: Sure?, cancelButton: No, otherButtons: [Yes]}
    """

  private func bench() throws -> Bench {
    let bench = try Bench(EditingTests.document)
    try bench.pass()
    bench.workbench.send(.tapControl(ControlID(.screen(ScreenID(0)), index: 0)))
    try bench.pass()
    #expect(try bench.up == ["ask"])
    return bench
  }

  @Test func editingFreezesTime() throws {
    let bench = try bench()
    let now = try bench.session.state.now
    bench.workbench.beginEditing()
    #expect(try bench.session.nextMoment == nil)
    bench.workbench.send(.home)
    #expect(try bench.session.state.now == now)
    bench.workbench.endEditing()
    #expect(try bench.session.state.now == now)
  }

  @Test func thePastIsNotLookedAtWhileEditing() throws {
    let bench = try bench()
    bench.workbench.look(at: 0)
    #expect(bench.workbench.past?.place == 0)
    bench.workbench.beginEditing()
    #expect(bench.workbench.past == nil && bench.workbench.isEditing)
    bench.workbench.look(at: 0)
    #expect(bench.workbench.past == nil && bench.workbench.isEditing)
    bench.workbench.endEditing()
    bench.workbench.look(at: 0)
    #expect(bench.workbench.past?.place == 0)
  }

  @Test func aClosedDocumentIsNotEdited() throws {
    let bench = try bench()
    bench.workbench.beginEditing()
    bench.workbench.close()
    #expect(!bench.workbench.isEditing && bench.workbench.shownWhileEditing == nil)
  }

  @Test func editingWithoutAChangeMakesNoRows() throws {
    let bench = try bench()
    let count = try bench.session.log.entries.count
    bench.workbench.beginEditing()
    bench.workbench.select("/dialogs/ask")
    bench.workbench.endEditing()
    #expect(try bench.session.log.entries.count == count)
    #expect(try bench.session.timelines.count == 1)
  }

  @Test func changesAreOneReload() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.beginEditing()
    try workbench.edit(.set(path: "/dialogs/ask/alert/title", .text("Really")))
    try workbench.edit(.set(path: "/dialogs/ask/alert/title", .text("Really?")))
    #expect(try bench.session.timelines.count == 1)
    let shown = try #require(workbench.shownWhileEditing)
    #expect(shown.state.showings.first?.texts.title == "Really?")
    workbench.endEditing()
    #expect(try bench.session.timelines.count == 2)
    try bench.pass()
    #expect(try bench.session.state.showings.first?.texts.title == "Really?")
  }

  @Test func whatIsRenamedStaysUp() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask/alert/title")
    try workbench.edit(.rename(path: "/dialogs/ask", to: "question"))
    try workbench.edit(.rename(path: "/dialogs/question", to: "sure"))
    #expect(workbench.editing.selection == "/dialogs/sure/alert/title")
    let shown = try #require(workbench.shownWhileEditing)
    #expect(shown.state.showings.map { shown.prototype.name(of: .dialog($0.dialog)) } == ["sure"])
    workbench.endEditing()
    #expect(try bench.up == ["sure"])
  }

  @Test func whatWasRenamedStaysUpWhenThatIsUndone() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask/alert/title")
    try workbench.edit(.rename(path: "/dialogs/ask", to: "perhaps"))
    try workbench.edit(.rename(path: "/dialogs/perhaps", to: "sure"))
    func up() throws -> [String] {
      let shown = try #require(workbench.shownWhileEditing)
      return shown.state.showings.map { shown.prototype.name(of: .dialog($0.dialog)) }
    }
    for name in ["perhaps", "ask"] {
      workbench.undo()
      #expect(try up() == [name])
      #expect(workbench.editing.selection == "/dialogs/\(name)/alert/title")
    }
    for name in ["perhaps", "sure"] {
      workbench.redo()
      #expect(try up() == [name])
      #expect(workbench.editing.selection == "/dialogs/\(name)/alert/title")
    }
    workbench.undo()
    workbench.endEditing()
    #expect(try bench.up == ["perhaps"])
  }

  @Test func aScenarioWithASlashStaysSelectedWhenItsNameIsTakenBack() throws {
    let bench = try Bench(EditingTests.document + "\nscenarios:\n  go: {steps: []}\n")
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/scenarios/go")
    try workbench.edit(.rename(path: "/scenarios/go", to: "a/b~c"))
    #expect(workbench.editing.selection == "/scenarios/a~1b~0c")
    workbench.undo()
    #expect(workbench.editing.selection == "/scenarios/go")
    workbench.redo()
    #expect(workbench.editing.selection == "/scenarios/a~1b~0c")
  }

  @Test func aControlWithAnotherIDStaysSelected() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let button: PartAddress = "/screens/b/controls/0"
    workbench.select(button)
    try workbench.edit(.rename(path: button, to: "return"))
    #expect(workbench.editing.selection == button)
    workbench.undo()
    #expect(workbench.editing.selection == button)
    workbench.redo()
    #expect(workbench.editing.selection == button)
  }

  @Test func theMovedButtonStaysSelectedWhenThatIsUndone() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let buttons: PartAddress = "/dialogs/ask/alert/otherButtons"
    for title in ["B", "C"] { try workbench.edit(.insert(path: buttons + "/-", .text(title))) }
    workbench.beginEditing()
    workbench.select(buttons + "/0")
    try workbench.edit(.move(path: buttons + "/0", to: 2))
    #expect(workbench.editing.selection == buttons + "/2")
    workbench.undo()
    #expect(workbench.editing.selection == buttons + "/0")
    workbench.redo()
    #expect(workbench.editing.selection == buttons + "/2")
    workbench.undo()
    workbench.select(buttons + "/1")
    try workbench.edit(.remove(path: buttons + "/0"))
    #expect(workbench.editing.selection == buttons + "/0")
    workbench.undo()
    #expect(workbench.editing.selection == buttons + "/1")
  }

  @Test func aSelectedDialogIsBroughtUp() throws {
    let bench = try Bench(EditingTests.document)
    let workbench = bench.workbench
    workbench.beginEditing()
    workbench.select("/dialogs/ask/alert/otherButtons/0")
    #expect(workbench.shownWhileEditing?.state.showings.count == 1)
    workbench.select("/screens/b")
    #expect(workbench.shownWhileEditing?.state.screen == ScreenID(1))
    #expect(workbench.shownWhileEditing?.state.showings.count == 0)
  }

  @Test func undoneToTheStartTheBytesAreTheFirst() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let first = workbench.document.bytes
    workbench.beginEditing()
    for number in 0..<50 {
      try workbench.edit(.insert(path: "/dialogs/ask/alert/otherButtons/-", .text("B\(number)")))
      try workbench.edit(.set(path: "/dialogs/ask/alert/message", .text("M\(number)")))
    }
    let last = workbench.document.bytes
    while !workbench.document.history.done.isEmpty { workbench.undo() }
    #expect(workbench.document.bytes == first)
    while !workbench.document.history.undone.isEmpty { workbench.redo() }
    #expect(workbench.document.bytes == last)
  }

  @Test func whatIsTypedAtOnceIsOneChange() throws {
    let bench = try bench()
    let workbench = bench.workbench
    for text in ["S", "Su", "Sur"] {
      try workbench.edit(
        .set(path: "/dialogs/ask/alert/title", .text(text)), joins: true)
    }
    #expect(workbench.document.history.done.count == 1)
    workbench.undo()
    #expect(workbench.prototype?.dialogs[0].alert?.title?.sourceText == "Sure?")
  }

  @Test func brokenTextKeepsTheLastGoodStage() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.beginEditing()
    let count = workbench.document.bytes?.count ?? 0
    workbench.editText([SourceEdit(count..<count, Array("]".utf8))], named: "Text")
    #expect(workbench.shownWhileEditing?.state.showings.count == 1)
    #expect(!workbench.isCurrent)
    #expect(throws: EditRefusal.self) { try workbench.editor() }
    workbench.undo()
    #expect(workbench.isCurrent)
  }

  @Test func aChangeOutsideIsAStepAlsoWhenStartedAgain() throws {
    let bench = try bench()
    let workbench = bench.workbench
    try workbench.edit(.set(path: "/dialogs/ask/alert/title", .text("Really?")))
    workbench.save()
    let mine = workbench.document.bytes
    try bench.write(
      EditingTests.document.replacing("title: Sure?", with: "title: Really?").replacing(
        "No", with: "Never"))
    workbench.startAgain()
    #expect(workbench.document.history.done.count == 2)
    workbench.undo()
    #expect(workbench.document.bytes == mine)
    workbench.undo()
    #expect(workbench.prototype?.dialogs[0].alert?.title?.sourceText == "Sure?")
  }

  @Test func brokenTextThatIsNotSavedIsKept() throws {
    let bench = try bench()
    let workbench = bench.workbench
    workbench.setSavesAsYouGo(false)
    let count = workbench.document.bytes?.count ?? 0
    workbench.editText([SourceEdit(count..<count, Array("]".utf8))], named: "Text")
    workbench.startAgain()
    #expect(workbench.document.bytes?.count == count + 1)
    #expect(workbench.document.history.done.count == 1)
  }

  @Test func whatCannotBeDoneChangesNothing() throws {
    let bench = try bench()
    let workbench = bench.workbench
    let bytes = workbench.document.bytes
    #expect(throws: EditRefusal.self) {
      try workbench.edit(
        [
          .set(path: "/dialogs/ask/alert/title", .text("New")),
          .set(path: "/dialogs/ask/alert/style", .text("nothing")),
        ], named: "Two")
    }
    #expect(workbench.document.bytes == bytes)
    #expect(workbench.document.history.done.isEmpty)
  }
}
