import TestTools
import Testing

/// `rehearsal strings`, as a person or a script runs it.
@Suite struct StringsTests {
  private static let document = """
    rehearsal: 1
    dialogs: {a: {alert: {title: Sign Out, cancelButton: Keep}}}
    strings:
      de: {Sign Out: Abmelden}   # by hand

    """

  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = try folder.file("a.rehearsal.yaml", StringsTests.document)
  }

  private func strings(_ words: String...) throws -> Finished {
    try Command.run("rehearsal", ["strings", path] + words)
  }

  @Test(arguments: ["xliff", "po", "strings", "xcstrings"])
  func outAndBackChangesNothing(_ format: String) throws {
    let file = folder.path("out.\(format)")
    let out = try strings("--export", format, "--language", "de", "-o", file)
    #expect(out == Finished(status: 0, output: "", errors: ""))
    #expect(
      try strings("--export", format, "--language", "de").output == folder.text("out.\(format)"))
    let back = try strings("--import", file, "--language", "de")
    #expect(back.status == 0)
    #expect(back.complaints.last?.hasPrefix("0 changed, 1 the same") == true, "\(back.errors)")
    #expect(try folder.text("a.rehearsal.yaml") == StringsTests.document)
  }

  @Test func aTranslationComesInAndNoOtherByte() throws {
    let file = try folder.file("de.strings", "\"Keep\" = \"Behalten\";\n\"Gone\" = \"Weg\";\n")
    let dry = try strings("--import", file, "--language", "de", "--dry-run")
    #expect(dry.output.contains("+  de: {Sign Out: Abmelden, Keep: Behalten}   # by hand"))
    #expect(try folder.text("a.rehearsal.yaml") == StringsTests.document)
    let run = try strings("--import", file, "--language", "de")
    #expect(run.status == 0)
    #expect(run.complaints.first?.hasPrefix("\(file):2: warning: “Gone”") == true, "\(run.errors)")
    #expect(
      try folder.text("a.rehearsal.yaml")
        == StringsTests.document.replacing("Abmelden}", with: "Abmelden, Keep: Behalten}"))
  }

  @Test func whatHasTooLittleRoomIsListedAndIsNoFailure() throws {
    let long = "Alles behalten, was auf diesem Gerät und auf allen anderen liegt"
    let path = try folder.file(
      "long.yaml",
      StringsTests.document.replacing("Abmelden}", with: "Abmelden,\n       Keep: \"\(long)\"}"))
    let run = try Command.run("rehearsal", ["strings", path])
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 2, "\(run.output)")
    #expect(lines.first?.hasPrefix("\(path):5: “Alles behalten") == true, "\(run.output)")
    #expect(lines.first?.contains("” of “a” is cut in de on the phone at ") == true)
    #expect(lines.last == "de: 2 of 2 texts translated")
  }

  /// What would be lost if it was written over, and whether by its own name.
  @Test(arguments: [true, false])
  func aPrototypeIsNeverWrittenOver(_ isOwn: Bool) throws {
    let other = try folder.file("b.rehearsal.yaml", StringsTests.document)
    let run = try strings("--export", "xliff", "-o", isOwn ? path : other)
    #expect(run.status == 64)
    #expect(try folder.text("a.rehearsal.yaml") == StringsTests.document)
    #expect(try folder.text("b.rehearsal.yaml") == StringsTests.document)
  }

  /// Translations with a character that no text has, as catalogues of Xcode.
  @Test(arguments: ["a\\u0000b", "\\ud83d", "a\\u0007"])
  func whatNoTextCanHaveIsLeftOutAndTheRestComesIn(_ bad: String) throws {
    func entry(_ text: String, _ value: String) -> String {
      """
      "\(text)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\(value)"}}}}
      """
    }
    let file = try folder.file(
      "a.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{
      \(entry("Sign Out", bad)),
      \(entry("Keep", "Behalten"))}}
      """)
    let run = try strings("--import", file)
    #expect(run.status == 0)
    #expect(
      run.complaints.first?.hasPrefix("\(file):2: warning: the translation of “Sign Out” has")
        == true,
      "\(run.errors)")
    #expect(
      try folder.text("a.rehearsal.yaml")
        == StringsTests.document.replacing("Abmelden}", with: "Abmelden, Keep: Behalten}"))
  }

  @Test(arguments: ["xliff", "po", "strings", "xcstrings"])
  func anEmptyFileIsNoneOfItsFormat(_ ending: String) throws {
    let run = try strings("--import", try folder.file("a.\(ending)", "\n"), "--language", "de")
    #expect(run.status == 65)
    #expect(run.errors.contains(":1: error: the file is empty"))
  }

  @Test func aFileThatIsNoneLeavesTheDocument() throws {
    let file = try folder.file("de.xliff", "<xliff>\n&a;</xliff>")
    let run = try strings("--import", file)
    #expect(run.status == 65)
    #expect(run.complaints.first?.hasPrefix("\(file):2: error: ") == true, "\(run.errors)")
    #expect(try strings("--import", folder.path("none.po")).status == 66)
    #expect(try folder.text("a.rehearsal.yaml") == StringsTests.document)
  }

  @Test func whatIsMissingUnusedOrTooLongIsListed() throws {
    let run = try strings("--max-length", "5")
    #expect(run.status == 1)
    #expect(run.lines.count == 3)
    #expect(run.lines.last == "de: 1 of 2 texts translated")
    let whole = try folder.file(
      "b.rehearsal.yaml", "rehearsal: 1\ndialogs: {a: {alert: {title: A}}}\n")
    let none = try Command.run("strings", whole)
    #expect(none == Finished(status: 0, output: "1 text, and no language\n", errors: ""))
  }

  @Test(arguments: [
    ["--export", "po", "--import", "x"], ["-o", "x"], ["--dry-run"], ["--max-length", "0"],
    ["--language", "../de"], ["--import", "x", "--export", "xliff"],
  ])
  func whatDoesNotGoTogetherIsSaid(_ words: [String]) throws {
    let run = try Command.run("rehearsal", ["strings", path] + words)
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
  }

  @Test func aFormatOfOneLanguageWantsOne() throws {
    let two = try folder.file(
      "two.rehearsal.yaml",
      StringsTests.document.replacing("  de:", with: "  fr: {Keep: Garder}\n  de:"))
    let run = try Command.run("strings", two, "--export", "po")
    #expect(run.status == 64)
    #expect(run.errors.contains("“fr” or “de”"))
    #expect(
      try Command.run("strings", two, "--export", "xliff").output.contains("target-language=\"fr\"")
    )
  }

  @Test func standardInputGivesTheResult() throws {
    let file = try folder.file("de.po", "msgid \"Keep\"\nmsgstr \"Behalten\"\n")
    let run = try Command.run(
      "strings", "-", "--import", file, "--language", "de", input: StringsTests.document)
    #expect(run.status == 0)
    #expect(run.output.contains("Keep: Behalten"))
  }
}
