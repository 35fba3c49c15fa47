import TestTools
import Testing

/// Command lines that make no sense: one line on standard error, and 64.
@Suite struct UsageTests {
  private func check(_ arguments: [String], input: String = "", _ complaint: String) throws {
    #expect(
      try Command.run("rehearsal", arguments, input: input)
        == Finished(status: 64, output: "", errors: "rehearsal: \(complaint)\n"))
  }

  @Test(
    arguments: [
      (["trace", "--bogus", "x"], "Unknown option '--bogus'.", "trace"),
      (["trace"], "Missing expected argument '<file>'.", "trace"),
      (["trace", "--bogus"], "Unknown option '--bogus'.", "trace"),
      (["trace", "--formt", "csv"], "Unknown option '--formt'. Did you mean '--format'?", "trace"),
      (["test", "--bogus"], "Unknown option '--bogus'.", "test"),
      (["test", "--acept"], "Unknown option '--acept'. Did you mean '--accept'?", "test"),
      (["check", "--bogus"], "Unknown option '--bogus'. Did you mean '--notes'?", "check"),
      (["open", "--bogus"], "Unknown option '--bogus'.", "open"),
      (["open", "--devce", "phone"], "Unknown option '--devce'. Did you mean '--device'?", "open"),
      (["alert", "--titel", "A"], "Unknown option '--titel'. Did you mean '--title'?", "alert"),
      (["sheet", "--bogus"], "Unknown option '--bogus'.", "sheet"),
      (["share", "--tetx", "A"], "Unknown option '--tetx'. Did you mean '--text'?", "share"),
      (["test", "--accept", "--era", "ios3"], "Missing expected argument '<file> ...'.", "test"),
      (["trace", "a", "b"], "Unexpected argument 'b'.", "trace"),
      (
        ["trace", "x", "--format", "nope"],
        "The value 'nope' is invalid for '--format <format>'. "
          + "Please provide one of text, jsonl, csv, markdown, expect, mermaid, plantuml, svg, speech.",
        "trace"
      ),
      (
        ["trace", "x", "--device", "watch"],
        "The value 'watch' is invalid for '--device <device>'. "
          + "Please provide one of 'phone' and 'tablet'.", "trace"
      ),
      (
        ["test", "x", "--era", "ios9"],
        "The value 'ios9' is invalid for '--era <era>'. "
          + "Please provide one of 'ios3' and 'ios6'.", "test"
      ),
      (["trace", "a", "b", "c"], "2 unexpected arguments: 'b', 'c'.", "trace"),
      (["trace", "x", "--al"], "Unknown option '--al'. Did you mean '--all'?", "trace"),
      (["test", "--format"], "Missing value for '--format <format>'.", "test"),
      (
        ["trace", "x", "--all=yes"],
        "The option '--all' does not take any value, but 'yes' was specified.", "trace"
      ),
      (["test"], "Missing expected argument '<file> ...'.", "test"),
      (["check"], "Missing expected argument '<file> ...'.", "check"),
      (
        ["trace", "x", "--all", "--format", "expect"],
        "“--all” prints rows that are never in an “expect”; leave it out.", "trace"
      ),
      (
        ["trace", "x", "--all", "--format", "speech"],
        "VoiceOver says no rows; leave “--all” out.", "trace"
      ),
      (
        ["test", "--accept", "a", "-"],
        "“--accept” changes files, and standard input is none; name a file.", "test"
      ),
      (
        ["test", "--accept", "a", "--era", "ios3"],
        "“--accept” goes by what the documents say; leave out --device, --era, --start.", "test"
      ),
    ])
  func theParserFindsOut(_ arguments: [String], _ complaint: String, _ command: String) throws {
    try check(
      arguments, "\(complaint) See 'rehearsal \(command) --help' for more information.")
  }

  @Test(
    arguments: [
      (["chek", "x"], "chek", "check"), (["Trace", "x", "--all"], "Trace", "trace"),
      (["tets"], "tets", "test"), (["hlep"], "hlep", "help"), (["schemas"], "schemas", "schema"),
    ])
  func commandsThatThereAreNot(_ arguments: [String], _ word: String, _ command: String) throws {
    try check(
      arguments,
      "There is no command “\(word)”, nor such a file. Did you mean “rehearsal \(command)”?")
  }

  /// A file may be called nearly as a command.
  @Test func aFileIsNoCommand() throws {
    let folder = try Folder()
    let path = try folder.file("chek", "rehearsal: 1")
    #expect(try Command.run(path).status == 69)
    let inside = try Command.run(
      path: "/bin/bash",
      ["-c", "cd \(folder.path) && exec \(Command.folder)/rehearsal chek"])
    #expect(inside.status == 69)
  }

  @Test func withoutACommandTheParserFindsOutToo() throws {
    try check(
      ["--bogus"],
      "Unknown option '--bogus'. See 'rehearsal open --help' for more information.")
  }

  private static let sample = Sample.path("sign-out")

  @Test(
    arguments: [
      (
        ["trace", sample, "--scenario", "confrim"], "no scenario “confrim”",
        "Did you mean “confirm”?"
      ),
      (
        ["trace", sample, "--scenario", "CANCEL"], "no scenario “CANCEL”",
        "Did you mean “cancel”?"
      ),
      (
        ["trace", sample, "--scenario", "nope"], "no scenario “nope”", "There are: cancel, confirm."
      ),
      (
        ["trace", Sample.path("long-texts"), "--scenario", "moev"], "no scenario “moev”",
        "Did you mean “move”?"
      ),
      (["test", sample, "--scenario", "cancle"], "no scenario “cancle”", "Did you mean “cancel”?"),
      (
        ["test", sample, sample, "--scenario", "x"], "no scenario “x”",
        "There are: cancel, confirm."
      ),
      (
        ["trace", sample, "--start", "acount"], "no screen or dialog “acount”",
        "Did you mean “account”?"
      ),
      (
        ["test", sample, "--start", "nope"], "no screen or dialog “nope”",
        "There are: account, sign-out, completed."
      ),
    ])
  func namesThatThereAreNot(_ arguments: [String], _ what: String, _ help: String) throws {
    try check(arguments, "There is \(what). \(help)")
  }

  @Test func aDocumentWithoutScenariosHasNone() throws {
    try check(
      ["trace", "-", "--scenario", "x"], input: "rehearsal: 1",
      "There is no scenario “x”. There are none at all.")
  }

  @Test func aScenarioNeedBeInOneFileOnly() throws {
    let run = try Command.run(
      "test", Sample.path("sign-out"), Sample.path("stacked"), "--scenario", "confirm")
    #expect(run.status == 0)
    #expect(run.lines.last == "1 scenario: 1 ok")
  }
}
