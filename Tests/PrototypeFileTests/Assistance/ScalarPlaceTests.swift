import TestTools
import Testing

@testable import PrototypeEditing
@testable import PrototypeFile

/// Bytes and scalars of a text are the same places.
@Suite struct ScalarPlaceTests {
  static let texts = [
    "", "a", "abc\n", "ä", "a\u{85}b\u{2028}c\u{2029}d", "\u{FEFF}", "\u{FEFF}rehearsal: 1\r\n",
    "👩‍👩‍👧 e\u{301}\r\n\tx", String(repeating: "äb€😀\n", count: 2000),
    String(repeating: "text\n", count: 2000),
  ]

  @Test(arguments: texts) func bothWaysLeadToTheSamePlace(_ text: String) {
    let bytes = Array(text.utf8)
    let places = ScalarPlaces(bytes)
    let shown = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    #expect(places.count == shown.count)
    var byte = places.skipped
    for (index, scalar) in shown.enumerated() {
      #expect(places.byte(at: index) == byte)
      for inside in byte..<byte + UTF8.width(scalar) {
        #expect(places.scalar(at: inside) == index)
      }
      byte += UTF8.width(scalar)
    }
    #expect(places.byte(at: shown.count) == bytes.count)
    #expect(places.scalar(at: bytes.count) == shown.count)
  }

  @Test func placesOutsideAreTheNearest() {
    let places = ScalarPlaces(Array("\u{FEFF}äb".utf8))
    #expect(places.scalar(at: 0) == 0)
    #expect(places.scalar(at: 100) == 2)
    #expect(places.byte(at: -1) == 3)
    #expect(places.byte(at: 9) == 6)
  }
}

/// What is typed becomes one small change of the text.
@Suite struct TypedChangeTests {
  /// Types at random into a text, and compares.
  @Test(arguments: 0..<200) func anyTypingIsOneChange(_ seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let letters = ["a", "ä", "\r\n", "\n", "😀", "\u{2028}", "\t"]
    var text = (0..<random.next(below: 30)).map { _ in letters[random.next(below: letters.count)] }
      .joined()
    let before = Array(text.utf8)
    var typed: TypedChange?
    for _ in 0..<1 + random.next(below: 6) {
      var scalars = Array(text.unicodeScalars)
      let start = random.next(below: scalars.count + 1)
      let end = start + random.next(below: min(4, scalars.count - start) + 1)
      let new = Array(letters[random.next(below: letters.count)].unicodeScalars)
      scalars.replaceSubrange(start..<end, with: new)
      if typed == nil {
        typed = TypedChange(removed: start..<end, inserted: new.count)
      } else {
        typed?.add(removed: start..<end, inserted: new.count)
      }
      text = String(String.UnicodeScalarView(scalars))
    }
    let change = try #require(typed)
    let part = Array(text.unicodeScalars)[change.new]
    let edit = change.edit(
      of: ScalarPlaces(before), in: before, text: String(String.UnicodeScalarView(part)))
    #expect([edit].applied(to: before) == Array(text.utf8))
    let inverse = [edit].inverse(in: before)
    #expect(inverse.applied(to: Array(text.utf8)) == before)
  }
}

/// A new line begins where its text belongs.
@Suite struct NewLineTests {
  @Test(arguments: [
    ("", 0), ("title: A", 0), ("screens:", 2), ("  account:", 4), ("    title: A", 4),
    ("      - label: A", 8), ("      - ", 6), ("      -", 6), ("  expect: |", 4),
    ("  - steps:  ", 6), ("    # a note:", 4), ("- - a", 4), ("  a: [b", 2), ("  text: >-", 4),
    ("  a: b|", 2),
  ])
  func indentation(_ line: String, _ wanted: Int) {
    #expect(NewLine.indent(after: line) == wanted)
  }

  /// The caret is below the last of some lines; a “-” there begins the next item.
  @Test(
    arguments: [
      (["    steps:", "      - tapOn: Cancel"], 8, 6), (["  - button: Go", "    then: x"], 4, 2),
      (["  - button: Go", "    then:"], 4, nil), (["  - button: Go", "    then:"], 6, nil),
      (["  - a:", "      b: c", "    # note", ""], 4, 2), (["- - a"], 4, 2), (["- - a"], 2, nil),
      (["title: A"], 0, nil), (["  - a", "  b: c"], 4, nil), (["  - steps:"], 6, nil),
      (["  -  wide: 1\r"], 5, 2), ([], 2, nil),
      // The key has its value already.
      (["  - button: Go", "    then:", "      - log: x"], 4, 2),
    ] as [([String], Int, Int?)])
  func columnOfTheNextItem(_ lines: [String], _ column: Int, _ wanted: Int?) {
    #expect(NewLine.itemColumn(for: column, above: lines.reversed()) == wanted)
  }

  @Test func tabGoesToTheNextEvenColumn() {
    #expect(NewLine.spaces(at: 0) == "  ")
    #expect(NewLine.spaces(at: 3) == " ")
  }
}
