import Glibc
import TestTools
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
      ["--sheet", "--scenario", "confirm"],
      "a sheet of dialogs shows no run; leave “--scenario”, “--session” and “--rows” out."
    ),
    (
      ["--sheet"],
      "a sheet of dialogs is a PNG, an SVG or a PDF; leave “--sheet” out, or write one of these."
    ),
    (
      ["--tappable"],
      "a page to tap through is HTML; leave “--tappable” out, or write a page."
    ),
    (
      ["--tappable", "--sheet"],
      "a page to tap through and a book have every way; leave “--sheet”, “--scenario”, “--session” "
        + "and “--rows” out."
    ),
    (["--book"], "a book is a PDF; leave “--book” out, or write a PDF."),
    (
      ["--book", "--tappable"],
      "a page to tap through is no book; leave one of both out."
    ),
    (["--since", "b.yaml"], "“--since” is for a book; add “--book”, or leave it out."),
    (["--vary", "looks"], "GIF has no “--vary”; leave it out."),
    (["--paper", "letter"], "GIF has no “--paper”; leave it out."),
    (["--no-notes"], "GIF has no “--no-notes”; leave it out."),
    (["--per-page", "4"], "GIF has no “--per-page”; leave it out."),
    (["--title", "A"], "GIF has no “--title”; leave it out."),
    (["--title", " "], "“--title” is a text of 1 to 500 bytes."),
    (["--format", "html"], "“--format” is html, but the name after “--output” ends in .gif."),
    (["--session", "a.jsonl"], "name a document, or a recorded session after “--session”."),
  ])
  func wrongWords(_ options: [String], _ message: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", "a.gif"] + options)
    #expect(run.status == 64)
    #expect(run.complaints.count == 1)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"))
  }

  @Test(arguments: [
    ("a.html", ["--speed", "2"], "HTML has no “--speed”; leave it out."),
    ("a.pdf", ["--scale", "2"], "PDF has no “--scale”; leave it out."),
    ("a.png", ["--fps", "10"], "PNG has no “--fps”; leave it out."),
    (
      "a.png", ["--vary", "looks"],
      "“--vary” is for a sheet of dialogs; add “--sheet”, or leave it out."
    ),
    ("a.pdf", ["--transparent"], "PDF has no “--transparent”; leave it out."),
    (
      "a.pdf", ["--sheet", "--per-page", "2"],
      "a sheet of dialogs as PDF has no “--per-page”; leave it out."
    ),
    (
      "a.png", ["--sheet", "--grid", "--vary", "looks"],
      "“--grid” crosses two things; name two after “--vary”."
    ),
    (
      "a.png", ["--grid"],
      "“--grid” is for a sheet of dialogs; add “--sheet”, or leave it out."
    ),
    (
      "a.svg", ["--sheet", "--no-rings"],
      "a sheet of dialogs as SVG has no “--no-rings”; leave it out."
    ),
    (
      "a.html", ["--tappable", "--notes"],
      "a page to tap through has no “--notes”; leave it out."
    ),
    (
      "a.html", ["--tappable", "--look", "both"],
      "a page to tap through and a book have one look; name it after “--look”."
    ),
    ("a.pdf", ["--book", "--scale", "2"], "a book has no “--scale”; leave it out."),
    ("a.pdf", ["--tappable"], "a page to tap through is HTML; leave “--tappable” out, or"),
    (
      "a.png", ["--sheet", "--look", "both"],
      "a sheet of dialogs compares looks with “--vary looks”."
    ),
  ])
  func optionsThatAFormatLacks(_ name: String, _ options: [String], _ message: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", name] + options)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"))
  }

  /// Not even where it may replace files of other kinds, and by another name.
  @Test func theSessionIsNotReplaced() throws {
    let folder = try Folder()
    let session = try folder.file("a.session.jsonl", "mine")
    let link = folder.path("other")
    #expect(symlink(session, link) == 0)
    for name in [session, link] {
      let run = try Command.run(
        "rehearsal", ["export", "--session", session, "--format", "gif", "--force", "-o", name])
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("rehearsal: the output would replace the session."))
    }
  }

  @Test(arguments: ["a", "a.mov", "a.gif.txt"])
  func aNameThatSaysNoFormat(_ name: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", name])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: say what to write: “--format”"))
  }

  @Test(arguments: ["", "look", "looks,", "looks;devices"])
  func nothingThatCanBeCompared(_ words: String) throws {
    let run = try Command.run(
      "rehearsal", ["export", sample, "--sheet", "-o", "a.png", "--vary=\(words)"])
    #expect(run.status == 64)
  }

  @Test(arguments: ["2012-13-01", "2012-9-21", "tomorrow", "", "2012-09-21T10:00"])
  func aDateThatIsNone(_ date: String) throws {
    let run = try Command.run("rehearsal", ["export", sample, "-o", "a.pdf", "--date=\(date)"])
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
