import TestTools
import Testing

/// `rehearsal fit` with miniatures, as far as it goes without a display, and its lists of languages;
/// Tests/gui/test_fit_files.py has the files.
@Suite struct FitSheetTests {
  private static let document = """
    rehearsal: 1
    dialogs: {a: {alert: {title: Restore?, cancelButton: Keep}}}
    start: a
    strings: {de: {Restore?: Wiederherstellen?, Keep: Behalten}}

    """

  private func run(_ words: [String], environment: [String] = []) throws -> Finished {
    try Command.run(
      "rehearsal", ["fit"] + words + ["-"], input: FitSheetTests.document, environment: environment)
  }

  @Test(arguments: [
    (["--format", "html"], "name the file to write after “--output”"),
    (
      ["--output", "a.html"], "“--output” is for miniatures; add “--format html” or “--format png”"
    ),
    (
      ["--format", "png", "-o", "a.png", "b.yaml"],
      "miniatures are of one document; name only one"
    ),
    (
      ["--format", "png", "-o", "a.png", "--fail-on", "cut"],
      "for miniatures leave “--fail-on” and “--font-dir” out"
    ),
    (
      ["--format", "html", "-o", "a.html", "--languages", "xx"], "The document has no language “xx”"
    ),
  ])
  func wrongWords(_ options: [String], _ message: String) throws {
    let run = try run(options)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rehearsal: \(message)"), "\(run.errors)")
  }

  @Test func aLanguageThatIsNamedTwiceIsMeasuredOnce() throws {
    let once = try run(["--languages", "de,en-XA", "--format", "json"])
    #expect(once.status == 0)
    #expect(try run(["--languages", "de,en-XA,de", "--format", "json"]).output == once.output)
  }

  @Test(arguments: ["", ",", "de,", ",de"])
  func aListWithNothingIsNoList(_ list: String) throws {
    let run = try run(["--languages", list])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.hasPrefix("rehearsal: The document has no language “”"), "\(run.errors)")
  }

  /// A library that can't be opened stands in for one that is not there.
  @Test func withoutPangoNothingIsMeasured() throws {
    let folder = try Folder()
    _ = try folder.file("libpangocairo-1.0.so.0", "no library")
    let environment = ["LD_LIBRARY_PATH=\(folder.path)"]
    let fit = try run([], environment: environment)
    #expect(fit.status == 69 && fit.output == "")
    #expect(
      fit.errors == "“rehearsal fit” needs libpangocairo, which is not installed.\n",
      "\(fit.errors)")
    // The other findings need none.
    let check = try Command.run(
      "rehearsal", ["check", "-"], input: FitSheetTests.document, environment: environment)
    #expect(check.status == 0)
  }
}
