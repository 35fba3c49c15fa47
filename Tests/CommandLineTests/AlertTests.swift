import ArgumentParser
import DialogModel
import PrototypeFile
import Testing

@testable import rehearsal

/// What the options of `rehearsal alert` come to.
///
/// Its window is looked at in Tests/gui.
@Suite struct AlertTests {
  private func prototype(_ words: String...) throws -> Prototype {
    let command = try #require(try Rehearsal.parseAsRoot(["alert"] + words) as? ShowAlert)
    let read = PrototypeDocument.load(Array(command.document.utf8), in: .bare)
    #expect(read.problems.isEmpty)
    return try #require(read.prototype)
  }

  private func alert(_ prototype: Prototype) throws -> DialogModel.Alert {
    try #require(prototype.dialogs.first?.alert)
  }

  @Test func optionsAreTheAlert() throws {
    let prototype = try prototype(
      "--title", "Overwrite", "--message", "It is there.", "--cancel-button", "Cancel",
      "--other-button", "Replace", "--other-button", "Keep Both")
    #expect(prototype.start == .dialog(DialogID(0)))
    #expect(prototype.dialogs.map(\.id) == ["alert"])
    let alert = try alert(prototype)
    #expect(alert.title == Template("Overwrite"))
    #expect(alert.message == Template("It is there."))
    #expect(alert.cancelButton == Button(title: Template("Cancel")))
    #expect(alert.otherButtons.map(\.title) == [Template("Replace"), Template("Keep Both")])
  }

  @Test func whatIsNotSaidIsNotThere() throws {
    let alert = try alert(try prototype("--title", "T"))
    #expect(alert.message == nil)
    #expect(alert.cancelButton == nil)
    #expect(alert.otherButtons == [])
  }

  @Test(
    arguments: [
      "", " ", "{buttonTitle}", "{{", "- x", "--help", "yes", "007", "1:30", "a: b", "# no", "&x",
      "\"", "'", "\\n", "two\nlines", "tab\there", "😀 e\u{301}", "שלום", "null", "~", "|", "%",
    ])
  func textsStayAsTheyAre(_ text: String) throws {
    let prototype = try prototype(
      "--title", text, "--message", text, "--cancel-button", text, "--other-button", text)
    #expect(try alert(prototype).title?.literal == text)
  }

  @Test(arguments: DialogModel.Alert.Style.allCases)
  func styleSaysWhichFields(_ style: DialogModel.Alert.Style) throws {
    let alert = try alert(try prototype("--title", "T", "--style", style.rawValue))
    #expect(alert.style == style)
    #expect(alert.textFields == style.textFields)
  }

  @Test func fieldsAreSpokenOfInTheirOrder() throws {
    let prototype = try prototype(
      "--title", "T", "--style", "loginAndPassword", "--text", "- {0}", "--placeholder", "Who",
      "--text", "s3cret", "--placeholder", "")
    let fields = try alert(prototype).textFields
    #expect(fields.map(\.text) == ["- {0}", "s3cret"])
    #expect(fields.map(\.placeholder) == ["Who", ""])
    #expect(fields.map(\.isSecure) == [false, true])
  }

  @Test(arguments: [
    (
      ["--text", "a"], "There is no text field for “--text”: say with “--style” which the alert has"
    ),
    (
      ["--placeholder", "a"],
      "There is no text field for “--placeholder”: say with “--style” which the alert has"
    ),
    (
      ["--style", "plainText", "--text", "a", "--text", "b"],
      "“--text” is said more often than the style “plainText” has text fields"
    ),
    (
      [
        "--style", "loginAndPassword", "--placeholder", "a", "--placeholder", "", "--placeholder",
        "c",
      ],
      "“--placeholder” is said more often than the style “loginAndPassword” has text fields"
    ),
  ])
  func aFieldMustBeThere(_ words: [String], _ why: String) throws {
    let run = try Command.run("rehearsal", ["alert", "--title", "T"] + words)
    #expect(
      run.errors
        == "rehearsal: \(why). See 'rehearsal alert --help' for more information.\n")
    #expect(run.status == 64)
  }

  @Test func aStyleMustExist() throws {
    let run = try Command.run("alert", "--title", "T", "--style", "plain")
    #expect(run.errors.contains("plainText"))
    #expect(run.status == 64)
  }

  @Test func somethingMustBeSaid() throws {
    let run = try Command.run("alert", "--all")
    #expect(
      run.errors == "rehearsal: An alert needs a title, a message or a button. "
        + "See 'rehearsal alert --help' for more information.\n")
    #expect(run.status == 64)
  }

  @Test func withoutADisplay() throws {
    #expect(
      try Command.run("alert", "--title", "T")
        == Finished(
          status: 69, output: "", errors: "There is no display to open a window on.\n"))
    let run = try Command.run("alert", "--title", "T", environment: ["DISPLAY=:987654"])
    #expect(
      run
        == Finished(
          status: 69, output: "", errors: "rehearsal-window: the display cannot be opened\n"))
  }
}
