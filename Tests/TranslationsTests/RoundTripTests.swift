import PrototypeEditing
import PrototypeFile
import Scenario
import TestTools
import Testing

@testable import Translations

/// What is written for translators, and what comes back.
@Suite struct RoundTripTests {
  private static let document = """
    # Signing out.
    rehearsal: 1
    dialogs:
      sign-out:
        alert:
          title: Sign Out   # asks
          message: "Line one\\nline \\"two\\" <b> & 100 %"
          style: plainText
          cancelButton: Keep
          otherButtons: [Erase, "Erase {buttonTitle}"]

    strings:
      de:   # by hand
        Sign Out: "Abmelden"
        # to be translated
        Keep: Keep

      fr: {Keep: Garder}

    scenarios:
      german:
        language: de
        steps: [{present: sign-out}, {tapOn: Keep}]

    """

  private func editor(_ text: String = document) throws -> DocumentEditor {
    try DocumentEditor(Array(text.utf8), in: .bare)
  }

  private func exported(
    _ editor: DocumentEditor, _ format: TranslationFormat, _ language: String? = "de"
  ) -> String {
    let tables =
      language.map { [editor.translationTables.table(of: $0)] } ?? editor.translationTables
    return TranslationExport(
      editor.translatableTexts, tables, source: "en", original: "a.rehearsal.yaml"
    ).text(as: format)
  }

  private func imported(
    _ text: String, _ format: TranslationFormat, _ language: String? = "de"
  ) throws -> (changes: TranslationImport, after: String) {
    let editor = try editor()
    let changes = try TranslationImport(
      format.read(Array(text.utf8)), into: editor, language: language)
    let plan = try TranslationEdits(editor).plan(changes.translations)
    return (changes, String(decoding: plan.after, as: UTF8.self))
  }

  @Test(arguments: TranslationFormat.allCases)
  func whatComesBackUnchangedChangesNoByte(_ format: TranslationFormat) throws {
    let (changes, after) = try imported(exported(try editor(), format), format)
    #expect(after == RoundTripTests.document)
    #expect(changes.findings == [])
    #expect(changes.same == 1)
    // Only the formats that write what is missing can say it.
    if format != .xcstrings { #expect(changes.missing == 4) }
  }

  /// Each text of each sample, in a language that it does not have.
  @Test(arguments: TranslationFormat.allCases)
  func eachTextComesBackAsItWas(_ format: TranslationFormat) throws {
    for name in try Files.names(in: "data/samples") where name.hasSuffix(".rehearsal.yaml") {
      let editor = try DocumentEditor(try Files.bytes("data/samples/\(name)"), in: .bare)
      let texts = editor.translatableTexts.map(\.text)
      guard !texts.isEmpty else { continue }
      let plan = try TranslationEdits(editor).plan(
        texts.map { Translation(language: "sv", text: $0, translation: $0) })
      let translated = DocumentEditor(after: plan, in: .bare)
      let file = try format.read(Array(exported(translated, format, "sv").utf8))
      #expect(file.entries.map(\.text) == texts, "\(name)")
      #expect(file.entries.map(\.translation) == texts, "\(name)")
    }
  }

  /// Where a text is told, and no part of the format that shows texts is forgotten.
  @Test func eachTextOfTheSamplesHasAPlace() throws {
    // What the system says, and no document.
    let words: Set = [
      "Cancel", "Contact", "Copy", "Facebook", "Login", "Mail", "Message", "Password", "Print",
      "Save Image", "Twitter", "Weibo",
    ]
    for name in try Files.names(in: "data/samples") where name.hasSuffix(".rehearsal.yaml") {
      let editor = try DocumentEditor(try Files.bytes("data/samples/\(name)"), in: .bare)
      for text in editor.translatableTexts where !words.contains(text.text) {
        #expect(!text.places.isEmpty, "\(name): \(text.text)")
      }
    }
  }

  @Test func aPlaceIsInWordsOfTheFormatWithItsPicture() throws {
    let place = try #require(try editor().translatableTexts.first?.places.first)
    #expect(place.name == "dialog “Sign Out” (sign-out): alert/title")
    #expect(place.address.text == "/dialogs/sign-out/alert/title")
    #expect(place.picture == "dialog-sign-out")
    #expect(place.line == 6)
  }

  @Test func newTranslationsComeWhereTheyBelong() throws {
    let (changes, after) = try imported(
      """
      "Sign Out" = "Ausloggen";
      "Keep" = "Behalten";
      "Erase" = "Löschen";
      "Lost" = "Verloren";
      "Erase" = "Zweimal";
      "Erase {buttonTitle}" = "Lösche {button}";
      """, .strings)
    #expect(changes.findings.map(\.line) == [4, 5, 6])
    #expect(
      after
        == RoundTripTests.document.replacing(
          """
              Sign Out: "Abmelden"
              # to be translated
              Keep: Keep

          """,
          with: """
                Sign Out: "Ausloggen"
                Keep: Behalten
                Erase: Löschen

            """
        ).replacing("{tapOn: Keep}", with: "{tapOn: Behalten}"))
  }

