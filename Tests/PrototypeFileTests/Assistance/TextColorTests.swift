import TestTools
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Colours of a text, written as the text with a letter under each character.
@Suite struct TextColorTests {
  @Test(arguments: [
    ("title: Account", "kkkkk  ttttttt"),
    ("rehearsal: 1", "kkkkkkkkk  n"),
    ("  - button: Sign Out # ok", "    kkkkkk  tttttttt cccc"),
    ("# a: b", "cccccc"),
    ("a#b: c#d", "kkk  ttt"),
    ("then: [{present: sign-out}]", "kkkk    kkkkkkk  tttttttt  "),
    ("\"a: b\": 'c''d'", "kkkkkk  tttttt"),
    ("{a: 1, b: true}", " k  n  k  nnnn "),
    ("url: http://a.b", "kkk  tttttttttt"),
    ("call: didPresent:", "kkkk  kkkkkkkkkk "),
    ("-1.5", "nnnn"),
    ("key:", "kkk "),
    ("- - a", "    t"),
    ("a: |x", "k  tt"),
    ("[\"a\":1]", " kkk n "),
  ])
  func line(_ text: String, _ wanted: String) {
    #expect(TextColorTests.letters(text) == wanted)
  }

  @Test func blockScalarsContinue() {
    let text = "expect: |\n  a: b\n\n   # c\nnext: 'a\n  b: c' # d\ne: f"
    let wanted = "kkkkkk   \n  tttt\n\n   ttt\nkkkk  tt\n  ttttt ccc\nk  t"
    #expect(TextColorTests.letters(text) == wanted)
  }

  @Test func aPartHasTheColoursOfTheWhole() throws {
    for name in ["sign-out", "holidays"] {
      let bytes = try Files.bytes(at: "data/samples/\(name).rehearsal.yaml")
      let whole = TextColors(bytes[...]).spans
      var line = 0
      while let next = bytes[line...].firstIndex(of: 0x0A) {
        let first = TextColors.start(before: bytes[..<line])
        let part = TextColors(bytes[first...]).spans.filter { $0.range.lowerBound >= line }
        #expect(part == whole.filter { $0.range.lowerBound >= line })
        line = next + 1
      }
    }
  }

  @Test func anyBytesAreRead() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<24 {
        let choices = Array(" \n\r-:#|>'\"[]{},ab1\\\t".utf8) + [0xC3, 0xA4, 0xFF]
        bytes.append(choices[numbers.next(below: choices.count)])
      }
      var end = 0
      for span in TextColors(bytes[...]).spans {
        #expect(span.range.lowerBound >= end && span.range.upperBound <= bytes.count)
        end = span.range.upperBound
      }
    }
  }

  private static func letters(_ text: String) -> String {
    var letters = Array(text.utf8).map { $0 == 0x0A ? "\n" : " " }
    for span in TextColors(Array(text.utf8)[...]).spans {
      let letter =
        switch span.kind {
        case .key: "k"
        case .text: "t"
        case .number: "n"
        case .comment: "c"
        }
      for place in span.range { letters[place] = letter }
    }
    return letters.joined()
  }
}
