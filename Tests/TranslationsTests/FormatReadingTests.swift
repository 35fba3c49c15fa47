import Scenario
import Testing

@testable import Translations

/// What each format of translations is read as.
@Suite struct FormatReadingTests {
  private func read(_ text: String, _ format: TranslationFormat) throws -> TranslationFile {
    try format.read(Array(text.utf8))
  }

  private func pairs(_ file: TranslationFile) -> [String] {
    file.entries.map { entry in
      "\(entry.language ?? "?") \(entry.text)=\(entry.translation ?? "–") \(entry.line)"
        + (entry.most.map { " ≤\($0)" } ?? "")
    }
  }

  @Test func xliffHasLanguagesStatesAndLengths() throws {
    let file = try read(
      """
      <?xml version="1.0"?>
      <!DOCTYPE xliff>
      <xliff version="1.2"><file source-language="en" target-language="de"><body>
      <trans-unit id="1" maxwidth="9" size-unit="char"><source>Sign &amp; Out</source>
        <alt-trans><source>x</source><target>y</target></alt-trans>
        <target state="translated">Ab&#10;melden</target></trans-unit>
      <trans-unit id="2"><source>Keep</source><target state="needs-translation">Keep</target>
        <note>Short. Max-Length: 12</note></trans-unit>
      <trans-unit id="3"><source><![CDATA[<OK>]]></source></trans-unit>
      <trans-unit id="4"><source>a <g id="1">b</g></source><target>c <x id="2"/></target></trans-unit>
      </body></file>
      <file target-language="fr"><body><trans-unit id="1"><source>Keep</source><target>Garder</target>
      </trans-unit></body></file></xliff>
      """, .xliff)
    #expect(file.source == "en")
    #expect(
      pairs(file) == [
        "de Sign & Out=Ab\nmelden 4 ≤9", "de Keep=– 7 ≤12", "de <OK>=– 9", "fr Keep=Garder 12",
      ])
    #expect(file.leftOut.map(\.line) == [10])
  }

  @Test func xliff2HasSegments() throws {
    let file = try read(
      """
      <xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="1">
      <notes><note>max-length 8</note></notes>
      <segment><source>One. </source><target>Eins. </target></segment>
      <segment><source>Two.</source><target>Zwei.</target></segment>
      </unit></file></xliff>
      """, .xliff)
    #expect(pairs(file) == ["de One. Two.=Eins. Zwei. 2 ≤8"])
  }

  @Test func aCatalogueOfGettext() throws {
    let file = try read(
      """
      msgid ""
      msgstr ""
      "Language: pt_BR\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"

      #. dialog
      #. max-length: 20
      msgid "Sign \\"Out\\"\\n"
      "now"
      msgstr "Sair\\t\\101"
      #, fuzzy
      msgid "Keep"
      msgstr "Manter"

      msgid "Lost"
      msgstr ""
      #~ msgid "Old"
      #~ msgstr "Velho"

      msgid "one"
      msgid_plural "many"
      msgstr[0] "um"
      msgstr[1] "muitos"
      """, .po)
    #expect(
      pairs(file) == [
        "pt_BR Sign \"Out\"\nnow=Sair\tA 8 ≤20", "pt_BR Keep=– 12", "pt_BR Lost=– 15",
      ])
    #expect(file.leftOut.map(\.line) == [20])
  }

  @Test func aPropertyListOfTexts() throws {
    let file = try read(
      """
      /* The title.
         max-length: 7 */
      "Sign Out" = "Ab\\nmelden \\U00e9 \\Ud83d\\Ude00";
      // no comment
      key.word = "Wort" ;
      /* dialog
         to be translated */
      "Keep" = "Keep";
      "Same";
      """, .strings)
    #expect(
      pairs(file) == [
        "? Sign Out=Ab\nmelden é 😀 3 ≤7", "? key.word=Wort 5", "? Keep=– 8", "? Same=Same 9",
      ])
  }

  @Test(arguments: [true, false])
  func aPropertyListInUTF16(_ isBig: Bool) throws {
    let units = Array("\u{FEFF}\"a\" = \"ä😀\";".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? pair : pair.reversed()
    }
    #expect(pairs(try TranslationFormat.strings.read(bytes)) == ["? a=ä😀 1"])
  }

  @Test func aCatalogueOfXcode() throws {
    let file = try read(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Keep": {},
        "Sign Out": {"comment": "max-length: 10", "localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Abmelden"}},
          "fr": {"stringUnit": {"state": "new", "value": "x"}},
          "ru": {"variations": {"plural": {}}}}},
        "OK": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Gut"}}}}
      }}
      """, .xcstrings)
    #expect(
      pairs(file) == ["de Sign Out=Abmelden 3 ≤10", "fr Sign Out=– 3 ≤10", "de OK=Gut 7"])
    #expect(file.leftOut.map(\.line) == [3])
  }

  /// A format, a file that is none of it, the line that is told, and a word of what is told.
  @Test(arguments: [
    (TranslationFormat.xliff, "", 1, "empty"), (.xliff, "<html></html>", 1, "<html>"),
    (.xliff, "<xliff>\n<file>\n</xliff>", 3, "XML"), (.xliff, "<xliff>\n&lol;</xliff>", 2, "XML"),
    (.xliff, String(repeating: "<xliff>\n", count: 40), 34, "32"),
    (.po, "\nmsgid \"a", 2, "quotes"),
    (.po, "msgid \"a\"\n\n", 1, "msgstr"), (.po, "hello", 1, "catalogue"),
    (.po, "\"a\"", 1, "catalogue"),
    (.po, "msgid \"\"\nmsgstr \"Content-Type: x; charset=KOI8-R\"", 1, "UTF-8"),
    (.strings, "\"a\" = \"b\"", 1, ";"), (.strings, "\n\"a\" = \"b\n\n", 2, "ends"),
    (.strings, "/* a", 1, "*/"), (.strings, "= \"a\";", 1, "quotes"),
    (.xcstrings, "{\n\"a\": }", 2, "JSON"), (.xcstrings, "[]", 1, "strings"),
    (.xcstrings, String(repeating: "[", count: 300), 1, "levels"),
  ])
  func whatIsNoSuchFileIsRefusedWithItsLine(
    _ format: TranslationFormat, _ text: String, _ line: Int, _ word: String
  ) throws {
    let fault = #expect(throws: LineFault.self) { try format.read(Array(text.utf8)) }
    #expect(fault?.line == line)
    #expect(fault?.message.contains(word) == true, "\(fault?.message ?? "")")
  }

  @Test(arguments: TranslationFormat.allCases)
  func bytesThatAreNoTextAreRefused(_ format: TranslationFormat) throws {
    let bytes = Array("\n\"".utf8) + [0xC3, 0x28] + Array("\" = \"b\";".utf8)
    #expect(throws: LineFault.self) { try format.read(bytes) }
  }

  @Test func aFileHasSoManyTextsAndNotMore() throws {
    func file(_ count: Int) -> [UInt8] {
      Array((0..<count).map { "\"\($0)\" = \"b\";\n" }.joined().utf8)
    }
    #expect(
      try TranslationFormat.strings.read(file(TranslationFile.most)).entries.count
        == TranslationFile.most)
    let fault = #expect(throws: LineFault.self) {
      try TranslationFormat.strings.read(file(TranslationFile.most + 1))
    }
    #expect(fault?.line == TranslationFile.most + 1)
  }

  @Test(arguments: [
    ("a.XLIFF", "", TranslationFormat.xliff), ("a.xlf", "", .xliff), ("a.po", "", .po),
    ("a.pot", "", .po), ("Localizable.strings", "", .strings), ("a.xcstrings", "", .xcstrings),
    ("-", "\u{FEFF} <?xml", .xliff), ("-", "\n{", .xcstrings), ("-", "\"a\"", .strings),
    ("-", "/* a */", .strings), ("-", "# a", .po), ("a.b/c", "msgid", .po),
  ])
  func theFormatIsKnownByNameOrBeginning(
    _ name: String, _ text: String, _ format: TranslationFormat
  ) {
    #expect(TranslationFormat(Array(text.utf8), name: name) == format)
  }
}