  @Test func aNewLanguageIsAdded() throws {
    let (_, after) = try imported("\"Keep\" = \"Mantener\";", .strings, "es")
    #expect(
      after.contains("  fr: {Keep: Garder}\n  es:") || after.contains("\n  es: {Keep: Mantener}"))
    let editor = try editor(after)
    #expect(editor.translationTables.table(of: "es").translations == ["Keep": "Mantener"])
    #expect(editor.translationTables.table(of: "fr").translations == ["Keep": "Garder"])
  }

  @Test func theFirstTranslationMakesTheTable() throws {
    let editor = try editor("rehearsal: 1\ndialogs: {a: {alert: {title: A, cancelButton: B}}}\n")
    let plan = try TranslationEdits(editor).plan([
      Translation(language: "de", text: "A", translation: "Ä"),
      Translation(language: "fr", text: "B", translation: "Bé"),
    ])
    let after = DocumentEditor(after: plan, in: .bare)
    #expect(after.translationTables.map(\.language) == ["de", "fr"])
    #expect(after.translationTables.table(of: "fr").translations == ["B": "Bé"])
  }

  @Test func anotherSpellingOfALanguageIsTheSame() throws {
    let editor = try editor()
    #expect(editor.translationTables.table(of: "de_AT").language == "de")
    #expect(editor.translationTables.table(of: "DE").language == "de")
    #expect(editor.translationTables.table(of: "sv").language == "sv")
    let (_, after) = try imported("\"Erase\" = \"Weg\";", .strings, "de-CH")
    #expect(after.contains("Erase: Weg"))
  }

  @Test func ofSeveralLanguagesOneIsTaken() throws {
    let file = """
      <xliff><file target-language="de-AT"><body><trans-unit id="1"><source>Erase</source>
      <target>Weg</target></trans-unit></body></file><file target-language="fr"><body>
      <trans-unit id="1"><source>Erase</source><target>Effacer</target></trans-unit></body></file></xliff>
      """
    let (changes, _) = try imported(file, .xliff, "de")
    #expect(
      changes.translations == [Translation(language: "de", text: "Erase", translation: "Weg")])
    let fault = #expect(throws: LineFault.self) { try imported(file, .xliff, "ru") }
    #expect(fault?.message.contains("de-AT") == true)
  }

  @Test func whatIsTooLongOrLacksAPlaceIsTold() throws {
    let (changes, after) = try imported(
      "/* max-length: 5 */ \"Keep\" = \"Behalten\";\n\"Erase {buttonTitle}\" = \"Weg\";", .strings)
    #expect(changes.findings.map(\.line) == [1, 2])
    #expect(changes.findings.first?.message.contains("8") == true)
    #expect(changes.findings.last?.message.contains("{buttonTitle}") == true)
    #expect(after.contains("Keep: Behalten"))
  }

  @Test func aFileWithoutALanguageIsRefused() throws {
    let fault = #expect(throws: LineFault.self) {
      try imported("\"Keep\" = \"Behalten\";", .strings, nil)
    }
    #expect(fault?.message.contains("--language") == true)
    #expect(throws: LineFault.self) { try imported("\"Keep\" = \"B\";", .strings, "../x") }
  }

  @Test func theReportSaysWhatIsMissingUnusedAndTooLong() throws {
    let editor = try editor(
      RoundTripTests.document.replacing(
        "Sign Out: \"Abmelden\"", with: "Gone: Weg\n    Erase: Löschen"))
    let report = TranslationReport(
      editor.translatableTexts, editor.translationTables.table(of: "de"), most: 6)
    #expect(report.missing.count == 4)
    #expect(report.translated == 1)
    #expect(report.findings.map(\.line) == [6, 7, 9, 10, 14, 15])
  }
}
