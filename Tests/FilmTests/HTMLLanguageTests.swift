import Film
import Testing

/// What pages say of their language.
@Suite struct HTMLLanguageTests {
  @Test func withoutACatalogueAPageIsInEnglish() {
    #expect(HTMLLanguage.attribute == " lang=\"en\"")
    #expect(HTMLLanguage.attributes == " lang=\"en\"")
  }
}
