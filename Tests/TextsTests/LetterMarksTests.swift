import Testing
import Texts

@Suite struct LetterMarksTests {
  @Test(arguments: ["", "Sign Out", "é", String(repeating: "a\u{301}\u{302}", count: 100), "שָׁלוֹם"])
  func usualTextsStay(_ text: String) { #expect(LetterMarks.limited(text) == text) }

  @Test func aLetterHasOnlySoManyMarks() {
    let text = "b" + "a" + String(repeating: "\u{301}", count: 20_000) + "c" + "\u{20DD}"
    let drawn = LetterMarks.limited(text)
    #expect(drawn.unicodeScalars.count == 3 + LetterMarks.most + 1)
    #expect(drawn.unicodeScalars.first == "b" && drawn.unicodeScalars.last == "\u{20DD}")
  }

  @Test func marksWithoutALetterAreCountedToo() {
    let drawn = LetterMarks.limited(String(repeating: "\u{301}", count: 1000))
    #expect(drawn.unicodeScalars.count == LetterMarks.most)
  }
}
