import Glibc
import Testing

/// `rehearsal export`, as far as it goes without a display; Tests/gui/test_export.py has the films.
@Suite struct ExportTests {
  private let sample = Sample.path("sign-out")

  @Test(arguments: [
    (["--scenario", "confrm"], "There is no scenario “confrm”. Did you mean “confirm”?"),
    (["--language", "xx"], "The document has no language “xx”. There are none at all."),
    (["--speed", "0"], "“--speed” is from 0.1 to 4."),
    (["--fps", "51"], "“--fps” is from 1 to 50."),
    (["--rows", "8-9"], "The run has only 6 calls."),
    (
      ["--allow-commands"],
      "for a film the commands of tasks are simulated; leave “--allow-commands” out."
    ),
    (
      ["--format", "png", "--scenario", "confirm"],
      "a sheet of dialogs shows no run; leave “--scenario”, “--session” and “--rows” out."
    ),
    (["--session", "a.jsonl"], "name a document, or a recorded session after “--session”."),
  ])
  func wrongWords(_ options: [String], _ message: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", "a.gif"] + options)
    #expect(run.status == 64)
    #expect(run.complaints.count == 1)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"))
  }

  @Test(arguments: ["a", "a.mov", "a.gif.txt"])
  func aNameThatSaysNoFormat(_ name: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", name])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: say what to write: “--format”"))
  }

  @Test(arguments: ["", "look", "looks,", "looks;devices"])
  func nothingThatCanBeCompared(_ words: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", "a.png", "--vary=\(words)"])
    #expect(run.status == 64)
  }

  @Test func anOutputOrAnEstimate() throws {
    let neither = try Command.run("rehearsal", ["export", sample])
    #expect(neither.status == 64)
    #expect(neither.errors.hasPrefix("rehearsal: name the file to write after “--output”."))
    let both = try Command.run("rehearsal", ["export", sample, "--estimate", "-o", "a.gif"])
    #expect(both.status == 64)
    #expect(both.errors.hasPrefix("rehearsal: “--estimate” writes no file"))
  }

  @Test(arguments: ["0", "3-2", "x", "1-2-3", "-1", ""])
  func callsThatAreNone(_ calls: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", "a.gif", "--rows=\(calls)"])
    #expect(run.status == 64)
  }

  @Test func theDocumentIsNotReplaced() throws {
    let run = try Command.run("rehearsal", ["export", sample, "--format", "gif", "-o", sample])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: the output would replace the document."))
  }

  @Test func aScenarioThatFailsBefore() throws {
    let document = """
      rehearsal: 1
      screens: {home: {controls: [{button: Go}]}}
      scenarios:
        x:
          steps:
            - assertVisible: Stop
      """
    let run = try Command.run("export", "-", "-o", "a.gif", input: document)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("standard input:6: error: “Stop” does not show"))
  }
}
