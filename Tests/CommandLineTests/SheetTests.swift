import ArgumentParser
import DialogModel
import PrototypeFile
import Testing

@testable import rehearsal

/// What the options of `rehearsal sheet` come to.
///
/// Its window is looked at in Tests/gui.
@Suite struct SheetTests {
  private func prototype(_ words: String...) throws -> Prototype {
    let command = try #require(try Rehearsal.parseAsRoot(["sheet"] + words) as? ShowSheet)
    let read = PrototypeDocument.load(Array(command.document.utf8), in: .bare)
    #expect(read.problems.isEmpty)
    return try #require(read.prototype)
  }

  @Test func optionsAreTheSheet() throws {
    let prototype = try prototype(
      "--title", "Draft", "--cancel-button", "Cancel", "--destructive-button", "Delete",
      "--other-button", "Save", "--other-button", "{buttonTitle}")
    #expect(prototype.start == .dialog(DialogID(0)))
    let sheet = try #require(prototype.dialogs.first?.actionSheet)
    #expect(sheet.title == Template("Draft"))
    #expect(sheet.cancelButton == Button(title: Template("Cancel")))
    #expect(sheet.destructiveButton == Button(title: Template("Delete")))
    #expect(sheet.otherButtons.map(\.title) == [Template("Save"), Template("{buttonTitle}")])
  }

  @Test func aButtonMustBeSaid() throws {
    let run = try Command.run("sheet", "--title", "T")
    #expect(
      run.errors == "rehearsal: A sheet needs a button. "
        + "See 'rehearsal sheet --help' for more information.\n")
    #expect(run.status == 64)
  }

  @Test func withoutADisplay() throws {
    #expect(
      try Command.run("sheet", "--cancel-button", "C")
        == Finished(
          status: 69, output: "", errors: "There is no display to open a window on.\n"))
  }
}
