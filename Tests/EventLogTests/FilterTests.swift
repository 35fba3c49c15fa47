import SampleRows
import Testing

@testable import EventLog

/// Which rows a filter keeps.
@Suite struct FilterTests {
  /// The rows that the filters below choose from, by target and words.
  private static let rows = [
    ("confirm", "willPresentAlertView:"),
    ("confirm", "alertView:clickedButtonAtIndex: 1"),
    ("Done", "alertView:clickedButtonAtIndex: 0"),
    ("done", "Title / This is the message"),
    ("screen", "console: \"Straße done\""),
  ]

  /// Patterns as Swift reads them; one that it cannot read is none.
  private static func pattern(_ text: String) -> (@Sendable (String) -> Bool)? {
    guard (try? Regex(text)) != nil else { return nil }
    return { (try? Regex(text).firstMatch(in: $0)) != nil }
  }

  private func filter(_ text: String) -> Filter { Filter(text, pattern: FilterTests.pattern) }

  private func kept(_ text: String) -> [Int] {
    let filter = filter(text)
    return FilterTests.rows.indices.filter {
      filter.keeps(nil, target: FilterTests.rows[$0].0, text: FilterTests.rows[$0].1)
    }
  }

  @Test(
    arguments: [
      // Words are looked for in target and text; all must be there.
      ("", [0, 1, 2, 3, 4]),
      ("   ", [0, 1, 2, 3, 4]),
      ("clicked", [1, 2]),
      ("CLICKED", [1, 2]),
      ("clicked 1", [1]),
      ("  clicked   1  ", [1]),
      ("done", [2, 3, 4]),
      ("done clicked", [2]),
      ("straße", [4]),
      ("nowhere", []),
      // What must not be there.
      ("-clicked", [0, 3, 4]),
      ("-CLICKED -done", [0]),
      ("clicked -0", [1]),
      // Half typed parts keep every row.
      ("-", [0, 1, 2, 3, 4]), ("target:", [0, 1, 2, 3, 4]), ("-target:", [0, 1, 2, 3, 4]),
      // What it is about.
      ("target:done", [2, 3]),
      ("target:DON", [2, 3]),
      ("-target:done", [0, 1, 4]),
      ("target:done clicked", [2]),
      ("target:confirm -clicked", [0]),
      // Patterns, over target and text.
      ("/Index: [01]/", [1, 2]),
      ("/^confirm .*1$/", [1]),
      ("-/^confirm /", [2, 3, 4]),
      ("/this is the/", []),
      ("/This is the/ done", [3]),
      ("/clicked|Present/ -target:done", [0, 1]),
      // A slash alone, or inside a word, is a slash.
      ("/", [3]),
      ("//", []),
      ("Title /", [3]),
      ("This/is", []),
    ])
  func keeps(_ text: String, _ rows: [Int]) {
    #expect(kept(text) == rows)
  }

  @Test func whatCannotBeReadKeepsEverything() {
    #expect(kept("/(/") == [0, 1, 2, 3, 4])
    #expect(filter("/(/").problems == [.pattern("/(/")])
    #expect(filter("/(/").isEmpty)
    #expect(kept("-/(/") == [0, 1, 2, 3, 4])
  }

  @Test func theOtherPartsStillHold() {
    #expect(kept("clicked /[/ /a b(/ 1") == [1])
    #expect(filter("clicked /[/ /a b(/ 1").problems == [.pattern("/[/"), .pattern("/a b(/")])
    #expect(!filter("clicked /[/").isEmpty)
  }

  @Test func whatCanBeReadIsNotBroken() {
    #expect(filter("clicked -x target:y /z w/").problems == [])
    #expect(filter("").isEmpty)
    #expect(!filter("x").isEmpty)
  }
}
