import Testing
import Texts

@Suite struct SearchTests {
  @Test(arguments: [
    ("a tab character", "tab", true), ("tab", "a tab", false), ("aab", "ab", true),
    ("ababac", "abac", true), ("abc", "c", true), ("abc", "d", false), ("", "a", false),
    ("abc", "", true), ("", "", true), ("cafe\u{301}", "caf\u{e9}", true),
    ("cafe\u{301}", "cafe", false),
  ])
  func aPartIsFoundAsPeopleSeeIt(_ text: String, _ part: String, _ found: Bool) {
    #expect(text.has(part) == found)
  }

  @Test func theFirstPlaceIsAnswered() throws {
    let text = "one, two, two"
    let place = try #require(text.place(of: "two"))
    #expect(text[..<place.lowerBound] == "one, ")
    #expect(text[place.upperBound...] == ", two")
  }
}
