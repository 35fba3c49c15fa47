import Testing

@testable import EventLog

/// The words of VoiceOver in the languages that have them.
@Suite struct SpeechWordsTests {
  @Test func everyLanguageHasWordsOfItsOwn() {
    let all = SpeechWords.languages.map { SpeechWords(language: $0) }
    #expect(SpeechWords.languages == ["ar", "de", "en", "es", "fr", "ru"])
    #expect(Set(all.map(\.button)).count == all.count)
    #expect(Set(all.map(\.secureTextField)).count == all.count)
    #expect(Set(all.map(\.dimmed)).count == all.count)
  }

  @Test(
    arguments: [
      (nil, "alert"), ("xx", "alert"), ("en-XA", "alert"), ("de-AT", "Hinweis"),
      ("ru_RU", "предупреждение"), ("FR", "alerte"), ("ar-XB", "تنبيه"), ("es", "alerta"),
    ] as [(String?, String)])
  func aRegionHasItsLanguagesWords(_ language: String?, _ word: String) {
    #expect(SpeechWords(language: language).alert == word)
  }

  @Test(
    arguments: [
      ("en", 0, "0 bullets"), ("en", 1, "1 bullet"), ("en", 2, "2 bullets"),
      ("fr", 0, "0 puce"), ("fr", 1, "1 puce"), ("fr", 2, "2 puces"),
      ("ru", 1, "1 точка"), ("ru", 3, "3 точки"), ("ru", 5, "5 точек"), ("ru", 11, "11 точек"),
      ("ru", 21, "21 точка"), ("ru", 112, "112 точек"),
      ("ar", 1, "نقطة واحدة"), ("ar", 2, "نقطتان"), ("ar", 3, "3 نقاط"), ("ar", 11, "11 نقطة"),
    ])
  func bulletsAreCounted(_ language: String, _ count: Int, _ words: String) {
    #expect(SpeechWords(language: language).bullets.words(count) == words)
  }
}
