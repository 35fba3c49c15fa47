import DialogModel
import PrototypeFile
import Testing

/// Documents as trees: places, JSON, the forms a text file can have.
@Suite struct LoaderTests {
  private func root(_ source: String) throws -> YAMLNode {
    let document = YAMLDocument(Array(source.utf8))
    #expect(document.problems == [])
    return try #require(document.root)
  }

  @Test func everyPartKnowsItsPlace() throws {
    let root = try root("a: 😀 b\n\"é\": [x,\n  'y z']\nc: |\n  text\n")
    #expect(root.start == Mark(line: 1, column: 1))
    #expect(root["a"]?.start == Mark(line: 1, column: 4))
    #expect(root["a"]?.end == Mark(line: 1, column: 7))
    #expect(root["é"]?.start == Mark(line: 2, column: 6))
    #expect(root["é"]?.end == Mark(line: 3, column: 9))
    #expect(root["é"]?.list?.map(\.start) == [Mark(line: 2, column: 7), Mark(line: 3, column: 3)])
    #expect(root["c"]?.content == .scalar("text\n", .block))
    #expect(root.entries?.map(\.key.start.line) == [1, 2, 4])
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("True", nil), ("yes", nil), ("'true'", nil), ("1", nil),
  ])
  func onlyTwoWordsAreBooleans(_ text: String, _ value: Bool?) throws {
    let root = try root("a: \(text)")
    #expect(root["a"]?.boolean == value)
    #expect(root["a"]?.text?.isEmpty == false)
  }

  @Test(arguments: [
    ("1", 1), ("-1", -1), ("+7", 7), ("007", 7), ("1.0", nil), ("'1'", nil), ("''", nil),
    ("-x", nil),
    ("1:30", nil), ("0x1", nil), ("99999999999999999999", nil),
  ])
  func wholeNumbersAreDecimal(_ text: String, _ value: Int?) throws {
    #expect(try root("[\(text), a]").list?.first?.integer == value)
  }

  @Test func aRequestOfTheWindowIsReadable() throws {
    let root = try root(
      #"""
      {"file": "\/a b/ä.yaml", "document": "rehearsal: 1\ntitle: \"\ud83d\ude00\"\n",
      	"options": {"device": "phone", "n": [1, true, null]}}
      """#)
    #expect(root["file"]?.text == "/a b/ä.yaml")
    #expect(root["document"]?.text == "rehearsal: 1\ntitle: \"😀\"\n")
    #expect(root["options"]?["device"]?.text == "phone")
    #expect(root["options"]?["n"]?.list?.map(\.text) == ["1", "true", "null"])
    #expect(root["other"] == nil)
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "😀"),
    (#""\uD83D\uDE00!""#, "😀!"),
    (#""a\ud83d\ude00\uD834\uDD1Eb""#, "a😀𝄞b"),
    (#""\\\ud83d\ude00""#, "\\😀"),
    (#""\\ud83d\\ude00""#, #"\ud83d\ude00"#),
    (#"'\ud83d\ude00'"#, #"\ud83d\ude00"#),
    (#"C:\uD83d\uDe00"#, #"C:\uD83d\uDe00"#),
    (#""\ud83d\ude00 \ue83d \U0000ac00""#, "😀 \u{E83D} \u{AC00}"),
    ("\"\\ud83d\\ude00 \u{E83D}\u{EE00}\"", "😀 \u{E83D}\u{EE00}"),
    (#""\udbff\udfff""#, "\u{10FFFF}"),
  ])
  func surrogatePairsAreJoinedInDoubleQuotesOnly(_ written: String, _ text: String) throws {
    // The pair keeps every other text, and every column, as it was.
    let root = try root("[\(written), \"\\ud83d\\ude00\", x]")
    #expect(root.list?.first?.text == text)
    #expect(root.list?[1].text == "😀")
    #expect(root.list?.last?.start.column == written.unicodeScalars.count + 20)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndCounts(_ end: String) {
    let lines = ["rehearsal: 1", "title: a", "  ", "strat: x"]
    #expect(
      problems(lines.joined(separator: end))
        == ["4:1: error: unknown key “strat”; did you mean “start”?"])
  }

  @Test func aByteOrderMarkIsNoColumn() {
    #expect(
      problems("\u{FEFF}rehearsl: 1")
        == ["1:1: error: unknown key “rehearsl”; did you mean “rehearsal”?"])
    #expect(problems("\u{FEFF}rehearsal: 1\ntitle: Grüße") == [])
  }

  @Test func aDocumentMayBeJSON() throws {
    let json = #"""
      {"rehearsal": 1, "dialogs": {"a": {"alert": {"title": "\ud83d\ude00", "otherButtons": ["OK"]},
        "delegate": {"without": ["alertViewCancel:"]}}}}
      """#
    let prototype = try #require(PrototypeDocument.load(Array(json.utf8), in: .bare).prototype)
    #expect(prototype.dialogs.first?.alert?.title?.literal == "😀")
  }
}
