import PrototypeEditing
import PrototypeFile
import Testing

@testable import WindowWords

/// Keys and words of the format in the properties: each has a text of its own for translators.
@Suite struct KeyWordsTests {
  /// What a key is as words, made from its letters.
  private func spelled(_ key: String) -> String {
    key.enumerated().map { place, letter in
      place == 0
        ? letter.uppercased() : letter.isUppercase ? " " + letter.lowercased() : "\(letter)"
    }.joined()
  }

  @Test(arguments: [
    DialogKey.allCases.map(\.rawValue), AlertKey.allCases.map(\.rawValue),
    ControlKey.allCases.map(\.rawValue), ScreenKey.allCases.map(\.rawValue),
    TaskKey.allCases.map(\.rawValue), NotificationKey.allCases.map(\.rawValue),
  ])
  func eachKeyHasATitle(_ keys: [String]) {
    for key in keys where !key.contains(":") {
      #expect(KeyWords.title(key) == spelled(key), "\(key)")
    }
  }

  @Test(arguments: [
    ("blackTranslucent", "Black Translucent"), ("landscape", "Landscape"), ("done", "Done"),
  ])
  func wordsThatCanBeChosenHaveATitle(_ word: String, _ title: String) {
    #expect(ChoiceWords.title(word) == title)
    #expect(PropertyWords.titled(word) == title)
  }

  @Test func anUnknownWordIsSpelled() {
    #expect(PropertyWords.spelled("someNewKey") == "Some new key")
    #expect(PropertyWords.titled("someNewWord") == "Some New Word")
  }
}
