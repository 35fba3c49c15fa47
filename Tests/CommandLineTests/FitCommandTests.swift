import TestTools
import Testing

/// `rehearsal fit`.
@Suite struct FitCommandTests {
  private static let document = """
    rehearsal: 1
    screens: {start: {title: Start}}
    dialogs:
      restore:
        alert: {title: Restore?, cancelButton: Keep, otherButtons: [Restore]}
    start: restore
    strings:
      de: {Start: Anfang, Restore?: Wiederherstellen?, Keep: Behalten, Restore: Wiederherstellen aller Notizen dieses Gerätes aus dem letzten Backup}

    """

  private func run(_ words: String...) throws -> Finished {
    try Command.run("rehearsal", ["fit"] + words + ["-"], input: FitCommandTests.document)
  }

  @Test func whatIsCutIsSaidWithItsFont() throws {
    let run = try run()
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.first?.contains(" cut, ") == true, "\(run.output)")
    #expect(
      run.lines.dropFirst().first?.contains(
        #/^  “Wiederherstellen aller .*” of “restore” is cut in de on the phone at small in \w+ \(needs \d+ pt, has \d+\), drawn as “Wied.*…/#
      ) == true, "\(run.output)")
    #expect(run.lines.last?.contains(#/^  Fonts: \S.* \d+\.\d+/#) == true, "\(run.output)")
  }

  @Test func itFailsOnWhatIsAskedFor() throws {
    #expect(try run("--fail-on", "cut").status == 1)
    #expect(try run("--fail-on", "overlaps,missing-glyph").status == 0)
    // The texts as they are written are short.
    #expect(try run("--fail-on", "cut", "--languages", "en-XA", "--sizes", "normal").status == 0)
    #expect(try run("--fail-on", "much").status == 64)
    #expect(try run("--languages", "fr").status == 64)
    #expect(try run("--sizes", "huge").status == 64)
  }

  @Test func allLanguagesAreThoseOfTheDocumentAndTheMadeOnes() throws {
    let run = try run("--languages", "all", "--format", "json")
    #expect(run.output.hasPrefix(#"{"fit":1,"documents":[{"file":"standard input","cells":256,"#))
    #expect(
      run.output.contains(#""language":"de""#) && run.output.contains(#""untranslatable":[]"#))
    #expect(run.output.contains(#""verdict":"cut""#) && run.output.contains(#""lost":""#))
    #expect(run.output.contains(#""fonts":[{"family":""#))
  }

  @Test func buildServersReadCases() throws {
    let run = try run("--format", "junit", "--fail-on", "cut")
    #expect(run.status == 1)
    #expect(run.output.contains("<failure message=\"“Wiederherstellen"))
    #expect(run.output.contains("<property name=\"font\" value=\""))
    #expect(run.lines.last == "</testsuites>")
  }

  @Test func aFolderWithoutFontsIsNamed() throws {
    let folder = try Folder()
    let run = try run("--font-dir", folder.path)
    // Fontconfig may say before that it has nowhere to keep what it knows of fonts.
    #expect(
      run.status == 66 && run.errors.hasSuffix("There is no font in “\(folder.path)”.\n"))
  }

  @Test func checkWarnsOfWhatIsCutAndTheDocumentMayKnowIt() throws {
    let text = FitCommandTests.document
    let run = try Command.run("rehearsal", ["check", "-"], input: text)
    #expect(run.status == 0)
    let warning =
      #/^standard input:5:\d+: warning: “Wiederherstellen .*” of “restore” is cut in de .*; see docs/checks.md#rule-14$/#
    #expect(run.complaints.count == 1 && run.complaints.first?.contains(warning) == true, "\(run)")
    let known =
      text + "known: [{finding: cut, at: restore, because: The client wants this very title.}]\n"
    #expect(try Command.run("rehearsal", ["check", "-"], input: known).errors == "")
  }
}
